/** Content packs kept in this browser, by their hash. What cannot be opened any more is passed over. */
import { type ContentPack, openPack } from '@great-glen/engine';
import { dropEntry, entriesBelow, readEntry, writeEntry } from './storage.ts';

const PREFIX = 'great-glen/pack/';

export function keepPack(pack: ContentPack): boolean {
  return writeEntry(PREFIX + pack.id.hash, JSON.stringify(pack.document));
}

export function dropPack(hash: string): void {
  dropEntry(PREFIX + hash);
}

export function keptPack(hash: string): ContentPack | undefined {
  try {
    return openPack(JSON.parse(readEntry(PREFIX + hash) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function keptPacks(): ContentPack[] {
  return entriesBelow(PREFIX)
    .flatMap((key) => keptPack(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => (a.id.name < b.id.name ? -1 : 1));
}
