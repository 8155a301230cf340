/**
 * Leaf counts and the exact order of options in named positions. A rule fix may change them on purpose: then look at
 * what `divide` (support/perft.ts) shows before and after, and write the new numbers down here.
 * The order matters too: bots with a fixed seed, replays of random games and the look of menus depend on it.
 */
import { describe, expect, it } from 'vitest';
import { options } from '../src/core/game.ts';
import { hashState } from '../src/core/hash.ts';
import { formatAction } from '../src/core/notation.ts';
import { divide, perft } from './support/perft.ts';
import { positions } from './support/positions.ts';

interface Pinned {
  /** Leaves at depth 1, 2, 3… */
  readonly counts: readonly number[];
  readonly options: readonly string[];
}

const PINNED: Readonly<Record<string, Pinned>> = {
  'glen-more, 2 players, fresh': {
    counts: [8, 16, 48, 190, 458, 1448, 5388, 14936, 52188],
    options: ['take 3', 'take 4', 'take 5', 'take 6', 'take 7', 'take 8', 'take 9', 'take 10'],
  },
  'glen-more, 3 players, fresh': {
    counts: [8, 16, 48, 190, 458, 1448, 4492, 12600, 37196],
    options: ['take 4', 'take 5', 'take 6', 'take 7', 'take 8', 'take 9', 'take 10', 'take 11'],
  },
  'glen-more, 4 players, fresh': {
    counts: [8, 16, 48, 176, 402, 1280, 3960, 10080, 29680],
    options: ['take 4', 'take 5', 'take 6', 'take 7', 'take 8', 'take 9', 'take 10', 'take 11'],
  },
  'glen-more, 5 players, fresh': {
    counts: [8, 16, 48, 176, 402, 1280, 3960, 10080, 29680],
    options: ['take 5', 'take 6', 'take 7', 'take 8', 'take 9', 'take 10', 'take 11', 'take 12'],
  },
  'glen-more-2, 2 players, fresh': {
    counts: [10, 47, 121, 701, 3190, 12999, 58797],
    options: ['take 3', 'take 4', 'take 5', 'take 6', 'take 7', 'take 8', 'take 9', 'take 10', 'take 11', 'take 12'],
  },
  'glen-more-2, 3 players, fresh': {
    counts: [10, 47, 121, 701, 3190, 12999, 59001],
    options: ['take 3', 'take 4', 'take 5', 'take 6', 'take 7', 'take 8', 'take 9', 'take 10', 'take 11', 'take 12'],
  },
  'glen-more-2, 4 players, fresh': {
    counts: [9, 46, 117, 621, 2717, 10383, 44782],
    options: ['take 4', 'take 5', 'take 6', 'take 7', 'take 8', 'take 9', 'take 10', 'take 11', 'take 12'],
  },
  'a grocer to be paid from everywhere': {
    counts: [12, 105, 710, 4223, 24507],
    options: [
      'pay wood market',
      'pay wood 1,0',
      'pay wood 2,0',
      'pay stone market',
      'pay sheep 0,-1',
      'pay cattle market',
      'pay cattle -1,0',
      'pay grain market',
      'sell wood 1,0',
      'sell sheep 0,-1',
      'sell wood 2,0',
      'sell cattle -1,0',
    ],
  },
  'a turn with Loch Oich': {
    counts: [14, 155, 1412, 11172, 78485],
    options: [
      'activate 0,0',
      'activate 1,0',
      'activate 1,1',
      'activate 0,-1',
      'activate 2,0',
      'activate -1,0',
      'activate 3,0 step 1',
      'activate 3,0 step 2',
      'activate 3,0 step 3',
      'activate 3,0 step 4',
      'end',
      'sell sheep 0,-1',
      'sell wood 2,0',
      'sell cattle -1,0',
    ],
  },
  'three clan members and two movement points': {
    counts: [17, 229, 1130, 2270, 6800, 18080, 36280],
    options: [
      'end',
      'move 0,0 > chieftains',
      'move 1,0 > chieftains',
      'move -1,0 > chieftains',
      'move 0,0 > 1,0',
      'move 0,0 > 1,1',
      'move 0,0 > 0,-1',
      'move 0,0 > -1,0',
      'move 0,0 > 0,1',
      'move 1,0 > 0,0',
      'move 1,0 > 1,1',
      'move 1,0 > 0,-1',
      'move 1,0 > 2,0',
      'move 1,0 > 0,1',
      'move -1,0 > 0,0',
      'move -1,0 > 0,-1',
      'move -1,0 > 0,1',
    ],
  },
  'Loch Ness to be paid with a figure': {
    counts: [7, 35, 157, 808, 5476, 39320],
    options: [
      'pay scotsman 0,0',
      'pay scotsman 1,0',
      'pay scotsman -1,0',
      'pay scotsman chieftains',
      'sell wood 1,0',
      'sell sheep 0,-1',
      'sell wood 2,0',
    ],
  },
  'two resources of choice on Loch Lochy': {
    counts: [5, 15, 75, 396, 2067, 10687, 46247],
    options: ['choose good wood', 'choose good stone', 'choose good sheep', 'choose good cattle', 'choose good grain'],
  },
};

it('every named position is pinned, and only those', () => {
  expect(Object.keys(PINNED)).toEqual(positions.map((position) => position.name));
});

describe.each(positions.map((position) => [position.name, position] as const))('%s', (name, position) => {
  const pinned = PINNED[name] ?? { counts: [], options: [] };

  it('offers its options in this order', () => {
    expect(options(position.game()).map(formatAction)).toEqual(pinned.options);
  });

  it.each(pinned.counts.map((count, i) => [i + 1, count]))('has at depth %i %i leaves', (depth, count) => {
    expect(perft(position.game(), depth)).toBe(count);
  });

  it('is divided without a remainder, and left alone', () => {
    const g = position.game();
    const before = hashState(g.state);
    const parts = divide(g, 3);
    expect(Object.keys(parts)).toEqual(pinned.options);
    expect(Object.values(parts).reduce((sum, n) => sum + n, 0)).toBe(pinned.counts[2]);
    expect(hashState(g.state)).toBe(before);
  });
});
