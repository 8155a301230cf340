/** What the commands share in reading their arguments. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ConfigWish, gameMetas } from '@great-glen/engine';

/** A mistake in how the command was called; it ends with exit code 2. */
export class UsageError extends Error {}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows the command's name, and then everything about it. */
  readonly usage: string;
  readonly help: string;
  run(args: string[]): Promise<number> | number;
}

export interface ArgSpec {
  readonly [name: string]: { readonly type: 'string' | 'boolean'; readonly multiple?: boolean };
}

export class Args {
  readonly positionals: readonly string[];
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(args: string[], spec: ArgSpec, positionals: 'files' | 'none' = 'none') {
    try {
      const read = parseArgs({ args, options: spec, allowPositionals: positionals === 'files', strict: true });
      this.values = read.values;
      this.positionals = read.positionals;
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  texts(name: string): string[] {
    const value = this.values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  whole(name: string, least: number, most: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const n = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (n >= least && n <= most) return n;
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not "${value}"`);
  }
}

/** The arguments that say what is played. */
export const TABLE_ARGS: ArgSpec = {
  game: { type: 'string' },
  players: { type: 'string' },
  chronicles: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  pack: { type: 'string' },
};

export function tableHelp(): string {
  const games = gameMetas.flatMap((meta) => [
    `      ${meta.id}: ${meta.name} (${meta.year}), ${meta.players.join(' to ')} players; options:`,
    ...meta.options.map((o) => `        ${o.name}=${o.values.join('|')} (${o.default})`),
  ]);
  return [
    '  --game ID            which game; known:',
    ...games,
    '  --players N          how many play',
    '  --chronicles 1,2     which chronicles are joined',
    '  --option NAME=VALUE  a table option; may be given several times',
    '  --seed TEXT          the same seed gives the same game; by default a fresh one',
    '  --pack FILE          a content pack (docs/content-packs.md), or "none"; by default the one in use',
  ].join('\n');
}

function optionValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

function readOptions(pairs: readonly string[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new UsageError(`--option takes NAME=VALUE, not "${pair}"`);
      return [pair.slice(0, at), optionValue(pair.slice(at + 1))];
    }),
  );
}

function readNumbers(list: string | undefined): number[] {
  if (list === undefined || list === '') return [];
  return list.split(',').map((entry) => {
    if (!/^\d{1,2}$/.test(entry)) throw new UsageError(`--chronicles takes numbers with commas, not "${list}"`);
    return Number(entry);
  });
}

export function leastPlayers(game: string): number {
  return gameMetas.find((meta) => meta.id === game)?.players[0] ?? 2;
}

export function defaultGame(): string {
  return gameMetas[0]?.id ?? '';
}

/** The wish the arguments express; `players` may come from elsewhere (a list of seats). */
export function wishOf(args: Args, players?: number): ConfigWish {
  const game = args.text('game') ?? defaultGame();
  return {
    game,
    players: args.whole('players', 1, 99) ?? players ?? leastPlayers(game),
    chronicles: readNumbers(args.text('chronicles')),
    options: readOptions(args.texts('option')),
  };
}

export const SEED_FORM = /^[\x21-\x7e][\x20-\x7e]{0,198}$/;

/** Seeds stand in one line of a saved game, so they are short and plain. */
export function seedOf(args: Args): string {
  const seed = args.text('seed');
  if (seed === undefined) return freshSeed();
  if (!SEED_FORM.test(seed))
    throw new UsageError('--seed takes up to 199 plain characters, not beginning with a space');
  return seed;
}

export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}

export function oneFile(args: Args): string {
  const [file, ...others] = args.positionals;
  if (file === undefined || others.length > 0) throw new UsageError('exactly one FILE is needed (- for stdin)');
  return file;
}
