/** Players anybody can seat: they see a view and nothing else, and answer with the actions of (the rest of) a turn. */
import {
  type Action,
  below,
  decision,
  gameFromView,
  options,
  type Rules,
  type Stream,
  type View,
} from '@great-glen/engine';
import { planTurn } from './planner.ts';
import { quickChoice } from './policy.ts';
import { GREEDY_WEIGHTS, type Weights } from './weights.ts';

export interface Player {
  readonly name: string;
  /**
   * What this player wants to do now: at least one action, legal in the given view. Further ones hold until
   * something is revealed or somebody else decides; whoever plays them checks each against the options.
   */
  think(rules: Rules, seen: View, random: Stream): readonly Action[];
}

const randomPlayer: Player = {
  name: 'random',
  think(rules, seen, random) {
    const all = options(gameFromView(rules, seen, random), seen.viewer);
    return [all[below(random, all.length)] as Action];
  },
};

function weightsFor(rules: Rules): Weights {
  return GREEDY_WEIGHTS[rules.config.game] ?? (GREEDY_WEIGHTS['glen-more-2'] as Weights);
}

/** Frames whose choice decides the turn; everything else is answered at once. */
const TURN_DECISIONS = ['take'];

/** A greedy player; without weights of its own it uses those of the game. */
export function greedy(name: string, places: number, noise: number, own?: Weights): Player {
  return {
    name,
    think(rules, seen, random) {
      const g = gameFromView(rules, seen, random);
      const weights = own ?? weightsFor(rules);
      if (TURN_DECISIONS.includes(decision(g).kind)) {
        return planTurn(g, seen.viewer, { weights, places, noise }, random).actions;
      }
      return [quickChoice(g, seen.viewer, options(g, seen.viewer), weights)];
    },
  };
}

/** From weakest to strongest. */
export const PLAYERS: readonly Player[] = [
  randomPlayer,
  greedy('easy', 1, 6),
  greedy('medium', 3, 2),
  greedy('greedy', 12, 0),
];

export function playerNamed(name: string): Player | undefined {
  return PLAYERS.find((player) => player.name === name);
}
