/** Frames for the choices that clan fields and landmarks ask for. All name places as `[x, y]`. */
import { END, type Place } from '../../core/actions.ts';
import { activateTile, offerTile, stepRefusal, stepsOf } from '../../core/activation.ts';
import { enlist, gained, store } from '../../core/effects.ts';
import { offerFree, playFree, refuseFree } from '../../core/free.ts';
import { type Game, kindNamed, pop, push } from '../../core/game.ts';
import { KIND } from '../../core/kinds.ts';
import { purseOf } from '../../core/purse.ts';
import type { Reason } from '../../core/reasons.ts';
import type { FrameHandler, StepDef, TileDef } from '../../core/rules.ts';
import type { Frame, Position } from '../../core/state.ts';
import { positionAt, room, tileAt } from '../../core/territory.ts';
import { removalRefusal, removePosition } from './territory.ts';

function chosenPlace(g: Game, seat: number, value: Place | string | number): Position | undefined {
  return typeof value === 'object' ? positionAt(g.player(seat), value[0], value[1]) : undefined;
}

/** Frame `put`: the good `n` onto any own tile with room; lost where there is none (G2-CLAN-4). */
export const putFrame: FrameHandler = {
  name: 'put',
  deciders: (g, f) => (g.player(f.seat).territory.some((at) => room(at) > 0) ? 1 << f.seat : 0),
  run: (g) => pop(g),
  options(g, f, seat, out) {
    const what = g.rules.game.goods[f.n] as string;
    for (const at of g.player(seat).territory) {
      if (room(at) > 0) out.push({ kind: 'choose', what, value: [at.x, at.y] });
    }
    offerFree(g, seat, out);
  },
  apply(g, f, seat, action) {
    if (action.kind !== 'choose') {
      playFree(g, seat, action);
      return;
    }
    pop(g);
    store(g, seat, chosenPlace(g, seat, action.value) as Position, f.n);
  },
  refusal: (g, _f, seat, action) => (action.kind === 'choose' ? 'glen-more-2/put-room' : refuseFree(g, seat, action)),
};

/**
 * Frame `post`: `n` Scotsmen from the supply onto any own tiles. Several go in the order the territory was built,
 * from position `step` on, so that equal choices are one.
 */
export const postFrame: FrameHandler = {
  name: 'post',
  deciders: (g, f) => (f.n > 0 && g.player(f.seat).supply !== 0 ? 1 << f.seat : 0),
  run: (g) => pop(g),
  options(g, f, seat, out) {
    for (const at of g.player(seat).territory.slice(f.step)) {
      out.push({ kind: 'choose', what: 'scotsman', value: [at.x, at.y] });
    }
    offerFree(g, seat, out);
  },
  apply(g, f, seat, action) {
    if (action.kind !== 'choose') {
      playFree(g, seat, action);
      return;
    }
    const at = chosenPlace(g, seat, action.value) as Position;
    f.step = g.player(seat).territory.indexOf(at);
    f.n--;
    enlist(g, seat, at);
  },
  refusal: (g, _f, seat, action) => (action.kind === 'choose' ? 'glen-more-2/post' : refuseFree(g, seat, action)),
};

function removable(g: Game, seat: number): Position[] {
  return g.player(seat).territory.filter((at) => removalRefusal(g, seat, at) === undefined);
}

/** Frame `remove`: up to `n` own tiles out of the game (G2-REMOVE-1); `step` 1 where it must be done (MacMillan). */
export const removeFrame: FrameHandler = {
  name: 'remove',
  deciders: (g, f) => (f.n > 0 && removable(g, f.seat).length > 0 ? 1 << f.seat : 0),
  run: (g) => pop(g),
  options(g, f, seat, out) {
    for (const at of removable(g, seat)) out.push({ kind: 'choose', what: 'remove', value: [at.x, at.y] });
    if (f.step === 0) out.push(END);
    offerFree(g, seat, out);
  },
  apply(g, f, seat, action) {
    if (action.kind === 'end') pop(g);
    else if (action.kind !== 'choose') playFree(g, seat, action);
    else {
      f.n--;
      removePosition(g, seat, chosenPlace(g, seat, action.value) as Position);
    }
  },
  refusal(g, _f, seat, action) {
    if (action.kind === 'end') return 'glen-more-2/remove-due';
    if (action.kind !== 'choose') return refuseFree(g, seat, action);
    return removalRefusal(g, seat, chosenPlace(g, seat, action.value)) ?? 'choose.value';
  },
};

