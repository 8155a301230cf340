/** Who leads in what, now: the lead-over-lowest comparison of every category, straight from the engine. */
import { compare, type Game } from '@great-glen/engine';

export interface Standing {
  readonly category: string;
  readonly counts: readonly number[];
  /** Points each seat would score if the scoring came now. */
  readonly points: readonly number[];
}

export function standings(g: Game): readonly Standing[] {
  return g.rules.categories.map((category) => ({ category: category.name, ...compare(g, category) }));
}

/** Tiles left in the stacks by type; everybody can know what is not in sight, but not its order. */
export function tilesLeft(g: Game): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    g.rules.game.stacks.map((name, i) => {
      const counts = new Map<string, number>();
      for (const tile of g.state.stacks[i] ?? []) {
        const type = g.rules.tiles[tile]?.type ?? '';
        counts.set(type, (counts.get(type) ?? 0) + 1);
      }
      return [name, new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

/** Scorings still to come. */
export function scoringsLeft(g: Game): number {
  return g.rules.game.scorings - g.state.scorings;
}
