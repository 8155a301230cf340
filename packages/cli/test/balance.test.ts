import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Player, playerNamed, playMatch } from '@great-glen/bots';
import { compileRules, completeConfig, exportPack, openPack, options, REFEREE, writeState } from '@great-glen/engine';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { flagsOf, shareAtMost } from '../src/balance/flags.ts';
import { placeLabels } from '../src/balance/labels.ts';
import { escaped } from '../src/balance/markup.ts';
import { page } from '../src/balance/page.ts';
import type { Plan } from '../src/balance/plan.ts';
import { aboveNeighbours, grouped, type Report, type Row } from '../src/balance/report.ts';
import { reportText } from '../src/balance/text.ts';
import { balance, balanceReport } from '../src/commands/balance.ts';
import { UsageError } from '../src/lib/args.ts';

const PLAN: Plan = { wish: { game: 'glen-more-2' }, counts: [2, 3, 4], games: 9, player: 'random', seed: 'fixed' };

interface Choice {
  readonly seat: number;
  /** What lay ahead, or could be claimed; of these what was legal; and what was chosen. */
  readonly ahead: readonly string[];
  readonly offered: readonly string[];
  readonly chosen: string;
}

interface Replay {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly choices: readonly Choice[];
  /** Clan markers as the final state shows them. */
  readonly board: Readonly<Record<string, readonly number[]>>;
}

/** The same games written down in another way: actions and final states, no events. */
function replay(plan: Plan, index: number): Replay {
  const players = plan.counts[index % plan.counts.length] ?? 0;
  const rules = compileRules(completeConfig({ ...plan.wish, players }));
  const player = playerNamed(plan.player) as Player;
  const choices: Choice[] = [];
  const { game, scores, winners } = playMatch({
    rules,
    players: Array.from({ length: players }, () => player),
    seed: `${plan.seed}/${index}`,
    onAction(g, seat, action) {
      const idOn = (space: number): string => g.rules.tiles[g.state.rondel[space] ?? -1]?.id ?? '';
      if (action.kind === 'take' || action.kind === 'discard') {
        const from = g.state.progress[seat] ?? 0;
        const ahead = Array.from({ length: g.state.chainEnd - from - 1 }, (_, d) => idOn((from + d + 1) % 14));
        const offered = options(g, seat).flatMap((option) => (option.kind === 'take' ? idOn(option.space) : []));
        choices.push({ seat, ahead, offered, chosen: action.kind === 'take' ? idOn(action.space) : '' });
      } else if (action.kind === 'claim') {
        const offered = options(g, seat).flatMap((option) => (option.kind === 'claim' ? `clan:${option.field}` : []));
        choices.push({ seat, ahead: offered, offered, chosen: `clan:${action.field}` });
      } else if (action.kind === 'choose' && action.what === 'tile') {
        choices.push({ seat, ahead: [], offered: [], chosen: String(action.value) });
      }
    },
  });
  const { clanBoard } = writeState(game, REFEREE) as unknown as { clanBoard: Replay['board'] };
  return { scores, winners, choices, board: clanBoard };
}

interface Count {
  seen: number;
  offered: number;
  jumps: number[];
  differences: number[];
  winDifferences: number[];
}

