/** `simulate`: many games among artificial players, and what came out. */
import { type ConfigWish, compileRules, completeConfig } from '@great-glen/engine';
import { Args, type Command, leastPlayers, seedOf, TABLE_ARGS, tableHelp, UsageError, wishOf } from '../lib/args.ts';
import { print } from '../lib/output.ts';
import { packOf } from '../lib/pack.ts';
import { makePlayer, PLAYER_KINDS } from '../lib/players.ts';
import { progressBar } from '../lib/progress.ts';
import { playGame, Tally } from '../lib/simulation.ts';

/** One kind for all, or one per seat. */
function kindsOf(wish: ConfigWish, list: string): string[] {
  const kinds = list.split(',');
  for (const kind of kinds) {
    if (makePlayer(kind, '') === undefined) {
      throw new UsageError(`--player: no kind "${kind}"; known: ${Object.keys(PLAYER_KINDS).join(', ')}`);
    }
  }
  if (kinds.length === 1) return new Array<string>(wish.players).fill(kinds[0] as string);
  if (kinds.length !== wish.players) throw new UsageError(`--player names ${kinds.length} for ${wish.players} seats`);
  return kinds;
}

export const simulate: Command = {
  summary: 'let artificial players play many games and sum them up',
  usage: '[--game ID] [--players N] [--games N] [--seed TEXT] [--player KIND[,KIND…]] [--json]',
  help: [
    tableHelp(),
    '  --games N            how many games (100)',
    `  --player KIND        who plays, one for all seats or one each (random); known: ${Object.keys(PLAYER_KINDS).join(', ')}`,
    '  --json               one JSON row per game on stdout instead of the summary',
  ].join('\n'),
  run(argv) {
    const spec = {
      ...TABLE_ARGS,
      games: { type: 'string' },
      player: { type: 'string' },
      json: { type: 'boolean' },
    } as const;
    const args = new Args(argv, spec);
    const listed = (args.text('player') ?? 'random').split(',').length;
    const wish = wishOf(args, listed > 1 ? listed : leastPlayers(args.text('game') ?? ''));
    const rules = compileRules(completeConfig(wish), packOf(args));
    const kinds = kindsOf(wish, args.text('player') ?? 'random');
    const games = args.whole('games', 1, 10_000_000) ?? 100;
    const seed = seedOf(args);
    const json = args.flag('json');
    const bar = progressBar(games);
    const tally = new Tally(kinds, rules.sources);
    const started = performance.now();
    for (let i = 0; i < games; i++) {
      const row = playGame(rules, i, `${seed}/${i}`, kinds);
      if (json) print(JSON.stringify(row));
      else tally.add(row);
      bar.step(i + 1);
    }
    bar.end();
    if (json) return 0;
    print(`${wish.game}, ${wish.players} players, seed ${seed}`);
    for (const line of tally.summary((performance.now() - started) / 1000)) print(line);
    return 0;
  },
};
