/** One value of a pack against the specification of its field: its form only, not yet what it says. */
import { type FieldSpec, VALUE_RANGE } from '../spec.ts';
import { isRecord, type Path, shown, type Tell } from './mistakes.ts';

export const LIMITS = { cell: 200, name: 60, note: 2000 } as const;

/** One line that can be shown anywhere: no control characters, nothing that turns the direction of writing. */
export const LINE =
  '^[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069](?:[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069])?$';
/** Cells are plain text. */
const CELL = '^[ -~]+$';
export const ID = '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$';
export const ID_LIMIT = 40;
const VALUE_NAME = /^[a-z][A-Za-z]*$/;

const patterns = new Map([LINE, CELL, ID].map((source) => [source, new RegExp(source, 'u')]));

/** Whether a text has this form and at most so many characters, counted as JSON Schema counts them. */
export function hasForm(value: unknown, pattern: string, most: number): value is string {
  return typeof value === 'string' && [...value].length <= most && patterns.get(pattern)?.test(value) === true;
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** What is wrong with the value as a whole; lists and numbers by name tell their entries one by one. */
export function checkField(spec: FieldSpec, value: unknown, path: Path, tell: Tell): boolean {
  const refuse = (reason: string): false => {
    tell(path, `${reason}, not ${shown(value)}`);
    return false;
  };
  switch (spec.kind) {
    case 'text':
      return (
        hasForm(value, LINE, LIMITS.name) || refuse(`expected a text of 1 to ${LIMITS.name} characters on one line`)
      );
    case 'cell':
      return (
        hasForm(value, CELL, LIMITS.cell) ||
        refuse(`expected a text of 1 to ${LIMITS.cell} plain characters ("-" for nothing)`)
      );
    case 'choice':
      return (typeof value === 'string' && spec.of.includes(value)) || refuse(`expected one of ${spec.of.join(', ')}`);
    case 'flag':
      return typeof value === 'boolean' || refuse('expected true or false');
    case 'whole':
      return (
        isWhole(value, spec.least, spec.most) || refuse(`expected a whole number from ${spec.least} to ${spec.most}`)
      );
    case 'list':
      return checkList(spec, value, path, tell);
    case 'values':
      return checkValues(value, path, tell);
  }
}

function checkList(spec: FieldSpec & { kind: 'list' }, value: unknown, path: Path, tell: Tell): boolean {
  const [fewest, most] = spec.count;
  if (!Array.isArray(value) || value.length < fewest || value.length > most) {
    const count = fewest === most ? `${most}` : `${fewest} to ${most}`;
    tell(path, `expected a list of ${count} numbers, not ${shown(value)}`);
    return false;
  }
  const bad = value.map((entry, i) => {
    if (isWhole(entry, spec.least, spec.most)) return false;
    tell([...path, i], `expected a whole number from ${spec.least} to ${spec.most}, not ${shown(entry)}`);
    return true;
  });
  return !bad.includes(true);
}

function checkValues(value: unknown, path: Path, tell: Tell): boolean {
  if (!isRecord(value)) {
    tell(path, `expected an object of numbers by name, not ${shown(value)}`);
    return false;
  }
  const [least, most] = VALUE_RANGE;
  const bad = Object.entries(value).filter(([name, entry]) => {
    if (!VALUE_NAME.test(name)) tell([...path, name], 'a name here is made of letters');
    else if (!isWhole(entry, least, most)) {
      tell([...path, name], `expected a whole number from ${least} to ${most}, not ${shown(entry)}`);
    } else return false;
    return true;
  });
  return bad.length === 0;
}

/** The same as JSON Schema. */
export function fieldSchema(spec: FieldSpec): object {
  const description = spec.about;
  switch (spec.kind) {
    case 'text':
      return { description, type: 'string', maxLength: LIMITS.name, pattern: LINE };
    case 'cell':
      return { description, type: 'string', maxLength: LIMITS.cell, pattern: CELL };
    case 'choice':
      return { description, enum: spec.of };
    case 'flag':
      return { description, type: 'boolean' };
    case 'whole':
      return { description, type: 'integer', minimum: spec.least, maximum: spec.most };
    case 'list': {
      const [minItems, maxItems] = spec.count;
      const items = { type: 'integer', minimum: spec.least, maximum: spec.most };
      return { description, type: 'array', minItems, maxItems, items };
    }
    case 'values': {
      const [minimum, maximum] = VALUE_RANGE;
      const additionalProperties = { type: 'integer', minimum, maximum };
      return { description, type: 'object', propertyNames: { pattern: VALUE_NAME.source }, additionalProperties };
    }
  }
}
