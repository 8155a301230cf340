/** Tables kept in this browser. A full or forbidden store costs nothing but the saving itself. */
import type { SavedTable } from './table.svelte.ts';

const PREFIX = 'great-glen/table/';

export function keepTable(saved: SavedTable): boolean {
  try {
    localStorage.setItem(PREFIX + saved.id, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

export function loadTable(id: string): SavedTable | undefined {
  const text = localStorage.getItem(PREFIX + id);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as SavedTable;
  } catch {
    return undefined;
  }
}

export function dropTable(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** All kept tables, the latest first. */
export function keptTables(): SavedTable[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => loadTable(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.updated - a.updated);
}
