/** The whole content as a pack: every value that a pack may set, with a note where it is reconstructed. */
import { fieldOf, type GameContent, type Part, rowsOf } from '../content.ts';
import { type Row, sourceOf } from '../rows.ts';
import type { ContentSource, FieldSpec, PartSpec } from '../spec.ts';
import { FORMAT } from './form.ts';
import { isRecord } from './mistakes.ts';

export interface PackDocument {
  readonly format: string;
  readonly name: string;
  readonly note?: string;
  readonly games: Readonly<Record<string, object>>;
}

/** The names under which provenance knows a row's fields. */
export function fieldNames(row: Row, specs: Readonly<Record<string, FieldSpec>>): string[] {
  return Object.keys(specs).flatMap((name) => {
    const value = fieldOf(row, name);
    return isRecord(value) ? Object.keys(value).map((key) => `${name}.${key}`) : [name];
  });
}

function exportRow(row: Row, specs: Readonly<Record<string, FieldSpec>>): object {
  const fields = Object.keys(specs)
    .map((name): [string, unknown] => [name, fieldOf(row, name)])
    .filter(([, value]) => !isRecord(value) || Object.keys(value).length > 0);
  const doubtful = fieldNames(row, specs).filter((name) => sourceOf(row, name) === 'recon');
  const note = doubtful.length === 0 ? {} : { note: `reconstructed: ${doubtful.join(', ')}` };
  return { ...Object.fromEntries(fields), ...note };
}

/** Rows that a pack has removed must be removed again by whoever imports the export. */
function removals(part: Part, base: Part, section: string): [string, object][] {
  const left = new Set(rowsOf(part, section).map((row) => row.id));
  return rowsOf(base, section).flatMap(({ id }) => (left.has(id) ? [] : [[id, { remove: true }]]));
}

function exportPart(part: Part, base: Part, spec: PartSpec): Record<string, unknown> {
  const sections = Object.entries(spec.sections).map(([name, { fields, mayRemove }]): [string, object] => {
    const rows = rowsOf(part, name).map((row): [string, object] => [row.id, exportRow(row, fields)]);
    return [name, Object.fromEntries(mayRemove ? [...rows, ...removals(part, base, name)] : rows)];
  });
  return { ...Object.fromEntries(sections), tables: exportRow(part.tables, spec.tables) };
}

function exportGame(content: GameContent, source: ContentSource): object {
  const chronicles = Object.entries(source.chronicles).flatMap(([key, spec]): [string, object][] => {
    const part = content.chronicles[key];
    const base = source.base.chronicles[key];
    return part === undefined || base === undefined ? [] : [[key, exportPart(part, base, spec)]];
  });
  const own = exportPart(content, source.base, source.spec);
  return chronicles.length === 0 ? own : { ...own, chronicles: Object.fromEntries(chronicles) };
}

export function exportContents(contents: readonly (readonly [ContentSource, GameContent])[]): PackDocument {
  return {
    format: FORMAT,
    name: 'All values',
    note: 'Keep what you change and delete the rest: whatever a pack names counts as set by you.',
    games: Object.fromEntries(contents.map(([source, content]) => [source.game, exportGame(content, source)])),
  };
}
