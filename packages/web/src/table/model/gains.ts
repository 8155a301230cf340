/** The difference between two moments for one seat, as small signed numbers: what an option would bring. */
import type { Game } from '@great-glen/engine';

export interface Gain {
  /** An icon name: a good, coin, vp, whisky, scotsman, movement, … */
  readonly what: string;
  readonly n: number;
}

function tally(g: Game, seat: number): Map<string, number> {
  const player = g.player(seat);
  const sums = new Map<string, number>([
    ['vp', player.vp],
    ['coin', player.coins],
    ['whisky', player.whisky],
    ['chieftain', player.chieftains],
    ['scotsman', player.territory.reduce((sum, at) => sum + at.scotsmen, 0)],
    ['movement', g.state.turn.seat === seat ? g.state.turn.movement : 0],
    ['card', player.cards.length],
    ['person', player.persons.length],
  ]);
  g.rules.game.goods.forEach((name, good) => {
    sums.set(
      name,
      player.territory.reduce((sum, at) => sum + ((at.goods >> (3 * good)) & 7), 0),
    );
  });
  return sums;
}

export function gains(before: Game, after: Game, seat: number): readonly Gain[] {
  const was = tally(before, seat);
  const result: Gain[] = [];
  for (const [what, n] of tally(after, seat)) {
    const change = n - (was.get(what) ?? 0);
    if (change !== 0) result.push({ what, n: change });
  }
  return result;
}
