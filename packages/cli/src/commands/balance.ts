/** `balance`: how often each component is taken, and how its takers do. */
import { accessSync, constants, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { PLAYERS, playerNamed } from '@great-glen/bots';
import { completeConfig, gameMetas } from '@great-glen/engine';
import { componentsOf } from '../balance/components.ts';
import { page } from '../balance/page.ts';
import { type Plan, rulesFor } from '../balance/plan.ts';
import { playAll } from '../balance/pool.ts';
import { makeReport, type Report, SORTS } from '../balance/report.ts';
import { Statistics } from '../balance/statistics.ts';
import { reportText } from '../balance/text.ts';
import { Args, type Command, leastPlayers, seedOf, TABLE_ARGS, tableHelp, UsageError, wishOf } from '../lib/args.ts';
import { notice, print } from '../lib/output.ts';
import { packOf } from '../lib/pack.ts';
import { progressBar } from '../lib/progress.ts';

const GAMES = 300;
const MOST_WORKERS = 64;
const GROUPINGS = ['stack', 'kind'] as const;

/** The strongest there is: its choices say most about the components. */
const BEST = PLAYERS.at(-1)?.name ?? '';

function oneOf<T extends string>(args: Args, name: string, known: readonly T[], usual: T): T {
  const wanted = args.text(name);
  const found = wanted === undefined ? usual : known.find((candidate) => candidate === wanted);
  if (found === undefined) throw new UsageError(`--${name}: there is no "${wanted}"; known: ${known.join(', ')}`);
  return found;
}

/** The numbers of players to take in turn: the one asked for, or all the game allows. Alone there is no comparison. */
function countsOf(args: Args, game: string): number[] {
  const wanted = args.whole('players', 1, 99);
  if (wanted === 1) throw new UsageError('--players: takers are compared with others, so at least 2 must play');
  if (wanted !== undefined) return [wanted];
  const [least, most] = gameMetas.find((meta) => meta.id === game)?.players ?? [2, 2];
  return Array.from({ length: most - Math.max(2, least) + 1 }, (_, i) => Math.max(2, least) + i);
}

function planOf(args: Args): Plan {
  const game = args.text('game') ?? '';
  const { players, ...wish } = wishOf(args, Math.max(2, leastPlayers(game)));
  const counts = countsOf(args, wish.game);
  // Refuses what cannot be played before any thread is started.
  completeConfig({ ...wish, players });
  const games = args.whole('games', 1, 10_000_000) ?? GAMES;
  const player = args.text('player') ?? BEST;
  if (playerNamed(player) === undefined) {
    throw new UsageError(`--player: there is no "${player}"; known: ${PLAYERS.map(({ name }) => name).join(', ')}`);
  }
  const pack = packOf(args);
  const plan = { wish, counts: counts.slice(0, games), games, player, seed: seedOf(args) };
  return pack === undefined ? plan : { ...plan, pack };
}

export async function balanceReport(plan: Plan, workers: number): Promise<Report> {
  const keys = componentsOf(rulesFor(plan, plan.counts[0] as number), plan.pack).map(({ key }) => key);
  const statistics = new Statistics(keys, plan.counts);
  const bar = progressBar(plan.games);
  try {
    await playAll(plan, workers, { record: (record) => statistics.add(record), progress: (done) => bar.step(done) });
  } finally {
    bar.end();
  }
  return makeReport(plan, statistics);
}

export const balance: Command = {
  summary: 'let artificial players play many games and tell how each component fares',
  usage: '[--game ID] [--games N] [--players N] [--player KIND] [--seed TEXT] [--sort KEY] [--json FILE] [--html FILE]',
  help: [
    tableHelp(),
    `  --games N            how many games (${GAMES}), spread over all numbers of players unless --players is given`,
    `  --player KIND        who plays all seats (${BEST}); known: ${PLAYERS.map(({ name }) => name).join(', ')}`,
    '  --workers N          how many threads (one per core); the result is the same for any number',
    `  --group BY           tables by ${GROUPINGS.join(' or by ')} (stack)`,
    `  --sort KEY           rows of a table by ${Object.keys(SORTS).join(', ')} (effect)`,
    '  --json FILE          all figures as JSON',
    '  --html FILE          a page with plots that needs nothing else',
  ].join('\n'),
  async run(argv) {
    const spec = {
      ...TABLE_ARGS,
      games: { type: 'string' },
      player: { type: 'string' },
      workers: { type: 'string' },
      group: { type: 'string' },
      sort: { type: 'string' },
      json: { type: 'string' },
      html: { type: 'string' },
    } as const;
    const args = new Args(argv, spec);
    const plan = planOf(args);
    const sort = oneOf(args, 'sort', Object.keys(SORTS), 'effect');
    const group = oneOf(args, 'group', GROUPINGS, 'stack');
    for (const name of ['json', 'html']) checkFolder(name, args.text(name));
    const report = await balanceReport(plan, args.whole('workers', 1, MOST_WORKERS) ?? availableParallelism());
    for (const line of reportText(report, group, sort)) print(line);
    save(args.text('json'), () => `${JSON.stringify(report, null, 1)}\n`);
    save(args.text('html'), () => page(report));
    return 0;
  },
};

/** Long games are not to be played for a file that cannot be written. */
function checkFolder(name: string, file: string | undefined): void {
  if (file === undefined) return;
  if (file === '') throw new UsageError(`--${name} takes the name of a file`);
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch {
    throw new UsageError(`--${name}: nothing can be written to the folder "${dirname(file)}"`);
  }
}

function save(file: string | undefined, content: () => string): void {
  if (file === undefined) return;
  writeFileSync(file, content());
  notice(`written: ${file}`);
}
