/** The only place that knows which games and chronicles there are. */
import { compileContent, dictionaryOf } from './content/compile.ts';
import type { GameContent } from './content/content.ts';
import { GLEN_MORE } from './content/glen-more.ts';
import { GLEN_MORE_2 } from './content/glen-more-2.ts';
import { glenMore2Spec } from './content/glen-more-2-spec.ts';
import { glenMoreSpec } from './content/glen-more-spec.ts';
import type { ContentPack } from './content/pack/validate.ts';
import type { ContentSource, PartSpec } from './content/spec.ts';
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
  readonly content: GameContent;
  readonly spec: PartSpec;
  module(config: GameConfig, content: GameContent): GameModule;
}

/** A game with its content. A pack's content has passed the game's specification, so it is of the game's own type. */
function entry<C extends GameContent>(
  meta: GameMeta,
  content: C,
  spec: PartSpec,
  module: (config: GameConfig, content: C) => GameModule,
): Entry {
  return { meta, content, spec, module: (config, given) => module(config, given as C) };
}

const GAMES: readonly Entry[] = [
  entry(glenMoreMeta, GLEN_MORE, glenMoreSpec, glenMore),
  entry(glenMore2Meta, GLEN_MORE_2, glenMore2Spec, glenMore2),
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

/** What content packs can be about. */
export const contentSources: readonly ContentSource[] = GAMES.map(({ meta, content, spec, module }) => ({
  game: meta.id,
  name: meta.name,
  base: content,
  spec,
  chronicles: {},
  // The words of cells are the same at every table.
  dictionary: () => dictionaryOf(module(completeConfig({ game: meta.id, players: meta.players[0] }), content), []),
}));

const compiled = new Map<string, Rules>();
/** Enough for any table there is; a stranger's packs must not pile up. */
const MOST_COMPILED = 200;

/**
 * Rules for a complete configuration, with the values of a content pack if one is given that is about this game. They
 * are frozen, so equal tables share one set.
 */
export function compileRules(config: GameConfig, pack?: ContentPack): Rules {
  const packed = pack?.contents.get(config.game);
  const content = packed === undefined ? undefined : pack?.id;
  const key = `${JSON.stringify(config)} ${content?.hash ?? ''}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const entry = GAMES.find((candidate) => candidate.meta.id === config.game);
  if (entry === undefined) throw new ConfigError([`unknown game "${config.game}"`]);
  const values = packed ?? entry.content;
  const game = entry.module(config, values);
  const rules = compileContent({ config, game, chronicles: [], tiles: values.tiles, content });
  if (compiled.size >= MOST_COMPILED) compiled.delete(compiled.keys().next().value ?? '');
  compiled.set(key, rules);
  return rules;
}
