/** Reads what the repository cites: the `rules` of its scenarios and the titles of its tests. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Citation } from './coverage.ts';
import { groupByModule, numbersIn, parseNumbers, type RuleModule } from './numbers.ts';
import { testTitles } from './titles.ts';

const LIST = 'docs/rule-numbers.txt';
const SCENARIOS = 'scenarios/**/*.json';
const TESTS = ['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.ts'];

export function readModules(root: string): RuleModule[] {
  return groupByModule(parseNumbers(readFileSync(join(root, LIST), 'utf8')));
}

function filesLike(root: string, pattern: string | string[]): string[] {
  const found = globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' });
  return found.map((file) => file.replaceAll('\\', '/')).sort();
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A scenario's rules are numbers and nothing else, so each of them counts, known or not. */
export function scenarioRules(text: string, file: string): string[] {
  const document = parseJson(text, file);
  const rules = typeof document === 'object' && document !== null && 'rules' in document ? document.rules : [];
  return Array.isArray(rules) ? rules.map(String) : [];
}

export function collectCitations(root: string, modules: readonly RuleModule[]): Citation[] {
  const cite = (file: string, numbers: readonly string[]): Citation[] => numbers.map((number) => ({ number, file }));
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return [
    ...filesLike(root, SCENARIOS).flatMap((file) => cite(file, scenarioRules(read(file), file))),
    ...filesLike(root, TESTS).flatMap((file) => {
      const titles = testTitles(read(file), file);
      return cite(
        file,
        titles.flatMap((title) => numbersIn(title, modules)),
      );
    }),
  ];
}
