/**
 * Counting what can be played, as chess programs do. A change of rules or of option order shows as a changed number;
 * `divide` then tells which first action leads to the difference:
 *
 *   node -e "import('./packages/engine/test/support/perft.ts').then((m) => console.log(m.divide(GAME, 3)))"
 */
import { apply, decider, type Game, options } from '../../src/core/game.ts';
import { formatAction } from '../../src/core/notation.ts';

/** The number of different sequences of so many actions; where several decide, the lowest seat goes first. */
export function perft(g: Game, depth: number): number {
  const seat = decider(g);
  const choices = options(g, seat);
  if (depth <= 1) return choices.length;
  let leaves = 0;
  const next = g.clone();
  for (const choice of choices) {
    next.copyFrom(g);
    apply(next, seat, choice);
    leaves += perft(next, depth - 1);
  }
  return leaves;
}

/** The same number, split by the first action. */
export function divide(g: Game, depth: number): Record<string, number> {
  const seat = decider(g);
  return Object.fromEntries(
    options(g, seat).map((choice) => {
      const next = g.clone();
      apply(next, seat, choice);
      return [formatAction(choice), depth <= 1 ? 1 : perft(next, depth - 1)];
    }),
  );
}
