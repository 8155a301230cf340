/** As much of JSON Schema (draft 2020-12) as the published schema uses; a keyword that is not here fails the test. */
type Json = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
};

type Check = (value: unknown, wish: never, schema: Json, root: Json) => boolean;

function everyEntry(value: unknown, check: (key: string, entry: unknown) => boolean): boolean {
  return !isRecord(value) || Object.entries(value).every(([key, entry]) => check(key, entry));
}

const numeric =
  (test: (n: number, wish: number) => boolean): Check =>
  (value, wish) =>
    typeof value !== 'number' || test(value, wish);

const measured =
  (size: (value: unknown) => number | undefined, test: (n: number, wish: number) => boolean): Check =>
  (value, wish) => {
    const n = size(value);
    return n === undefined || test(n, wish);
  };

const letters = (value: unknown): number | undefined => (typeof value === 'string' ? [...value].length : undefined);
const items = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);
const entries = (value: unknown): number | undefined => (isRecord(value) ? Object.keys(value).length : undefined);
const atMost = (n: number, most: number): boolean => n <= most;
const atLeast = (n: number, least: number): boolean => n >= least;

const KEYWORDS: Readonly<Record<string, Check>> = {
  type: (value, wish: string) => TYPES[wish]?.(value) ?? false,
  const: (value, wish) => value === wish,
  enum: (value, wish: readonly unknown[]) => wish.includes(value),
  pattern: (value, wish: string) => typeof value !== 'string' || new RegExp(wish, 'u').test(value),
  maxLength: measured(letters, atMost),
  minimum: numeric(atLeast),
  maximum: numeric(atMost),
  minItems: measured(items, atLeast),
  maxItems: measured(items, atMost),
  maxProperties: measured(entries, atMost),
  items: (value, wish: Json, _schema, root) =>
    !Array.isArray(value) || value.every((entry) => conforms(entry, wish, root)),
  required: (value, wish: readonly string[]) => !isRecord(value) || wish.every((key) => Object.hasOwn(value, key)),
  properties: (value, wish: Json, _schema, root) =>
    everyEntry(value, (key, entry) => !Object.hasOwn(wish, key) || conforms(entry, wish[key], root)),
  additionalProperties: (value, wish: unknown, schema, root) =>
    everyEntry(
      value,
      (key, entry) => Object.hasOwn((schema['properties'] ?? {}) as Json, key) || conforms(entry, wish, root),
    ),
  propertyNames: (value, wish: Json, _schema, root) => everyEntry(value, (key) => conforms(key, wish, root)),
  anyOf: (value, wish: readonly unknown[], _schema, root) => wish.some((schema) => conforms(value, schema, root)),
  not: (value, wish: Json, _schema, root) => !conforms(value, wish, root),
  $ref: (value, wish: string, _schema, root) =>
    conforms(value, (root['$defs'] as Json)[wish.replace('#/$defs/', '')], root),
};

/** Keywords that say something to people only. */
const SILENT = ['$schema', '$id', '$defs', 'title', 'description'];

export function conforms(value: unknown, schema: unknown, root: Json): boolean {
  if (typeof schema === 'boolean') return schema;
  if (!isRecord(schema)) throw new Error(`no schema: ${JSON.stringify(schema)}`);
  return Object.entries(schema).every(([keyword, wish]) => {
    if (SILENT.includes(keyword)) return true;
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`unknown keyword ${keyword}`);
    return check(value, wish as never, schema, root);
  });
}
