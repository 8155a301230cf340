/** The effects only Glen More II has: landmark cards, clan markers and what clan fields bring (G2-CLAN-*, G2-MARK-*). */
import { gained } from '../../core/effects.ts';
import { type Game, kindNamed, push } from '../../core/game.ts';
import { KIND } from '../../core/kinds.ts';
import type { CellForm, Effect, EffectDef } from '../../core/rules.ts';
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

const TALLY_STEP = /^(\d{1,2}):(\d{1,2})$/;

/** What is wrong with the words after `tally`. */
function tallyProblem(word: string): string | undefined {
  const [what = '', ...steps] = word.split(' ');
  if (!Object.hasOwn(TALLIES, what)) return `it counts ${Object.keys(TALLIES).join(', ')}, not "${what}"`;
  if (steps.length === 0) return 'it needs steps like 3:5 (with 3 of them 5 VP)';
  const odd = steps.find((step) => !TALLY_STEP.test(step));
  if (odd !== undefined) return `"${odd}" is no step like 3:5 (with 3 of them 5 VP)`;
  const least = steps.map((step) => Number(step.split(':')[0]));
  return least.every((n, i) => i === 0 || n > (least[i - 1] as number)) ? undefined : 'its steps have to rise';
}

function oneOf(known: readonly string[]): (word: string) => string | undefined {
  return (word) => (known.includes(word) ? undefined : `it needs one of ${known.join(', ')}`);
}

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

type Apply = (g: Game, seat: number, at: Position, def: EffectDef) => void;

function effect(name: string, apply: Apply, form: CellForm = {}): Effect {
  return { name, form, worthwhile: () => undefined, apply };
}

const ONCE: CellForm = { most: 1 };

export const effects: readonly Effect[] = [
  effect(
    'landmark',
    (g, seat, at) => {
      const tile = tileAt(g, at);
      g.player(seat).cards.push(tile.index);
      gained(g, seat, `card:${tile.id}`, 1);
      const f = push(g, kindNamed(g, 'landmark'), seat);
      f.tile = tile.index;
      f.x = at.x;
      f.y = at.y;
    },
    { most: 1, only: ['once'] },
  ),
  {
    name: 'clan-marker',
    form: ONCE,
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
  effect(
    'activate',
    (g, seat, _at, def) => {
      ask(g, activateOneFrame, seat, TYPES.indexOf(def.word as (typeof TYPES)[number]));
    },
    { most: 1, word: oneOf(TYPES) },
  ),
  effect(
    'put',
    (g, seat, _at, def) => {
      ask(g, putFrame, seat, g.rules.game.goods.indexOf(def.word));
    },
    { most: 1, word: (word, goods) => oneOf(goods)(word) },
  ),
  effect('post', (g, seat, _at, def) => {
    ask(g, postFrame, seat, def.n);
  }),
  effect('remove', (g, seat, _at, def) => {
    ask(g, removeFrame, seat, def.n).step = 1;
  }),
  effect('may-remove', (g, seat, _at, def) => {
    ask(g, removeFrame, seat, def.n);
  }),
  effect(
    'build-discarded',
    (g, seat) => {
      ask(g, rebuildFrame, seat);
    },
    ONCE,
  ),
  effect('tally', (g, seat, _at, def) => score(g, seat, 'clan', tallyPoints(g, seat, def.word)), {
    most: 1,
    word: tallyProblem,
  }),
  effect('clan-vp', (g, seat, _at, def) => score(g, seat, 'clan', def.n)),
  effect(
    DAVID_HUME,
    (g, seat) => {
      g.player(seat).persons.push(g.rules.tileIndex.get(DAVID_HUME) as number);
      gained(g, seat, `person:${DAVID_HUME}`, 1);
    },
    { most: 1, only: ['clan'] },
  ),
];