function average(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

function countAgain(replays: readonly Replay[], key: string): Count {
  const count: Count = { seen: 0, offered: 0, jumps: [], differences: [], winDifferences: [] };
  for (const { scores, winners, choices, board } of replays) {
    const clan = key.startsWith('clan:') ? board[key.slice('clan:'.length)] : undefined;
    const taking = choices.filter(({ chosen }) => chosen === key);
    const takers = new Set(clan ?? taking.map(({ seat }) => seat));
    if (choices.some(({ ahead, chosen }) => ahead.includes(key) || chosen === key)) count.seen++;
    count.offered += choices.filter(({ offered }) => offered.includes(key)).length;
    count.jumps.push(...taking.flatMap(({ ahead }) => (ahead.length === 0 ? [] : ahead.indexOf(key) + 1)));
    if (takers.size === 0 || takers.size === scores.length) continue;
    const side = (taker: boolean, value: (seat: number) => number): number =>
      average(scores.flatMap((_, seat) => (takers.has(seat) === taker ? [value(seat)] : [])));
    const win = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
    const vp = (seat: number): number => scores[seat] ?? 0;
    count.differences.push(side(true, vp) - side(false, vp));
    count.winDifferences.push(side(true, win) - side(false, win));
  }
  return count;
}

function rowOf(report: Report, key: string): Row {
  const row = report.rows.find(({ component }) => component.key === key);
  if (row === undefined) throw new Error(`no row for ${key}`);
  return row;
}

let report: Report;
let replays: readonly Replay[];

beforeAll(async () => {
  report = await balanceReport(PLAN, 1);
  replays = Array.from({ length: PLAN.games }, (_, index) => replay(PLAN, index));
});

describe('the figures', () => {
  it.each(['saint-columba', 'abernethy', 'loch-lochy', 'portree', 'clan:macleod', 'clan:douglas'])(
    'of %s are those of an independent count',
    (key) => {
      for (const players of [undefined, 2, 3, 4]) {
        const counted = countAgain(
          replays.filter(({ scores }) => players === undefined || scores.length === players),
          key,
        );
        const row = rowOf(report, key);
        const figures = players === undefined ? row.all : row.byPlayers[players];
        const n = counted.differences.length;
        expect(figures).toMatchObject({ seen: counted.seen, offered: counted.offered, compared: n });
        if (key.startsWith('clan:') || counted.jumps.length === 0) expect(figures?.jump).toBeNull();
        else expect(figures?.jump).toBeCloseTo(average(counted.jumps), 10);
        if (n === 0) {
          expect(figures?.vp).toBeNull();
          continue;
        }
        const middle = average(counted.differences);
        expect(figures?.vp?.mean).toBeCloseTo(middle, 10);
        expect(figures?.wins?.mean).toBeCloseTo(average(counted.winDifferences), 10);
        if (n < 2) continue;
        const spread = counted.differences.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (n - 1);
        expect(figures?.vp?.se).toBeCloseTo(Math.sqrt(spread / n), 10);
      }
    },
  );

  it('hold together for every component', () => {
    expect(report.gamesByPlayers).toEqual({ 2: 3, 3: 3, 4: 3 });
    for (const { component, all, byPlayers } of report.rows) {
      const tables = Object.values(byPlayers);
      for (const field of ['games', 'seen', 'offered', 'passed', 'blocked', 'taken', 'compared'] as const) {
        expect(tables.reduce((sum, figures) => sum + figures[field], 0)).toBe(all[field]);
      }
      expect(all.seen).toBeLessThanOrEqual(all.games);
      expect(all.rate ?? 0).toBeLessThanOrEqual(1);
      expect(all.passed).toBeLessThanOrEqual(all.offered);
      // A single taker's difference is the margin to the mean of everybody else.
      if (component.key !== 'clan:douglas') expect(all.margin?.mean).toEqual(all.vp?.mean);
    }
  });

  it('are the same with one thread and with two', async () => {
    const plan = { ...PLAN, games: 20 };
    expect(await balanceReport(plan, 2)).toEqual(await balanceReport(plan, 1));
  });

  it('count every tile of the other game too', async () => {
    const plan: Plan = { wish: { game: 'glen-more' }, counts: [2, 5], games: 2, player: 'random', seed: 'old' };
    const { rows } = await balanceReport(plan, 1);
    expect(rows).toHaveLength(67);
    expect(rows.every(({ component }) => component.values.every(({ source }) => source === 'fact'))).toBe(true);
  });
});

describe('table and page', () => {
  it('name every component', () => {
    const html = page(report);
    const text = reportText(report, 'stack', 'effect').join('\n');
    expect(report.rows).toHaveLength(69 + 23);
    for (const { component } of report.rows) {
      expect(html).toContain(escaped(component.label));
      expect(text).toContain(component.label);
    }
  });

  it('need nothing from elsewhere', () => {
    const html = page(report);
    expect(html).not.toMatch(/https?:|\ssrc=|@import|url\(|<script|<link/);
    expect(html).toMatch(/^<!doctype html>/);
  });

  it('mark what is reconstructed', () => {
    const sources = (key: string): Record<string, string> =>
      Object.fromEntries(rowOf(report, key).component.values.map(({ name, source }) => [name, source]));
    expect(sources('loch-ness')).toMatchObject({ stack: 'fact', cost: 'fact', once: 'fact', type: 'recon' });
    expect(sources('plockton')).toMatchObject({ cost: 'recon', once: 'recon', activation: 'recon' });
    const roads = { 'road to start': 'fact', 'road to McKinnon': 'recon' };
    expect(sources('clan:macleod')).toMatchObject({ effect: 'fact', ...roads });
  });

  it('mark what a content pack has set', async () => {
    const change = { tiles: { 'castle-moil': { cost: 'wood+stone' } } };
    const pack = openPack({ ...exportPack('glen-more-2'), name: 'trial', games: { 'glen-more-2': change } });
    const tried = await balanceReport({ ...PLAN, games: 9, pack }, 2);
    expect(tried.content?.name).toBe('trial');
    expect(rowOf(tried, 'castle-moil').component.values).toContainEqual({
      name: 'cost',
      text: 'wood + stone',
      source: 'user',
    });
    expect(page(tried)).toContain('set by a content pack');
  });

  it('sort and group as asked', () => {
    const effects = grouped(report, 'stack', 'effect').map(({ rows }) => rows.flatMap(({ all }) => all.vp?.mean ?? []));
    for (const list of effects) expect(list).toEqual(list.toSorted((a, b) => b - a));
    const [tiles, persons] = grouped(report, 'kind', 'name');
    expect([tiles?.name, persons?.name]).toEqual(['tile', 'person']);
    const names = persons?.rows.map(({ component }) => component.label) ?? [];
    expect(names).toEqual(names.toSorted());
  });
});

describe('flags', () => {
  const figures = { games: 1000, seen: 1000, rate: 0.5 };
  const component = {
    key: 'k',
    label: 'K',
    kind: 'tile',
    group: 'A',
    values: [{ name: 'cost', text: '-', source: 'recon' }],
  };
  const flagged = (all: object, above: Row['aboveNeighbours'] = null): string[] =>
    flagsOf([{ component, all: { ...figures, ...all }, byPlayers: {}, aboveNeighbours: above } as unknown as Row]).map(
      ({ why, sure }) => `${why} ${sure}`,
    );

  it('tell what is hardly taken and what is far above its neighbours, and how sure that is', () => {
    expect(flagged({})).toEqual([]);
    expect(flagged({ rate: 0 })).toEqual(['rare true']);
    expect(flagged({ rate: 0.025 })).toEqual(['rare false']);
    expect(flagged({ seen: 20, rate: 0 })).toEqual(['unseen false']);
    expect(flagged({}, { mean: 11, se: 2 })).toEqual(['strong false']);
    expect(flagged({}, { mean: 15, se: 2 })).toEqual(['strong true']);
  });

  it('compare with the mean of the neighbours', () => {
    const estimate = (mean: number, se: number) => ({ mean, se });
    expect(aboveNeighbours(estimate(12, 3), [estimate(1, 4), null, estimate(3, 0)])).toEqual({
      mean: 10,
      se: Math.sqrt(9 + 16 / 4),
    });
    expect(aboveNeighbours(null, [estimate(1, 1)])).toBeNull();
    expect(shareAtMost(0, 1000)).toBeCloseTo(4 / 1004, 5);
  });
});

it('labels of points at one place do not cover each other', () => {
  const dots = Array.from({ length: 6 }, (_, i) => ({ x: 100, y: 100 + i, text: `component ${i}` }));
  const boxes = placeLabels(dots, { x: 0, y: 0, width: 400, height: 300 });
  expect(boxes).toHaveLength(6);
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(apart).toBe(true);
    }
  });
});

