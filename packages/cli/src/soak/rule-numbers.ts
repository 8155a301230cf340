/** Which numbers a refusal may cite: those of the rules, and those of what no rule covers. */
import { readFileSync } from 'node:fs';
import { parseNumbers } from '../rules/numbers.ts';

const LIST = new URL('../../../../docs/rule-numbers.txt', import.meta.url);
const SYSTEM = ['SYS-FORM', 'SYS-SEAT', 'SYS-STALE', 'SYS-OVER', 'SYS-BARRIER'];

export const ruleNumbers: ReadonlySet<string> = new Set([...SYSTEM, ...parseNumbers(readFileSync(LIST, 'utf8'))]);
