/** What the user of `npm run soak` wants. */
import { parseArgs } from 'node:util';
import type { ConfigWish } from '@great-glen/engine';
import { type Row, rows } from './tables.ts';

export const USAGE = `npm run soak -- [--game ID] [--players N] [--chronicles 1,2] [--options JSON]
                 [--games N] [--seed TEXT] [--law WORDS] [--quick] [--repro SEED]
  Plays random games under all laws of the project and stops at the first one broken.
  --games N     games per table (default 20)
  --seed TEXT   where the random games come from; without it every run plays others
  --law WORDS   only laws whose name contains this
  --quick       only the laws that cost little
  --repro SEED  play the one game of that seed again, as the report of a broken law says`;

export interface Wishes {
  readonly rows: readonly Row[];
  readonly games: number;
  readonly seed: string | undefined;
  readonly law: string;
  readonly quick: boolean;
  readonly repro: string | undefined;
  readonly help: boolean;
}

/** A mistake of the user, told in one line. */
export class UsageError extends Error {}

function whole(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,7}$/.test(text)) throw new UsageError(`--${name} wants a number, not "${text}"`);
  return Number(text);
}

function parseOptions(text: string | undefined): ConfigWish['options'] {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('--options wants JSON, for example {"hiddenVp":true}');
  }
}

/** The tables of `tables.ts` that fit, or the very one described. */
function chooseRows(
  game: string | undefined,
  players: number | undefined,
  chronicles: string | undefined,
  options: ConfigWish['options'],
): Row[] {
  if (chronicles === undefined && options === undefined) {
    const fitting = rows.filter(
      ({ wish }) => (game ?? wish.game) === wish.game && (players ?? wish.players) === wish.players,
    );
    if (fitting.length === 0) throw new UsageError('there is no such table');
    return fitting;
  }
  if (game === undefined || players === undefined) throw new UsageError('say also which --game and how many --players');
  const wish: ConfigWish = {
    game,
    players,
    ...(chronicles === undefined ? {} : { chronicles: chronicles.split(',').map(Number) }),
    ...(options === undefined ? {} : { options }),
  };
  return [{ name: `${game}, ${players} players, ${JSON.stringify({ chronicles, options })}`, wish, plain: false }];
}

export function readArguments(args: readonly string[]): Wishes {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  let values: ReturnType<typeof parse>['values'];
  const parse = () =>
    parseArgs({
      args: [...args],
      options: {
        game: text,
        players: text,
        chronicles: text,
        options: text,
        games: text,
        seed: text,
        law: text,
        repro: text,
        quick: flag,
        help: flag,
      },
    });
  try {
    values = parse().values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  return {
    rows: chooseRows(values.game, whole(values.players, 'players'), values.chronicles, parseOptions(values.options)),
    games: whole(values.games, 'games') ?? 20,
    seed: values.seed,
    law: values.law ?? '',
    quick: values.quick,
    repro: values.repro,
    help: values.help,
  };
}

/** The arguments that lead to this table and game again. */
export function reproduction(row: Row, seed: string): string {
  const { game, players, chronicles, options } = row.wish;
  const parts = [`--game ${game}`, `--players ${players}`];
  if (chronicles !== undefined && chronicles.length > 0) parts.push(`--chronicles ${chronicles.join()}`);
  if (options !== undefined || !row.plain) parts.push(`--options '${JSON.stringify(options ?? {})}'`);
  return `npm run soak -- ${parts.join(' ')} --repro ${seed}`;
}
