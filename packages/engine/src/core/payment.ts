/**
 * Paying a cost, one unit at a time (G1-COST-2, G2-COST-3): a payment or a sale is offered only while the rest stays
 * payable, so a cost once begun can always be completed.
 *
 * Equal payments are one option: units are asked in printed order; among units of the same kind goods ascend, for one
 * good the market comes first and then own positions in the order they were built.
 *
 * Frame `pay`: `list` the units, `step` the next of them, `tile` what is being bought (or none), `n` the good paid
 * last, `y` the position it came from (-1: the market), `x` how many resources a coin may still stand for (Sinclair),
 * or `CLOSED` where there is no market.
 */
import type { Action } from './actions.ts';
import { keepsPlace, offerFree, playFree, refuseFree } from './free.ts';
import { type Game, pop, push } from './game.ts';
import { GOOD_KINDS, goodsOf } from './goods.ts';
import { KIND } from './kinds.ts';
import { buy, FIELDS, price } from './market.ts';
import { COIN, type Purse, purseOf } from './purse.ts';
import type { Reason } from './reasons.ts';
import type { FrameHandler, FreeAction, UnitDef } from './rules.ts';
import { type Frame, NOTHING, type Position } from './state.ts';
import { positionAt, removeGood } from './territory.ts';

type Pay = Action & { kind: 'pay' };

const FROM_MARKET = -1;
const CLOSED = -1;

export function askPayment(g: Game, seat: number, units: readonly number[], tile: number, substitutes = 0): Frame {
  const f = push(g, KIND.pay, seat);
  f.list = units.slice();
  f.tile = tile;
  f.n = NOTHING;
  f.y = FROM_MARKET;
  f.x = substitutes;
  return f;
}

function unitNow(g: Game, f: Frame): UnitDef {
  return g.rules.units[f.list[f.step] as number] as UnitDef;
}

/** Whether the unit at `index` is of the same kind as the one before it, so that the fixed order binds it. */
function bound(f: Frame, index: number): boolean {
  return index > 0 && index < f.list.length && f.list[index] === f.list[index - 1];
}

/** The goods a bound wild unit may still use after `good`. */
function goodsFrom(good: number, different: boolean): number {
  return -1 << (different ? good + 1 : good);
}

/** Whether this good may be paid for the unit now asked, by the fixed order. */
function inOrder(g: Game, f: Frame, good: number): boolean {
  if (!bound(f, f.step)) return true;
  return ((goodsFrom(f.n, unitNow(g, f).different) >> good) & 1) === 1;
}

/** The first position an own cube of this good may come from. */
function firstSource(f: Frame, good: number): number {
  return bound(f, f.step) && good === f.n && f.y !== FROM_MARKET ? f.y : 0;
}

function marketInOrder(f: Frame, good: number): boolean {
  return f.x !== CLOSED && !(bound(f, f.step) && good === f.n && f.y !== FROM_MARKET);
}

/** Tells the purse what the fixed order allows after this good was paid from this source. */
function bind(g: Game, f: Frame, purse: Purse, next: number, good: number, source: number): void {
  if (!bound(f, next)) return;
  const unit = f.list[next] as number;
  // A run of one named good binds its own sources only; wild units after it are free.
  if (unit >= GOOD_KINDS) purse.restrict(goodsFrom(good, (g.rules.units[unit] as UnitDef).different));
  if (source !== FROM_MARKET) purse.lock(good, g.player(f.seat).territory, source);
}

function restCovered(f: Frame, purse: Purse, from: number, substitutes: number): boolean {
  return purse.coversWith(f.list, Math.max(substitutes, 0), from);
}

/**
 * Whether a coin may stand for the unit now asked (G2-CLAN-SINCLAIR). Of a run of equal units only the last, so that
 * equal payments stay one option.
 */
function substituteRefusal(g: Game, f: Frame): Reason | undefined {
  if (f.x <= 0 || unitNow(g, f).mask === 0 || bound(f, f.step + 1)) return 'pay.unit';
  if (g.player(f.seat).coins < 1) return 'pay.coins';
  const purse = purseOf(g, f.seat);
  purse.spend(1);
  return restCovered(f, purse, f.step + 1, f.x - 1) ? undefined : 'pay.rest';
}

function restAfterBuying(g: Game, f: Frame, good: number): Reason | undefined {
  const fill = g.state.market[good] as number;
  if (fill >= FIELDS) return 'pay.market-full';
  if (g.player(f.seat).coins < price(g, fill)) return 'pay.coins';
  const purse = purseOf(g, f.seat);
  bind(g, f, purse, f.step + 1, good, FROM_MARKET);
  purse.buy(good);
  return restCovered(f, purse, f.step + 1, f.x) ? undefined : 'pay.rest';
}

function restAfterUsing(g: Game, f: Frame, good: number, source: number): Reason | undefined {
  const purse = purseOf(g, f.seat, f.x !== CLOSED);
  bind(g, f, purse, f.step + 1, good, source);
  purse.use(good);
  return restCovered(f, purse, f.step + 1, f.x) ? undefined : 'pay.rest';
}

function restAfterCoin(g: Game, f: Frame): Reason | undefined {
  if (g.player(f.seat).coins < 1) return 'pay.coins';
  const purse = purseOf(g, f.seat, f.x !== CLOSED);
  purse.spend(1);
  return restCovered(f, purse, f.step + 1, f.x) ? undefined : 'pay.rest';
}

/** The guard for free actions: what is still to be paid must stay payable. */
function staysPayable(g: Game, f: Frame, free: FreeAction, action: Action): boolean {
  if (action.kind === 'sell') return restAfterSelling(g, f, action);
  if (f.tile !== NOTHING && !keepsPlace(g, f.seat, f.tile, free, action)) return false;
  if (!free.touchesPurse) return true;
  const trial = g.clone();
  free.apply(trial, f.seat, action);
  const purse = purseOf(trial, f.seat, f.x !== CLOSED);
  if (f.step > 0) bind(trial, f, purse, f.step, f.n, f.y);
  return restCovered(f, purse, f.step, f.x);
}

