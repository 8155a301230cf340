/**
 * `npm run rules`: how many rules a scenario or a test cites, module by module.
 *   --all          lists the uncited rules of every module, not only of those in play
 *   --strict G1    fails unless every rule of the module is cited; may be repeated
 * Whatever cites a rule that does not exist is an error.
 */
import { fileURLToPath } from 'node:url';
import { gameMetas } from '@great-glen/engine';
import { Args, UsageError } from '../lib/args.ts';
import { notice, print } from '../lib/output.ts';
import { collectCitations, readModules } from './collect.ts';
import { coverage, report, unknownCitations } from './coverage.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

function main(argv: string[]): number {
  const args = new Args(argv, { all: { type: 'boolean' }, strict: { type: 'string', multiple: true } });
  const modules = readModules(ROOT);
  const strict = args.texts('strict');
  for (const name of strict) {
    if (!modules.some((module) => module.name === name)) {
      throw new UsageError(`there is no module "${name}"; modules: ${modules.map((module) => module.name).join(', ')}`);
    }
  }
  const citations = collectCitations(ROOT, modules);
  const covered = coverage(modules, citations);
  // In play is what can be played, and what somebody has begun to prove.
  const inPlay = new Set(gameMetas.map((meta) => meta.prefix));
  for (const module of covered) if (module.covered > 0) inPlay.add(module.name);
  for (const line of report(covered, inPlay, args.flag('all'))) print(line);
  const unknown = unknownCitations(modules, citations);
  for (const { number, file } of unknown) notice(`${file} cites ${number}, which is not in docs/rule-numbers.txt`);
  const incomplete = covered.filter((module) => strict.includes(module.name) && module.uncovered.length > 0);
  for (const { name } of incomplete) notice(`${name} is not complete`);
  return unknown.length > 0 || incomplete.length > 0 ? 1 : 0;
}

// Whoever reads our output may stop at any time (`… | head`); that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  notice(`${error.message}\nusage: npm run rules -- [--all] [--strict MODULE]…`);
  process.exitCode = 2;
}
