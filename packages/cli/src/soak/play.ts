/** Plays one random game under the eyes of laws. */
import {
  type Action,
  apply,
  below,
  decision,
  formatAction,
  type GameEvent,
  hashState,
  options,
  REFEREE,
  Session,
  type StateJson,
  type Stream,
  stream,
  writeState,
} from '@great-glen/engine';
import { type Law, type Moment, must, type Table, type Watcher } from './laws/law.ts';
import { type Chooser, choosers } from './players.ts';
import type { Row } from './tables.ts';

/** A law broken in a game: all that is needed to see it again. */
export class Violation extends Error {
  readonly row: Row;
  readonly seed: string;
  readonly step: number;
  readonly law: string;
  readonly log: readonly string[];
  constructor(where: { row: Row; seed: string; step: number; log: readonly string[] }, law: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${where.row.name}, seed ${where.seed}, step ${where.step}, law "${law}": ${reason}`, { cause });
    this.name = 'Violation';
    this.row = where.row;
    this.seed = where.seed;
    this.step = where.step;
    this.law = law;
    this.log = where.log;
  }
}

interface Watched {
  readonly law: Law;
  readonly watcher: Watcher;
}

function momentOf(table: Table, step: number, chance: Stream): Moment {
  const { game } = table;
  const { seats } = decision(game);
  const seat = seats.length === 0 ? -1 : (seats[below(chance, seats.length)] as number);
  let json: StateJson | undefined;
  let hash: string | undefined;
  return {
    game,
    step,
    seat,
    options: options(game, seat),
    json: () => (json ??= writeState(game, REFEREE)),
    hash: () => (hash ??= hashState(game.state)),
  };
}

/** How the given seed plays: the game, the way of playing and every choice follow from it. */
function chooserOf(chance: Stream): Chooser {
  return choosers[below(chance, choosers.length)] as Chooser;
}

/** Plays to the end and returns how many decisions it took; throws `Violation`. */
export function playUnder(laws: readonly Law[], row: Row, seed: string): number {
  // Long enough to be recognised wherever it should not appear.
  const { game, header } = Session.start(row.wish, `the-secret-of-${seed}`);
  const table: Table = { game, rules: game.rules, header, random: stream(seed, 'soak:laws') };
  const chance = stream(seed, 'soak:choices');
  const choose = chooserOf(chance);
  const log: string[] = [];
  let step = 0;
  const guarded = (law: string, act: () => void): void => {
    try {
      act();
    } catch (error) {
      throw new Violation({ row, seed, step, log }, law, error);
    }
  };
  const watched: Watched[] = [];
  for (const law of laws) {
    if (law.games === undefined || law.games.includes(row.wish.game)) watched.push({ law, watcher: law.watch(table) });
  }
  const all = (act: (watcher: Watcher) => void): void => {
    for (const { law, watcher } of watched) guarded(law.name, () => act(watcher));
  };
  for (;;) {
    const now = momentOf(table, step, chance);
    all((watcher) => watcher.at?.(now));
    if (now.seat < 0) {
      all((watcher) => watcher.end?.(now));
      return step;
    }
    // Without options nothing can be chosen, whichever laws are watching.
    guarded('whoever decides can do something', () => must(now.options.length > 0, () => 'no options'));
    const action: Action = choose(now.options, chance);
    const events: GameEvent[] = [];
    game.events = events;
    log.push(`${now.seat}: ${formatAction(action)}`);
    guarded('an option can be done', () => apply(game, now.seat, action));
    game.events = undefined;
    step++;
    all((watcher) => watcher.did?.({ seat: now.seat, action, events }));
  }
}