describe('the command', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('writes table, JSON and page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'great-glen-balance-'));
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const files = ['--json', join(folder, 'b.json'), '--html', join(folder, 'b.html')];
    const table = ['--game', 'glen-more-2', '--players', '3', '--games', '2', '--player', 'random', '--seed', 's'];
    expect(await balance.run([...table, '--workers', '1', ...files])).toBe(0);
    expect(out.mock.calls.map(([text]) => String(text)).join('')).toContain('2 games (2 with 3 players)');
    const written: unknown = JSON.parse(readFileSync(join(folder, 'b.json'), 'utf8'));
    expect(written).toMatchObject({ game: 'glen-more-2', games: 2, gamesByPlayers: { 3: 2 }, seed: 's' });
    expect(readFileSync(join(folder, 'b.html'), 'utf8')).toContain('Balance of Glen More II');
    rmSync(folder, { recursive: true });
  });

  it.each([
    [['--games', '0'], /--games takes a whole number/],
    [['--players', '1'], /at least 2 must play/],
    [['--player', 'nobody'], /there is no "nobody"; known: random/],
    [['--sort', 'colour'], /--sort: there is no "colour"; known: effect/],
    [['--group', 'colour'], /--group: there is no "colour"; known: stack, kind/],
    [['--workers', '0'], /--workers takes a whole number/],
    [['--html', '/no/such/folder/b.html'], /--html: nothing can be written to the folder/],
    [['--seed', ''], /--seed takes/],
    [['--color'], /Unknown option/],
  ])('refuses %j', async (args, message) => {
    const answer = async (): Promise<number> => balance.run(args);
    await expect(answer()).rejects.toThrow(UsageError);
    await expect(answer()).rejects.toThrow(message);
  });

  it('refuses what the game does not allow', async () => {
    const answer = async (...args: string[]): Promise<number> => balance.run(args);
    await expect(answer('--game', 'chess')).rejects.toThrow('unknown game "chess"');
    await expect(answer('--game', 'glen-more-2', '--players', '9')).rejects.toThrow('is for 2 to 4 players');
  });
});
