/**
 * A content pack in the making: the document as it will be saved, with only what differs from our own values. What
 * the form does not know (new tiles, removed ones, notes) stays in the document as it came.
 */
import { type Component, type ContentPack, checkPack, components, type Mistake, openPack } from '@great-glen/engine';
import { readEntry, writeEntry } from '../../play/storage.ts';

type Json = Record<string, unknown>;

const STORED = 'great-glen/draft';
const FORMAT = 'great-glen-pack/1';

export const BASE: readonly Component[] = components();

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function childOf(parent: Json, key: string): Json {
  const child = parent[key];
  return isRecord(child) ? child : {};
}

/** Where the value of a field stands in a document, below `games`. */
function pathOf({ game, section, id }: Component, field: string): string[] {
  return [game, section, ...(section === 'tables' ? [] : [id]), ...field.split('.')];
}

function read(document: Json, path: readonly string[]): unknown {
  let here: unknown = document;
  for (const key of path) here = isRecord(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  return here;
}

/** A copy with the value set, or taken out together with what becomes empty by that. */
function written(document: Json, [key = '', ...rest]: readonly string[], value: unknown): Json {
  const copy = { ...document };
  const next = rest.length === 0 ? value : written(childOf(document, key), rest, value);
  if (next === undefined || (isRecord(next) && Object.keys(next).length === 0)) delete copy[key];
  else copy[key] = next;
  return copy;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export class Draft {
  document = $state.raw<Json>({});
  /** The kept pack this is a new version of. */
  replaces = $state<string>();
  readonly mistakes: readonly Mistake[] = $derived.by(() => checkPack(this.document));
  private readonly games: Json = $derived.by(() => childOf(this.document, 'games'));

  constructor(document: unknown, replaces?: string) {
    const given = isRecord(document) ? document : {};
    this.document = { ...given, games: childOf(given, 'games') };
    this.replaces = replaces;
  }

  static fresh(name: string): Draft {
    return new Draft({ format: FORMAT, name, games: {} });
  }

  /** What was being worked on when the page was left. */
  static stored(): Draft | undefined {
    try {
      const { document, replaces } = JSON.parse(readEntry(STORED) ?? '{}') as { document?: unknown; replaces?: string };
      return isRecord(document) ? new Draft(document, replaces) : undefined;
    } catch {
      return undefined;
    }
  }

  get name(): string {
    return String(this.document['name'] ?? '');
  }

  get author(): string {
    return String(this.document['author'] ?? '');
  }

  setHead(key: 'name' | 'author', value: string): void {
    const { [key]: _old, ...rest } = this.document;
    this.keep(value === '' && key === 'author' ? rest : { ...this.document, [key]: value });
  }

  /** The value as the pack has it; our own where it has none. */
  value(component: Component, field: string, ours: unknown): unknown {
    return read(this.games, pathOf(component, field)) ?? ours;
  }

  isChanged(component: Component, field: string): boolean {
    return read(this.games, pathOf(component, field)) !== undefined;
  }

  set(component: Component, field: string, value: unknown, ours: unknown): void {
    const games = written(this.games, pathOf(component, field), same(value, ours) ? undefined : value);
    this.keep({ ...this.document, games });
  }

  changes(component: Component): number {
    return component.fields.filter(({ name }) => this.isChanged(component, name)).length;
  }

  get total(): number {
    return BASE.reduce((sum, component) => sum + this.changes(component), 0);
  }

  /** Entries only the file can change: new components and removed ones. */
  get further(): number {
    const known = new Set(BASE.map(({ game, section, id }) => `${game}/${section}/${id}`));
    let n = 0;
    for (const [game, part] of Object.entries(this.games)) {
      for (const [section, rows] of Object.entries(isRecord(part) ? part : {})) {
        if (section === 'tables' || !isRecord(rows)) continue;
        for (const [id, row] of Object.entries(rows)) {
          if (!known.has(`${game}/${section}/${id}`) || (isRecord(row) && row['remove'] === true)) n++;
        }
      }
    }
    return n;
  }

  mistakesAt(component: Component, field: string): Mistake[] {
    const path = ['games', ...pathOf(component, field)].join('.');
    return this.mistakes.filter(
      (mistake) => mistake.path === path || mistake.path.startsWith(`${path}.`) || mistake.path.startsWith(`${path}[`),
    );
  }

  open(): ContentPack {
    return openPack(this.document);
  }

  private keep(document: Json): void {
    this.document = document;
    writeEntry(STORED, JSON.stringify({ document, replaces: this.replaces }));
  }
}
