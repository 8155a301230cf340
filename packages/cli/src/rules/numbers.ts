/** The list of rule numbers, and finding them in text. */
export interface RuleModule {
  /** What its numbers begin with: `G1`, `C12`… */
  readonly name: string;
  readonly numbers: readonly string[];
}

/** One number a line; blank lines and comments are left out. */
export function parseNumbers(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function moduleOf(number: string): string {
  return number.slice(0, number.indexOf('-'));
}

/** The numbers by module, in the order in which the modules first appear in the list. */
export function groupByModule(numbers: readonly string[]): RuleModule[] {
  const groups = new Map<string, string[]>();
  for (const number of numbers) {
    const group = groups.get(moduleOf(number));
    if (group === undefined) groups.set(moduleOf(number), [number]);
    else group.push(number);
  }
  return [...groups].map(([name, members]) => ({ name, numbers: members }));
}

/**
 * Everything in a text that looks like a number of one of these modules, whether it is in the list or not.
 * `G1-CARD-*` stands for several rules and cites none.
 */
export function numbersIn(text: string, modules: readonly RuleModule[]): string[] {
  const names = modules.map((module) => module.name).join('|');
  return names === '' ? [] : (text.match(new RegExp(`\\b(?:${names})(?:-[A-Z0-9]+)+(?![-*\\w])`, 'g')) ?? []);
}
