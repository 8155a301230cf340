/** The command line: one table of commands, each with its own help. */
import { ConfigError, DocumentError } from '@great-glen/engine';
import { balance } from './commands/balance.ts';
import { content } from './commands/content.ts';
import { newGame } from './commands/new.ts';
import { listOptions } from './commands/options.ts';
import { play } from './commands/play.ts';
import { protocol } from './commands/protocol.ts';
import { replayGame } from './commands/replay.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { type Command, UsageError } from './lib/args.ts';
import { notice, print } from './lib/output.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  new: newGame,
  options: listOptions,
  replay: replayGame,
  scenario,
  simulate,
  balance,
  content,
  protocol,
};

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  return [
    'npm run cli -- COMMAND [arguments]      (npm run --silent cli -- … for clean output)',
    '',
    ...Object.entries(COMMANDS).map(([name, command]) => `  ${name.padEnd(width)}  ${command.summary}`),
    '',
    'COMMAND --help tells more.',
  ].join('\n');
}

function helpOf(name: string, command: Command): string {
  return `npm run cli -- ${name} ${command.usage}\n\n${command.summary}\n\n${command.help}`;
}

function isHelp(arg: string | undefined): boolean {
  return arg === '--help' || arg === '-h' || arg === 'help';
}

/** Mistakes of the caller are told in one sentence; anything else is a fault of ours and shows where it happened. */
function explain(error: unknown, name: string): number {
  if (error instanceof UsageError) {
    notice(`${name}: ${error.message}\nusage: npm run cli -- ${name} ${COMMANDS[name]?.usage ?? ''}`);
    return 2;
  }
  if (error instanceof ConfigError || error instanceof DocumentError || error instanceof SyntaxError) {
    notice(`${name}: ${error.message}`);
    return error instanceof ConfigError ? 2 : 1;
  }
  // Missing and unreadable files come with a code of the system.
  if (error instanceof Error && 'code' in error && 'syscall' in error) {
    notice(`${name}: ${error.message}`);
    return 1;
  }
  notice(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 70;
}

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || isHelp(name)) {
    const asked = args[0] !== undefined && Object.hasOwn(COMMANDS, args[0]) ? COMMANDS[args[0]] : undefined;
    print(asked === undefined ? overview() : helpOf(args[0] ?? '', asked));
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    notice(`There is no command "${name}".\n\n${overview()}`);
    return 2;
  }
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    print(helpOf(name, command));
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    return explain(error, name);
  }
}

// Whoever reads our output may stop at any time (`… | head`); that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await main(process.argv.slice(2));
