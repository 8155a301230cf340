/** `npm run bench`: how fast the engine is, beside a framework that is widely used. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rows } from '../soak/tables.ts';
import { benchBoardgameIo } from './boardgame-io.ts';
import { benchTable, middleOf } from './games.ts';
import { FULL, QUICK } from './measure.ts';
import { BAR_TABLE, barsOf, type Figures, machineOf, page, reportText } from './report.ts';

const USAGE = `npm run bench -- [--quick] [--json] [--record]
  --quick   short rounds: rough figures in a few seconds
  --json    the figures as JSON
  --record  also writes them to docs/bench.md`;

const PAGE = new URL('../../../../docs/bench.md', import.meta.url);

function bench(quick: boolean): Figures {
  const pace = quick ? QUICK : FULL;
  const tables = rows
    .filter((row) => row.plain)
    .map((row) => {
      if (process.stderr.isTTY) process.stderr.write(`${row.name}…\n`);
      return benchTable(row, pace);
    });
  const measured = rows.find((row) => row.name === BAR_TABLE);
  if (measured === undefined) throw new Error(`there is no table "${BAR_TABLE}"`);
  const yardstick = benchBoardgameIo(pace, middleOf(measured));
  const date = new Date().toISOString().slice(0, 10);
  return { date, machine: machineOf(), tables, yardstick, bars: barsOf(tables, yardstick) };
}

function readArguments(): { quick: boolean; json: boolean; record: boolean; help: boolean } | undefined {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { quick: flag, json: flag, record: flag, help: flag } }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    process.exitCode = 2;
    return undefined;
  }
}

const wishes = readArguments();
if (wishes?.help === true) process.stdout.write(`${USAGE}\n`);
else if (wishes !== undefined) {
  const figures = bench(wishes.quick);
  if (wishes.record) writeFileSync(PAGE, page(figures));
  process.stdout.write(wishes.json ? `${JSON.stringify(figures, undefined, 2)}\n` : reportText(figures));
}
