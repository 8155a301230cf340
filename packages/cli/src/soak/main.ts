/** `npm run soak`: random games under all laws, for as long as one likes. */
import { randomUUID } from 'node:crypto';
import { ConfigError } from '@great-glen/engine';
import { readArguments, reproduction, USAGE, UsageError, type Wishes } from './arguments.ts';
import { laws } from './laws/laws.ts';
import { playUnder, Violation } from './play.ts';

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
}

function soak(wishes: Wishes): string {
  const chosen = laws.filter((law) => law.name.includes(wishes.law) && !(wishes.quick && law.dear));
  if (chosen.length === 0) throw new UsageError(`no law is called "${wishes.law}"`);
  const seed = wishes.seed ?? randomUUID().slice(0, 8);
  const started = performance.now();
  let games = 0;
  let decisions = 0;
  for (let i = 0; i < (wishes.repro === undefined ? wishes.games : 1); i++) {
    for (const row of wishes.rows) {
      decisions += playUnder(chosen, row, wishes.repro ?? `${seed}-${i}`);
      games++;
      progress(`${games} of ${wishes.games * wishes.rows.length} games, ${decisions} decisions (${row.name})`);
    }
  }
  progress('');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${games} games, ${decisions} decisions, ${chosen.length} laws, seed ${seed}, ${seconds} s: no law broken`;
}

function report(violation: Violation): string {
  return [
    violation.message,
    `  last actions: ${violation.log.slice(-8).join(' | ')}`,
    `  again with: ${reproduction(violation.row, violation.seed)}`,
  ].join('\n');
}

try {
  const wishes = readArguments(process.argv.slice(2));
  process.stdout.write(`${wishes.help ? USAGE : soak(wishes)}\n`);
} catch (error) {
  progress('');
  if (error instanceof Violation) {
    process.stdout.write(`${report(error)}\n`);
    process.exitCode = 1;
  } else if (error instanceof UsageError || error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n${USAGE}\n`);
    process.exitCode = 2;
  } else throw error;
}
