/**
 * What is tested at random: every game at every number of players, and each of its options away from its default.
 * A further game, or a chronicle that `gameMetas` announces, comes in by itself; particular tables worth watching
 * (subsets of chronicles that meet in odd ways) are rows added here.
 */
import { type ConfigWish, type GameMeta, gameMetas } from '@great-glen/engine';

export interface Row {
  readonly name: string;
  readonly wish: ConfigWish;
  /** Whether every option has its default; the others get fewer games. */
  readonly plain: boolean;
}

function playerCounts(meta: GameMeta): number[] {
  const [least, most] = meta.players;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function plainRows(meta: GameMeta): Row[] {
  return playerCounts(meta).map((players) => ({
    name: `${meta.id}, ${players} players`,
    wish: { game: meta.id, players },
    plain: true,
  }));
}

function optionRows(meta: GameMeta): Row[] {
  return meta.options.flatMap((option) =>
    option.values
      .filter((value) => value !== option.default)
      .flatMap((value) =>
        playerCounts(meta)
          .filter((players) => option.isSeat !== true || Number(value) === players - 1)
          .map((players) => ({
            name: `${meta.id}, ${players} players, ${option.name} ${value}`,
            wish: { game: meta.id, players, options: { [option.name]: value } },
            plain: false,
          })),
      ),
  );
}

export const rows: readonly Row[] = gameMetas.flatMap((meta) => [...plainRows(meta), ...optionRows(meta)]);

/** How many of so many games fall to this table, when all of its sort get the same. */
export function share(row: Row, total: number): number {
  return Math.max(1, Math.floor(total / rows.filter((other) => other.plain === row.plain).length));
}
