/** Which tiles may be taken (G1-TURN-2 to -4, G1-COST-1, -2), and how costs are paid, by trying everything. */
import { apply, type Game, options, type Rules, type StateJson } from '@great-glen/engine';
import { Broken, type Law, type Moment, must, same } from '../law.ts';
import { Layout } from '../layout.ts';
import { meansOf, payable } from './purse.ts';

type Player = StateJson['players'][number];

function unitNames(rules: Rules, codes: readonly number[]): string[] {
  return codes.map((code) => rules.units[code]?.name ?? '?');
}

/** Whether the tile has a legal place after paying; a clan member handed over may have been the only neighbour. */
function placeable(rules: Rules, player: Player, id: string, figurePaid: boolean): boolean {
  const somewhere = (territory: Player['territory']): boolean => new Layout(rules, territory).legal(id).length > 0;
  if (!figurePaid || player.chieftains > 0) return somewhere(player.territory);
  return player.territory.some(
    (from) =>
      from.scotsmen > 0 &&
      somewhere(player.territory.map((at) => (at === from ? { ...at, scotsmen: at.scotsmen - 1 } : at))),
  );
}

function ahead(json: StateJson): number[] {
  const from = json.track.pieces[String(json.turn.seat)] ?? 0;
  const spaces: number[] = [];
  for (let at = from + 1; at < json.track.end; at++) {
    if (json.rondel[at % json.rondel.length]?.tile !== undefined) spaces.push(at % json.rondel.length);
  }
  return spaces;
}

export const takeLaw: Law = {
  name: 'exactly the tiles that can be paid and placed may be taken',
  games: ['glen-more'],
  dear: true,
  watch: (table) => ({
    at(now) {
      const json = now.json();
      const player = json.players[now.seat];
      if (json.frames.at(-1)?.kind !== 'take' || player === undefined) return;
      const means = meansOf(table.rules, json, now.seat);
      const takeable = ahead(json).filter((space) => {
        const id = json.rondel[space]?.tile ?? '';
        const cost = unitNames(table.rules, table.rules.tiles[table.rules.tileIndex.get(id) ?? -1]?.cost ?? []);
        return payable(table.rules, cost, means) && placeable(table.rules, player, id, cost.includes('figure'));
      });
      const offered = (kind: string): string =>
        now.options.flatMap((option) => (option.kind === kind && 'space' in option ? [option.space] : [])).join();
      same(offered('take'), takeable.join(), 'spaces to take from');
      same(offered('discard'), takeable.length === 0 ? ahead(json).join() : '', 'tiles that may only be removed');
    },
  }),
};

// ------------------------------------------------------------------------------------------------ ways to pay

/** What a payment leaves behind: cubes and figures by place, the market and the coins. */
function remains(game: Game, seat: number): string {
  const { players, market } = game.state;
  const player = players[seat];
  const places = player?.territory.map((at) => [at.x, at.y, at.goods, at.scotsmen]);
  return JSON.stringify([market, player?.coins, player?.chieftains, places]);
}

/** Every result of paying through the engine's own options, without selling in between. */
function enginePayments(game: Game, seat: number, left: number, out: string[]): void {
  if (left === 0) {
    out.push(remains(game, seat));
    return;
  }
  for (const option of options(game, seat)) {
    if (option.kind !== 'pay') continue;
    const next = game.clone();
    apply(next, seat, option);
    enginePayments(next, seat, left - 1, out);
  }
}

/** Every result of paying, by the rules: each unit from any own tile or from the market, in any order. */
function allPayments(game: Game, seat: number, units: readonly string[], accept: (game: Game) => boolean): Set<string> {
  const { goods } = game.rules.game;
  const out = new Set<string>();
  const search = (now: Game, left: readonly string[], used: readonly number[]): void => {
    const [unit, ...rest] = left;
    if (unit === undefined) {
      if (accept(now)) out.add(remains(now, seat));
      return;
    }
    for (const change of waysToPay(now, seat, unit, used)) {
      const next = now.clone();
      search(next, rest, [...used, change(next)]);
    }
  };
  const waysToPay = (now: Game, payer: number, unit: string, used: readonly number[]): ((g: Game) => number)[] => {
    if (unit === 'whisky') return [() => -1];
    if (unit === 'figure') return figureWays(now, payer);
    return [...goods.keys()].flatMap((good) => {
      const fits = unit === goods[good] || unit === 'any' || (unit === 'different' && !used.includes(good));
      return fits ? goodWays(now, payer, good) : [];
    });
  };
  search(game, units, []);
  return out;
}

function figureWays(now: Game, seat: number): ((g: Game) => number)[] {
  const player = now.state.players[seat];
  const ways: ((g: Game) => number)[] = [];
  if ((player?.chieftains ?? 0) > 0) {
    ways.push((g) => {
      g.player(seat).chieftains--;
      return -1;
    });
  }
  player?.territory.forEach((at, i) => {
    if (at.scotsmen === 0) return;
    ways.push((g) => {
      const there = g.player(seat).territory[i];
      if (there !== undefined) there.scotsmen--;
      return -1;
    });
  });
  return ways;
}

/** Three bits a good, as `docs/protocol.md` does not say: the only thing here that knows how cubes are kept. */
function goodWays(now: Game, seat: number, good: number): ((g: Game) => number)[] {
  const ways: ((g: Game) => number)[] = [];
  const fill = now.state.market[good] ?? 0;
  if (fill < 3 && now.player(seat).coins > fill) {
    ways.push((g) => {
      g.player(seat).coins -= fill + 1;
      g.state.market[good] = fill + 1;
      return good;
    });
  }
  now.player(seat).territory.forEach((at, i) => {
    if (((at.goods >> (3 * good)) & 7) === 0) return;
    ways.push((g) => {
      const there = g.player(seat).territory[i];
      if (there !== undefined) there.goods -= 1 << (3 * good);
      return good;
    });
  });
  return ways;
}

function checkPayment(now: Moment, rules: Rules): void {
  const frame = now.json().frames.at(-1);
  if (frame?.kind !== 'pay' || frame.step !== 0) return;
  const units = unitNames(rules, frame.list);
  const accept = (game: Game): boolean => frame.tile === null || stillPlaceable(rules, game, now.seat, frame.tile);
  const expected = allPayments(now.game, now.seat, units, accept);
  const reached: string[] = [];
  enginePayments(now.game.clone(), now.seat, units.length, reached);
  must(new Set(reached).size === reached.length, () => `one payment of ${units.join('+')} is offered in two orders`);
  same(reached.sort().join('\n'), [...expected].sort().join('\n'), `payments of ${units.join('+')}`);
  for (const option of now.options) {
    must(option.kind === 'pay' || option.kind === 'sell', () => `${option.kind} offered during a payment`);
  }
}

function stillPlaceable(rules: Rules, game: Game, seat: number, id: string): boolean {
  const territory = game.player(seat).territory.map((at) => ({
    x: at.x,
    y: at.y,
    tiles: [rules.tiles[at.tile]?.id ?? ''],
    resources: {},
    scotsmen: at.scotsmen,
  }));
  if (territory.length === 0) throw new Broken('no territory');
  return new Layout(rules, territory).legal(id).length > 0;
}

export const paymentLaw: Law = {
  name: 'every payment the rules allow is offered, in one order only',
  games: ['glen-more'],
  dear: true,
  watch: (table) => ({ at: (now) => checkPayment(now, table.rules) }),
};
