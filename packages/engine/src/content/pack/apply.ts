/** Lays the changes of a pack over the content they are meant for. The tables themselves are never touched. */
import { fieldOf, type GameContent, type Part, rowsOf } from '../content.ts';
import type { Row } from '../rows.ts';
import type { ContentSource, FieldSpec, PartSpec, SectionSpec } from '../spec.ts';
import type { PartChange, RowChange } from './form.ts';
import { isRecord } from './mistakes.ts';

/** What stands for a field that a broken new row lacks, so that the rest of the pack can be looked at. */
function standIn(id: string, spec: FieldSpec): unknown {
  switch (spec.kind) {
    case 'text':
      return id;
    case 'cell':
      return '-';
    case 'choice':
      return spec.of[0];
    case 'flag':
      return false;
    case 'whole':
      return spec.least;
    case 'list':
      return new Array<number>(spec.count[0]).fill(spec.least);
    case 'values':
      return {};
  }
}

function frozen(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.slice());
  return isRecord(value) ? Object.freeze({ ...value }) : value;
}

/** What the pack set, as provenance names it: numbers by name count one by one. */
function namesOf(fields: ReadonlyMap<string, unknown>): string[] {
  return [...fields].flatMap(([name, value]) =>
    isRecord(value) ? Object.keys(value).map((key) => `${name}.${key}`) : [name],
  );
}

function changeRow(row: Row, fields: ReadonlyMap<string, unknown>, pack: string): Row {
  if (fields.size === 0) return row;
  const changed = [...fields].map(([name, value]): [string, unknown] => {
    const before = fieldOf(row, name);
    return [name, isRecord(value) && isRecord(before) ? frozen({ ...before, ...value }) : frozen(value)];
  });
  const { source, facts } = row.provenance;
  const provenance = Object.freeze({ source: `${source}; content pack "${pack}"`, facts, user: namesOf(fields) });
  return Object.freeze({ ...row, ...Object.fromEntries(changed), provenance });
}

function newRow({ id, fields }: RowChange, spec: SectionSpec, pack: string): Row {
  const values = Object.entries(spec.fields).map(([name, field]): [string, unknown] => [
    name,
    frozen(fields.has(name) ? fields.get(name) : standIn(id, field)),
  ]);
  const user = Object.keys(spec.fields).filter((name) => name !== 'values');
  const provenance = Object.freeze({ source: `content pack "${pack}"`, facts: [], user });
  return Object.freeze({ id, ...spec.blank, ...Object.fromEntries(values), provenance });
}

function applySection(rows: readonly Row[], changes: readonly RowChange[], spec: SectionSpec, pack: string): Row[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const kept = rows.flatMap((row) => {
    const change = byId.get(row.id);
    if (change === undefined) return [row];
    return change.removed ? [] : [changeRow(row, change.fields, pack)];
  });
  const added = changes.filter((change) => change.isNew && !change.removed);
  return [...kept, ...added.map((change) => newRow(change, spec, pack))];
}

function applyPart<P extends Part>(base: P, spec: PartSpec, change: PartChange, pack: string): P {
  const sections = [...change.sections].map(([name, changes]): [string, readonly Row[]] => {
    const section = spec.sections[name] as SectionSpec;
    return [name, Object.freeze(applySection(rowsOf(base, name), changes, section, pack))];
  });
  const tables = changeRow(base.tables, change.tables, pack);
  const part = { ...base, ...Object.fromEntries(sections), tables };
  return Object.freeze(withoutLostCards(part, change));
}

/** A card goes with the tile that brings it; nobody should have to remove it too. */
function withoutLostCards<P extends Part>(part: P, change: PartChange): P {
  const lost = new Set(change.sections.get('tiles')?.flatMap(({ id, removed }) => (removed ? [id] : [])));
  if (lost.size === 0 || fieldOf(part as unknown as Row, 'cards') === undefined) return part;
  return { ...part, cards: Object.freeze(rowsOf(part, 'cards').filter((card) => !lost.has(card.id))) };
}

export function applyChange(source: ContentSource, change: PartChange, pack: string): GameContent {
  const own = applyPart(source.base, source.spec, change, pack);
  const chronicles = Object.entries(source.base.chronicles).map(([key, base]): [string, Part] => {
    const spec = source.chronicles[key];
    const own = change.chronicles.get(key);
    return [key, spec === undefined || own === undefined ? base : applyPart(base, spec, own, pack)];
  });
  return Object.freeze({ ...own, chronicles: Object.freeze(Object.fromEntries(chronicles)) });
}
