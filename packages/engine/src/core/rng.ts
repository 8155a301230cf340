/**
 * Randomness: xoshiro128** (Blackman and Vigna, version 1.1), its four words plain data inside the state.
 *
 * Every random thing has a stream of its own, derived from the secret seed and the stream's name: adding a
 * chronicle with its own deck changes no other shuffle.
 */
import { sha256 } from './sha256.ts';

export interface Stream {
  words: number[];
  /** Values a scenario forces, used up before the generator is asked. */
  forced: number[];
}

export function stream(seed: string, name: string): Stream {
  const hash = sha256(`great-glen/1/${name}/${seed}`);
  const words = Array.from(hash.subarray(0, 4));
  // The all-zero state is the one state from which xoshiro never moves.
  if (!words.some((word) => word !== 0)) words[0] = 1;
  return { words, forced: [] };
}

export function copyStream(from: Stream): Stream {
  return { words: from.words.slice(), forced: from.forced.slice() };
}

function rotateLeft(x: number, n: number): number {
  return (x << n) | (x >>> (32 - n));
}

export function nextUint32(words: number[]): number {
  let [a = 0, b = 0, c = 0, d = 0] = words;
  const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9);
  const t = b << 9;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= t;
  d = rotateLeft(d, 11);
  words[0] = a;
  words[1] = b;
  words[2] = c;
  words[3] = d;
  return result >>> 0;
}

/** A whole number from 0 to `bound` - 1, every one equally likely (rejection, no modulo bias). */
export function below(source: Stream, bound: number): number {
  // Of nothing nothing can be picked; without this the rejection below would go on for ever.
  if (!(bound >= 1)) throw new RangeError(`no whole number lies below ${bound}`);
  const forced = source.forced.shift();
  if (forced !== undefined) return forced % bound;
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const value = nextUint32(source.words);
    if (value < limit) return value % bound;
  }
}

/** Fisher-Yates, in place. */
export function shuffle<T>(items: T[], source: Stream): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(source, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}
