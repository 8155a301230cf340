/**
 * The form of a pack: reads a document of unknown origin against the specifications and keeps what is in order. What
 * is not in order is told and left out, so that the rest can still be looked at.
 */
import { fieldOf, type Part, rowsOf } from '../content.ts';
import type { Row } from '../rows.ts';
import type { ContentSource, FieldSpec, PartSpec, SectionSpec } from '../spec.ts';
import { checkField, hasForm, ID, ID_LIMIT, LIMITS, LINE } from './fields.ts';
import { isRecord, type Path, shown, suggestion, type Tell } from './mistakes.ts';

export const FORMAT = 'great-glen-pack/1';
/** Entries of one section. */
export const MOST_ROWS = 500;

/** Names that mean something to the language itself: wherever they stand, they can only be mischief or a mistake. */
export const RESERVED: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export interface RowChange {
  readonly id: string;
  readonly isNew: boolean;
  readonly removed: boolean;
  /** The fields that are in order. */
  readonly fields: ReadonlyMap<string, unknown>;
}

export interface PartChange {
  readonly sections: ReadonlyMap<string, readonly RowChange[]>;
  readonly tables: ReadonlyMap<string, unknown>;
  readonly chronicles: ReadonlyMap<string, PartChange>;
}

export interface PackChange {
  readonly name: string;
  readonly games: ReadonlyMap<string, PartChange>;
}

type Json = Readonly<Record<string, unknown>>;

/** The entries of an object; reserved names have been told before and are passed over. */
function entriesAt(value: unknown, path: Path, tell: Tell): [string, unknown][] {
  if (isRecord(value)) return Object.entries(value).filter(([key]) => !RESERVED.includes(key));
  tell(path, `expected an object, not ${shown(value)}`);
  return [];
}

function unknownKey(path: Path, what: string, key: string, known: readonly string[], tell: Tell): void {
  tell([...path, key], `there is no ${what} ${shown(key)}${suggestion(key, known)}`);
}

// ------------------------------------------------------------------------------------------------ rows

function checkNote(value: unknown, path: Path, tell: Tell): void {
  if (typeof value === 'string' && [...value].length <= LIMITS.note) return;
  tell([...path, 'note'], `expected a text of at most ${LIMITS.note} characters, not ${shown(value)}`);
}

function readRemoval(
  id: string,
  it: Json,
  base: Row | undefined,
  spec: SectionSpec,
  path: Path,
  tell: Tell,
): RowChange {
  if (it['remove'] !== true) tell([...path, 'remove'], `expected true, not ${shown(it['remove'])}`);
  if (base === undefined) tell(path, `there is no ${spec.row} ${shown(id)} to be removed`);
  else if (!spec.mayRemove) tell([...path, 'remove'], `a ${spec.row} cannot be removed`);
  for (const [field, value] of entriesAt(it, path, tell)) {
    if (field === 'note') checkNote(value, path, tell);
    else if (field !== 'remove') tell([...path, field], 'what is removed has no other fields');
  }
  return { id, isNew: false, removed: true, fields: new Map() };
}

function readFields(
  entries: readonly [string, unknown][],
  fields: Readonly<Record<string, FieldSpec>>,
  path: Path,
  what: string,
  tell: Tell,
): Map<string, unknown> {
  const good = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (name === 'note') checkNote(value, path, tell);
    else if (spec === undefined) unknownKey(path, `field of ${what}`, name, Object.keys(fields), tell);
    else if (checkField(spec, value, [...path, name], tell)) good.set(name, value);
  }
  return good;
}

/** Numbers by name: only those the component has. */
function checkValueNames(fields: Map<string, unknown>, base: Row | undefined, path: Path, tell: Tell): void {
  const given = fields.get('values');
  if (!isRecord(given)) return;
  const known = Object.keys((base === undefined ? undefined : (fieldOf(base, 'values') as object | undefined)) ?? {});
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const hint = known.length === 0 ? ': it has none' : suggestion(name, known);
    tell([...path, 'values', name], `this component has no number of this name${hint}`);
    fields.delete('values');
  }
}

function checkNew(id: string, it: Json, known: readonly string[], spec: SectionSpec, path: Path, tell: Tell): void {
  if (!spec.mayAdd) {
    tell(path, `there is no ${spec.row} ${shown(id)}${suggestion(id, known)}`);
    return;
  }
  if (!hasForm(id, ID, ID_LIMIT)) {
    tell(path, `an id is made of at most ${ID_LIMIT} small letters, digits and single hyphens, a letter first`);
  }
  const missing = Object.keys(spec.fields).filter((field) => field !== 'values' && !Object.hasOwn(it, field));
  if (missing.length === 0) return;
  const hint = suggestion(id, known);
  const also = hint.startsWith('; did') ? hint : '';
  tell(path, `there is no ${spec.row} ${shown(id)} yet, and a new one needs also: ${missing.join(', ')}${also}`);
}

