/** Variety that is always the same for the same name: a forest looks like itself in every browser. */
export interface Chance {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number;
  /** One of these. */
  pick<T>(items: readonly [T, ...T[]]): T;
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export function chance(name: string): Chance {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    below: (n) => Math.floor(next() * n),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
