/** How fast the engine plays, copies, hashes and replays, table by table. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  apply,
  below,
  compileRules,
  completeConfig,
  createGame,
  decider,
  formatAction,
  type Game,
  hashState,
  options,
  REFEREE,
  type Rules,
  type SavedGame,
  Session,
  type Stream,
  stream,
  writeState,
} from '@great-glen/engine';
import type { Row } from '../soak/tables.ts';
import { type Pace, perSecond } from './measure.ts';

export interface GameFigures {
  readonly table: string;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  readonly optionsPerDecision: number;
  readonly clonesPerSecond: number;
  readonly copiesPerSecond: number;
  readonly hashesPerSecond: number;
  readonly jsonBytes: number;
  readonly heapBytes: number;
  readonly replayMs: number;
}

interface Tally {
  games: number;
  decisions: number;
  options: number;
}

/** One random game to its end, nothing recorded: what a search does. */
function playout(rules: Rules, seed: string, random: Stream, tally: Tally): number {
  const g = createGame(rules, seed);
  let decisions = 0;
  for (;;) {
    const seat = decider(g);
    if (seat < 0) break;
    const choices = options(g, seat);
    const choice = choices[below(random, choices.length)];
    if (choice === undefined) throw new Error(`no options in game ${seed}`);
    tally.options += choices.length;
    apply(g, seat, choice);
    decisions++;
  }
  tally.games++;
  tally.decisions += decisions;
  return decisions;
}

/** Every position of a game, to be copied and hashed, and the game as saved. */
function samples(row: Row, rules: Rules): { positions: Game[]; saved: SavedGame } {
  const positions: Game[] = [];
  const log: [number, string][] = [];
  const { header } = Session.start(row.wish, 'bench');
  const g = createGame(rules, 'bench');
  const random = stream('bench', 'choices');
  for (;;) {
    const seat = decider(g);
    const choices = options(g, seat);
    const choice = choices[below(random, Math.max(1, choices.length))];
    if (choice === undefined) return { positions, saved: { header, log } };
    positions.push(g.clone());
    log.push([seat, formatAction(choice)]);
    apply(g, seat, choice);
  }
}

/** A position from the middle of a game at this table. */
export function middleOf(row: Row): Game {
  const { positions } = samples(row, compileRules(completeConfig(row.wish)));
  return positions[Math.floor(positions.length / 2)] as Game;
}

function each(positions: readonly Game[], act: (g: Game) => unknown): () => number {
  return () => {
    for (const position of positions) act(position);
    return positions.length;
  };
}

/** What a position weighs in memory: many clones, measured between two collections. */
function heapBytes(positions: readonly Game[]): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const kept: Game[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 20; i++) for (const position of positions) kept.push(position.clone());
  collect();
  return Math.round((process.memoryUsage().heapUsed - before) / kept.length);
}

export function benchTable(row: Row, pace: Pace): GameFigures {
  const rules = compileRules(completeConfig(row.wish));
  const random = stream('bench', row.name);
  const tally: Tally = { games: 0, decisions: 0, options: 0 };
  const decisionsPerSecond = perSecond(pace, () => playout(rules, `bench-${tally.games}`, random, tally));
  const { positions, saved } = samples(row, rules);
  const target = (positions[0] as Game).clone();
  const texts = positions.map((g) => JSON.stringify(writeState(g, REFEREE)).length);
  return {
    table: row.name,
    gamesPerSecond: (decisionsPerSecond * tally.games) / tally.decisions,
    decisionsPerSecond,
    decisionsPerGame: tally.decisions / tally.games,
    optionsPerDecision: tally.options / tally.decisions,
    clonesPerSecond: perSecond(
      pace,
      each(positions, (g) => g.clone()),
    ),
    copiesPerSecond: perSecond(
      pace,
      each(positions, (g) => target.copyFrom(g)),
    ),
    hashesPerSecond: perSecond(
      pace,
      each(positions, (g) => hashState(g.state)),
    ),
    jsonBytes: Math.round(texts.reduce((sum, n) => sum + n, 0) / texts.length),
    heapBytes: heapBytes(positions),
    replayMs:
      1000 /
      perSecond(pace, () => {
        Session.load(saved);
        return 1;
      }),
  };
}
