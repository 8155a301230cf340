/**
 * What a game or a chronicle says about its own content: which sections of rows it has, which fields a row has, and
 * when the whole is still a game. Packs are checked against it, the published JSON Schema is written from it, exports
 * follow it; so a chronicle that brings a specification has all of these.
 */
import type { GameContent, Part } from './content.ts';
import type { Dictionary } from './grammar.ts';

export type FieldSpec = { readonly about: string } & (
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'list'; readonly count: Range; readonly least: number; readonly most: number }
  /** Text in the grammar of cells; `cell` is what `checkCell` calls its kind. */
  | { readonly kind: 'cell'; readonly cell: string }
  /** Named numbers; a row has the names it has in the tables, a new one has none. */
  | { readonly kind: 'values' }
);

export type Range = readonly [least: number, most: number];

export interface SectionSpec {
  readonly about: string;
  /** What one row is called in a sentence. */
  readonly row: string;
  readonly fields: Readonly<Record<string, FieldSpec>>;
  readonly mayAdd: boolean;
  readonly mayRemove: boolean;
  /** What a new row has where a pack has no say. */
  readonly blank: Readonly<Record<string, unknown>>;
}

/** Tells a mistake with where it is, beginning inside the part: `['tiles', 'halkirk', 'cost']`. */
export type PartReport = (path: readonly string[], reason: string) => void;

export interface PartSpec {
  readonly sections: Readonly<Record<string, SectionSpec>>;
  readonly tables: Readonly<Record<string, FieldSpec>>;
  /** Whether the content, each value good by itself, still makes a game that can be set up and comes to an end. */
  check(part: Part, report: PartReport): void;
}

/** A game as packs see it. */
export interface ContentSource {
  readonly game: string;
  readonly name: string;
  readonly base: GameContent;
  readonly spec: PartSpec;
  /** The specifications of what is in `base.chronicles`, by the same keys. */
  readonly chronicles: Readonly<Record<string, PartSpec>>;
  dictionary(): Dictionary;
}

// ------------------------------------------------------------------------------------------------ common fields

export const VALUE_RANGE: Range = [1, 50];

export function whole(about: string, least: number, most: number): FieldSpec {
  return { about, kind: 'whole', least, most };
}

export function list(about: string, count: Range, least: number, most: number): FieldSpec {
  return { about, kind: 'list', count, least, most };
}

export function choice(about: string, of: readonly string[]): FieldSpec {
  return { about, kind: 'choice', of };
}

export function cell(about: string, kind: string): FieldSpec {
  return { about, kind: 'cell', cell: kind };
}

export function text(about: string): FieldSpec {
  return { about, kind: 'text' };
}

export const values: FieldSpec = { about: 'numbers of what it does by rule, by name', kind: 'values' };

/** The fields every tile has. */
export function tileFields(stacks: readonly string[], types: readonly string[]): Readonly<Record<string, FieldSpec>> {
  return {
    name: text('what is printed as its name'),
    stack: choice('the back of the tile', stacks),
    type: choice('what kind of tile it is', types),
    lines: cell('the river or road through it: "river", "road", "river+road" or "-"', 'lines'),
    cost: cell('what taking it costs, like "wood+stone" or "2 different"', 'cost'),
    once: cell('what it brings when it is placed, like "scotsman, vp 3"', 'once'),
    activation: cell('what activating it does, like "1 animal -> 2 VP | 2 animals -> 4 VP"', 'activation'),
  };
}

export const commonTables: Readonly<Record<string, FieldSpec>> = {
  spaces: whole('spaces of the rondel', 10, 24),
  market: list('what the three fields of a market row cost, cheapest first', [3, 3], 1, 20),
  die: list('the six faces of the die', [6, 6], 1, 6),
  leadTable: list('VP for a lead of 1, 2, 3…; the last one serves for all larger leads', [1, 12], 0, 50),
  sizePenalty: whole('VP lost for each tile more than the smallest territory has', 0, 20),
  coinVp: whole('VP for each coin at the end', 0, 5),
};
