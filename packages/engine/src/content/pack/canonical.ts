/** One text for equal JSON values, whatever the order of their keys or the blanks between them. */
import { sha256Hex } from '../../core/sha256.ts';

export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}

/** The fingerprint of a pack: games carry it, so that a replay can tell whether it has the same values. */
export function hashOf(canonical: string): string {
  return sha256Hex(canonical);
}
