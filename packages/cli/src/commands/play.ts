/** `play`: the game at a terminal, among people at one keyboard and artificial players. */
import { gameMetas, type SavedGame, Session } from '@great-glen/engine';
import { Args, type Command, defaultGame, seedOf, TABLE_ARGS, tableHelp, UsageError, wishOf } from '../lib/args.ts';
import { openGame } from '../lib/gamefile.ts';
import { packOf } from '../lib/pack.ts';
import { makePlayer, PLAYER_KINDS } from '../lib/players.ts';
import { HUMAN, startMenu } from '../play/menu.ts';
import { GameRecord } from '../play/record.ts';
import { PlayTable, type Seat, type Terminal } from '../play/table.ts';
import { themeOf } from '../play/theme.ts';

function kindsOf(list: string): string[] {
  const kinds = list.split(',').map((kind) => kind.trim());
  for (const kind of kinds) {
    if (kind === HUMAN || Object.hasOwn(PLAYER_KINDS, kind)) continue;
    throw new UsageError(`--seats: no "${kind}"; known: ${[HUMAN, ...Object.keys(PLAYER_KINDS)].join(', ')}`);
  }
  return kinds;
}

/** One person against artificial players, unless the seats are named. */
function defaultKinds(players: number): string[] {
  return [HUMAN, ...new Array<string>(players - 1).fill(Object.keys(PLAYER_KINDS)[0] ?? HUMAN)];
}

function seatsOf(kinds: readonly string[], names: readonly string[], seed: string): Seat[] {
  const people = kinds.filter((kind) => kind === HUMAN).length;
  return kinds.map((kind, seat) => {
    const player = kind === HUMAN ? undefined : makePlayer(kind, `${seed}/play/${seat}`);
    const capital = kind.charAt(0).toUpperCase() + kind.slice(1);
    const plain = player === undefined ? (people === 1 ? 'You' : 'Player') : capital;
    // The number tells namesakes apart, also in the account of what happened.
    const alone = kinds.filter((other) => other === kind).length === 1;
    const name = names[seat] ?? (alone ? plain : `${plain} ${seat}`);
    return player === undefined ? { name } : { name, player };
  });
}

function checkSeats(kinds: readonly string[], saved: SavedGame): void {
  if (kinds.length === saved.header.players) return;
  throw new UsageError(`the game has ${saved.header.players} players, --seats names ${kinds.length}`);
}

/** The record to play on and who plays it, from the arguments alone. */
function fromArguments(
  args: Args,
  menu?: { game: string; kinds: readonly string[] },
): { record: GameRecord; kinds: readonly string[] } {
  const listed = args.text('seats');
  const named = menu?.kinds ?? (listed === undefined ? undefined : kindsOf(listed));
  const file = args.text('load');
  if (file !== undefined) {
    const { saved } = openGame(file);
    const kinds = named ?? defaultKinds(Number(saved.header.players));
    checkSeats(kinds, saved);
    return { record: GameRecord.load(saved, (seat) => kinds[seat] === HUMAN, packOf(args)), kinds };
  }
  const wish = wishOf(args, named?.length);
  if (named !== undefined && named.length !== wish.players) {
    throw new UsageError(`--players says ${wish.players}, --seats names ${named.length}`);
  }
  const session = Session.start({ ...wish, game: menu?.game ?? wish.game }, seedOf(args), packOf(args));
  return { record: new GameRecord(session), kinds: named ?? defaultKinds(wish.players) };
}

export const play: Command = {
  summary: 'play in this terminal, with people at one keyboard or against random or stronger players',
  usage: '[--game ID] [--players N] [--seats human,random,…] [--names A,B,…] [--load FILE] [--save FILE]',
  help: [
    tableHelp(),
    `  --seats LIST         who decides for each seat: ${[HUMAN, ...Object.keys(PLAYER_KINDS)].join(', ')}`,
    '                       (by default one human against random players)',
    '  --names A,B,…        how the seats are called',
    '  --load FILE          go on with a saved game',
    '  --save FILE          keep the game there when leaving',
    `Without arguments, at a terminal, a menu asks. Default game: ${defaultGame()} of ${gameMetas.length}.`,
  ].join('\n'),
  async run(argv) {
    const args = new Args(argv, {
      ...TABLE_ARGS,
      seats: { type: 'string' },
      names: { type: 'string' },
      load: { type: 'string' },
      save: { type: 'string' },
    });
    const terminal: Terminal = { in: process.stdin, out: process.stdout, theme: themeOf(process.stdout, process.env) };
    const asks = argv.length === 0 && process.stdin.isTTY === true;
    const menu = asks ? await startMenu(terminal) : undefined;
    if (asks && menu === undefined) return 0;
    const { record, kinds } = fromArguments(args, menu);
    const names = args.text('names')?.split(',') ?? [];
    const seats = seatsOf(kinds, names, record.session.header.seed);
    await new PlayTable(record, seats, terminal, args.text('save')).run();
    return 0;
  },
};
