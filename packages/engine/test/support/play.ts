/** Random play for tests that need a position from the middle of a game. */
import type { Action } from '../../src/core/actions.ts';
import { apply, decision, type Game, options } from '../../src/core/game.ts';
import { below, type Stream, stream } from '../../src/core/rng.ts';

function pick<T>(list: readonly T[], random: Stream): T {
  return list[below(random, list.length)] as T;
}

/** One of the seats that decide, with one of its options; nothing when the game is over. */
export function randomMove(g: Game, random: Stream): { seat: number; action: Action } | undefined {
  const { seats, over } = decision(g);
  if (over) return undefined;
  const seat = pick(seats, random);
  return { seat, action: pick(options(g, seat), random) };
}

/** Plays so many random actions, or until the end; `visit` sees every position, the last included. */
export function playOn(g: Game, seed: string, steps = Number.POSITIVE_INFINITY, visit?: (g: Game) => void): void {
  const random = stream(seed, 'test:play');
  for (let i = 0; i < steps; i++) {
    visit?.(g);
    const move = randomMove(g, random);
    if (move === undefined) return;
    apply(g, move.seat, move.action);
  }
  visit?.(g);
}
