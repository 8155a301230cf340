/** The figures of each component, over all games and for each number of players. */
import type { Chances, GameRecord, Taking } from './observe.ts';

/** A mean with its standard error; the error is `null` where there are not two values to tell it from. */
export interface Estimate {
  readonly mean: number;
  readonly se: number | null;
}

export interface Figures {
  /** Games played. */
  readonly games: number;
  /** Games in which it came into somebody's reach: on the rondel ahead, or a field that could be claimed. */
  readonly seen: number;
  readonly offered: number;
  readonly passed: number;
  readonly blocked: number;
  /** How often it was taken, and of these from the discard pile. */
  readonly taken: number;
  readonly rebuilt: number;
  /** Games in which somebody took it, as a part of those in which it was seen. */
  readonly rate: number | null;
  /** Games with takers and others: the ground of all comparisons below. */
  readonly compared: number;
  readonly takersVp: number | null;
  readonly othersVp: number | null;
  /** VP of takers minus VP of the others at the same table. */
  readonly vp: Estimate | null;
  /** VP of a taker minus the mean of everybody else, takers or not. */
  readonly margin: Estimate | null;
  readonly takersWins: number | null;
  /** Share of wins of takers minus that of the others at the same table. */
  readonly wins: Estimate | null;
  readonly jump: number | null;
  readonly coins: number | null;
}

/** Mean and spread of values that need not be kept. */
class Sample {
  n = 0;
  private centre = 0;
  private squares = 0;

  add(value: number): void {
    this.n++;
    const off = value - this.centre;
    this.centre += off / this.n;
    this.squares += off * (value - this.centre);
  }

  get mean(): number | null {
    return this.n === 0 ? null : this.centre;
  }

  get estimate(): Estimate | null {
    if (this.n === 0) return null;
    const se = this.n < 2 ? null : Math.sqrt(this.squares / (this.n - 1) / this.n);
    return { mean: this.centre, se };
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

class Tally {
  games = 0;
  private seen = 0;
  private readonly chances: Chances = { offered: 0, passed: 0, blocked: 0 };
  private taken = 0;
  private rebuilt = 0;
  private takenIn = 0;
  private readonly takersVp = new Sample();
  private readonly othersVp = new Sample();
  private readonly vp = new Sample();
  private readonly margin = new Sample();
  private readonly takersWins = new Sample();
  private readonly wins = new Sample();
  private readonly jump = new Sample();
  private readonly coins = new Sample();

  add(record: GameRecord, chances: Chances | undefined, takings: readonly Taking[]): void {
    this.games++;
    if (chances !== undefined) {
      this.seen++;
      this.chances.offered += chances.offered;
      this.chances.passed += chances.passed;
      this.chances.blocked += chances.blocked;
    }
    for (const { jump, coins } of takings) {
      this.taken++;
      if (jump !== undefined) this.jump.add(jump);
      else if (coins !== undefined) this.coins.add(coins);
      else this.rebuilt++;
    }
    if (takings.length > 0) this.takenIn++;
    this.compare(record, new Set(takings.map((taking) => taking.seat)));
  }

  private compare({ scores, winners }: GameRecord, takers: ReadonlySet<number>): void {
    if (takers.size === 0 || takers.size === scores.length) return;
    // A shared win counts in parts, so that the wins add up to the games.
    const wins = scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    const split = (values: readonly number[]): [takers: number, others: number] => [
      mean(values.filter((_, seat) => takers.has(seat))),
      mean(values.filter((_, seat) => !takers.has(seat))),
    ];
    const [takersVp, othersVp] = split(scores);
    this.takersVp.add(takersVp);
    this.othersVp.add(othersVp);
    this.vp.add(takersVp - othersVp);
    const [margin] = split(scores.map((score, seat) => score - mean(scores.filter((_, other) => other !== seat))));
    this.margin.add(margin);
    const [takersWins, othersWins] = split(wins);
    this.takersWins.add(takersWins);
    this.wins.add(takersWins - othersWins);
  }

  figures(): Figures {
    return {
      games: this.games,
      seen: this.seen,
      ...this.chances,
      taken: this.taken,
      rebuilt: this.rebuilt,
      rate: this.seen === 0 ? null : this.takenIn / this.seen,
      compared: this.vp.n,
      takersVp: this.takersVp.mean,
      othersVp: this.othersVp.mean,
      vp: this.vp.estimate,
      margin: this.margin.estimate,
      takersWins: this.takersWins.mean,
      wins: this.wins.estimate,
      jump: this.jump.mean,
      coins: this.coins.mean,
    };
  }
}

export class Statistics {
  private readonly tallies: ReadonlyMap<string, ReadonlyMap<number, Tally>>;

  /** One tally per component and number of players, and one for all games under 0. */
  constructor(keys: readonly string[], counts: readonly number[]) {
    this.tallies = new Map(keys.map((key) => [key, new Map([0, ...counts].map((count) => [count, new Tally()]))]));
  }

  add(record: GameRecord): void {
    const takings = Map.groupBy(record.takings, (taking) => taking.key);
    for (const [key, tallies] of this.tallies) {
      for (const scope of [0, record.scores.length]) {
        tallies.get(scope)?.add(record, record.chances.get(key), takings.get(key) ?? []);
      }
    }
  }

  /** Of all games, or of those with so many players. */
  figures(key: string, players = 0): Figures {
    const tally = this.tallies.get(key)?.get(players);
    if (tally === undefined) throw new Error(`nothing was counted for "${key}" with ${players} players`);
    return tally.figures();
  }
}
