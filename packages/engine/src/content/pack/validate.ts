/**
 * A pack from a document of unknown origin: all of it or nothing. Whatever JSON value comes in, the answer is a pack
 * or the list of everything that is wrong with it; the tables themselves never change.
 */
import type { ContentId } from '../../core/rules.ts';
import { fieldOf, type GameContent, type Part, rowsOf } from '../content.ts';
import { checkCell, type Dictionary } from '../grammar.ts';
import type { Row } from '../rows.ts';
import type { ContentSource, FieldSpec, PartSpec } from '../spec.ts';
import { applyChange } from './apply.ts';
import { canonicalJson, hashOf } from './canonical.ts';
import { type PartChange, RESERVED, type RowChange, readForm } from './form.ts';
import { isRecord, type Mistake, type Path, pathText, type Tell } from './mistakes.ts';

export const SIZE_LIMIT = 1_000_000;
const DEPTH_LIMIT = 12;
const NODE_LIMIT = 100_000;

/** A territory must not grow beyond the coordinates, so there is an end to new tiles. */
const NEW_TILES_LIMIT = 50;

/** A pack that is in order, laid over the content of the games it is about. */
export interface ContentPack {
  readonly id: ContentId;
  readonly document: Readonly<Record<string, unknown>>;
  readonly contents: ReadonlyMap<string, GameContent>;
}

export interface PackReading {
  readonly pack: ContentPack | undefined;
  readonly mistakes: readonly Mistake[];
}

/** Looks at every value once, before anything else does: what is too big, too deep or mischievous goes no further. */
function isManageable(document: unknown, tell: Tell): boolean {
  let level: [Path, unknown][] = [[[], document]];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    nodes += level.length;
    if (nodes > NODE_LIMIT) tell([], `more than ${NODE_LIMIT} values`);
    if (depth > DEPTH_LIMIT) tell(level[0]?.[0] ?? [], `nested deeper than ${DEPTH_LIMIT} levels`);
    if (nodes > NODE_LIMIT || depth > DEPTH_LIMIT) return false;
    const next: [Path, unknown][] = [];
    for (const [path, value] of level) {
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, entry] of Object.entries(value)) {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        if (isRecord(value) && RESERVED.includes(key)) tell(at, `"${key}" cannot be a name here`);
        next.push([at, entry]);
      }
    }
    level = next;
  }
  return true;
}

// ------------------------------------------------------------------------------------------------ what it says

interface PartAt {
  readonly part: Part;
  readonly spec: PartSpec;
  readonly change: PartChange;
  readonly path: Path;
}

/** The part of the game itself, and those of its chronicles. */
function partsOf(source: ContentSource, content: GameContent, change: PartChange): PartAt[] {
  const path = ['games', source.game];
  const chronicles = [...change.chronicles].flatMap(([key, own]): PartAt[] => {
    const part = content.chronicles[key];
    const spec = source.chronicles[key];
    return part === undefined || spec === undefined
      ? []
      : [{ part, spec, change: own, path: [...path, 'chronicles', key] }];
  });
  return [{ part: content, spec: source.spec, change, path }, ...chronicles];
}

function checkCells(row: Row, fields: Iterable<[string, FieldSpec]>, words: Dictionary, path: Path, tell: Tell): void {
  for (const [name, spec] of fields) {
    if (spec.kind !== 'cell') continue;
    checkCell(spec.cell, String(fieldOf(row, name)), words, (reason) => tell([...path, name], reason));
  }
}

/** Cells that the pack has set; all others are our own. */
function checkChangedCells({ part, spec, change, path }: PartAt, words: Dictionary, tell: Tell): void {
  for (const [section, rows] of change.sections) {
    const specs = Object.entries(spec.sections[section]?.fields ?? {});
    for (const { id, fields } of rows) {
      const row = rowsOf(part, section).find((candidate) => candidate.id === id);
      const set = specs.filter(([name]) => fields.has(name));
      if (row !== undefined) checkCells(row, set, words, [...path, section, id], tell);
    }
  }
}

/** Ids are unique within a game, whichever part a tile belongs to. */
function checkTileIds(content: GameContent, parts: readonly PartAt[], tell: Tell): void {
  const all = [content, ...Object.values(content.chronicles)].flatMap((part) => part.tiles.map((tile) => tile.id));
  let added = 0;
  for (const { change, path } of parts) {
    for (const { id, isNew } of change.sections.get('tiles') ?? []) {
      if (!isNew) continue;
      added++;
      if (all.indexOf(id) !== all.lastIndexOf(id)) tell([...path, 'tiles', id], 'another part has a tile of this id');
    }
  }
  if (added > NEW_TILES_LIMIT) tell(['games'], `${added} new tiles in one game; at most ${NEW_TILES_LIMIT}`);
}

/** New rows with something missing or wrong: what stands for that must not be held against them. */
function brokenRows({ spec, change }: PartAt): Set<string> {
  const broken = [...change.sections].flatMap(([section, rows]) => {
    const needed = Object.keys(spec.sections[section]?.fields ?? {}).filter((name) => name !== 'values');
    const isBroken = ({ isNew, fields }: RowChange): boolean => isNew && needed.some((name) => !fields.has(name));
    return rows.filter(isBroken).map(({ id }) => `${section}.${id}`);
  });
  return new Set(broken);
}

function checkContent(source: ContentSource, content: GameContent, change: PartChange, tell: Tell): void {
  const words = source.dictionary();
  const parts = partsOf(source, content, change);
  checkTileIds(content, parts, tell);
  for (const at of parts) {
    checkChangedCells(at, words, tell);
    const broken = brokenRows(at);
    at.spec.check(at.part, (path, reason) => {
      if (!broken.has(path.slice(0, 2).join('.'))) tell([...at.path, ...path], reason);
    });
  }
}

// ------------------------------------------------------------------------------------------------ the whole

export function readContentPack(document: unknown, sources: readonly ContentSource[]): PackReading {
  const mistakes: Mistake[] = [];
  const tell: Tell = (path, reason) => mistakes.push({ path: pathText(path), reason });
  if (!isManageable(document, tell)) return { pack: undefined, mistakes };
  const canonical = canonicalJson(document);
  if (canonical.length > SIZE_LIMIT) {
    tell([], `larger than ${SIZE_LIMIT} characters`);
    return { pack: undefined, mistakes };
  }
  const { name, games } = readForm(document, sources, tell);
  const contents = new Map<string, GameContent>();
  for (const [game, change] of games) {
    const source = sources.find((candidate) => candidate.game === game) as ContentSource;
    const content = applyChange(source, change, name);
    checkContent(source, content, change, tell);
    contents.set(game, content);
  }
  if (mistakes.length > 0) return { pack: undefined, mistakes };
  const pack = {
    id: Object.freeze({ name, hash: hashOf(canonical) }),
    document: Object.freeze(JSON.parse(canonical) as Record<string, unknown>),
    contents,
  };
  return { pack: Object.freeze(pack), mistakes: [] };
}
