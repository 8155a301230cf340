/**
 * Finds the games of `golden/` that are missing, by playing random but sensible games until one shows what is wanted:
 *
 *   node packages/engine/test/support/find-golden.ts             writes what is missing, touches nothing else
 *   node packages/engine/test/support/find-golden.ts --check     says what is missing or no longer replays
 *   node packages/engine/test/support/find-golden.ts --replace glen-more/shared-win …
 *                                                                finds these anew, for instance after a rule was fixed
 * A file that exists is never overwritten unless it is named after --replace.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Action } from '../../src/core/actions.ts';
import { decision, options } from '../../src/core/game.ts';
import { below, type Stream, stream } from '../../src/core/rng.ts';
import { readGameText, writeGameText } from '../../src/gametext.ts';
import { Session } from '../../src/session.ts';
import { storyOf, type Wanted, wanted } from './golden.ts';

const TRIES = 200_000;

function fileOf({ game, name }: Wanted): string {
  return fileURLToPath(new URL(`../../../../golden/${game}/${name}.txt`, import.meta.url));
}

/** How readily a sensible player does this: near tiles, own goods, all activations; sales only now and then. */
function weight(option: Action, index: number): number {
  switch (option.kind) {
    case 'take':
    case 'discard':
      return Math.max(1, 60 >> index);
    case 'activate':
      return 60;
    case 'pay':
      return typeof option.from === 'string' ? 10 : 40;
    case 'move':
      return typeof option.to === 'string' ? 20 : 5;
    case 'sell':
      return 1;
    case 'end':
      return 4;
    default:
      return 20;
  }
}

function choose(choices: readonly Action[], random: Stream): Action {
  const weights = choices.map(weight);
  let left = below(
    random,
    weights.reduce((sum, n) => sum + n, 0),
  );
  const chosen = choices.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
  return chosen as Action;
}

function play(item: Wanted, seed: string): Session {
  const session = Session.start(item.wish, seed);
  const random = stream(seed, 'golden');
  for (;;) {
    const { seats, over } = decision(session.game);
    if (over) return session;
    const seat = seats[below(random, seats.length)] as number;
    session.apply(seat, choose(options(session.game, seat), random));
  }
}

function search(item: Wanted): string {
  for (let i = 0; i < TRIES; i++) {
    const session = play(item, `golden-${item.name}-${i}`);
    if (!item.shows(storyOf(session.save()))) continue;
    return writeGameText(session).replace('\n\n', `\n\n# Kept for: ${item.name}. Found by find-golden.ts.\n`);
  }
  throw new Error(`${item.game}/${item.name}: not in ${TRIES} games`);
}

function problemOf(item: Wanted): string | undefined {
  if (!existsSync(fileOf(item))) return 'missing';
  try {
    const { saved } = readGameText(readFileSync(fileOf(item), 'utf8'));
    return item.shows(storyOf(saved)) ? undefined : 'does not show what it is kept for';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const [command = '', ...names] = process.argv.slice(2);
for (const item of wanted) {
  const name = `${item.game}/${item.name}`;
  if (command === '--check') {
    process.stdout.write(`${name}: ${problemOf(item) ?? 'ok'}\n`);
    continue;
  }
  const replace = command === '--replace' && names.includes(name);
  if (command === '--replace' ? !replace : existsSync(fileOf(item))) continue;
  mkdirSync(dirname(fileOf(item)), { recursive: true });
  writeFileSync(fileOf(item), search(item), { flag: replace ? 'w' : 'wx' });
  process.stdout.write(`${name}: ${replace ? 'replaced' : 'written'}\n`);
}
