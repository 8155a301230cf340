/**
 * Component data as written down: rows of cells in one small grammar, with where each value comes from. A row is one
 * component; its fields are what is printed on it. Content packs change fields of rows, so nothing else may hold them.
 */
import type { Provenance, Source } from '../core/rules.ts';

export interface Row {
  readonly id: string;
  readonly provenance: Provenance;
}

export interface TileRow extends Row {
  readonly name: string;
  readonly stack: string;
  readonly type: string;
  readonly colour: string;
  /** `river`, `road`, `river+road` or `-`. */
  readonly lines: string;
  readonly overbuild: boolean;
  /** The chronicle it belongs to; left out for the base games. */
  readonly chronicle?: number;
  readonly cost: string;
  readonly once: string;
  readonly activation: string;
}

/** The card a tile brings: it has the tile's id. What a card does later or always is code; its numbers are `values`. */
export interface CardRow extends Row {
  /** What it brings at once. */
  readonly effect: string;
  readonly values: Values;
}

/** Named numbers of a component that works by code. */
export type Values = Readonly<Record<string, number>>;

export interface ClanRow extends Row {
  readonly name: string;
  readonly colour: string;
  /** The chronicle whose clan token opens a blank field; 0 for a printed one. */
  readonly chronicle: number;
  /** What claiming it brings; `-` for ongoing effects and blank fields. */
  readonly effect: string;
  readonly values: Values;
}

/** Where roads begin; it is no clan's. */
export const START_FIELD = 'start';

export interface RoadRow extends Row {
  readonly from: string;
  readonly to: string;
  readonly coins: number;
}

/** Whether a value is certain, reconstructed, or set by a user's content pack. */
export function sourceOf(row: Pick<Row, 'provenance'>, field: string): Source {
  const { facts, user } = row.provenance;
  if (user?.includes(field)) return 'user';
  return facts.includes(field) ? 'fact' : 'recon';
}

/** One of a component's numbers. Every one is in the tables, and a content pack cannot take it away. */
export function numberOf(rows: readonly (Row & { readonly values: Values })[], id: string, name: string): number {
  const value = rows.find((row) => row.id === id)?.values[name];
  // A component that a pack removed has no say any more.
  return value ?? 0;
}
