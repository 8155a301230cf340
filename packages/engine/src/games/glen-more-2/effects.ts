/** The effects only Glen More II has: landmark cards, clan markers and what clan fields bring (G2-CLAN-*, G2-MARK-*). */
import { gained } from '../../core/effects.ts';
import { type Game, kindNamed, push } from '../../core/game.ts';
import { KIND } from '../../core/kinds.ts';
import type { Effect, EffectDef } from '../../core/rules.ts';
import { score } from '../../core/score.ts';
import type { Position } from '../../core/state.ts';
import { room, tileAt } from '../../core/territory.ts';
import { activateOneFrame, ask, postFrame, putFrame, rebuildFrame, removeFrame, TYPES } from './choices.ts';
import { askClaim } from './claim.ts';

export const DAVID_HUME = 'david-hume';

/** What `tally` counts; covered tiles count only where the rule says so. */
const TALLIES: Readonly<Record<string, (g: Game, seat: number) => number>> = {
  villages: (g, seat) => g.player(seat).territory.filter((at) => tileAt(g, at).type === 'village').length,
  'manned-tiles': (g, seat) => g.player(seat).territory.filter((at) => at.scotsmen > 0).length,
  'overbuild-tiles': (g, seat) =>
    g
      .player(seat)
      .territory.flatMap((at) => [...at.under, at.tile])
      .filter((tile) => g.rules.tiles[tile]?.overbuild).length,
  'river-tiles': (g, seat) => g.player(seat).territory.filter((at) => (tileAt(g, at).lines & 1) !== 0).length,
  coins: (g, seat) => g.player(seat).coins,
};

/** `villages 3:5 4:8`: 5 points with 3 of them, 8 with 4 or more. */
function tallyPoints(g: Game, seat: number, word: string): number {
  const [what = '', ...steps] = word.split(' ');
  const count = TALLIES[what]?.(g, seat) ?? 0;
  let points = 0;
  for (const step of steps) {
    const [least = 0, worth = 0] = step.split(':').map(Number);
    if (count >= least) points = worth;
  }
  return points;
}

function effect(name: string, apply: (g: Game, seat: number, at: Position, def: EffectDef) => void): Effect {
  return { name, worthwhile: () => undefined, apply };
}

export const effects: readonly Effect[] = [
  effect('landmark', (g, seat, at) => {
    const tile = tileAt(g, at);
    g.player(seat).cards.push(tile.index);
    gained(g, seat, `card:${tile.id}`, 1);
    const f = push(g, kindNamed(g, 'landmark'), seat);
    f.tile = tile.index;
    f.x = at.x;
    f.y = at.y;
  }),
  {
    name: 'clan-marker',
    worthwhile: (g, seat) => (g.player(seat).clanMarkers > 0 ? undefined : 'activate.useless'),
    apply: (g, seat) => askClaim(g, seat),
  },
  effect('joker', (g, seat, at, def) => {
    const count = Math.min(def.n, room(at));
    if (count === 0) return;
    const f = push(g, KIND.chooseGood, seat);
    f.x = at.x;
    f.y = at.y;
    f.n = count;
  }),
  effect('activate', (g, seat, _at, def) => {
    ask(g, activateOneFrame, seat, TYPES.indexOf(def.word as (typeof TYPES)[number]));
  }),
  effect('put', (g, seat, _at, def) => {
    ask(g, putFrame, seat, g.rules.game.goods.indexOf(def.word));
  }),
  effect('post', (g, seat, _at, def) => {
    ask(g, postFrame, seat, def.n);
  }),
  effect('remove', (g, seat, _at, def) => {
    ask(g, removeFrame, seat, def.n).step = 1;
  }),
  effect('may-remove', (g, seat, _at, def) => {
    ask(g, removeFrame, seat, def.n);
  }),
  effect('build-discarded', (g, seat) => {
    ask(g, rebuildFrame, seat);
  }),
  effect('tally', (g, seat, _at, def) => score(g, seat, 'clan', tallyPoints(g, seat, def.word))),
  effect('clan-vp', (g, seat, _at, def) => score(g, seat, 'clan', def.n)),
  effect(DAVID_HUME, (g, seat) => {
    g.player(seat).persons.push(g.rules.tileIndex.get(DAVID_HUME) as number);
    gained(g, seat, `person:${DAVID_HUME}`, 1);
  }),
];
