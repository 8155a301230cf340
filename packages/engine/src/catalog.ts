/** The only place that knows which games and chronicles there are. */
import { GLEN_MORE_TILES } from './content/glen-more.ts';
import { GLEN_MORE_2_TILES } from './content/glen-more-2.ts';
import { readEffects, readTile } from './content/grammar.ts';
import type { TileRow } from './content/rows.ts';
import { compile, vocabulary } from './core/compile.ts';
import type { GameMeta } from './core/meta.ts';
import type { GameConfig, GameModule, Options, Rules } from './core/rules.ts';
import { glenMore } from './games/glen-more/game.ts';
import { glenMoreMeta } from './games/glen-more/meta.ts';
import { glenMore2 } from './games/glen-more-2/game.ts';
import { glenMore2Meta } from './games/glen-more-2/meta.ts';

/** Bumped by every change that alters what is legal or what it brings; games carry it in their header. */
export const RULES_VERSION = 1;

interface Entry {
  readonly meta: GameMeta;
  readonly module: (config: GameConfig) => GameModule;
  readonly tiles: readonly TileRow[];
}

const GAMES: readonly Entry[] = [
  { meta: glenMoreMeta, module: glenMore, tiles: GLEN_MORE_TILES },
  { meta: glenMore2Meta, module: glenMore2, tiles: GLEN_MORE_2_TILES },
];

export const gameMetas: readonly GameMeta[] = GAMES.map((entry) => entry.meta);

/** A wish for a game that cannot be met; `problems` says why, one sentence each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export interface ConfigWish {
  readonly game: string;
  readonly players: number;
  readonly chronicles?: readonly number[];
  readonly options?: Options;
}

function optionProblems(meta: GameMeta, options: Options, players: number): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const option = meta.options.find((candidate) => candidate.name === name);
    if (option === undefined) {
      return [`option "${name}" does not exist for ${meta.id}; known: ${meta.options.map((o) => o.name).join(', ')}`];
    }
    const tooHigh = option.isSeat === true && typeof value === 'number' && value >= players;
    if (option.values.includes(value) && !tooHigh) return [];
    return [`option "${name}" cannot be ${JSON.stringify(value)}`];
  });
}

/** The wish with every option filled in; throws `ConfigError` naming each mistake. */
export function completeConfig(wish: ConfigWish): GameConfig {
  const entry = GAMES.find((candidate) => candidate.meta.id === wish.game);
  if (entry === undefined) {
    throw new ConfigError([`unknown game "${wish.game}"; known: ${gameMetas.map((meta) => meta.id).join(', ')}`]);
  }
  const { meta } = entry;
  const [least, most] = meta.players;
  const problems: string[] = [];
  if (!Number.isInteger(wish.players) || wish.players < least || wish.players > most) {
    problems.push(`${meta.id} is for ${least} to ${most} players, not ${wish.players}`);
  }
  for (const chronicle of wish.chronicles ?? [])
    problems.push(`chronicle ${chronicle} cannot be played with ${meta.id}`);
  problems.push(...optionProblems(meta, wish.options ?? {}, wish.players));
  if (problems.length > 0) throw new ConfigError(problems);
  const defaults = Object.fromEntries(meta.options.map((option) => [option.name, option.default]));
  return { game: meta.id, players: wish.players, chronicles: [], options: { ...defaults, ...wish.options } };
}

const compiled = new Map<string, Rules>();

/** Rules for a complete configuration. They are frozen, so equal tables share one set. */
export function compileRules(config: GameConfig): Rules {
  const key = JSON.stringify(config);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const entry = GAMES.find((candidate) => candidate.meta.id === config.game);
  if (entry === undefined) throw new ConfigError([`unknown game "${config.game}"`]);
  const game = entry.module(config);
  const lines = game.lines.map((line) => line.name);
  const words = { goods: game.goods, ...vocabulary(game, []), lines };
  const tiles = entry.tiles.map((row, index) => readTile(row, index, words));
  const cells = Object.entries(game.effectCells ?? {});
  const effectLists = new Map(cells.map(([name, cell]) => [name, readEffects(cell, words)]));
  const rules = compile(config, game, [], Object.freeze(tiles), effectLists);
  compiled.set(key, rules);
  return rules;
}
