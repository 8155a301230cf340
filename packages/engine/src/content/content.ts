/**
 * What a game is made of. The game module gets it whole and knows no other values; `compileRules` takes it from the
 * tables here or from a content pack laid over them.
 */
import type { CardRow, ClanRow, RoadRow, Row, TileRow } from './rows.ts';

/** What every game and every chronicle has: tiles and single values; further sections of rows are its own. */
export interface Part {
  readonly tiles: readonly TileRow[];
  /** One row whose fields are numbers and lists of numbers that belong to no single component. */
  readonly tables: Row;
}

export interface GameContent extends Part {
  /** What chronicles add, by their number. The core hands each its own part and reads none of it. */
  readonly chronicles: Readonly<Record<string, Part>>;
}

/** What both games print on their boards and in their books. */
export interface CommonTables extends Row {
  /** Spaces of the rondel. */
  readonly spaces: number;
  /** What the fields of a market row cost. */
  readonly market: readonly number[];
  readonly die: readonly number[];
  readonly leadTable: readonly number[];
  /** VP lost for each tile more than the smallest territory has. */
  readonly sizePenalty: number;
  /** VP for each coin at the end. */
  readonly coinVp: number;
}

export interface GlenMoreContent extends GameContent {
  readonly cards: readonly LocationRow[];
  readonly tables: GlenMoreTables;
}

export interface LocationRow extends CardRow {
  readonly tams: number;
}

export interface GlenMoreTables extends CommonTables {
  readonly startCoins: number;
}

export interface GlenMore2Content extends GameContent {
  readonly cards: readonly CardRow[];
  readonly clans: readonly ClanRow[];
  readonly roads: readonly RoadRow[];
  readonly tables: GlenMore2Tables;
}

export interface GlenMore2Tables extends CommonTables {
  /** By place in the starting order, the rear piece first. */
  readonly startCoins: readonly number[];
  readonly scotsmenSupply: number;
  readonly clanMarkers: number;
}

/** The rows of a section, by its name: for code that goes by the specification instead of by types. */
export function rowsOf(part: Part, section: string): readonly Row[] {
  return ((part as unknown as Record<string, unknown>)[section] as readonly Row[] | undefined) ?? [];
}

export function fieldOf(row: Row, field: string): unknown {
  return (row as unknown as Record<string, unknown>)[field];
}
