/**
 * The turn: whose it is, choosing a tile, and the stages in between. A turn and a build are lists of stages that the
 * game and the chronicles bring; the frames here only walk through them.
 */
import type { Action } from './actions.ts';
import { pieceId, tileId } from './events.ts';
import { keepsPlace, offerFree, playFree, refuseFree } from './free.ts';
import { type Game, parentOf, pop, push } from './game.ts';
import { KIND } from './kinds.ts';
import { askPayment } from './payment.ts';
import { type Purse, purseOf } from './purse.ts';
import type { Reason } from './reasons.ts';
import { discard, lift, reach, rearPiece, tileOn, travel } from './rondel.ts';
import type { FrameHandler, Stage, TileDef } from './rules.ts';
import { NOTHING } from './state.ts';

// ------------------------------------------------------------------------------------------------ whose turn

function beginTurn(g: Game, piece: number, seat: number): void {
  const turn = g.state.turn;
  turn.seat = seat;
  turn.piece = piece;
  turn.movement = 0;
  turn.used = 0;
  for (const player of g.state.players) for (const at of player.territory) at.activated = 0;
}

/** Frame `round`, at the bottom of the stack: the rear piece moves next, for ever (G1-TURN-1, G2-TURN-1). */
export const roundFrame: FrameHandler = {
  name: 'round',
  deciders: () => 0,
  run(g) {
    const piece = rearPiece(g);
    const players = g.state.players.length;
    const seat = piece < players ? piece : NOTHING;
    beginTurn(g, piece, seat);
    if (seat !== NOTHING) {
      g.events?.push({ type: 'turn', piece, seat });
      push(g, KIND.turn, seat);
      return;
    }
    g.events?.push({ type: 'turn', piece: pieceId(g, piece) });
    g.rules.pieces[piece - players]?.turn(g, piece);
  },
  options: () => undefined,
  apply: () => undefined,
  refusal: () => 'phase',
};

function walkStages(name: string, stagesOf: (g: Game) => readonly Stage[]): FrameHandler {
  return {
    name,
    deciders: () => 0,
    run(g, f) {
      const stage = stagesOf(g)[f.step++];
      if (stage === undefined) pop(g);
      else stage.run(g, f);
    },
    options: () => undefined,
    apply: () => undefined,
    refusal: () => 'phase',
  };
}

/** Frame `turn`: `tile` the tile taken (none when it was only removed), `n` the space it came from. */
export const turnFrame = walkStages('turn', (g) => g.rules.turnStages);

/** Frame `build`: `tile` the tile, `x`, `y` where it was placed. It runs inside a turn, or inside another effect. */
export const buildFrame = walkStages('build', (g) => g.rules.buildStages);

/** Frame `scoring`: `n` the number of the scoring. */
export const scoringFrame = walkStages('scoring', (g) => g.rules.scoringStages);

// ------------------------------------------------------------------------------------------------ choosing a tile

/** Everything that taking this tile costs, in the order it is paid. */
function fullCost(g: Game, seat: number, tile: TileDef, space: number): readonly number[] {
  const modifiers = g.rules.modifiers.takeCost;
  if (modifiers.length === 0) return tile.cost;
  const units = tile.cost.slice();
  for (const modify of modifiers) modify(g, seat, space, units);
  return units;
}

/** Whether some payment leaves a legal place: only Scotsmen that are paid away can spoil one (COST-1, -2). */
function placeAfterPaying(g: Game, seat: number, tile: TileDef): boolean {
  for (let i = 0; i < tile.cost.length; i++) {
    const unit = tile.cost[i] as number;
    const token = g.rules.units[unit]?.token;
    if (token === undefined) continue;
    const out: Action[] = [];
    token.sources(g, seat, tile.index, out);
    if (out.length === 0) return false;
  }
  return true;
}

function takeRefusal(g: Game, seat: number, progress: number, purse: Purse, survey: number): Reason | undefined {
  const tile = g.rules.tiles[tileOn(g, progress)] as TileDef;
  const landing = g.rules.landings.get(tile.type);
  if (landing !== undefined) return landing.refusal(g, seat, progress);
  if (!purse.covers(fullCost(g, seat, tile, progress % g.rules.game.spaces))) return 'take.cost';
  if (!g.rules.game.placing.anywhere(g, seat, tile, survey) || !placeAfterPaying(g, seat, tile)) return 'take.place';
  return undefined;
}

function landsAt(g: Game, progress: number): boolean {
  return g.rules.landings.has((g.rules.tiles[tileOn(g, progress)] as TileDef).type);
}

/** Offers every tile ahead that can be taken, in the order of the chain, so that options read as the table looks. */
function offerTiles(g: Game, seat: number, out: Action[]): void {
  const purse = purseOf(g, seat);
  const survey = g.rules.game.placing.survey(g, seat);
  const spaces = g.rules.game.spaces;
  const from = g.state.progress[g.state.turn.piece] as number;
  let takeable = false;
  let payable = false;
  for (let at = from + 1; at < g.state.chainEnd; at++) {
    if (g.state.rondel[at % spaces] === NOTHING) continue;
    const reason = takeRefusal(g, seat, at, purse, survey);
    if (reason === undefined) out.push({ kind: 'take', space: at % spaces });
    if (reason === 'take.cost' || landsAt(g, at)) continue;
    payable = true;
    if (reason === undefined) takeable = true;
  }
  if (!takeable) offerRemovals(g, payable, out);
}

