// npm test: the static checks, then the tests. A failed stage does not stop the later ones.
//   npm test                              everything
//   npm test -- --only types,lint         some stages
//   npm test -- tests rondel -t 'wraps'   a stage and what vitest shall select (file name part, test name)
//   npm test -- rondel                    the tests of matching files only
// The last line on stdout is always "N passed, N failed, N skipped"; each static stage counts as one check.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tsc = 'node_modules/typescript/bin/tsc';
const svelteCheck = ['--workspace', 'packages/web', '--tsconfig', 'tsconfig.json', '--fail-on-warnings'];

// Stage: the commands (file under this Node, arguments) that must all succeed.
const staticStages = {
  // The engine is checked a second time with no DOM and no Node types in sight, so that it cannot do I/O.
  types: [
    [tsc, '--project', 'tsconfig.json'],
    [tsc, '--project', 'packages/engine/tsconfig.json'],
    ['packages/web/node_modules/svelte-check/bin/svelte-check', ...svelteCheck],
    // The tests in the browser know both sides: Node's types, and the page's in what they send there.
    [tsc, '--project', 'packages/web/test/tsconfig.json'],
  ],
  // --error-on-warnings: a warning nobody has to act on is noise.
  lint: [['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off']],
  unused: [['node_modules/knip/bin/knip.js', '--no-config-hints', '--no-progress']],
  architecture: [['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'packages', '--output-type', 'err']],
};
const vitest = 'node_modules/vitest/vitest.mjs';
const stageNames = [...Object.keys(staticStages), 'tests', 'browser'];

// Colours are for people at a terminal, not for log files.
const plain = !process.stdout.isTTY && process.env.FORCE_COLOR === undefined;
const env = plain ? { ...process.env, NO_COLOR: '1' } : { ...process.env };

const total = { passed: 0, failed: 0, skipped: 0 };
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  });
}

const { chosen, vitestArgs } = readArguments(process.argv.slice(2));
await runStatic(Object.keys(staticStages).filter((name) => chosen.includes(name)));
if (chosen.includes('tests')) await runTests('tests');
// Afterwards and one at a time, so that neither side disturbs the other.
if (chosen.includes('browser')) await runBrowser();
process.stdout.write(`${counts(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

function readArguments(args) {
  let names = [];
  if (args[0] === '--only') {
    names = (args[1] ?? '').split(',');
    args = args.slice(2);
  } else {
    while (stageNames.includes(args[0])) names.push(args.shift());
    if (names.length === 0) names = args.length > 0 ? ['tests'] : stageNames;
  }
  const unknown = names.filter((name) => !stageNames.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`no such stage: ${unknown.join(', ')}; stages: ${stageNames.join(', ')}\n`);
    process.exit(2);
  }
  return { chosen: names, vitestArgs: args };
}

// As many stages at a time as there are cores; reported in the order of the table, output shown only on failure.
async function runStatic(names) {
  const waiting = [...names];
  const results = new Map(names.map((name) => [name, Promise.withResolvers()]));
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const started = performance.now();
      const done = await Promise.all(staticStages[name].map((command) => run(command, 'pipe')));
      const ok = done.every(({ code }) => code === 0);
      const output = done.map((one) => one.output).join('');
      results.get(name).resolve({ ok, output, ms: performance.now() - started });
    }
  };
  const workers = Array.from({ length: availableParallelism() }, worker);
  for (const name of names) {
    const { ok, output, ms } = await results.get(name).promise;
    if (!ok) process.stdout.write(`${output.trimEnd()}\n`);
    report(name, ms, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });
  }
  await Promise.all(workers);
}

/** Without a browser its tests are skipped, loudly; a build server must have one. */
async function runBrowser() {
  const browser = findBrowser();
  if (browser === undefined && process.env.CI === 'true') {
    process.stderr.write('NO CHROMIUM FOUND: A BUILD SERVER (CI=true) NEEDS ONE FOR THE TESTS IN THE BROWSER\n');
    report('browser', 0, { passed: 0, failed: 1, skipped: 0 });
    return;
  }
  if (browser === undefined)
    process.stderr.write('NO CHROMIUM FOUND: THE TESTS IN THE BROWSER ARE SKIPPED (CHROMIUM=path names one)\n');
  env.CHROMIUM = browser ?? 'none';
  await runTests('browser', '--config', 'vitest.browser.config.ts');
}

async function runTests(name, ...more) {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'great-glen-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run([vitest, 'run', ...more, ...reporters, ...vitestArgs], 'inherit');
  const result = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  // A crash, an unhandled error or "no test files" fails no single test, but must not pass.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  report(name, performance.now() - started, result);
}

function readReport(file) {
  const result = { passed: 0, failed: 0, skipped: 0 };
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    process.stdout.write('vitest left no readable report\n');
    return { ...result, failed: 1 };
  }
  for (const { status, assertionResults } of report.testResults) {
    const failedBefore = result.failed;
    for (const test of assertionResults) {
      if (test.status === 'passed') result.passed += 1;
      else if (test.status === 'failed') result.failed += 1;
      else result.skipped += 1;
    }
    // A file that could not even be loaded has no failed tests of its own.
    if (status === 'failed' && result.failed === failedBefore) result.failed += 1;
  }
  return result;
}

function run([file, ...args], mode) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: root,
      env,
      stdio: ['ignore', mode, mode],
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

function report(name, ms, result) {
  for (const key of Object.keys(total)) total[key] += result[key];
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  const seconds = (ms / 1000).toFixed(1);
  process.stdout.write(`${verdict.padEnd(7)}${name.padEnd(13)}${seconds.padStart(6)} s   ${counts(result)}\n`);
}

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
