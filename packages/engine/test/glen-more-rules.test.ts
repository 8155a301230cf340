/**
 * Rules of Glen More (2010) that a scenario cannot show by itself: chance, the component table, and secrecy. All the
 * others are in `scenarios/10-glen-more`.
 */
import { describe, expect, it } from 'vitest';
import { compileRules, completeConfig } from '../src/catalog.ts';
import { rollDie } from '../src/core/die.ts';
import { decider, type Game } from '../src/core/game.ts';
import { SPECTATOR } from '../src/core/json.ts';
import { score } from '../src/core/score.ts';
import { createGame } from '../src/core/setup.ts';
import { view } from '../src/core/view.ts';
import { Session } from '../src/session.ts';

function fresh(players: number, seed: string, options = {}): Game {
  return createGame(compileRules(completeConfig({ game: 'glen-more', players, options })), seed);
}

function seeds(n: number): string[] {
  return Array.from({ length: n }, (_, i) => `seed ${i}`);
}

function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function stackOn(g: Game, space: number): string | undefined {
  return g.rules.tiles[g.state.rondel[space] ?? -1]?.stack;
}

describe('chance', () => {
  it('G1-SETUP-2: every seat is the start player equally often, and the others follow it', () => {
    const games = seeds(1000).map((seed) => fresh(4, seed));
    const starts = tally(games.map((g) => decider(g)));
    expect([...starts.keys()].sort()).toEqual([0, 1, 2, 3]);
    for (const n of starts.values()) expect(Math.abs(n - 250)).toBeLessThan(60);
    for (const g of games) {
      const first = decider(g);
      expect([0, 1, 2, 3].map((i) => g.state.progress[(first + i) % 4])).toEqual([0, 1, 2, 3]);
    }
  });

  it.each([2, 3, 4, 5])('G1-SETUP-4: with %i players all of stack 0 is laid first, then stack 1', (players) => {
    const pieces = players <= 3 ? players + 1 : players;
    const orders = seeds(30).map((seed) => {
      const g = fresh(players, seed);
      const chain = Array.from({ length: 14 }, (_, space) => stackOn(g, space));
      expect(chain.slice(0, pieces)).toEqual(new Array(pieces).fill(undefined));
      expect(chain.slice(pieces, pieces + 8)).toEqual(new Array(8).fill('0'));
      expect(chain.slice(pieces + 8, 13)).toEqual(new Array(5 - pieces).fill('1'));
      expect(chain[13]).toBeUndefined();
      return g.state.rondel.join();
    });
    expect(new Set(orders).size).toBe(30);
  });

  it('G1-SETUP-4: the four stacks hold 8, 23, 19 and 17 tiles, each tile once, each stack shuffled', () => {
    const games = seeds(30).map((seed) => fresh(5, seed));
    for (const g of games) {
      const laid = g.state.rondel.filter((tile) => tile >= 0);
      expect([laid.length, ...g.state.stacks.map((stack) => stack.length)]).toEqual([8, 0, 23, 19, 17]);
      expect(new Set([...laid, ...g.state.stacks.flat()]).size).toBe(67);
      g.state.stacks.forEach((stack, i) => {
        for (const tile of stack) expect(g.rules.tiles[tile]?.stack).toBe(String(i));
      });
    }
    for (const i of [1, 2, 3]) expect(new Set(games.map((g) => g.state.stacks[i]?.join())).size).toBe(30);
  });

  it('G1-TURN-8: the die shows 1 three times, 2 twice and 3 once in six', () => {
    const g = fresh(2, 'die');
    const rolls = tally(Array.from({ length: 6000 }, () => rollDie(g)));
    expect([...rolls.keys()].sort()).toEqual([1, 2, 3]);
    expect(Math.abs((rolls.get(1) ?? 0) - 3000)).toBeLessThan(150);
    expect(Math.abs((rolls.get(2) ?? 0) - 2000)).toBeLessThan(150);
    expect(Math.abs((rolls.get(3) ?? 0) - 1000)).toBeLessThan(120);
  });
});

