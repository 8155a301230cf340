/**
 * Can a cost be paid? (G1-COST-1, -2; G2-COST-1, -3). Own goods, purchases and sales are weighed together, without
 * trying out any sequence:
 *
 * Suppose everything is sold. Then each unit of a good that the cost needs has a price: a cube that no field would
 * have bought is free; one that would have been sold costs what it brought; beyond the own ones it is bought. In a
 * row these prices never fall (0, 0, 1, 2, 3; a content pack cannot make them fall), so "any" and "different" units simply take the cheapest ones left,
 * and the cost can be paid exactly when the prices add up to no more than the coins in hand and from selling all.
 */
import type { Game } from './game.ts';
import { GOOD_KINDS, goodsOf } from './goods.ts';
import { FIELDS } from './market.ts';
import type { UnitDef } from './rules.ts';
import type { Position } from './state.ts';

/** Unit codes: the five goods, then these, then tokens (whisky, Scotsmen and what modules add). */
export const ANY = 5;
export const DIFFERENT = 6;
export const ANIMAL = 7;
export const COIN = 8;

const IMPOSSIBLE = 1000;
const ALL_GOODS = (1 << GOOD_KINDS) - 1;

/** A copy of what a player can pay with, to think with. One instance is enough: questions never nest. */
export class Purse {
  private readonly own = [0, 0, 0, 0, 0];
  private readonly fill = [0, 0, 0, 0, 0];
  private readonly used = [0, 0, 0, 0, 0];
  private coins = 0;
  /** What each field of a market row costs, and what the first so many cost together. */
  private readonly prices = [0, 0, 0];
  private readonly sums = [0, 0, 0, 0];
  private table: readonly number[] | undefined;
  private market = true;
  private seat = 0;
  private game: Game | undefined;
  /** Wild units may use only these goods: payments are asked in one fixed order. */
  private wildGoods = ALL_GOODS;
  /** Of this good only own ones may follow, and only so many: those on later positions. */
  private lockedGood = -1;
  private lockedLeft = 0;

  open(g: Game, seat: number, market: boolean): void {
    this.game = g;
    this.seat = seat;
    this.market = market;
    this.wildGoods = ALL_GOODS;
    this.lockedGood = -1;
    const player = g.player(seat);
    if (this.table !== g.rules.game.market) this.learnPrices(g.rules.game.market);
    this.coins = player.coins;
    const own = this.own;
    own[0] = own[1] = own[2] = own[3] = own[4] = 0;
    for (const at of player.territory) {
      if (at.goods === 0) continue;
      for (let good = 0; good < GOOD_KINDS; good++) own[good] = (own[good] as number) + goodsOf(at.goods, good);
    }
    for (let good = 0; good < GOOD_KINDS; good++) this.fill[good] = market ? (g.state.market[good] as number) : 0;
  }

  private learnPrices(table: readonly number[]): void {
    this.table = table;
    table.forEach((coins, field) => {
      this.prices[field] = coins;
      this.sums[field + 1] = (this.sums[field] as number) + coins;
    });
  }

  /** From here on wild units use goods of this bit set only. */
  restrict(wildGoods: number): void {
    this.wildGoods = wildGoods;
  }

  /** From here on only own ones of this good, from the given position in the list on. */
  lock(good: number, territory: readonly Position[], from: number): void {
    this.lockedGood = good;
    this.lockedLeft = 0;
    for (let i = from; i < territory.length; i++) {
      this.lockedLeft += goodsOf((territory[i] as Position).goods, good);
    }
  }

  unlock(): void {
    this.lockedGood = -1;
  }

  // Trials: each `x` is undone by `unx`.

  use(good: number): void {
    this.own[good] = (this.own[good] as number) - 1;
    if (good === this.lockedGood) this.lockedLeft--;
  }

  unuse(good: number): void {
    this.own[good] = (this.own[good] as number) + 1;
    if (good === this.lockedGood) this.lockedLeft++;
  }

  /** False, and nothing done, if the row is full or the coins are short. */
  buy(good: number): boolean {
    const fill = this.fill[good] as number;
    if (!this.market || fill >= FIELDS || this.coins < (this.prices[fill] as number)) return false;
    this.coins -= this.prices[fill] as number;
    this.fill[good] = fill + 1;
    return true;
  }

  unbuy(good: number): void {
    const fill = (this.fill[good] as number) - 1;
    this.coins += this.prices[fill] as number;
    this.fill[good] = fill;
  }

