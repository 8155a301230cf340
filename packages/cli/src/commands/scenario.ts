/** `scenario`: runs scenario files, one line each. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario, type ScenarioResult } from '@great-glen/engine';
import { Args, type Command, UsageError } from '../lib/args.ts';
import { errorText } from '../lib/gamefile.ts';
import { print } from '../lib/output.ts';

/** The files named, and for a folder every JSON file in it, however deep, in the order of their names. */
function filesOf(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.json'))
    .map((entry) => join(path, entry.name))
    .sort()
    .flatMap(filesOf);
}

function runFile(file: string): ScenarioResult {
  try {
    return runScenario(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { title: '', rules: [], ok: false, failures: [errorText(error)] };
  }
}

export const scenario: Command = {
  summary: 'run scenario files, or all in a folder',
  usage: 'FILE|FOLDER…',
  help: 'One line each, what failed indented below; the last line counts. Exit code 1 if any failed.',
  run(argv) {
    const { positionals } = new Args(argv, {}, 'files');
    if (positionals.length === 0) throw new UsageError('at least one FILE or FOLDER is needed');
    const files = positionals.flatMap(filesOf);
    let failed = 0;
    for (const file of files) {
      const { title, ok, failures } = runFile(file);
      print(`${ok ? 'ok  ' : 'FAIL'} ${file}${title === '' ? '' : `: ${title}`}`);
      for (const failure of failures) print(`       ${failure}`);
      if (!ok) failed++;
    }
    print(`${files.length - failed} ok, ${failed} failed`);
    // A folder without scenarios is more likely a mistyped name than a success.
    return failed > 0 || files.length === 0 ? 1 : 0;
  },
};
