/** `options`: whose decision it is at the end of a game file, and what can be done. */
import { decision, options, Session } from '@great-glen/engine';
import { Args, type Command, oneFile } from '../lib/args.ts';
import { describeOptions, questionOf } from '../lib/describe.ts';
import { openGame } from '../lib/gamefile.ts';
import { print } from '../lib/output.ts';
import { PACK_ARGS, packOf } from '../lib/pack.ts';
import { textTable } from '../lib/table.ts';

export const listOptions: Command = {
  summary: 'show who decides at the end of a game file, and the numbered options',
  usage: 'FILE [--json] [--pack FILE]',
  help: [
    '  FILE    a game as text or JSON, or a scenario (its position); - reads stdin',
    '  --json  one line per option: {"seat", "action", "text"}',
    '  --pack FILE  the content pack the game was played with; by default the one in use',
  ].join('\n'),
  run(argv) {
    const args = new Args(argv, { ...PACK_ARGS, json: { type: 'boolean' } }, 'files');
    const { game } = Session.load(openGame(oneFile(args)).saved, packOf(args));
    const { seats, kind, over } = decision(game);
    if (args.flag('json')) {
      for (const seat of seats)
        for (const option of describeOptions(game, seat, kind, options(game, seat))) printJson(seat, option);
      return 0;
    }
    if (over) print('The game is over: nobody decides.');
    for (const seat of seats) {
      print(`Seat ${seat} decides (${kind}): ${questionOf(game, seat, kind)}`);
      const list = describeOptions(game, seat, kind, options(game, seat));
      const width = `${list.length}`.length;
      const texts = textTable(list.map((option) => [option.text, '']));
      list.forEach((option, i) => {
        const outcome = option.outcome === '' ? '' : `  [${option.outcome}]`;
        const text = (texts[i] ?? '').padEnd(Math.max(...list.map((one) => one.text.length)));
        print(`  ${`${i + 1}`.padStart(width)}  ${text}  ${option.label}${outcome}`);
      });
    }
    return 0;
  },
};

function printJson(seat: number, { action, text }: { action: unknown; text: string }): void {
  print(JSON.stringify({ seat, action, text }));
}