  sell(good: number, payable: boolean): void {
    const fill = (this.fill[good] as number) - 1;
    this.coins += this.prices[fill] as number;
    this.fill[good] = fill;
    this.own[good] = (this.own[good] as number) - 1;
    if (good === this.lockedGood && payable) this.lockedLeft--;
  }

  unsell(good: number, payable: boolean): void {
    const fill = this.fill[good] as number;
    this.fill[good] = fill + 1;
    this.coins -= this.prices[fill] as number;
    this.own[good] = (this.own[good] as number) + 1;
    if (good === this.lockedGood && payable) this.lockedLeft++;
  }

  spend(coins: number): void {
    this.coins -= coins;
  }

  /** Whether the units from index `start` on can be paid. */
  covers(units: readonly number[], start = 0): boolean {
    if (start >= units.length) return true;
    const used = this.used;
    used[0] = used[1] = used[2] = used[3] = used[4] = 0;
    let cost = 0;
    let wild = -1;
    let wildCount = 0;
    for (let i = start; i < units.length; i++) {
      const unit = units[i] as number;
      if (unit < GOOD_KINDS) {
        cost += this.priceOfNext(unit);
        used[unit] = (used[unit] as number) + 1;
      } else if (unit < COIN) {
        wild = unit;
        wildCount++;
      } else if (unit === COIN) cost++;
      else if (!this.hasTokens(units, start, unit)) return false;
    }
    if (wildCount > 0) cost += this.priceOfWild(wild, wildCount);
    return cost <= this.wealth();
  }

  /** The same, when a coin may stand for this many resources: one of them less, a coin more. */
  coversWith(units: readonly number[], substitutes: number, start = 0): boolean {
    if (this.covers(units, start)) return true;
    if (substitutes === 0) return false;
    for (let i = start; i < units.length; i++) {
      if ((units[i] as number) >= COIN || units[i] === units[i + 1]) continue;
      const eased = units.slice(start);
      eased[i - start] = COIN;
      if (this.coversWith(eased, substitutes - 1)) return true;
    }
    return false;
  }

  /** The coins in hand after selling everything that can be sold. */
  private wealth(): number {
    let cash = this.coins;
    if (!this.market) return cash;
    for (let good = 0; good < GOOD_KINDS; good++) {
      const fill = this.fill[good] as number;
      const sold = Math.min(fill, this.own[good] as number);
      cash += (this.sums[fill] as number) - (this.sums[fill - sold] as number);
    }
    return cash;
  }

  private priceOfNext(good: number): number {
    const n = this.used[good] as number;
    if (good === this.lockedGood && n >= this.lockedLeft) return IMPOSSIBLE;
    const spare = (this.own[good] as number) - (this.fill[good] as number);
    if (n < spare) return 0;
    const field = n - spare;
    return this.market && field < FIELDS ? (this.prices[field] as number) : IMPOSSIBLE;
  }

  private priceOfWild(unit: number, count: number): number {
    const def = this.game?.rules.units[unit] as UnitDef;
    let mask = def.mask & this.wildGoods;
    let cost = 0;
    for (let i = 0; i < count; i++) {
      const good = this.cheapest(mask);
      if (good < 0) return IMPOSSIBLE;
      cost += this.priceOfNext(good);
      this.used[good] = (this.used[good] as number) + 1;
      if (def.different) mask &= ~(1 << good);
    }
    return cost;
  }

  private cheapest(mask: number): number {
    let best = -1;
    let bestPrice = IMPOSSIBLE;
    for (let good = 0; good < GOOD_KINDS; good++) {
      if (((mask >> good) & 1) === 0) continue;
      const cost = this.priceOfNext(good);
      if (cost < bestPrice) {
        best = good;
        bestPrice = cost;
      }
    }
    return best;
  }

  private hasTokens(units: readonly number[], start: number, unit: number): boolean {
    const g = this.game as Game;
    let needed = 0;
    for (let i = start; i < units.length; i++) if (units[i] === unit) needed++;
    const token = (g.rules.units[unit] as UnitDef).token;
    return token !== undefined && token.available(g, this.seat) >= needed;
  }
}

const scratch = new Purse();

/** A purse opened for this player; it is good until the next call. */
export function purseOf(g: Game, seat: number, market = true): Purse {
  scratch.open(g, seat, market);
  return scratch;
}