function restAfterSelling(g: Game, f: Frame, action: Action & { kind: 'sell' }): boolean {
  const good = g.rules.game.goods.indexOf(action.good);
  const from = positionAt(g.player(f.seat), action.from[0], action.from[1]) as Position;
  const territory = g.player(f.seat).territory;
  const purse = purseOf(g, f.seat);
  let payable = false;
  if (f.step > 0) {
    bind(g, f, purse, f.step, f.n, f.y);
    payable = f.y !== FROM_MARKET && territory.indexOf(from) >= f.y;
  }
  purse.sell(good, payable);
  return restCovered(f, purse, f.step, f.x);
}

function goodsOptions(g: Game, f: Frame, mask: number, out: Action[]): void {
  const territory = g.player(f.seat).territory;
  for (let good = 0; good < GOOD_KINDS; good++) {
    if (((mask >> good) & 1) === 0 || !inOrder(g, f, good)) continue;
    const unit = g.rules.game.goods[good] as string;
    if (marketInOrder(f, good) && restAfterBuying(g, f, good) === undefined) {
      out.push({ kind: 'pay', unit, from: 'market' });
    }
    for (let i = firstSource(f, good); i < territory.length; i++) {
      const at = territory[i] as Position;
      if (goodsOf(at.goods, good) === 0 || restAfterUsing(g, f, good, i) !== undefined) continue;
      out.push({ kind: 'pay', unit, from: [at.x, at.y] });
    }
  }
}

function goodRefusal(g: Game, f: Frame, action: Pay): Reason {
  const good = g.rules.game.goods.indexOf(action.unit);
  if (good < 0 || ((unitNow(g, f).mask >> good) & 1) === 0) return 'pay.unit';
  if (!inOrder(g, f, good)) return 'pay.order';
  if (action.from === 'market') {
    if (!marketInOrder(f, good)) return 'pay.order';
    return restAfterBuying(g, f, good) ?? 'pay.rest';
  }
  const player = g.player(f.seat);
  const at = typeof action.from === 'string' ? undefined : positionAt(player, action.from[0], action.from[1]);
  if (at === undefined || goodsOf(at.goods, good) === 0) return 'pay.lacking';
  const index = player.territory.indexOf(at);
  if (index < firstSource(f, good)) return 'pay.order';
  return restAfterUsing(g, f, good, index) ?? 'pay.rest';
}

function payGood(g: Game, f: Frame, action: Pay): void {
  const good = g.rules.game.goods.indexOf(action.unit);
  const player = g.player(f.seat);
  f.n = good;
  f.y = FROM_MARKET;
  if (typeof action.from === 'string') {
    buy(g, f.seat, good);
    return;
  }
  const at = positionAt(player, action.from[0], action.from[1]) as Position;
  removeGood(at, good);
  f.y = player.territory.indexOf(at);
}

export const payFrame: FrameHandler = {
  name: 'pay',
  deciders: (_g, f) => (f.step < f.list.length ? 1 << f.seat : 0),
  run: (g) => pop(g),

  options(g, f, seat, out) {
    const unit = unitNow(g, f);
    if (unit.mask !== 0) {
      goodsOptions(g, f, unit.mask, out);
      if (substituteRefusal(g, f) === undefined) out.push({ kind: 'pay', unit: 'coin', from: 'purse' });
    } else if (f.list[f.step] === COIN) {
      if (restAfterCoin(g, f) === undefined) out.push({ kind: 'pay', unit: 'coin', from: 'purse' });
    } else unit.token?.sources(g, seat, f.tile, out);
    offerFree(g, seat, out, (free, action) => staysPayable(g, f, free, action));
  },

  apply(g, f, seat, action) {
    if (action.kind !== 'pay') {
      playFree(g, seat, action);
      return;
    }
    const unit = unitNow(g, f);
    if (action.unit === 'coin') {
      g.player(seat).coins--;
      if (unit.mask !== 0) f.x--;
    } else if (unit.mask !== 0) payGood(g, f, action);
    else unit.token?.take(g, seat, action);
    g.events?.push({ type: 'paid', seat, unit: action.unit, from: action.from });
    f.step++;
  },

  refusal(g, f, seat, action) {
    if (action.kind !== 'pay') return refuseFree(g, seat, action, 'sell.rest');
    const unit = unitNow(g, f);
    if (unit.mask !== 0) {
      return action.unit === 'coin' ? (substituteRefusal(g, f) ?? 'pay.unit') : goodRefusal(g, f, action);
    }
    if (f.list[f.step] === COIN) return action.unit === 'coin' ? (restAfterCoin(g, f) ?? 'pay.unit') : 'pay.unit';
    return tokenRefusal(g, f, action, unit);
  },
};

/**
 * A token that is there but not offered would leave no place for the tile (COST-2). A unit may be paid under another
 * name than its own: what serves for Loch Ness are Scotsmen.
 */
function tokenRefusal(g: Game, f: Frame, action: Pay, unit: UnitDef): Reason {
  const everywhere: Action[] = [];
  unit.token?.sources(g, f.seat, NOTHING, everywhere);
  const named = everywhere.filter((option) => option.kind === 'pay' && option.unit === action.unit);
  if (named.length === 0 && action.unit !== unit.name) return 'pay.unit';
  const there = named.some((option) => option.kind === 'pay' && String(option.from) === String(action.from));
  return there ? 'pay.place' : (unit.token?.lacking ?? 'pay.lacking');
}
