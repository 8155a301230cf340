/** The beats of a game put together for people: turns with their lines for the log, points over time for the curve. */
import type { Game, GameEvent } from '@great-glen/engine';
import type { Beat } from '../../play/table.svelte.ts';

interface LogTurn {
  /** The number of the beat it begins with. */
  readonly number: number;
  /** The seat whose turn it is, or the name of a piece. */
  readonly piece: number | string;
  readonly lines: readonly LogLine[];
}

interface LogLine {
  readonly event: GameEvent;
  readonly key: string;
}

/** Turns in the order they were played. An event `turn` begins the next one. */
export function turnsOf(beats: readonly Beat[], first: number): readonly LogTurn[] {
  const turns: { number: number; piece: number | string; lines: LogLine[] }[] = [];
  let turn = { number: -1, piece: first as number | string, lines: [] as LogLine[] };
  turns.push(turn);
  for (const beat of beats) {
    beat.events.forEach((event, i) => {
      if (event.type === 'turn') {
        turn = { number: beat.number, piece: event.piece as number | string, lines: [] };
        turns.push(turn);
      } else {
        turn.lines.push({ event, key: `${beat.number}.${i}` });
      }
    });
  }
  return turns.filter(({ lines }) => lines.length > 0);
}

/** What others did after this seat's last own action. */
export function since(beats: readonly Beat[], seat: number): readonly Beat[] {
  const last = beats.findLastIndex((beat) => beat.seat !== seat);
  if (last < 0) return [];
  let first = last;
  while (first > 0 && beats[first - 1]?.seat !== seat) first--;
  return beats.slice(first, last + 1);
}

interface Curve {
  /** Points of each seat after each turn, beginning with 0. */
  readonly seats: readonly (readonly number[])[];
  /** The indices at which a scoring took place. */
  readonly scorings: readonly number[];
}

export function curveOf(beats: readonly Beat[], g: Game): Curve {
  const now = g.state.players.map(() => 0);
  const seats = g.state.players.map(() => [0]);
  const scorings: number[] = [];
  const mark = (): void => seats.forEach((list, seat) => void list.push(now[seat] ?? 0));
  for (const { events } of beats) {
    for (const event of events) {
      if (event.type === 'vp') now[event.seat as number] = (now[event.seat as number] ?? 0) + (event.n as number);
      else if (event.type === 'turn' || event.type === 'over') mark();
      else if (event.type === 'scoring') scorings.push((seats[0]?.length ?? 1) - 1);
    }
  }
  return { seats, scorings };
}
