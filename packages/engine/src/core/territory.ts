/** Positions of a territory and what lies on them. Territories are short lists; a scan beats any index. */
import type { Game } from './game.ts';
import { goodsOf, goodsTotal, TILE_LIMIT, withGoods } from './goods.ts';
import type { TileDef } from './rules.ts';
import type { PlayerState, Position } from './state.ts';

export function tileAt(g: Game, at: Position): TileDef {
  return g.rules.tiles[at.tile] as TileDef;
}

export function positionAt(player: PlayerState, x: number, y: number): Position | undefined {
  const territory = player.territory;
  for (let i = 0; i < territory.length; i++) {
    const p = territory[i] as Position;
    if (p.x === x && p.y === y) return p;
  }
  return undefined;
}

/** On the same square or one of the 8 around it. */
export function touches(p: Position, x: number, y: number): boolean {
  const dx = p.x - x;
  const dy = p.y - y;
  return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

export function room(at: Position): number {
  return TILE_LIMIT - goodsTotal(at.goods);
}

export function addGood(at: Position, good: number): void {
  at.goods = withGoods(at.goods, good, 1);
}

export function removeGood(at: Position, good: number): void {
  at.goods = withGoods(at.goods, good, -1);
}

export function goodsOwned(player: PlayerState, good: number): number {
  let sum = 0;
  for (const p of player.territory) sum += goodsOf(p.goods, good);
  return sum;
}

/** All resources on a player's tiles: the tie-break of both games (G1-END-2, G2-END-3). */
export function allGoods(player: PlayerState): number {
  let sum = 0;
  for (const p of player.territory) sum += goodsTotal(p.goods);
  return sum;
}

export function scotsmenInTerritory(player: PlayerState): number {
  let sum = 0;
  for (const p of player.territory) sum += p.scotsmen;
  return sum;
}
