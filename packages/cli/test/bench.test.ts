/** The benchmark runs and reports; the figures themselves are for `npm run bench` on a quiet machine. */
import { describe, expect, it } from 'vitest';
import { benchBoardgameIo } from '../src/bench/boardgame-io.ts';
import { benchTable, middleOf } from '../src/bench/games.ts';
import { median } from '../src/bench/measure.ts';
import { BAR_TABLE, barsOf, machineOf, page } from '../src/bench/report.ts';
import { type Row, rows } from '../src/soak/tables.ts';

const BLINK = { rounds: 1, roundMs: 5 };
const row = rows.find(({ name }) => name === BAR_TABLE) as Row;

describe('the benchmark', () => {
  const figures = benchTable(row, BLINK);
  const yardstick = benchBoardgameIo(BLINK, middleOf(row));

  it('measures every figure', () => {
    for (const value of Object.values(figures)) if (typeof value === 'number') expect(value).toBeGreaterThan(0);
    expect(yardstick.movesPerSecond).toBeGreaterThan(0);
    expect(yardstick.stateBytes / figures.jsonBytes).toBeGreaterThan(0.7);
  });

  it('judges by its bars', () => {
    const slow = { ...figures, decisionsPerSecond: 199_999, clonesPerSecond: 100_000, replayMs: 5.1 };
    const fast = { ...figures, decisionsPerSecond: 200_000, clonesPerSecond: 200_000, replayMs: 5 };
    const other = { ...yardstick, movesPerSecond: 200_000 / 30 };
    expect(barsOf([slow], other).map((bar) => bar.met)).toEqual([false, false, false, false]);
    expect(barsOf([fast], other).map((bar) => bar.met)).toEqual([true, true, true, true]);
  });

  it('writes a page with all of it', () => {
    const bars = barsOf([figures], yardstick);
    const text = page({ date: '2010-10-10', machine: machineOf(), tables: [figures], yardstick, bars });
    for (const part of ['2010-10-10', process.versions.node, BAR_TABLE, 'boardgame.io 0.50.2', 'times boardgame.io']) {
      expect(text).toContain(part);
    }
  });

  it('knows a median', () => {
    expect(median([5, 1, 9])).toBe(5);
  });
});
