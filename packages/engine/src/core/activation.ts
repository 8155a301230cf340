/**
 * Activating tiles and what they bring (G1-ACT-*, G2-ACT-*). A tile's activation is data: steps, each with a price and
 * gains; effects by name do the work.
 */
import { type Action, END } from './actions.ts';
import { offerFree, playFree, refuseFree } from './free.ts';
import { type Game, pop, push } from './game.ts';
import { KIND } from './kinds.ts';
import { askPayment } from './payment.ts';
import { type Purse, purseOf } from './purse.ts';
import type { Reason } from './reasons.ts';
import type { Effect, EffectDef, FrameHandler, StepDef, TileDef } from './rules.ts';
import { type Frame, NOTHING, newPosition, type Position } from './state.ts';
import { positionAt, tileAt, touches } from './territory.ts';

/** How far an activation reaches; kept in `n` of the frame. */
export const SCOPE = { neighbours: 0, all: 1, none: 2 } as const;

/** A right to activate one further tile anywhere, once a turn (Loch Ness). Bit of `turn.used`. */
const EXTRA_ACTIVATION = 1;

/** The ways to use a tile: what is printed, and what modules add for this player. */
export function stepsOf(g: Game, seat: number, tile: TileDef): readonly StepDef[] {
  let steps = tile.activation;
  for (const modify of g.rules.modifiers.activationSteps) steps = modify(g, seat, tile, steps);
  return steps;
}

function substitutesFor(g: Game, seat: number, tile: TileDef): number {
  let count = 0;
  for (const substitutes of g.rules.modifiers.substitutes) count += substitutes(g, seat, tile);
  return count;
}

export function stepRefusal(g: Game, seat: number, at: Position, step: StepDef, purse: Purse): Reason | undefined {
  if (!purse.coversWith(step.pay, substitutesFor(g, seat, tileAt(g, at)))) return 'activate.cost';
  let useless: Reason = 'activate.useless';
  for (const def of step.gains) {
    const reason = (g.rules.effects[def.effect] as Effect).worthwhile(g, seat, at, def);
    if (reason === undefined) return undefined;
    useless = reason;
  }
  return useless;
}

/** The options for one tile: one for each step that can be paid and would do something. */
export function offerTile(g: Game, seat: number, at: Position, purse: Purse, out: Action[]): void {
  const steps = stepsOf(g, seat, tileAt(g, at));
  for (let i = 0; i < steps.length; i++) {
    if (stepRefusal(g, seat, at, steps[i] as StepDef, purse) !== undefined) continue;
    out.push(steps.length === 1 ? { kind: 'activate', x: at.x, y: at.y } : activateStep(at, i + 1));
  }
}

function activateStep(at: Position, step: number): Action {
  return { kind: 'activate', x: at.x, y: at.y, step };
}

/** Marks the tile as used for this turn and resolves the step: price first, then its gains. */
export function activateTile(g: Game, seat: number, at: Position, step: number): void {
  at.activated = 1;
  const tile = tileAt(g, at);
  g.events?.push({ type: 'activated', seat, tile: tile.id, x: at.x, y: at.y });
  const f = push(g, KIND.resolve, seat);
  f.tile = at.tile;
  f.x = at.x;
  f.y = at.y;
  f.n = step;
  for (const activated of g.rules.reactions.activated) activated(g, seat, at);
}

/**
 * Frame `resolve`: one step of an activation on its way. `tile` and `x`, `y` say whose, `n` which step of it; frame
 * `step` 0 asks for the payment, then each effect has its turn.
 */
export const resolveFrame: FrameHandler = {
  name: 'resolve',
  deciders: () => 0,
  run(g, f) {
    const tile = g.rules.tiles[f.tile] as TileDef;
    const step = stepsOf(g, f.seat, tile)[f.n] as StepDef;
    const i = f.step++;
    if (i === 0) {
      if (step.pay.length > 0) askPayment(g, f.seat, step.pay, NOTHING, substitutesFor(g, f.seat, tile));
      return;
    }
    const def = step.gains[i - 1];
    if (def === undefined) pop(g);
    else applyEffect(g, f.seat, placeOfFrame(g, f), def);
  },
  options: () => undefined,
  apply: () => undefined,
  refusal: () => 'phase',
};

/** Where a frame's tile lies; a place of its own, where goods are lost, if an effect has removed it meanwhile. */
function placeOfFrame(g: Game, f: Frame): Position {
  return positionAt(g.player(f.seat), f.x, f.y) ?? newPosition(f.x, f.y, f.tile);
}

export function applyEffect(g: Game, seat: number, at: Position, def: EffectDef): void {
  (g.rules.effects[def.effect] as Effect).apply(g, seat, at, def);
}

function inScope(f: Frame, at: Position): boolean {
  return f.n === SCOPE.all || (f.n === SCOPE.neighbours && touches(at, f.x, f.y));
}

/** Whether one tile out of reach may still be used this turn; not where everything is in reach anyway (G1-CARD-OICH). */
function farther(g: Game, f: Frame): boolean {
  const unused = (g.state.turn.used & EXTRA_ACTIVATION) === 0;
  return unused && f.n !== SCOPE.all && g.rules.game.extraActivation(g, f.seat);
}

/** Frame `activate`: which tiles may be used around (`x`, `y`); `n` is the scope. */
export const activateFrame: FrameHandler = {
  name: 'activate',
  deciders: (_g, f) => 1 << f.seat,
  run: () => undefined,

  options(g, f, seat, out) {
    const everywhere = farther(g, f);
    const purse = purseOf(g, seat);
    for (const at of g.player(seat).territory) {
      if (at.activated === 0 && (everywhere || inScope(f, at))) offerTile(g, seat, at, purse, out);
    }
    out.push(END);
    offerFree(g, seat, out);
  },

  apply(g, f, seat, action) {
    if (action.kind === 'end') {
      pop(g);
      return;
    }
    if (action.kind !== 'activate') {
      playFree(g, seat, action);
      return;
    }
    const at = positionAt(g.player(seat), action.x, action.y) as Position;
    if (!inScope(f, at)) g.state.turn.used |= EXTRA_ACTIVATION;
    activateTile(g, seat, at, (action.step ?? 1) - 1);
  },

  refusal(g, f, seat, action) {
    if (action.kind !== 'activate') return refuseFree(g, seat, action);
    const at = positionAt(g.player(seat), action.x, action.y);
    if (at === undefined) return 'activate.none';
    const steps = stepsOf(g, seat, tileAt(g, at));
    if (steps.length === 0) return 'activate.useless';
    if (at.activated !== 0) return 'activate.twice';
    if (!inScope(f, at) && !farther(g, f)) return 'activate.far';
    const step = steps[(action.step ?? 1) - 1];
    if (step === undefined || (action.step === undefined) !== (steps.length === 1)) return 'activate.step';
    return stepRefusal(g, seat, at, step, purseOf(g, seat)) ?? 'phase';
  },
};

export function askActivation(g: Game, build: Frame, scope: number): void {
  const frame = push(g, KIND.activate, build.seat);
  frame.x = build.x;
  frame.y = build.y;
  frame.n = scope;
}
