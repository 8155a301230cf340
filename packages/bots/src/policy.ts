/**
 * A quick choice for any decision, without looking far: how a sensible player finishes a turn that has been decided.
 * Kinds of decisions it does not know are judged by the value of the position right after each option.
 */
import { type Action, apply, type Game, type StepDef, tileAt } from '@great-glen/engine';
import { evaluate, stepWorth } from './value.ts';
import type { Weights } from './weights.ts';

const NEVER = -1000;

function stepsAt(g: Game, seat: number, x: number, y: number): readonly StepDef[] {
  const at = g.player(seat).territory.find((p) => p.x === x && p.y === y);
  return at === undefined ? [] : tileAt(g, at).activation;
}

/** Steps that modules add beyond the printed ones are taken to be worth doing. */
const EXTRA_STEP_WORTH = 2;

function activationPrior(g: Game, seat: number, action: Action & { kind: 'activate' }, weights: Weights): number {
  const step = stepsAt(g, seat, action.x, action.y)[(action.step ?? 1) - 1];
  if (step === undefined) return EXTRA_STEP_WORTH;
  // Free things first, so that what they bring can pay for the others.
  return step.pay.length === 0 ? 10 + stepWorth(g, step, weights) : stepWorth(g, step, weights);
}

/** What paying this way costs: plentiful own goods are cheapest, a purchase costs its coins. */
function paymentPrior(g: Game, seat: number, action: Action & { kind: 'pay' }, weights: Weights): number {
  const good = g.rules.game.goods.indexOf(action.unit);
  if (good < 0) return action.unit === 'coin' ? -weights.coin : 0;
  if (action.from === 'market') return -weights.coin * ((g.state.market[good] as number) + 1);
  let owned = 0;
  for (const at of g.player(seat).territory) owned += (at.goods >> (3 * good)) & 7;
  return -weights.good + 0.1 * owned;
}

/** How much would be activated around this square. */
export function placePrior(g: Game, seat: number, x: number, y: number, weights: Weights): number {
  let worth = 0;
  for (const at of g.player(seat).territory) {
    if (Math.abs(at.x - x) > 1 || Math.abs(at.y - y) > 1 || at.activated !== 0) continue;
    let best = 0;
    for (const step of tileAt(g, at).activation) best = Math.max(best, stepWorth(g, step, weights));
    worth += best;
  }
  return worth;
}

/** A rough rank of an option, or undefined where only a trial can tell. */
function prior(g: Game, seat: number, action: Action, weights: Weights): number | undefined {
  switch (action.kind) {
    case 'activate':
      return activationPrior(g, seat, action, weights);
    case 'pay':
      return paymentPrior(g, seat, action, weights);
    case 'place':
      return placePrior(g, seat, action.x, action.y, weights);
    case 'sell':
      return NEVER;
    default:
      return undefined;
  }
}

/** The option after which the position is worth most. */
function bestByTrial(g: Game, seat: number, options: readonly Action[], weights: Weights): Action {
  let best = options[0] as Action;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const trial = g.clone();
    // Ending is judged where it is: what comes after it is not this player's doing.
    if (option.kind !== 'end') apply(trial, seat, option);
    const value = evaluate(trial, seat, weights);
    if (value > bestValue + 1e-9) {
      bestValue = value;
      best = option;
    }
  }
  return best;
}

export function quickChoice(g: Game, seat: number, options: readonly Action[], weights: Weights): Action {
  if (options.length === 1) return options[0] as Action;
  let best: Action | undefined;
  let bestPrior = 0;
  const open: Action[] = [];
  for (const option of options) {
    const rank = prior(g, seat, option, weights);
    if (rank === undefined) open.push(option);
    else if (option.kind !== 'sell' && (best === undefined || rank > bestPrior)) {
      best = option;
      bestPrior = rank;
    }
  }
  const must = open.length === 0;
  if (best !== undefined && (must || bestPrior > 0)) return best;
  if (open.length > 0) return bestByTrial(g, seat, open, weights);
  // Only sales are left: sell what brings most.
  return options.reduce((a, b) => (proceeds(g, b) > proceeds(g, a) ? b : a));
}

function proceeds(g: Game, action: Action): number {
  return action.kind === 'sell' ? (g.state.market[g.rules.game.goods.indexOf(action.good)] as number) : NEVER;
}
