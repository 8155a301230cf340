/** How well a set of weights does against another: paired games, the challenger in every seat. */
import { compileRules, completeConfig } from '@great-glen/engine';
import { playMatch } from '../match.ts';
import { greedy } from '../players.ts';
import type { Weights } from '../weights.ts';

export interface Trial {
  readonly game: string;
  readonly players: readonly number[];
  readonly challenger: Weights;
  readonly champion: Weights;
  readonly games: number;
  readonly seed: string;
}

/** Places tried per tile while tuning: enough to matter, few enough to play many games. */
const PLACES = 4;

/** The margin that counts: more than this much ahead is no better a win. */
const CAP = 25;

/** Mean margin of the challenger over the average of the others, in capped victory points; 0 is as good as they. */
export function runTrial({ game, players, challenger, champion, games, seed }: Trial): number {
  let sum = 0;
  let played = 0;
  const one = greedy('challenger', PLACES, 0, challenger);
  const other = greedy('champion', PLACES, 0, champion);
  for (let i = 0; i < games; i++) {
    const count = players[i % players.length] as number;
    const rules = compileRules(completeConfig({ game, players: count }));
    const seat = Math.floor(i / players.length) % count;
    const seated = Array.from({ length: count }, (_, s) => (s === seat ? one : other));
    const { scores } = playMatch({ rules, players: seated, seed: `${seed}:${i}` });
    const own = scores[seat] as number;
    const others = (scores.reduce((total, score) => total + score, 0) - own) / (count - 1);
    sum += Math.max(-CAP, Math.min(CAP, own - others));
    played++;
  }
  return sum / played;
}
