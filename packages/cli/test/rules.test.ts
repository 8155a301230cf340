/** Rule coverage: what counts as a citation, what is reported, and that the finished modules stay complete. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { collectCitations, readModules, scenarioRules } from '../src/rules/collect.ts';
import { coverage, moduleLine, report, unknownCitations } from '../src/rules/coverage.ts';
import { groupByModule, numbersIn, parseNumbers } from '../src/rules/numbers.ts';
import { testTitles } from '../src/rules/titles.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LIST = '# numbers\nX1-ONE-1\nX1-TWO\n\nY-A-1\nX1-ONE-2\n';
const MODULES = groupByModule(parseNumbers(LIST));

describe('the list of rule numbers', () => {
  it('leaves out comments and blank lines and groups by module, the first to appear first', () => {
    expect(MODULES).toEqual([
      { name: 'X1', numbers: ['X1-ONE-1', 'X1-TWO', 'X1-ONE-2'] },
      { name: 'Y', numbers: ['Y-A-1'] },
    ]);
  });

  it('is found again in text, known numbers and misspelt ones, but no wild cards and no other words', () => {
    expect(numbersIn('X1-ONE-1, X1-TWO: Y-B (X11-TWO, aX1-TWO, X1-TWO-* and X1-ONE-1-like)', MODULES)).toEqual([
      'X1-ONE-1',
      'X1-TWO',
      'Y-B',
    ]);
    expect(numbersIn('X1-ONE-1', [])).toEqual([]);
  });
});

describe('titles of tests', () => {
  const titles = (source: string): string[] => testTitles(source, 'some.test.ts');

  it('are the first arguments of it, test and describe, however they are written', () => {
    expect(titles(`describe("a", () => { it('b', () => {}); test(\`c\`, f); });`)).toEqual(['a', 'b', 'c']);
    expect(titles("it.each([['no'], [f('neither')]])('table %s', f); it.each`no`('tagged', f);")).toEqual([
      'table %s',
      'tagged',
    ]);
    expect(titles(`it(\`of \${'no'} and \${x}\`, f); it('sum ' + 'of two', f);`)).toEqual(['of   and  ', 'sum of two']);
  });

  it('are not comments, other texts, other calls or tests that never run', () => {
    expect(
      titles("// it('a')\n/* it('b') */ const s = \"it('c')\"; const r = /it('d')/; submit('e'); x.it('f');"),
    ).toEqual([]);
    expect(titles("it.skip('a', f); it.todo('b'); describe.skip('c', () => { it('d', f); });")).toEqual([]);
  });
});

describe('rules of a scenario', () => {
  it('are its field of that name, whatever else the document holds', () => {
    expect(scenarioRules('{"title": "X1-ONE-1", "rules": ["X1-TWO", "Z-9"]}', 'a.json')).toEqual(['X1-TWO', 'Z-9']);
    expect(scenarioRules('[]', 'a.json')).toEqual([]);
    expect(() => scenarioRules('{', 'a.json')).toThrow(/^a\.json: /);
  });
});

describe('coverage', () => {
  const cite = (...numbers: string[]) => numbers.map((number) => ({ number, file: 'f' }));

  it('counts each rule once and names what nobody cites, in the order of the list', () => {
    const [x, y] = coverage(MODULES, cite('X1-TWO', 'X1-TWO', 'X1-NONE'));
    expect(x).toEqual({ name: 'X1', total: 3, covered: 1, uncovered: ['X1-ONE-1', 'X1-ONE-2'] });
    expect(y).toEqual({ name: 'Y', total: 1, covered: 0, uncovered: ['Y-A-1'] });
  });

  it('says 100 % only when nothing lacks', () => {
    const line = (covered: number, total: number) => moduleLine({ name: 'X1', total, covered, uncovered: [] });
    expect([line(0, 86), line(999, 1000), line(63, 63)]).toEqual(['X1 0/86 0 %', 'X1 999/1000 99 %', 'X1 63/63 100 %']);
  });

  it('finds citations of rules that do not exist', () => {
    expect(unknownCitations(MODULES, cite('X1-TWO', 'X1-TWOO', 'Z-1'))).toEqual(cite('X1-TWOO', 'Z-1'));
  });

  it('reports every module and lists what lacks in those in play, or in all', () => {
    const modules = coverage(MODULES, cite('X1-TWO'));
    const lines = ['X1 1/3 33 %', 'Y 0/1 0 %', '', 'X1 lacks', '  X1-ONE-1', '  X1-ONE-2'];
    expect(report(modules, new Set(['X1']), false)).toEqual(lines);
    expect(report(modules, new Set(['X1']), true)).toEqual([...lines, '', 'Y lacks', '  Y-A-1']);
    expect(report(coverage(MODULES, cite('Y-A-1')), new Set(['Y']), false)).toEqual(['X1 0/3 0 %', 'Y 1/1 100 %']);
  });
});

describe('this repository', () => {
  const modules = readModules(ROOT);
  const citations = collectCitations(ROOT, modules);

  it('cites no rule that does not exist', () => {
    expect(unknownCitations(modules, citations)).toEqual([]);
  });

  it.each(['G1', 'G2'])('cites every rule of %s', (name) => {
    expect(coverage(modules, citations).find((module) => module.name === name)).toMatchObject({ uncovered: [] });
  });

  it('lists every number once', () => {
    const numbers = modules.flatMap((module) => module.numbers);
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
    expect(numbers.filter((number) => !/^[A-Z]+\d*(-[A-Z0-9]+)+$/.test(number))).toEqual([]);
  });
});
