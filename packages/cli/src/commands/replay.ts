/** `replay`: plays a game file again, tells it turn by turn, and checks the scores it records. */
import { formatAction, type GameEvent, parseAction, type Session } from '@great-glen/engine';
import { Narrator } from '../lib/account.ts';
import { Args, type Command, oneFile } from '../lib/args.ts';
import { beginning, type GameFile, openGame } from '../lib/gamefile.ts';
import { notice, print } from '../lib/output.ts';
import { PACK_ARGS, packOf } from '../lib/pack.ts';
import { sentenceFor } from '../lib/reasons.ts';
import { scoreTable } from '../lib/scoresheet.ts';

/** What was done, to whoever shows it; returns the problem that stopped the replay, if any. */
type Witness = (seat: number, text: string, events: readonly GameEvent[]) => void;

function replay(session: Session, file: GameFile, witness: Witness): string | undefined {
  for (const [i, [seat, text]] of file.saved.log.entries()) {
    const where = `action ${i + 1}, "${text}" by seat ${seat}`;
    const action = parseAction(text);
    if ('problem' in action) return `${where}: ${action.problem}`;
    const outcome = session.apply(seat, action);
    if (!outcome.ok) return `${where} is refused by ${outcome.rule}: ${sentenceFor(outcome.reason)}`;
    witness(seat, formatAction(action), outcome.events);
  }
  return undefined;
}

function scoreProblem(session: Session, recorded: readonly number[] | undefined): string | undefined {
  if (recorded === undefined) return undefined;
  const { players, over } = session.game.state;
  if (over === 0) return 'scores are recorded, but the game is not over';
  const actual = players.map((player) => player.vp).join(' ');
  return actual === recorded.join(' ') ? undefined : `scores are ${actual}, recorded are ${recorded.join(' ')}`;
}

function eventWitness(): Witness {
  return (seat, text, events) => {
    print(`${seat}: ${text}`);
    for (const event of events) print(`    ${JSON.stringify(event)}`);
  };
}

function tellingWitness(narrator: Narrator): Witness {
  let turn = 0;
  return (_seat, _text, events) => {
    narrator.add(events);
    for (const line of narrator.take()) print(`${line.turn ? `${++turn}.`.padStart(4) : '    '} ${line.text}`);
  };
}

export const replayGame: Command = {
  summary: 'replay a game file, tell it turn by turn, check its recorded scores',
  usage: 'FILE [--events] [--quiet] [--pack FILE]',
  help: [
    '  FILE      a game as text or as JSON; - reads stdin',
    '  --events  every action with the events it caused, as JSON',
    '  --quiet   only whether it replays',
    '  --pack FILE  the content pack the game was played with; by default the one in use',
    'Exit code 1 if an action is illegal or the scores differ from the recorded ones.',
  ].join('\n'),
  run(argv) {
    const args = new Args(argv, { ...PACK_ARGS, events: { type: 'boolean' }, quiet: { type: 'boolean' } }, 'files');
    const file = openGame(oneFile(args));
    const session = beginning(file.saved, packOf(args));
    const { header, game } = session;
    const narrator = new Narrator(game.rules, (piece) =>
      typeof piece === 'number' ? `Seat ${piece}` : `The ${piece}`,
    );
    narrator.restart(game.state.turn.piece);
    const quiet = args.flag('quiet');
    if (!quiet) print(`${header.game}, ${header.players} players, ${file.saved.log.length} actions`);
    const loud = args.flag('events') ? eventWitness() : tellingWitness(narrator);
    const problem = replay(session, file, quiet ? () => undefined : loud) ?? scoreProblem(session, file.scores);
    if (!quiet) {
      for (const line of narrator.finish()) print(`     ${line.text}`);
      for (const line of scoreTable(game, (seat) => `Seat ${seat}`)) print(line);
    }
    if (problem === undefined) {
      print(file.scores === undefined ? 'ok: it replays' : 'ok: it replays to the recorded scores');
      return 0;
    }
    notice(`does not replay: ${problem}`);
    return 1;
  },
};
