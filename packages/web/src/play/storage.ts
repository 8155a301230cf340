/**
 * Tables kept in this browser. A full or forbidden store costs nothing but the saving itself: the table then lives as
 * long as the page, and a notice says so. Entries that cannot be read never stand in the way of the others.
 */
import { RULES_VERSION } from '@great-glen/engine';
import { notices } from './notices.svelte.ts';
import type { SavedTable } from './table.svelte.ts';

const PREFIX = 'great-glen/table/';

/** What could not be written; it wins over what is stored. */
const unsaved = new Map<string, SavedTable>();

/** Ids for tables and seeds for games. `randomUUID` exists on secure pages only. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function readEntry(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it could be written. */
export function writeEntry(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function dropEntry(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be touched cannot be deleted either.
  }
}

export function entriesBelow(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function keepTable(saved: SavedTable): boolean {
  const written = writeEntry(PREFIX + saved.id, JSON.stringify(saved));
  if (written) {
    unsaved.delete(saved.id);
    notices.settle('not-saved');
  } else {
    unsaved.set(saved.id, saved);
    notices.tell('not-saved');
  }
  return written;
}

function isSaved(value: unknown): value is SavedTable {
  const it = value as Partial<SavedTable> | null;
  if (typeof it !== 'object' || it === null || typeof it.id !== 'string' || !Array.isArray(it.seats)) return false;
  if (!it.seats.every((seat) => typeof seat?.name === 'string' && typeof seat.kind === 'string')) return false;
  return typeof it.saved?.header?.game === 'string' && Array.isArray(it.saved.log) && typeof it.updated === 'number';
}

function parse(text: string | undefined): SavedTable | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSaved(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function loadTable(id: string): SavedTable | undefined {
  return unsaved.get(id) ?? parse(readEntry(PREFIX + id));
}

export function dropTable(id: string): void {
  unsaved.delete(id);
  dropEntry(PREFIX + id);
}

/** Why a kept table cannot be gone on with, before anything of it is replayed. */
export type Hindrance = 'unreadable' | 'version' | 'pack';

export interface KeptTable {
  readonly id: string;
  readonly table: SavedTable | undefined;
  readonly hindrance: Hindrance | undefined;
  /** What is stored, as it is: for those who want to rescue it. */
  readonly text: string;
}

export function hindranceOf(table: SavedTable | undefined): Hindrance | undefined {
  if (table === undefined) return 'unreadable';
  if (table.saved.header.rulesVersion !== RULES_VERSION) return 'version';
  return table.saved.header.content !== undefined && table.pack === undefined ? 'pack' : undefined;
}

/** All kept tables, the latest first; those that cannot be read last. */
export function keptTables(): KeptTable[] {
  const ids = new Set([...entriesBelow(PREFIX).map((key) => key.slice(PREFIX.length)), ...unsaved.keys()]);
  return [...ids]
    .map((id): KeptTable => {
      const table = loadTable(id);
      const text = readEntry(PREFIX + id) ?? JSON.stringify(table);
      return { id, table, hindrance: hindranceOf(table), text };
    })
    .sort((a, b) => (b.table?.updated ?? 0) - (a.table?.updated ?? 0));
}

/** Puts back what `dropTable` took away. */
export function restoreTable({ id, text }: KeptTable): void {
  writeEntry(PREFIX + id, text);
}
