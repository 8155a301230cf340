/** The figures as text: a table for people, the bars, and the page that is kept in `docs/`. */
import { availableParallelism, cpus } from 'node:os';
import type { Yardstick } from './boardgame-io.ts';
import type { GameFigures } from './games.ts';

export interface Figures {
  readonly date: string;
  readonly machine: string;
  readonly tables: readonly GameFigures[];
  readonly yardstick: Yardstick;
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly name: string;
  readonly wanted: string;
  readonly measured: string;
  readonly met: boolean;
}

/** What the project holds itself to; measured at this table. */
export const BAR_TABLE = 'glen-more, 4 players';
const DECISIONS = 200_000;
const TIMES_BOARDGAME_IO = 30;
const CLONE_US = 5;
const REPLAY_MS = 5;

function whole(n: number): string {
  return Math.round(n)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

export function barsOf(tables: readonly GameFigures[], yardstick: Yardstick): Bar[] {
  const table = tables.find((figures) => figures.table === BAR_TABLE);
  if (table === undefined) return [];
  const ratio = table.decisionsPerSecond / yardstick.movesPerSecond;
  const cloneUs = 1_000_000 / table.clonesPerSecond;
  const bar = (name: string, wanted: string, measured: string, met: boolean): Bar => ({ name, wanted, measured, met });
  return [
    bar(
      'decisions/s',
      `>= ${whole(DECISIONS)}`,
      whole(table.decisionsPerSecond),
      table.decisionsPerSecond >= DECISIONS,
    ),
    bar('times boardgame.io', `>= ${TIMES_BOARDGAME_IO}`, ratio.toFixed(1), ratio >= TIMES_BOARDGAME_IO),
    bar('clone', `<= ${CLONE_US} µs`, `${cloneUs.toFixed(1)} µs`, cloneUs <= CLONE_US),
    bar('replay of a game', `<= ${REPLAY_MS} ms`, `${table.replayMs.toFixed(2)} ms`, table.replayMs <= REPLAY_MS),
  ];
}

export function machineOf(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${availableParallelism()} cores, Node ${process.versions.node}`;
}

const COLUMNS: readonly (readonly [title: string, cell: (figures: GameFigures) => string])[] = [
  ['table', (f) => f.table],
  ['games/s', (f) => whole(f.gamesPerSecond)],
  ['decisions/s', (f) => whole(f.decisionsPerSecond)],
  ['decisions/game', (f) => f.decisionsPerGame.toFixed(0)],
  ['options/decision', (f) => f.optionsPerDecision.toFixed(1)],
  ['clones/s', (f) => whole(f.clonesPerSecond)],
  ['copyFrom/s', (f) => whole(f.copiesPerSecond)],
  ['hashes/s', (f) => whole(f.hashesPerSecond)],
  ['JSON bytes', (f) => whole(f.jsonBytes)],
  ['heap bytes', (f) => whole(f.heapBytes)],
  ['replay ms', (f) => f.replayMs.toFixed(2)],
];

function tableText(header: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = header.map((title, i) => Math.max(title.length, ...body.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(header), rule, ...body.map(line)].join('\n');
}

export function reportText({ tables, yardstick, bars }: Figures): string {
  const figures = tableText(
    COLUMNS.map(([title]) => title),
    tables.map((table) => COLUMNS.map(([, cell]) => cell(table))),
  );
  const held = tableText(
    [`bar (${BAR_TABLE})`, 'wanted', 'measured', ''],
    bars.map((bar) => [bar.name, bar.wanted, bar.measured, bar.met ? 'pass' : 'FAIL']),
  );
  const other = `boardgame.io ${yardstick.version}, its reducer, a trivial move on ${whole(yardstick.stateBytes)} bytes of state: ${whole(yardstick.movesPerSecond)} moves/s`;
  return `${figures}\n\n${other}\n\n${held}\n`;
}

export function page(figures: Figures): string {
  return `# Benchmark

Recorded by \`npm run bench -- --record\` on ${figures.date}; ${figures.machine}. One core, median of several rounds after a
warm-up, seconds of processor time. A decision is one random choice: finding the options of whoever decides, and doing one of them.
JSON and heap bytes are those of an average position; replay is \`Session.load\` of a whole game, every action checked.

${reportText(figures)}`;
}
