/** Which rules somebody cites, and what is to be said about it. */
import type { RuleModule } from './numbers.ts';

/** A number, and the file that names it. */
export interface Citation {
  readonly number: string;
  readonly file: string;
}

export interface ModuleCoverage {
  readonly name: string;
  readonly total: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
}

export function coverage(modules: readonly RuleModule[], citations: readonly Citation[]): ModuleCoverage[] {
  const cited = new Set(citations.map((citation) => citation.number));
  return modules.map(({ name, numbers }) => {
    const uncovered = numbers.filter((number) => !cited.has(number));
    return { name, total: numbers.length, covered: numbers.length - uncovered.length, uncovered };
  });
}

/** Citations of rules that do not exist: misspelt, or dropped from the rules since. */
export function unknownCitations(modules: readonly RuleModule[], citations: readonly Citation[]): Citation[] {
  const known = new Set(modules.flatMap((module) => module.numbers));
  return citations.filter((citation) => !known.has(citation.number));
}

/** `G1 63/63 100 %`. Rounded down: 100 % is said only of a module that lacks nothing. */
export function moduleLine({ name, total, covered }: ModuleCoverage): string {
  return `${name} ${covered}/${total} ${Math.floor((100 * covered) / total)} %`;
}

/** A line for each module, then the uncovered numbers of those that are in play, or of all. */
export function report(modules: readonly ModuleCoverage[], inPlay: ReadonlySet<string>, all: boolean): string[] {
  const open = modules.filter((module) => module.uncovered.length > 0 && (all || inPlay.has(module.name)));
  const lists = open.flatMap(({ name, uncovered }) => ['', `${name} lacks`, ...uncovered.map((n) => `  ${n}`)]);
  return [...modules.map(moduleLine), ...lists];
}
