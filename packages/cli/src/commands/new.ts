/** `new`: a fresh game as text. */
import { writeFileSync } from 'node:fs';
import { Session, writeGameText } from '@great-glen/engine';
import { Args, type Command, seedOf, TABLE_ARGS, tableHelp, wishOf } from '../lib/args.ts';
import { packOf } from '../lib/pack.ts';

export const newGame: Command = {
  summary: 'write a fresh game as text, ready to be mended, replayed or played',
  usage: '[--game ID] [--players N] [--option NAME=VALUE]… [--seed TEXT] [--out FILE]',
  help: `${tableHelp()}\n  --out FILE           where to write it; by default stdout`,
  run(argv) {
    const args = new Args(argv, { ...TABLE_ARGS, out: { type: 'string' } });
    const text = writeGameText(Session.start(wishOf(args), seedOf(args), packOf(args)));
    const out = args.text('out');
    if (out === undefined) process.stdout.write(text);
    else writeFileSync(out, text);
    return 0;
  },
};