/** Who can take no tile removes one (G1-TURN-4, G2-TURN-4); where pieces can land does not count as a tile. */
function offerRemovals(g: Game, payable: boolean, out: Action[]): void {
  const rule = g.rules.game.removal(payable);
  if (rule === 'closed' && out.length > 0) return;
  const landings = out.length;
  const from = g.state.progress[g.state.turn.piece] as number;
  for (let at = from + 1; at < g.state.chainEnd; at++) {
    if (tileOn(g, at) === NOTHING || landsAt(g, at)) continue;
    out.push({ kind: 'discard', space: at % g.rules.game.spaces });
  }
  if (rule === 'forced' && out.length > landings) out.splice(0, landings);
}

/** Frame `take`: where the turn's piece goes. A `discard` removes the tile instead of taking it. */
export const takeFrame: FrameHandler = {
  name: 'take',
  deciders: (_g, f) => 1 << f.seat,
  run: () => undefined,

  options(g, _f, seat, out) {
    offerTiles(g, seat, out);
    offerFree(g, seat, out);
  },

  apply(g, f, seat, action) {
    if (action.kind !== 'take' && action.kind !== 'discard') {
      playFree(g, seat, action);
      return;
    }
    const turn = parentOf(g, f);
    const piece = g.state.turn.piece;
    const to = reach(g, piece, action.space);
    pop(g);
    travel(g, piece, to);
    const landing = g.rules.landings.get((g.rules.tiles[tileOn(g, to)] as TileDef).type);
    if (landing !== undefined) {
      landing.land(g, turn, to);
      return;
    }
    const tile = lift(g, to);
    if (action.kind === 'discard') {
      discard(g, tile, to, piece);
      g.rules.game.removedInstead(g, turn);
      return;
    }
    turn.tile = tile;
    turn.n = action.space;
    g.events?.push({ type: 'took', seat, tile: tileId(g, tile), space: action.space });
  },

  refusal(g, _f, seat, action) {
    if (action.kind !== 'take' && action.kind !== 'discard') return refuseFree(g, seat, action);
    const progress = reach(g, g.state.turn.piece, action.space);
    if (progress === NOTHING) return 'take.space';
    if (action.kind === 'discard') return landsAt(g, progress) ? 'take.protected' : 'take.needless';
    const survey = g.rules.game.placing.survey(g, seat);
    // What is legal by itself and yet not offered is barred by the duty to remove a tile (edition v1).
    return takeRefusal(g, seat, progress, purseOf(g, seat), survey) ?? 'take.needless';
  },
};

// ------------------------------------------------------------------------------------------------ core stages

export const takeStage: Stage = {
  at: 100,
  name: 'take',
  run(g, f) {
    push(g, KIND.take, f.seat);
  },
};

export const payStage: Stage = {
  at: 200,
  name: 'pay',
  run(g, f) {
    if (f.tile === NOTHING) return;
    const tile = g.rules.tiles[f.tile] as TileDef;
    const units = fullCost(g, f.seat, tile, f.n);
    if (units.length > 0) askPayment(g, f.seat, units, f.tile);
  },
};

export const buildStage: Stage = {
  at: 300,
  name: 'build',
  run(g, f) {
    if (f.tile !== NOTHING) push(g, KIND.build, f.seat).tile = f.tile;
  },
};

export const refillStage: Stage = {
  at: 900,
  name: 'refill',
  run(g, f) {
    push(g, KIND.refill, f.seat);
  },
};

/** Frame `place`: where the tile of the build goes. */
export const placeFrame: FrameHandler = {
  name: 'place',
  deciders: (_g, f) => 1 << f.seat,
  run: () => undefined,
  options(g, f, seat, out) {
    g.rules.game.placing.options(g, seat, g.rules.tiles[f.tile] as TileDef, out);
    offerFree(g, seat, out, (free, action) => keepsPlace(g, seat, f.tile, free, action));
  },
  apply(g, f, seat, action) {
    if (action.kind !== 'place') {
      playFree(g, seat, action);
      return;
    }
    const build = parentOf(g, f);
    pop(g);
    build.x = action.x;
    build.y = action.y;
    const tile = g.rules.tiles[f.tile] as TileDef;
    const at = g.rules.game.placing.put(g, seat, tile, action.x, action.y);
    g.events?.push({ type: 'placed', seat, tile: tile.id, x: action.x, y: action.y });
    for (const placed of g.rules.reactions.placed) placed(g, seat, at);
  },
  refusal(g, f, seat, action) {
    if (action.kind !== 'place') return refuseFree(g, seat, action, 'free.place');
    const tile = g.rules.tiles[f.tile] as TileDef;
    return g.rules.game.placing.refusal(g, seat, tile, action.x, action.y) ?? 'phase';
  },
};

export const placeStage: Stage = {
  at: 100,
  name: 'place',
  run(g, f) {
    push(g, KIND.place, f.seat).tile = f.tile;
  },
};
