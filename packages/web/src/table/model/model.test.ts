import { apply, compileRules, completeConfig, createGame, decider, options } from '@great-glen/engine';
import { describe, expect, it } from 'vitest';
import { gains } from './gains.ts';
import { outlook } from './outlook.ts';
import { standings, tilesLeft } from './standings.ts';
import { byTarget, mainOptions, targetKey, targetOf, walksFrom } from './targets.ts';

function fresh(game: string, players: number) {
  return createGame(compileRules(completeConfig({ game, players, options: { startSeat: 0 } })), 'model');
}

describe('targets', () => {
  it('gives every option of a whole game exactly one target', () => {
    for (const game of ['glen-more', 'glen-more-2']) {
      const g = fresh(game, 3);
      for (let step = 0; g.state.over === 0; step++) {
        const seat = decider(g);
        const all = options(g, seat);
        const sorted = byTarget(all);
        expect([...sorted.values()].flat().length).toBe(all.length);
        for (const option of all) expect(sorted.get(targetKey(targetOf(option)))).toContain(option);
        apply(g, seat, all[(step * 7) % all.length] as (typeof all)[number]);
      }
    }
  });

  it('keeps sales out of the main options and finds the walks of a square', () => {
    const sale = { kind: 'sell', good: 'wood', from: [0, 0] } as const;
    const walk = { kind: 'move', from: [0, 0], to: [0, 1] } as const;
    const end = { kind: 'end' } as const;
    expect(mainOptions([sale, walk, end], 'activate')).toEqual([end]);
    expect(mainOptions([sale, walk, end], 'move')).toEqual([walk, end]);
    expect(walksFrom([sale, walk, end], 0, 0)).toEqual([walk]);
    expect(walksFrom([walk], 1, 0)).toEqual([]);
  });
});

describe('outlook', () => {
  it('says who moves first and what falls behind', () => {
    const g = fresh('glen-more', 4);
    // Pieces of seats 0 to 3 stand on spaces 0 to 3, tiles lie on 4 to 12.
    expect(outlook(g, 0, 4)).toMatchObject({ behind: 3, between: 0, gone: [], again: false });
    expect(outlook(g, 0, 6)).toMatchObject({ behind: 3, between: 2, gone: [] });
    g.state.progress = [0, 5, 7, 9];
    const jump = outlook(g, 0, 6);
    expect(jump).toMatchObject({ behind: 1, between: 0, again: false });
    expect(jump.gone).toHaveLength(1);
    expect(outlook(g, 0, 4)).toMatchObject({ behind: 0, again: true, gone: [] });
  });
});

describe('standings', () => {
  it('compares every category with the lowest', () => {
    const g = fresh('glen-more', 3);
    g.player(1).whisky = 3;
    g.player(2).whisky = 1;
    expect(standings(g)[0]).toEqual({ category: 'whisky', counts: [0, 3, 1], points: [0, 3, 1] });
  });

  it('counts what is left without telling the order', () => {
    const g = fresh('glen-more-2', 2);
    const left = tilesLeft(g);
    const sum = [...(left.get('B') ?? new Map<string, number>()).values()].reduce((a, b) => a + b, 0);
    expect(sum).toBe(17);
  });
});

describe('gains', () => {
  it('names what changed for a seat', () => {
    const g = fresh('glen-more', 3);
    const after = g.clone();
    after.player(0).coins += 2;
    after.player(0).vp -= 1;
    expect(gains(g, after, 0)).toEqual([
      { what: 'vp', n: -1 },
      { what: 'coin', n: 2 },
    ]);
    expect(gains(g, after, 1)).toEqual([]);
  });
});
