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

function exportPart(part: Part, spec: PartSpec): Record<string, unknown> {
  const sections = Object.entries(spec.sections).map(([name, { fields }]): [string, object] => [
    name,
    Object.fromEntries(rowsOf(part, name).map((row) => [row.id, exportRow(row, fields)])),
  ]);
  return { ...Object.fromEntries(sections), tables: exportRow(part.tables, spec.tables) };
}

function exportGame(content: GameContent, source: ContentSource): object {
  const chronicles = Object.entries(source.chronicles).flatMap(([key, spec]): [string, object][] => {
    const part = content.chronicles[key];
    return part === undefined ? [] : [[key, exportPart(part, spec)]];
  });
  const own = exportPart(content, source.spec);
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
