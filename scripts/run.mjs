// The one door for every npm script: makes sure the pinned tools are installed, then runs the task under the
// project's own Node 24. Plain JavaScript without dependencies, because it starts on whatever Node (>= 20) is
// there, before anything is installed. It never writes to stdout: that belongs to the task (the CLI speaks JSON
// lines there).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, localNode, root, say, writeStamp } from './install.mjs';

// task: [file to run under Node 24, its first arguments…]; what the user types after `--` follows them.
const tasks = {
  start: ['scripts/start.mjs'],
  cli: ['packages/cli/src/main.ts'],
  rules: ['packages/cli/src/rules/main.ts'],
  soak: ['packages/cli/src/soak/main.ts'],
  bench: ['packages/cli/src/bench/main.ts'],
  tune: ['packages/bots/src/tune/main.ts'],
  test: ['scripts/test.mjs'],
  screens: ['packages/web/test/browser/screens.ts'],
  typecheck: ['scripts/test.mjs', '--only', 'types'],
  lint: ['scripts/test.mjs', '--only', 'lint'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
};

const [name, ...args] = process.argv.slice(2);

if (name === '--stamp') {
  // npm's postinstall: an installation made by hand counts as ours, so that the next task does not repeat it.
  writeStamp();
} else if (!Object.hasOwn(tasks, name ?? '')) {
  say(`${name ? `there is no task "${name}"` : 'which task?'}; tasks: ${Object.keys(tasks).join(', ')}`);
  process.exitCode = 2;
} else {
  try {
    await ensureInstalled();
    runTask(tasks[name]);
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}

function runTask([file, ...firstArgs]) {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`the task "${name}" cannot run: ${file} does not exist`);

  // Children of the task that call plain `node` get the same Node 24.
  const env = { ...process.env, PATH: dirname(localNode) + delimiter + (process.env.PATH ?? '') };
  const child = spawn(localNode, [path, ...firstArgs, ...args], { stdio: 'inherit', env });

  // Ctrl-C in a terminal reaches the whole process group by itself; passing it on as well would deliver it twice.
  // In either case the task decides how to end, and we end the same way.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

  child.on('error', (error) => {
    say(`the task "${name}" could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}
