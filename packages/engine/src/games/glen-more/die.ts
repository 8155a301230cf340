/** The die with 2 or 3 players: a piece that takes tiles out of the game (G1-TURN-8). */
import { rollDie } from '../../core/die.ts';
import { type Game, push } from '../../core/game.ts';
import { KIND } from '../../core/kinds.ts';
import { discard, lift, tileOn, travel } from '../../core/rondel.ts';
import type { ExtraPiece } from '../../core/rules.ts';
import { NOTHING } from '../../core/state.ts';

/** The progress of the n-th tile ahead; pieces are not counted. */
function tileAhead(g: Game, piece: number, n: number): number {
  let at = g.state.progress[piece] as number;
  for (let left = n; left > 0; ) if (tileOn(g, ++at) !== NOTHING) left--;
  return at;
}

export const die: ExtraPiece = {
  name: 'die',
  turn(g, piece) {
    const value = rollDie(g);
    g.events?.push({ type: 'rolled', piece: 'die', value });
    const to = tileAhead(g, piece, value);
    travel(g, piece, to);
    discard(g, lift(g, to), to, piece);
    push(g, KIND.refill, NOTHING);
  },
};
