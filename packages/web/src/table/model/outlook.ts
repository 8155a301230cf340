/** What jumping to a space of the rondel would mean for the order of turns and for the tiles left behind. */
import type { Game } from '@great-glen/engine';

export interface Outlook {
  readonly space: number;
  /** Pieces that would be behind: each of them moves at least once before this player is on again. */
  readonly behind: number;
  /** Tiles that lie between the new rear piece and the target: at most so many turns could be taken there. */
  readonly between: number;
  /** Tiles that everybody would have passed, so they leave the rondel. */
  readonly gone: readonly string[];
  /** The player stays the rear piece and is on again at once. */
  readonly again: boolean;
}

/** The progress at which the piece of this seat would stand on a space ahead of it. */
function target(g: Game, seat: number, space: number): number {
  const spaces = g.rules.game.spaces;
  const from = g.state.progress[seat] as number;
  return from + 1 + ((space - ((from + 1) % spaces) + spaces) % spaces);
}

function tileName(g: Game, progress: number): string | undefined {
  const tile = g.state.rondel[progress % g.rules.game.spaces] as number;
  return g.rules.tiles[tile]?.id;
}

export function outlook(g: Game, seat: number, space: number): Outlook {
  const to = target(g, seat, space);
  const from = g.state.progress[seat] as number;
  const others = g.state.progress.filter((progress, piece) => piece !== seat && progress >= 0);
  const rear = Math.min(to, ...others);
  const gone: string[] = [];
  for (let at = from + 1; at < rear; at++) {
    const name = tileName(g, at);
    if (name !== undefined) gone.push(name);
  }
  let between = 0;
  for (let at = rear + 1; at < to; at++) if (tileName(g, at) !== undefined) between++;
  const behind = others.filter((progress) => progress < to).length;
  return { space, behind, between, gone, again: behind === 0 };
}