describe('components', () => {
  const { rules } = fresh(4, 'components');
  const nameOf = (unit: number): string | undefined => rules.units[unit]?.name;

  /** The steps of every tile of this type: what is paid, what effect of which size comes of it. */
  function stepsOf(type: string): Record<string, [string, number][]> {
    const tiles = rules.tiles.filter((tile) => tile.type === type);
    return Object.fromEntries(
      tiles.map((tile) => [
        tile.id,
        tile.activation.map(({ pay, gains }) => [
          pay.map(nameOf).join('+'),
          gains.reduce((sum, gain) => sum + gain.n, 0),
        ]),
      ]),
    );
  }

  it('G1-ACT-4: the three butchers', () => {
    expect(stepsOf('butcher')).toEqual({
      's1-butcher-sheep': [
        ['sheep', 2],
        ['sheep+sheep', 4],
      ],
      's1-butcher-cattle': [
        ['cattle', 2],
        ['cattle+cattle', 4],
      ],
      's2-butcher-mixed': [['sheep+cattle', 5]],
    });
  });

  it('G1-ACT-5: the fairs differ only in how far they go', () => {
    const all = [1, 3, 5, 8, 12].map((vp, i) => [new Array(i + 1).fill('different').join('+'), vp]);
    expect(stepsOf('fair')).toEqual({
      's1-fair-3': all.slice(0, 3),
      's1-fair-3-road': all.slice(0, 3),
      's2-fair-4-road': all.slice(0, 4),
      's3-fair-5-road': all,
    });
  });

  it('G1-ACT-3, G1-ACT-6, G1-ACT-7, G1-ACT-8: distilleries, grocer, bridge and taverns', () => {
    for (const steps of Object.values(stepsOf('distillery'))) expect(steps).toEqual([['grain', 1]]);
    expect(Object.keys(stepsOf('distillery'))).toHaveLength(4);
    expect(stepsOf('grocer')).toEqual({ 's3-grocer': [['any+any+any', 8]] });
    expect(stepsOf('bridge')).toEqual({ 's3-bridge-river': [['wood+stone', 7]] });
    expect(Object.values(stepsOf('tavern'))).toEqual([[['', 3]], [['', 3]], [['', 4]]]);
  });

  it('G1-ACT-2: every production tile makes one cube of its own kind', () => {
    const goods = { quarry: 'stone', forest: 'wood', 'wheat-field': 'grain', meadow: 'sheep', pasture: 'cattle' };
    for (const [type, good] of Object.entries(goods)) {
      const tiles = rules.tiles.filter((tile) => tile.type === type);
      expect(tiles.length).toBeGreaterThan(3);
      for (const { activation } of tiles) {
        const gains = activation.flatMap((step) => step.gains);
        expect(activation.map((step) => step.pay)).toEqual([[]]);
        expect(gains.map(({ n, goods: made }) => [n, made.map((i) => rules.game.goods[i])])).toEqual([[1, [good]]]);
      }
    }
  });

  it('G1-ACT-9, G1-ACT-11: all villages and castles move, lochs do nothing; 13 tiles bring a card', () => {
    const grey = rules.tiles.filter((tile) => tile.colour === 'gray');
    for (const tile of grey) expect(stepsOf(tile.type)[tile.id]).toEqual([['', 1]]);
    for (const steps of Object.values(stepsOf('loch'))) expect(steps).toEqual([]);
    expect(rules.tiles.filter((tile) => tile.card)).toHaveLength(13);
  });
});

describe('secrecy', () => {
  /** A game of three in its middle, with so many points for each seat. */
  function table(points: readonly number[], hiddenVp: boolean): Game {
    const g = fresh(3, 'secret', { startSeat: 0, hiddenVp });
    points.forEach((n, seat) => {
      score(g, seat, 'exchange', n);
    });
    return g;
  }

  function seen(g: Game, viewer: number): string {
    return JSON.stringify(view(g, viewer));
  }

  it('G1-HIDE-1: the points of others change nothing in what a seat or a spectator sees', () => {
    const [a, b] = [table([4, 7, 9], true), table([11, 7, 2], true)];
    expect(seen(a, 1)).toBe(seen(b, 1));
    expect(seen(a, SPECTATOR)).toBe(seen(b, SPECTATOR));
    expect(seen(a, 0)).not.toBe(seen(b, 0));
  });

  it('G1-HIDE-1: a seat sees its own points; without the option everybody sees all', () => {
    const hidden = table([4, 7, 9], true);
    expect([0, 1, 2].map((seat) => view(hidden, seat).players.map((p) => p.vp))).toEqual([
      [4, undefined, undefined],
      [undefined, 7, undefined],
      [undefined, undefined, 9],
    ]);
    const open = table([4, 7, 9], false);
    for (const viewer of [0, 1, 2, SPECTATOR]) expect(view(open, viewer).players.map((p) => p.vp)).toEqual([4, 7, 9]);
  });

  it('G1-HIDE-1: points are open by default', () => {
    expect(Session.start({ game: 'glen-more', players: 2 }, 'default').header.options).toMatchObject({
      hiddenVp: false,
    });
  });
});