function readRow(
  id: string,
  value: unknown,
  rows: readonly Row[],
  spec: SectionSpec,
  path: Path,
  tell: Tell,
): RowChange {
  const base = rows.find((row) => row.id === id);
  const entries = entriesAt(value, path, tell);
  const it = Object.fromEntries(entries);
  if (Object.hasOwn(it, 'remove')) return readRemoval(id, it, base, spec, path, tell);
  const fields = readFields(entries, spec.fields, path, `a ${spec.row}`, tell);
  checkValueNames(fields, base, path, tell);
  if (base === undefined && isRecord(value)) {
    checkNew(
      id,
      it,
      rows.map((row) => row.id),
      spec,
      path,
      tell,
    );
  }
  return { id, isNew: base === undefined, removed: false, fields };
}

// ------------------------------------------------------------------------------------------------ parts

function readSection(value: unknown, rows: readonly Row[], spec: SectionSpec, path: Path, tell: Tell): RowChange[] {
  const entries = entriesAt(value, path, tell);
  if (entries.length > MOST_ROWS) tell(path, `more than ${MOST_ROWS} entries`);
  return entries.slice(0, MOST_ROWS).map(([id, row]) => readRow(id, row, rows, spec, [...path, id], tell));
}

function readPart(
  value: unknown,
  base: Part,
  spec: PartSpec,
  further: readonly string[],
  path: Path,
  tell: Tell,
): PartChange {
  const sections = new Map<string, readonly RowChange[]>();
  let tables: ReadonlyMap<string, unknown> = new Map();
  for (const [key, entry] of entriesAt(value, path, tell)) {
    const at = [...path, key];
    const section = Object.hasOwn(spec.sections, key) ? spec.sections[key] : undefined;
    if (section !== undefined) sections.set(key, readSection(entry, rowsOf(base, key), section, at, tell));
    else if (key === 'tables') tables = readFields(entriesAt(entry, at, tell), spec.tables, at, 'the tables', tell);
    else if (!further.includes(key)) {
      unknownKey(path, 'section', key, [...Object.keys(spec.sections), 'tables', ...further], tell);
    }
  }
  return { sections, tables, chronicles: new Map() };
}

function readGame(value: unknown, source: ContentSource, path: Path, tell: Tell): PartChange {
  const keys = Object.keys(source.chronicles);
  const further = keys.length > 0 ? ['chronicles'] : [];
  const own = readPart(value, source.base, source.spec, further, path, tell);
  const chronicles = new Map<string, PartChange>();
  const given = isRecord(value) && Object.hasOwn(value, 'chronicles') && keys.length > 0 ? value['chronicles'] : {};
  for (const [key, entry] of entriesAt(given, [...path, 'chronicles'], tell)) {
    const at = [...path, 'chronicles', key];
    const spec = Object.hasOwn(source.chronicles, key) ? source.chronicles[key] : undefined;
    const base = source.base.chronicles[key];
    if (spec === undefined || base === undefined) tell(at, `there is no chronicle ${shown(key)} in ${source.game}`);
    else chronicles.set(key, readPart(entry, base, spec, [], at, tell));
  }
  return { ...own, chronicles };
}

const TOP_FIELDS = ['$schema', 'format', 'name', 'author', 'note', 'games'];

function readHead(it: Json, tell: Tell): void {
  for (const key of Object.keys(it)) {
    if (!TOP_FIELDS.includes(key) && !RESERVED.includes(key)) unknownKey([], 'field', key, TOP_FIELDS, tell);
  }
  if (it['format'] !== FORMAT) tell(['format'], `expected "${FORMAT}", not ${shown(it['format'])}`);
  const line = `expected a text of 1 to ${LIMITS.name} characters on one line`;
  if (!hasForm(it['name'], LINE, LIMITS.name)) tell(['name'], `${line}, not ${shown(it['name'])}`);
  if (Object.hasOwn(it, 'author') && !hasForm(it['author'], LINE, LIMITS.name)) {
    tell(['author'], `${line}, not ${shown(it['author'])}`);
  }
  if (Object.hasOwn(it, 'note')) checkNote(it['note'], [], tell);
  if (Object.hasOwn(it, '$schema') && typeof it['$schema'] !== 'string') tell(['$schema'], 'expected a text');
  if (!Object.hasOwn(it, 'games')) tell(['games'], 'expected an object: what the pack changes, by game');
}

export function readForm(document: unknown, sources: readonly ContentSource[], tell: Tell): PackChange {
  if (!isRecord(document)) tell([], `a pack is an object, not ${shown(document)}`);
  const it: Json = isRecord(document) ? document : {};
  if (isRecord(document)) readHead(it, tell);
  const games = new Map<string, PartChange>();
  for (const [game, value] of entriesAt(Object.hasOwn(it, 'games') ? it['games'] : {}, ['games'], tell)) {
    const source = sources.find((candidate) => candidate.game === game);
    const known = sources.map((candidate) => candidate.game);
    if (source === undefined) unknownKey(['games'], 'game', game, known, tell);
    else games.set(game, readGame(value, source, ['games', game], tell));
  }
  return { name: String(it['name']), games };
}
