/**
 * Goods: the five resources of each game, as small numbers. What lies on one tile is packed into a single number,
 * three bits a kind, so that a position is cheap to copy and to hash.
 */
export const GOOD_KINDS = 5;

/** No tile ever holds more (G1-ACT-2, G2-ACT-2). */
export const TILE_LIMIT = 3;

const BITS = 3;
const MASK = 7;

export function goodsOf(packed: number, good: number): number {
  return (packed >> (good * BITS)) & MASK;
}

export function withGoods(packed: number, good: number, change: number): number {
  return packed + (change << (good * BITS));
}

export function goodsTotal(packed: number): number {
  return (packed & MASK) + ((packed >> 3) & MASK) + ((packed >> 6) & MASK) + ((packed >> 9) & MASK) + (packed >> 12);
}
