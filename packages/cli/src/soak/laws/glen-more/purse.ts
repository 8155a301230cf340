/**
 * What can be paid, found by trying everything (G1-COST-1, -2, G1-MARKET-2 to -5): slow and simple-minded on purpose,
 * because the engine's way is neither.
 */
import type { Rules, StateJson } from '@great-glen/engine';
import { Broken } from '../law.ts';

export interface Means {
  readonly coins: number;
  readonly cubes: readonly number[];
  readonly market: readonly number[];
  readonly whisky: number;
  readonly figures: number;
}

const FIELDS = 3;

export function meansOf(rules: Rules, json: StateJson, seat: number): Means {
  const player = json.players[seat];
  if (player === undefined) throw new Broken(`no seat ${seat}`);
  const count = (good: string): number => player.territory.reduce((sum, at) => sum + (at.resources[good] ?? 0), 0);
  return {
    coins: player.coins,
    cubes: rules.game.goods.map(count),
    market: rules.game.goods.map((good) => json.market[good] ?? 0),
    whisky: player.whisky,
    figures: player.chieftains + player.territory.reduce((sum, at) => sum + at.scotsmen, 0),
  };
}

function changed(list: readonly number[], index: number, by: number): number[] {
  return list.map((n, i) => (i === index ? n + by : n));
}

/** The goods that may stand for a unit; a resource of which several must differ leaves out those used before. */
function goodsFor(rules: Rules, unit: string, used: readonly number[]): number[] {
  const all = [...rules.game.goods.keys()];
  if (unit === 'any') return all;
  if (unit === 'different') return all.filter((good) => !used.includes(good));
  return all.filter((good) => rules.game.goods[good] === unit);
}

/** Whether these units can be paid by some order of selling, buying and handing over. */
export function payable(rules: Rules, units: readonly string[], means: Means): boolean {
  const tried = new Set<string>();
  const search = (left: readonly string[], now: Means, used: readonly number[]): boolean => {
    const [unit, ...rest] = left;
    if (unit === undefined) return true;
    const key = JSON.stringify([left.length, now, used]);
    if (tried.has(key)) return false;
    tried.add(key);
    if (unit === 'whisky') return now.whisky > 0 && search(rest, { ...now, whisky: now.whisky - 1 }, used);
    if (unit === 'figure') return now.figures > 0 && search(rest, { ...now, figures: now.figures - 1 }, used);
    for (const good of goodsFor(rules, unit, used)) {
      const next = [...used, good];
      const own = now.cubes[good] ?? 0;
      if (own > 0 && search(rest, { ...now, cubes: changed(now.cubes, good, -1) }, next)) return true;
      const fill = now.market[good] ?? 0;
      if (fill >= FIELDS || now.coins <= fill) continue;
      const bought = { ...now, coins: now.coins - fill - 1, market: changed(now.market, good, 1) };
      if (search(rest, bought, next)) return true;
    }
    return [...rules.game.goods.keys()].some((good) => {
      const fill = now.market[good] ?? 0;
      if (fill === 0 || (now.cubes[good] ?? 0) === 0) return false;
      const sold = {
        coins: now.coins + fill,
        cubes: changed(now.cubes, good, -1),
        market: changed(now.market, good, -1),
      };
      return search(left, { ...now, ...sold }, used);
    });
  };
  return search(units, means, []);
}
