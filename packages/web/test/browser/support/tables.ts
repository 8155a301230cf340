/** Saved tables made with the engine, to begin a test where it gets interesting. */
import { decision, options, Session, scores } from '@great-glen/engine';
import type { SavedTable, Seat } from '../../../src/play/table.svelte.ts';

const HUMAN: Seat = { kind: 'human', name: 'Una', player: '' };
const BOT: Seat = { kind: 'bot', name: 'Bruce', player: 'random' };
export type GameId = 'glen-more' | 'glen-more-2';

/** A whole game of seats that do what is first offered, without selling. */
function wholeGame(game: GameId): Session {
  const session = Session.start({ game, players: 2 }, 'browser');
  for (let n = 0; session.game.state.over === 0 && n < 5000; n++) {
    const [seat = 0] = decision(session.game).seats;
    const all = options(session.game, seat);
    const sensible = all.filter(({ kind }) => kind !== 'sell' && kind !== 'move' && kind !== 'end');
    const chosen =
      sensible[(n * 7) % Math.max(1, Math.min(4, sensible.length))] ?? all.find(({ kind }) => kind === 'end') ?? all[0];
    if (chosen === undefined || !session.apply(seat, chosen).ok) throw new Error('the game stands still');
  }
  return session;
}

function tableOf(session: Session, id: string, length: number): SavedTable {
  const whole = session.save();
  const saved = { ...whole, log: whole.log.slice(0, length) };
  const { game } = Session.load(saved);
  const over = game.state.over !== 0;
  const standing = {
    deciders: over ? [] : decision(game).seats,
    points: game.state.players.map(({ vp }) => vp),
    winners: over ? [...scores(game).winners] : [],
  };
  return { id, seats: [HUMAN, BOT], saved, updated: 1, standing };
}

/** How many actions have been done when seat 0 begins each of its turns. */
function turnsOf(session: Session): number[] {
  return session.log.flatMap(({ seat, action }, n) => (seat === 0 && action.kind === 'take' ? [n] : []));
}

export function finishedTable(game: GameId): SavedTable {
  const session = wholeGame(game);
  return tableOf(session, 'finished', session.log.length);
}

/** The person's turn this many turns before the end. */
export function lateTable(game: GameId, turns = 1): SavedTable {
  const session = wholeGame(game);
  return tableOf(session, 'late', turnsOf(session).at(-turns) ?? 0);
}

/** The middle of a game, at the beginning of the person's turn. */
export function middleTable(game: GameId): SavedTable {
  const session = wholeGame(game);
  const begins = turnsOf(session);
  return tableOf(session, 'middle', begins[Math.floor(begins.length / 2)] ?? 0);
}

/** The points of all seats as the engine counts them in a saved game. */
export function pointsOf(table: SavedTable): { readonly over: boolean; readonly points: readonly number[] } {
  const { game } = Session.load(table.saved);
  return { over: game.state.over !== 0, points: game.state.players.map(({ vp }) => vp) };
}
