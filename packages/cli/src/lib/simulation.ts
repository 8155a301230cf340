/** One game among artificial players, and the sums over many of them. */
import { apply, createGame, decider, options, type Rules, scores } from '@great-glen/engine';
import { makePlayer, type Player } from './players.ts';
import { type Cell, textTable } from './table.ts';

/** What one game leaves behind; also the row that `simulate --json` prints. */
export interface GameRow {
  readonly game: number;
  readonly seed: string;
  readonly players: readonly string[];
  readonly decisions: number;
  readonly options: { readonly sum: number; readonly max: number };
  readonly scores: readonly number[];
  readonly sources: readonly Readonly<Record<string, number>>[];
  readonly winners: readonly number[];
}

/** No game comes near it; it only keeps a faulty rule from running for ever. */
const MOST_DECISIONS = 100_000;

export function playGame(rules: Rules, number: number, seed: string, kinds: readonly string[]): GameRow {
  const game = createGame(rules, seed);
  const players = kinds.map((kind, seat) => makePlayer(kind, `${seed}/${seat}`) as Player);
  let decisions = 0;
  let sum = 0;
  let max = 0;
  for (let seat = decider(game); seat >= 0; seat = decider(game)) {
    const list = options(game, seat);
    if (list.length === 0 || decisions === MOST_DECISIONS) throw new Error(`the game with seed "${seed}" does not end`);
    decisions++;
    sum += list.length;
    max = Math.max(max, list.length);
    apply(game, seat, (players[seat] as Player)(game, seat, list));
  }
  const { running, winners } = scores(game);
  return {
    game: number,
    seed,
    players: kinds,
    decisions,
    options: { sum, max },
    scores: running.map((sheet) => sheet.total),
    sources: running.map((sheet) => sheet.sources),
    winners,
  };
}

/** Mean, deviation, least and most of values that need not be kept. */
class Sum {
  n = 0;
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  mean = 0;
  private squares = 0;

  add(value: number): void {
    this.n++;
    const off = value - this.mean;
    this.mean += off / this.n;
    this.squares += off * (value - this.mean);
    this.least = Math.min(this.least, value);
    this.most = Math.max(this.most, value);
  }

  /** Of the games themselves as a sample of all games, hence n - 1. */
  get deviation(): number {
    return this.n < 2 ? 0 : Math.sqrt(this.squares / (this.n - 1));
  }
}

export class Tally {
  private readonly kinds: readonly string[];
  private readonly sources: readonly string[];
  private readonly decisions = new Sum();
  private options = 0;
  private mostOptions = 0;
  private readonly scores: Sum[];
  private readonly wins: number[];
  private readonly bySource: Sum[][];

  constructor(kinds: readonly string[], sources: readonly string[]) {
    this.kinds = kinds;
    this.sources = sources;
    this.scores = kinds.map(() => new Sum());
    this.wins = kinds.map(() => 0);
    this.bySource = sources.map(() => kinds.map(() => new Sum()));
  }

  add(row: GameRow): void {
    this.decisions.add(row.decisions);
    this.options += row.options.sum;
    this.mostOptions = Math.max(this.mostOptions, row.options.max);
    row.scores.forEach((score, seat) => {
      this.scores[seat]?.add(score);
    });
    // A shared win counts in parts, so that the wins add up to the games.
    for (const seat of row.winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1 / row.winners.length;
    this.sources.forEach((source, i) => {
      row.sources.forEach((sheet, seat) => {
        this.bySource[i]?.[seat]?.add(sheet[source] ?? 0);
      });
    });
  }

  summary(seconds: number): string[] {
    const { decisions } = this;
    const general: Cell[][] = [
      ['games', decisions.n],
      ['games per second', decisions.n / seconds],
      ['decisions per game, mean', decisions.mean],
      ['  least', decisions.least],
      ['  most', decisions.most],
      ['options per decision, mean', this.options / (decisions.mean * decisions.n)],
      ['  most', this.mostOptions],
    ];
    const seats: Cell[][] = [
      ['', ...this.kinds.map((kind, seat) => `seat ${seat} (${kind})`)],
      ['score, mean', ...this.scores.map((sum) => sum.mean)],
      ['  deviation', ...this.scores.map((sum) => sum.deviation)],
      ['wins', ...this.wins],
      ...this.sources.map((source, i): Cell[] => [
        `VP by ${source}, mean`,
        ...(this.bySource[i] ?? []).map((sum) => sum.mean),
      ]),
    ];
    return [...textTable(general), '', ...textTable(seats, 3)];
  }
}