/** The types a clan may activate, as frames name them. */
export const TYPES = ['material', 'animal', 'trade', 'whisky'] as const;

/** Frame `activate-one`: one tile of type `n`, anywhere, without its neighbours (G2-CLAN-6). */
export const activateOneFrame: FrameHandler = {
  name: 'activate-one',
  deciders: (_g, f) => (f.step === 0 ? 1 << f.seat : 0),
  run: (g) => pop(g),
  options(g, f, seat, out) {
    const purse = purseOf(g, seat);
    for (const at of g.player(seat).territory) {
      if (at.activated === 0 && tileAt(g, at).type === TYPES[f.n]) offerTile(g, seat, at, purse, out);
    }
    out.push(END);
    offerFree(g, seat, out);
  },
  apply(g, f, seat, action) {
    if (action.kind === 'end') pop(g);
    else if (action.kind !== 'activate') playFree(g, seat, action);
    else {
      f.step = 1;
      const at = positionAt(g.player(seat), action.x, action.y) as Position;
      activateTile(g, seat, at, (action.step ?? 1) - 1);
    }
  },
  refusal(g, f, seat, action) {
    if (action.kind !== 'activate') return refuseFree(g, seat, action);
    const at = positionAt(g.player(seat), action.x, action.y);
    if (at === undefined) return 'activate.none';
    return tileAt(g, at).type === TYPES[f.n] ? tileRefusal(g, seat, at, action.step) : 'glen-more-2/type';
  },
};

function tileRefusal(g: Game, seat: number, at: Position, step: number | undefined): Reason {
  if (at.activated !== 0) return 'activate.twice';
  const wanted: StepDef | undefined = stepsOf(g, seat, tileAt(g, at))[(step ?? 1) - 1];
  return wanted === undefined
    ? 'activate.step'
    : (stepRefusal(g, seat, at, wanted, purseOf(g, seat)) ?? 'activate.step');
}

/** Tiles of the discard pile that could be built now (G2-CLAN-5). */
function rebuildable(g: Game, seat: number): TileDef[] {
  const { placing } = g.rules.game;
  const survey = placing.survey(g, seat);
  return g.state.discard
    .map((tile) => g.rules.tiles[tile] as TileDef)
    .filter((tile) => !g.rules.landings.has(tile.type) && placing.anywhere(g, seat, tile, survey));
}

/** Frame `rebuild`: a tile of the discard pile, built without its cost inside whatever is going on (Munro). */
export const rebuildFrame: FrameHandler = {
  name: 'rebuild',
  deciders: (g, f) => (rebuildable(g, f.seat).length > 0 ? 1 << f.seat : 0),
  run: (g) => pop(g),
  options(g, _f, seat, out) {
    for (const tile of rebuildable(g, seat)) out.push({ kind: 'choose', what: 'tile', value: tile.id });
    offerFree(g, seat, out);
  },
  apply(g, _f, seat, action) {
    if (action.kind !== 'choose') {
      playFree(g, seat, action);
      return;
    }
    pop(g);
    const tile = g.rules.tileIndex.get(String(action.value)) as number;
    g.state.discard.splice(g.state.discard.indexOf(tile), 1);
    push(g, KIND.build, seat).tile = tile;
    g.events?.push({ type: 'glen-more-2/rebuilt', seat, tile: String(action.value) });
  },
  refusal: (g, _f, seat, action) => (action.kind === 'choose' ? 'glen-more-2/rebuild' : refuseFree(g, seat, action)),
};

/** Frame `consolation`: 1 coin or 1 movement point for who could take no tile (G2-TURN-4). */
export const consolationFrame: FrameHandler = {
  name: 'consolation',
  deciders: (_g, f) => 1 << f.seat,
  run: () => undefined,
  options(_g, _f, _seat, out) {
    for (const value of ['coin', 'movement']) out.push({ kind: 'choose', what: 'consolation', value });
  },
  apply(g, _f, seat, action) {
    if (action.kind !== 'choose') return;
    pop(g);
    if (action.value === 'coin') g.player(seat).coins++;
    else g.state.turn.movement++;
    gained(g, seat, String(action.value), 1);
  },
  refusal: (_g, _f, _seat, action) => (action.kind === 'choose' ? 'glen-more-2/consolation' : 'phase'),
};

export function ask(g: Game, frame: FrameHandler, seat: number, n = 0): Frame {
  const f = push(g, kindNamed(g, frame.name), seat);
  f.n = n;
  return f;
}
