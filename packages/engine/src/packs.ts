/** Content packs for users of the engine: opened, explained, exported, and told apart. */
import { contentSources } from './catalog.ts';
import { fieldOf, type GameContent, type Part, rowsOf } from './content/content.ts';
import { exportContents, fieldNames, type PackDocument } from './content/pack/export.ts';
import { type Mistake, shown } from './content/pack/mistakes.ts';
import { schemaOf } from './content/pack/schema.ts';
import { readPackText } from './content/pack/text.ts';
import { type ContentPack, readContentPack } from './content/pack/validate.ts';
import { type Row, sourceOf } from './content/rows.ts';
import type { ContentSource, FieldSpec, PartSpec } from './content/spec.ts';
import { DocumentError } from './core/json-read.ts';
import type { ContentId, Source } from './core/rules.ts';

/** A pack that is refused: everything that is wrong with it, each with where it is. */
export class ContentError extends DocumentError {
  readonly mistakes: readonly Mistake[];
  constructor(mistakes: readonly Mistake[]) {
    const list = mistakes.map(({ path, reason }) => `${path}: ${reason}`).join('; ');
    super('content', mistakes.length === 1 ? list : `${mistakes.length} mistakes: ${list}`);
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}

/** Everything that is wrong with a pack, as data or as the text of a file; empty for one that can be used. */
export function checkPack(document: unknown): readonly Mistake[] {
  return readContentPack(document, contentSources).mistakes;
}

export function checkPackText(text: string): readonly Mistake[] {
  const { document, mistakes } = readPackText(text);
  return document === undefined ? mistakes : [...mistakes, ...checkPack(document)];
}

/** The pack a document describes; throws `ContentError` with every mistake. */
export function openPack(document: unknown): ContentPack {
  const { pack, mistakes } = readContentPack(document, contentSources);
  if (pack === undefined) throw new ContentError(mistakes);
  return pack;
}

export function openPackText(text: string): ContentPack {
  const mistakes = checkPackText(text);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return openPack(readPackText(text).document);
}

/** The JSON Schema of packs; it is published in `docs/content-pack.schema.json`. */
export function packSchema(): object {
  return schemaOf(contentSources);
}

function contentOf(source: ContentSource, pack: ContentPack | undefined): GameContent {
  return pack?.contents.get(source.game) ?? source.base;
}

/** All values of one game or of all, our own or as a pack has them, as a pack. */
export function exportPack(game?: string, pack?: ContentPack): PackDocument {
  const chosen = contentSources.filter((source) => game === undefined || source.game === game);
  if (chosen.length === 0) throw new DocumentError('game', `there is no game ${shown(game)}`);
  return exportContents(chosen.map((source) => [source, contentOf(source, pack)] as const));
}

/** The pack a game needs, if it is the one that is offered; a game that needs none gets none. */
export function packFor(needed: ContentId | undefined, offered: ContentPack | undefined): ContentPack | undefined {
  if (needed === undefined) return undefined;
  if (needed.hash === offered?.id.hash) return offered;
  // The header may come from anywhere; a terminal must not be told to do strange things by it.
  const called = ({ name, hash }: ContentId): string => `${shown(name)} (${hash.replaceAll(/[^0-9a-f]/g, '?')})`;
  const have = offered === undefined ? 'none is in use' : `in use is ${called(offered.id)}`;
  const wish = `this game was played with the content pack ${called(needed)}`;
  throw new DocumentError('header.content', `${wish}, and without it it cannot be replayed; ${have}`);
}

// ------------------------------------------------------------------------------------------------ single components

export interface ComponentField {
  readonly name: string;
  readonly value: unknown;
  readonly source: Source;
}

/** One row of the content: a tile, a card, a clan field, a road, or the tables. */
export interface Component {
  readonly game: string;
  readonly section: string;
  readonly id: string;
  readonly origin: string;
  readonly fields: readonly ComponentField[];
}

function valueAt(row: Row, name: string): unknown {
  const [field = '', key] = name.split('.');
  const value = fieldOf(row, field);
  return key === undefined ? value : (value as Readonly<Record<string, unknown>>)[key];
}

function component(game: string, section: string, row: Row, specs: Readonly<Record<string, FieldSpec>>): Component {
  const fields = fieldNames(row, specs).map((name) => ({
    name,
    value: valueAt(row, name),
    source: sourceOf(row, name),
  }));
  return { game, section, id: row.id, origin: row.provenance.source, fields };
}

function componentsOfPart(game: string, part: Part, spec: PartSpec): Component[] {
  const rows = Object.entries(spec.sections).flatMap(([section, { fields }]) =>
    rowsOf(part, section).map((row) => component(game, section, row, fields)),
  );
  return [...rows, component(game, 'tables', part.tables, spec.tables)];
}

/** Every component with the source of each of its values. */
export function components(pack?: ContentPack): Component[] {
  return contentSources.flatMap((source) => {
    const content = contentOf(source, pack);
    const chronicles = Object.entries(source.chronicles).flatMap(([key, spec]) => {
      const part = content.chronicles[key];
      return part === undefined ? [] : componentsOfPart(source.game, part, spec);
    });
    return [...componentsOfPart(source.game, content, source.spec), ...chronicles];
  });
}
