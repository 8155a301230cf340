/** The die in Glen More II: chronicle icons and protected tiles are safe from it, The End is its own (G2-DIE-1 to -3). */
import { rollDie } from '../../core/die.ts';
import { type Game, push } from '../../core/game.ts';
import { KIND } from '../../core/kinds.ts';
import { discard, discardBehind, lift, tileOn, travel } from '../../core/rondel.ts';
import type { ExtraPiece, TileDef } from '../../core/rules.ts';
import { NOTHING } from '../../core/state.ts';

/** Where the die comes to stand; NOTHING if that is on or beyond The End, or there is nothing left to stand on. */
function destination(g: Game, piece: number, value: number): number {
  let tiles = 0;
  for (let at = (g.state.progress[piece] as number) + 1; at < g.state.chainEnd; at++) {
    if (tileOn(g, at) === NOTHING) continue;
    const tile = g.rules.tiles[tileOn(g, at)] as TileDef;
    if (tile.type === 'end') return NOTHING;
    tiles++;
    if (tiles >= value && tile.chronicle === 0 && !g.rules.landings.has(tile.type)) return at;
  }
  return NOTHING;
}

export const die: ExtraPiece = {
  name: 'die',
  turn(g, piece) {
    const value = rollDie(g);
    g.events?.push({ type: 'rolled', piece: 'die', value });
    const to = destination(g, piece, value);
    if (to === NOTHING) {
      g.state.progress[piece] = NOTHING;
      discardBehind(g);
      g.events?.push({ type: 'glen-more-2/die-left' });
    } else {
      travel(g, piece, to);
      discard(g, lift(g, to), to, piece);
    }
    push(g, KIND.refill, NOTHING);
  },
};
