/**
 * The greedy turn planner: for every tile it could take and the most promising places for it, it plays the turn to
 * its end with the quick policy, and keeps the turn that leaves the best position.
 */
import { type Action, apply, below, decider, decision, type Game, options, type Stream } from '@great-glen/engine';
import { placePrior, quickChoice } from './policy.ts';
import { evaluate } from './value.ts';
import type { Weights } from './weights.ts';

export interface PlannerSettings {
  readonly weights: Weights;
  /** How many places are tried for each tile. */
  readonly places: number;
  /** Spread of the random error added to each plan's value, in victory points. */
  readonly noise: number;
}

export interface Plan {
  readonly actions: readonly Action[];
  readonly value: number;
}

/** No turn comes near this many steps; the bound only guards against a module that never lets a turn end. */
const MOST_STEPS = 400;

/** Whether this seat still decides within the same turn and nothing hidden has been shown. */
function goesOn(g: Game, seat: number): boolean {
  return g.state.over === 0 && g.state.turn.seat === seat && !g.revealed && decider(g) === seat;
}

/** Plays on until the turn is over, writing down what was done; the last action is the one that ends it. */
function finish(g: Game, seat: number, actions: Action[], weights: Weights): number {
  let value = Number.NaN;
  for (let i = 0; i < MOST_STEPS && goesOn(g, seat); i++) {
    const choices = options(g, seat);
    const choice = quickChoice(g, seat, choices, weights);
    // Ending the turn reveals what is drawn: the value is taken before, where it is the player's own doing.
    if (choice.kind === 'end') value = evaluate(g, seat, weights);
    actions.push(choice);
    apply(g, seat, choice);
  }
  return Number.isNaN(value) ? evaluate(g, seat, weights) : value;
}

/** Quick steps up to the choice of a place, if there is one on the way. */
function reachPlacing(g: Game, seat: number, actions: Action[], weights: Weights): boolean {
  for (let i = 0; i < MOST_STEPS && goesOn(g, seat); i++) {
    const { kind } = decision(g);
    if (kind === 'place') return true;
    if (kind !== 'pay') return false;
    const choice = quickChoice(g, seat, options(g, seat), weights);
    actions.push(choice);
    apply(g, seat, choice);
  }
  return false;
}

function promisingPlaces(g: Game, seat: number, count: number, weights: Weights): Action[] {
  return options(g, seat)
    .flatMap((action) =>
      action.kind === 'place' ? [{ action, rank: placePrior(g, seat, action.x, action.y, weights) }] : [],
    )
    .sort((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ action }) => action);
}

/** A standard normal number, near enough. */
export function gaussian(random: Stream): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below(random, 1_000_000) / 1_000_000;
  return sum - 6;
}

/** The best turn found from a decision of this seat; `g` is a guess at the game and is not changed. */
export function planTurn(g: Game, seat: number, settings: PlannerSettings, random: Stream): Plan {
  const { weights, noise } = settings;
  let best: Plan | undefined;
  const consider = (actions: readonly Action[], value: number): void => {
    const judged = noise === 0 ? value : value + noise * gaussian(random);
    if (best === undefined || judged > best.value) best = { actions, value: judged };
  };
  for (const first of options(g, seat)) {
    if (first.kind === 'sell') continue;
    const start = g.clone();
    start.revealed = false;
    const opening: Action[] = [first];
    apply(start, seat, first);
    if (!reachPlacing(start, seat, opening, weights)) {
      consider(opening, finish(start, seat, opening, weights));
      continue;
    }
    for (const place of promisingPlaces(start, seat, settings.places, weights)) {
      const trial = start.clone();
      const actions = [...opening, place];
      apply(trial, seat, place);
      consider(actions, finish(trial, seat, actions, weights));
    }
  }
  return best ?? { actions: [quickChoice(g, seat, options(g, seat), weights)], value: 0 };
}
