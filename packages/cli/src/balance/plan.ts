/** Which games a report plays. Each is fixed by its number alone, so any thread may play it. */
import { type Player, playerNamed } from '@great-glen/bots';
import { type ConfigWish, type ContentPack, compileRules, completeConfig, type Rules } from '@great-glen/engine';
import { type GameRecord, observeGame } from './observe.ts';

export interface Plan {
  readonly wish: Omit<ConfigWish, 'players'>;
  /** The numbers of players, taken in turn. */
  readonly counts: readonly number[];
  readonly games: number;
  readonly player: string;
  readonly seed: string;
  /** The content pack whose values are tried; left out for our own. */
  readonly pack?: ContentPack;
}

export function rulesFor(plan: Plan, players: number): Rules {
  return compileRules(completeConfig({ ...plan.wish, players }), plan.pack);
}

export function playersOf(plan: Plan, index: number): number {
  return plan.counts[index % plan.counts.length] as number;
}

export function playNumber(plan: Plan, index: number): GameRecord {
  const players = playersOf(plan, index);
  const player = playerNamed(plan.player) as Player;
  return observeGame({
    rules: rulesFor(plan, players),
    players: new Array<Player>(players).fill(player),
    seed: `${plan.seed}/${index}`,
  });
}
