/** The effects both games share. A module adds its own by name; tiles, cards and fields name them in their data. */
import { type Game, pop, push } from './game.ts';
import { GOOD_KINDS } from './goods.ts';
import { KIND } from './kinds.ts';
import type { Effect, FrameHandler } from './rules.ts';
import { score } from './score.ts';
import { type Frame, NOTHING, type Position } from './state.ts';
import { addGood, positionAt, room } from './territory.ts';

export function gained(g: Game, seat: number, what: string, n: number, at?: Position): void {
  g.events?.push(
    at === undefined ? { type: 'gained', seat, what, n } : { type: 'gained', seat, what, n, at: [at.x, at.y] },
  );
}

/** Puts one good on a tile if there is room; the excess is lost (G1-ACT-2, G2-ACT-2). */
export function produce(g: Game, seat: number, at: Position, good: number): void {
  if (room(at) === 0) return;
  store(g, seat, at, good);
  for (const produced of g.rules.reactions.produced) produced(g, seat, at, good);
}

/** Puts one good on a tile that has room, without having produced it. */
export function store(g: Game, seat: number, at: Position, good: number): void {
  addGood(at, good);
  gained(g, seat, g.rules.game.goods[good] as string, 1, at);
}

/** Asks for `n` goods of the player's choice, produced by this tile. */
export function askGoods(g: Game, seat: number, at: Position, n: number): void {
  const count = Math.min(n, room(at));
  if (count === 0) return;
  const f = push(g, KIND.chooseGood, seat);
  f.x = at.x;
  f.y = at.y;
  f.n = count;
  f.tile = at.tile;
}

/** How many goods of this kind and the later ones there are to choose. */
function leftFrom(f: Frame, good: number): number {
  if (f.list.length === 0) return f.n;
  let left = 0;
  for (let i = good; i < f.list.length; i++) left += f.list[i] as number;
  return left;
}

/**
 * Frame `chooseGood`: `n` more goods onto (`x`, `y`). Several are chosen in ascending order, from `step` on, so that
 * equal choices are one. `list`, if not empty, says how many there are of each good; `tile` is the one that produces
 * them, if any does.
 */
export const chooseGoodFrame: FrameHandler = {
  name: 'choose',
  // A tile that removed itself before has no place for goods any more: they are lost.
  deciders: (g, f) => (f.n > 0 && positionAt(g.player(f.seat), f.x, f.y) !== undefined ? 1 << f.seat : 0),
  run: (g) => pop(g),
  options(g, f, _seat, out) {
    for (let good = f.step; good < GOOD_KINDS; good++) {
      if (leftFrom(f, good) < f.n || f.list[good] === 0) continue;
      out.push({ kind: 'choose', what: 'good', value: g.rules.game.goods[good] as string });
    }
  },
  apply(g, f, seat, action) {
    if (action.kind !== 'choose') return;
    const good = g.rules.game.goods.indexOf(String(action.value));
    f.step = good;
    f.n--;
    if (f.list.length > 0) f.list[good] = (f.list[good] as number) - 1;
    const at = positionAt(g.player(seat), f.x, f.y) as Position;
    if (f.tile === NOTHING) store(g, seat, at, good);
    else produce(g, seat, at, good);
  },
  refusal: (_g, _f, _seat, action) => (action.kind === 'choose' ? 'choose.value' : 'phase'),
};

/** A Scotsman from the supply onto a tile; without a supply nothing (G2-ONCE-2). Unlimited in 2010 (G1-SETUP-5). */
export function enlist(g: Game, seat: number, at: Position): void {
  const player = g.player(seat);
  if (player.supply === 0) return;
  if (player.supply > 0) player.supply--;
  at.scotsmen++;
  gained(g, seat, 'scotsman', 1, at);
  for (const entered of g.rules.reactions.figureEntered) entered(g, seat, at);
}

export const coreEffects: readonly Effect[] = [
  {
    name: 'produce',
    form: { only: [] },
    worthwhile: (_g, _seat, at) => (room(at) > 0 ? undefined : 'activate.full'),
    apply(g, seat, at, def) {
      for (let i = 0; i < def.n; i++) for (const good of def.goods) produce(g, seat, at, good);
    },
  },
  {
    name: 'produce-any',
    form: { only: [] },
    worthwhile: (_g, _seat, at) => (room(at) > 0 ? undefined : 'activate.full'),
    apply: (g, seat, at, def) => askGoods(g, seat, at, def.n),
  },
  {
    name: 'whisky',
    worthwhile: () => undefined,
    apply(g, seat, _at, def) {
      g.player(seat).whisky += def.n;
      gained(g, seat, 'whisky', def.n);
    },
  },
  {
    name: 'coin',
    worthwhile: () => undefined,
    apply(g, seat, _at, def) {
      g.player(seat).coins += def.n;
      gained(g, seat, 'coin', def.n);
    },
  },
  {
    name: 'scotsman',
    worthwhile: (g, seat) => (g.player(seat).supply === 0 ? 'activate.useless' : undefined),
    apply(g, seat, at, def) {
      for (let i = 0; i < def.n; i++) enlist(g, seat, at);
    },
  },
  {
    name: 'movement',
    worthwhile: () => undefined,
    apply(g, seat, _at, def) {
      g.state.turn.movement += def.n;
      gained(g, seat, 'movement', def.n);
    },
  },
  {
    // Points that a tile pays for nothing; those of an exchange are booked apart.
    name: 'vp',
    worthwhile: () => undefined,
    apply: (g, seat, _at, def) => score(g, seat, 'tile', def.n),
  },
  {
    name: 'exchange-vp',
    form: { only: [] },
    worthwhile: () => undefined,
    apply: (g, seat, _at, def) => score(g, seat, 'exchange', def.n),
  },
];
