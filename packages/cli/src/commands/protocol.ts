/** `protocol`: the referee on stdin and stdout, one line each way (docs/protocol.md). */
import { once } from 'node:events';
import type { ContentPack } from '@great-glen/engine';
import { Args, type Command } from '../lib/args.ts';
import { notice } from '../lib/output.ts';
import { PACK_ARGS, packOf } from '../lib/pack.ts';
import { readLines } from '../protocol/lines.ts';
import { Referee } from '../protocol/referee.ts';

async function converse(
  input: AsyncIterable<Uint8Array>,
  output: NodeJS.WriteStream,
  pack: ContentPack | undefined,
): Promise<void> {
  const referee = new Referee(notice, pack);
  for await (const line of readLines(input)) {
    // A blank line is no request, so it gets no answer.
    if ('text' in line && line.text.trim() === '') continue;
    const answer = 'text' in line ? referee.handleLine(line.text) : referee.refuseLine(line.problem);
    // Whoever asks faster than it reads must wait: answers are not piled up.
    if (!output.write(`${answer}\n`)) await once(output, 'drain');
  }
}

export const protocol: Command = {
  summary: 'speak JSON lines on stdin and stdout, for bots and tools',
  usage: '[--pack FILE]',
  help: 'One request per line, one answer per line, in order; docs/protocol.md describes them. Notices go to stderr.',
  async run(args) {
    await converse(process.stdin, process.stdout, packOf(new Args(args, PACK_ARGS)));
    return 0;
  },
};
