/** What a law is: something that watches one game being played and throws where the game breaks it. */
import {
  type Action,
  below,
  type Game,
  type GameEvent,
  type Header,
  type Rules,
  type StateJson,
  type Stream,
} from '@great-glen/engine';

/** The game being watched. */
export interface Table {
  readonly game: Game;
  readonly rules: Rules;
  readonly header: Header;
  /** For the law's own choices; never the game's randomness. */
  readonly random: Stream;
}

/** A position somebody must decide in, or the last one (`seat` -1, no options). Good until the next action. */
export interface Moment {
  readonly game: Game;
  readonly step: number;
  readonly seat: number;
  readonly options: readonly Action[];
  /** The referee's JSON; written once however many laws ask. */
  json(): StateJson;
  hash(): string;
}

export interface Deed {
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

export interface Watcher {
  /** Called in every position, the last one included. */
  at?(now: Moment): void;
  /** Called after every action, before the `at` of the position it led to. */
  did?(deed: Deed): void;
  end?(last: Moment): void;
}

export interface Law {
  readonly name: string;
  /** Of these games only; of all when left out. */
  readonly games?: readonly string[];
  /** It costs much more than the game itself: tests run it on fewer games. */
  readonly dear: boolean;
  watch(table: Table): Watcher;
}

/** For questions too dear to ask in every position: one position in four, picked at random. */
export function sometimes(table: Table): boolean {
  return below(table.random, 4) === 0;
}

/** What a broken law throws; who broke it, and when, is added by `play.ts`. */
export class Broken extends Error {}

export function must(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Broken(otherwise());
}

export function same(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new Broken(`${what}: ${show(actual)}, not ${show(expected)}`);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** Where two JSON values first differ, or nothing. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return `${path}: ${show(a)} and ${show(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key in right) if (!(key in left)) return `${path}.${key}: only on the second side`;
  for (const key in left) {
    if (!(key in right)) return `${path}.${key}: only on the first side`;
    if (Object.is(left[key], right[key])) continue;
    const found = difference(left[key], right[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
