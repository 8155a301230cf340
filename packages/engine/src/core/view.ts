/**
 * What a seat or a spectator may know, and states made from it (architecture: the seed never leaves the server).
 * Laws, tested over random games: `view(determinize(g, v), v)` equals `view(g, v)`; `view(gameFromView(w), v)` equals
 * `w`, with the same options for `v`; two states that differ only in secrets give the same view, byte for byte.
 */

import { type Decision, decision, type Game } from './game.ts';
import { REFEREE, type StateJson, writeState } from './json.ts';
import { readState } from './json-read.ts';
import { type Stream, stream } from './rng.ts';
import type { Rules } from './rules.ts';
import { sha256Hex } from './sha256.ts';

export interface View extends StateJson {
  /** The seat that looks, -1 for a spectator. */
  viewer: number;
  decision: Decision;
}

export function view(g: Game, viewer: number): View {
  if (viewer === REFEREE) throw new Error('the referee sees the state itself');
  return { ...writeState(g, viewer), viewer, decision: decision(g) };
}

/** A fingerprint that tells its viewer nothing new, so it may be sent along. */
export function viewHash(g: Game, viewer: number): string {
  return sha256Hex(JSON.stringify(view(g, viewer))).slice(0, 16);
}

/** A playable game from a view alone; hidden things are guessed. Drafts in clients and bots use only this. */
export function gameFromView(rules: Rules, seen: View, random: Stream): Game {
  return readState(rules, seen, random);
}

/** A consistent guess at the whole state for someone who sees only the viewer's part of it. */
export function determinize(g: Game, viewer: number, random: Stream): Game {
  return gameFromView(g.rules, view(g, viewer), random);
}

/** A source of randomness for thinking, never the game's own. */
export function thinkingStream(seed: string): Stream {
  return stream(seed, 'thinking');
}
