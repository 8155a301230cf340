/** Every scenario of the repository, one test each, and that the files keep to their conventions. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../src/scenario/run.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface ScenarioFile {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly steps: number;
  /** The document, or what is wrong with its JSON. */
  readonly document: unknown;
  readonly problem: string | undefined;
}

function parse(text: string): { document: unknown; problem: string | undefined } {
  try {
    return { document: JSON.parse(text), problem: undefined };
  } catch (error) {
    return { document: undefined, problem: String(error) };
  }
}

function load(file: string): ScenarioFile {
  const { document, problem } = parse(readFileSync(join(ROOT, file), 'utf8'));
  const it = typeof document === 'object' && document !== null ? (document as Record<string, unknown>) : {};
  return {
    file,
    title: String(it['title'] ?? ''),
    rules: Array.isArray(it['rules']) ? it['rules'].map(String) : [],
    steps: Array.isArray(it['steps']) ? it['steps'].length : 0,
    document,
    problem,
  };
}

const files = globSync('scenarios/**/*.json', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
  .map(load);

function filesWhere(wrong: (file: ScenarioFile) => boolean): string[] {
  return files.filter(wrong).map(({ file }) => file);
}

describe('scenario', () => {
  for (const { file, title, document, problem } of files) {
    it(`${file.slice('scenarios/'.length)}: ${title}`, () => {
      expect(problem).toBeUndefined();
      expect(runScenario(document).failures).toEqual([]);
    });
  }
});

describe('scenario files', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it('are named by one of the rules they cite', () => {
    expect(
      filesWhere(({ file, rules }) => !rules.some((rule) => `${basename(file, '.json')}-`.startsWith(`${rule}-`))),
    ).toEqual([]);
  });

  it('cite only rules that exist', () => {
    const list = readFileSync(join(ROOT, 'docs/rule-numbers.txt'), 'utf8').split('\n');
    expect(
      files.flatMap(({ file, rules }) => rules.filter((rule) => !list.includes(rule)).map((r) => [file, r])),
    ).toEqual([]);
  });

  it('have a title of their own and something to do', () => {
    const titles = files.map(({ title }) => title);
    expect(filesWhere(({ title, steps }) => title === '' || steps === 0)).toEqual([]);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });
});
