/**
 * Looks at every field of a state, whatever it is called, and says by path which of them a copy shares or loses, the
 * hash overlooks or the JSON does not bring back.
 */
import type { Game } from '../../src/core/game.ts';
import { hashState } from '../../src/core/hash.ts';
import { REFEREE, writeState } from '../../src/core/json.ts';
import { DocumentError, readState } from '../../src/core/json-read.ts';
import { thinkingStream } from '../../src/core/view.ts';

type Path = readonly string[];
type Box = Record<string, unknown>;

function isBox(value: unknown): value is Box {
  return typeof value === 'object' && value !== null;
}

/** Every value inside, with its path; boxes (objects and lists) before what they hold. */
function* walk(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (!isBox(value)) return;
  for (const key of Object.keys(value)) yield* walk(value[key], [...path, key]);
}

/** Of fields that are alike but for their place in lists this many are tried: the first ones. */
const ALIKE = 4;

function leaves(root: unknown): Path[] {
  const alike = new Map<string, number>();
  const found: Path[] = [];
  for (const { path, value } of walk(root)) {
    const shape = path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');
    const n = alike.get(shape) ?? 0;
    if (isBox(value) || n === ALIKE) continue;
    alike.set(shape, n + 1);
    found.push(path);
  }
  return found;
}

function at(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isBox(value) ? value[key] : undefined), root);
}

/** Puts a value there; a frozen list on the way is replaced, never changed (so copies may share it). */
export function put(root: unknown, path: Path, value: unknown): void {
  const key = path.at(-1) ?? '';
  const parentPath = path.slice(0, -1);
  const parent = at(root, parentPath) as Box;
  if (!Object.isFrozen(parent)) {
    parent[key] = value;
    return;
  }
  const copy = (Array.isArray(parent) ? parent.slice() : { ...parent }) as Box;
  copy[key] = value;
  put(root, parentPath, Object.freeze(copy));
}

/** Lists whose length the rules fix: one entry for each module or stream there is. */
const FIXED = ['slots', 'streams'];

/** Something in every list, so that what is inside it is looked at too. */
export function fillEmptyLists(root: unknown): void {
  for (const { path, value } of [...walk(root)]) {
    if (!Array.isArray(value) || value.length > 0 || FIXED.includes(dotted(path))) continue;
    put(root, path, Object.isFrozen(value) ? Object.freeze([1]) : [1]);
  }
}

function dotted(path: Path): string {
  return path.join('.');
}

/** Paths where the two differ, or where the copy is the very same changeable thing. */
export function copyFaults(original: unknown, copy: unknown): string[] {
  const faults: string[] = [];
  for (const { path, value } of walk(original)) {
    const other = at(copy, path);
    if (isBox(value)) {
      if (value === other && !Object.isFrozen(value)) faults.push(`${dotted(path)} is shared`);
      else if (!isBox(other) || Object.keys(value).length > Object.keys(other).length)
        faults.push(`${dotted(path)} is lost`);
    } else if (!Object.is(value, other)) faults.push(`${dotted(path)} is lost`);
  }
  for (const { path } of walk(copy)) if (at(original, path) === undefined) faults.push(`${dotted(path)} is new`);
  return faults;
}

/** Other values of the same sort, the likeliest first. */
function others(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, value + 2, 0, 1, 2, 3, 50].filter((n) => n !== value);
  if (typeof value === 'boolean') return [!value];
  return [`${String(value)}x`, 'other'];
}

function changed(g: Game, path: Path, value: unknown): Game {
  const copy = g.clone();
  put(copy.state, path, value);
  return copy;
}

/** Leaves whose change does not show in the hash, and lists whose length does not. */
export function hashFaults(g: Game): string[] {
  const before = hashState(g.state);
  const faults = leaves(g.state)
    .filter((path) => hashState(changed(g, path, others(at(g.state, path))[0]).state) === before)
    .map((path) => `${dotted(path)} does not change the hash`);
  for (const { path, value } of walk(g.state)) {
    if (!Array.isArray(value) || value.length === 0) continue;
    const shorter = Object.isFrozen(value) ? Object.freeze(value.slice(0, -1)) : value.slice(0, -1);
    // Lists of fixed length (players, stacks) are not hashed with it; what they hold is.
    if (hashState(changed(g, path, shorter).state) === before)
      faults.push(`${dotted(path)} can lose its end unnoticed`);
  }
  return faults;
}

/** Points are kept twice, in all and by source; JSON keeps them in step, so they are changed together. */
const COUPLED = /^players\.(\d+)\.(vp|sheet\.\d+)$/;

function changedForJson(g: Game, path: Path, value: unknown): Game {
  const copy = changed(g, path, value);
  const seat = COUPLED.exec(dotted(path))?.[1];
  if (seat === undefined) return copy;
  const by = (value as number) - (at(g.state, path) as number);
  const player = copy.player(Number(seat));
  if (path.at(-1) === 'vp') player.sheet[0] = (player.sheet[0] ?? 0) + by;
  else player.vp += by;
  return copy;
}

function survives(g: Game): boolean {
  try {
    const json = JSON.parse(JSON.stringify(writeState(g, REFEREE)));
    return copyFaults(g.state, readState(g.rules, json, thinkingStream('fields')).state).length === 0;
  } catch (error) {
    // A value that the JSON may not hold, such as a fourth coin in a market row: another one is tried.
    if (error instanceof DocumentError || error instanceof TypeError) return false;
    throw error;
  }
}

/** Leaves that come back from JSON with none of the values they could have. */
export function jsonFaults(g: Game): string[] {
  return leaves(g.state)
    .filter((path) => !others(at(g.state, path)).some((value) => survives(changedForJson(g, path, value))))
    .map((path) => `${dotted(path)} does not come back from JSON`);
}
