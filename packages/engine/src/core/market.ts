/**
 * The warehouse of 2010, the market of Glen More II: a row per good with three fields, filled from the cheap end
 * (G1-MARKET-1 to -6, G2-MARKET-1 to -7). A row is just the number of its filled fields; what each field costs is in
 * `GameModule.market`.
 */
import type { Action, Place } from './actions.ts';
import type { Game } from './game.ts';
import { GOOD_KINDS, goodsOf } from './goods.ts';
import type { Reason } from './reasons.ts';
import type { FreeAction } from './rules.ts';
import type { Position } from './state.ts';
import { positionAt, removeGood } from './territory.ts';

export const FIELDS = 3;

/** What the next one costs in a row that is not full. */
export function price(g: Game, fill: number): number {
  return g.rules.game.market[fill] as number;
}

/** Pays for one good, which is used up at once (MARKET-3). */
export function buy(g: Game, seat: number, good: number): void {
  const fill = g.state.market[good] as number;
  const coins = price(g, fill);
  g.player(seat).coins -= coins;
  g.state.market[good] = fill + 1;
  g.events?.push({ type: 'bought', seat, good: g.rules.game.goods[good] as string, coins });
}

function sell(g: Game, seat: number, good: number, from: Position): void {
  const fill = (g.state.market[good] as number) - 1;
  const coins = price(g, fill);
  removeGood(from, good);
  g.player(seat).coins += coins;
  g.state.market[good] = fill;
  const name = g.rules.game.goods[good] as string;
  g.events?.push({ type: 'sold', seat, good: name, coins, from: [from.x, from.y] });
}

function refusal(g: Game, seat: number, good: string, from: Place): Reason | undefined {
  const index = g.rules.game.goods.indexOf(good);
  if (index < 0) return 'sell.kind';
  const at = positionAt(g.player(seat), from[0], from[1]);
  if (at === undefined || goodsOf(at.goods, index) === 0) return 'sell.lacking';
  return g.state.market[index] === 0 ? 'sell.row-empty' : undefined;
}

export const sellAction: FreeAction = {
  kind: 'sell',
  touchesPurse: true,
  touchesPlaces: false,
  options(g: Game, seat: number, out: Action[]): void {
    const names = g.rules.game.goods;
    const market = g.state.market;
    for (const at of g.player(seat).territory) {
      if (at.goods === 0) continue;
      for (let good = 0; good < GOOD_KINDS; good++) {
        if (goodsOf(at.goods, good) === 0 || market[good] === 0) continue;
        out.push({ kind: 'sell', good: names[good] as string, from: [at.x, at.y] });
      }
    }
  },
  apply(g: Game, seat: number, action: Action): boolean {
    if (action.kind !== 'sell') return false;
    const at = positionAt(g.player(seat), action.from[0], action.from[1]) as Position;
    sell(g, seat, g.rules.game.goods.indexOf(action.good), at);
    return true;
  },
  refusal(g: Game, seat: number, action: Action): Reason | undefined {
    return action.kind === 'sell' ? refusal(g, seat, action.good, action.from) : undefined;
  },
};
