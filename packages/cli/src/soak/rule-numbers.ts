/** Which rule numbers exist: those listed in `docs/rule-numbers.txt`, one at the start of each line. */
import { readFileSync } from 'node:fs';

const LIST = new URL('../../../../docs/rule-numbers.txt', import.meta.url);
const SYSTEM = ['SYS-FORM', 'SYS-SEAT', 'SYS-STALE', 'SYS-OVER', 'SYS-BARRIER'];

export const ruleNumbers: ReadonlySet<string> = new Set([
  ...SYSTEM,
  ...readFileSync(LIST, 'utf8')
    .split('\n')
    .flatMap((line) => /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+/.exec(line)?.[0] ?? []),
]);
