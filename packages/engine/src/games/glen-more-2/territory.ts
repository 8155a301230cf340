/** The home tile, and removing tiles so that a legal territory is left (G2-SETUP-1, G2-REMOVE-1). */
import { store } from '../../core/effects.ts';
import { type Game, push } from '../../core/game.ts';
import { GOOD_KINDS, goodsOf, goodsTotal } from '../../core/goods.ts';
import { KIND } from '../../core/kinds.ts';
import type { Reason } from '../../core/reasons.ts';
import type { Position } from '../../core/state.ts';
import { positionAt, room, tileAt } from '../../core/territory.ts';

/** Whatever covers the home castle is the home castle (G2-OVER-5): a place, not a tile. */
export const CASTLE_X = 0;
export const VILLAGE_X = -1;

export function homeCastle(g: Game, seat: number): Position {
  return positionAt(g.player(seat), CASTLE_X, 0) as Position;
}

function isHome(at: Position): boolean {
  return at.y === 0 && (at.x === CASTLE_X || at.x === VILLAGE_X);
}

const RIVER = 1;

/** All positions connected by edge to the home castle, and the river one unbroken row. */
function isLegalLayout(g: Game, territory: readonly Position[]): boolean {
  const reached = new Set<Position>();
  const pending = territory.filter((at) => at.y === 0 && at.x === CASTLE_X);
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    reached.add(at);
    for (const other of territory) {
      if (!reached.has(other) && Math.abs(other.x - at.x) + Math.abs(other.y - at.y) === 1) pending.push(other);
    }
  }
  if (reached.size < territory.length) return false;
  const river = territory.filter((at) => (tileAt(g, at).lines & RIVER) !== 0).map((at) => at.x);
  return Math.max(...river) - Math.min(...river) === river.length - 1;
}

export function removalRefusal(g: Game, seat: number, at: Position | undefined): Reason | undefined {
  if (at === undefined || isHome(at)) return 'glen-more-2/remove-home';
  const rest = g.player(seat).territory.filter((other) => other !== at);
  return isLegalLayout(g, rest) ? undefined : 'glen-more-2/remove-layout';
}

/** Takes a whole position out of the game; cubes (as many as have room) and Scotsmen go to the home castle. */
export function removePosition(g: Game, seat: number, at: Position): void {
  const player = g.player(seat);
  player.territory.splice(player.territory.indexOf(at), 1);
  g.state.removed.push(...at.under, at.tile);
  g.events?.push({ type: 'glen-more-2/removed', seat, tile: tileAt(g, at).id, x: at.x, y: at.y });
  const castle = homeCastle(g, seat);
  castle.scotsmen += at.scotsmen;
  saveGoods(g, seat, at.goods, castle);
  if (at.scotsmen > 0) for (const entered of g.rules.reactions.figureEntered) entered(g, seat, castle);
}

/** Puts goods onto a tile; where not all have room the player chooses which. */
function saveGoods(g: Game, seat: number, goods: number, onto: Position): void {
  const space = room(onto);
  if (goodsTotal(goods) <= space) {
    for (let good = 0; good < GOOD_KINDS; good++) {
      for (let i = goodsOf(goods, good); i > 0; i--) store(g, seat, onto, good);
    }
    return;
  }
  if (space === 0) return;
  const f = push(g, KIND.chooseGood, seat);
  f.x = onto.x;
  f.y = onto.y;
  f.n = space;
  for (let good = 0; good < GOOD_KINDS; good++) f.list.push(goodsOf(goods, good));
}
