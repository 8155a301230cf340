/**
 * The tables that the engine's own tests run over: every game at every number of players. A further game comes in by
 * itself; a subset of chronicles worth a test of its own is a row added here.
 */
import { type ConfigWish, compileRules, completeConfig, gameMetas } from '../../src/catalog.ts';
import type { Rules } from '../../src/core/rules.ts';

export interface Config {
  readonly name: string;
  readonly wish: ConfigWish;
}

export const configs: readonly Config[] = gameMetas.flatMap((meta) => {
  const [least, most] = meta.players;
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    name: `${meta.id}, ${least + i} players`,
    wish: { game: meta.id, players: least + i },
  }));
});

export function rulesOf(config: Config): Rules {
  return compileRules(completeConfig(config.wish));
}
