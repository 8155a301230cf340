/** What both games check of a content that is well formed: that it can be set up and played to its end. */
import type { CommonTables, Part } from './content.ts';
import { effectNames } from './grammar.ts';
import type { CardRow, TileRow } from './rows.ts';
import type { PartReport } from './spec.ts';

/** With 2 players and the die: the fewest pieces, so the most tiles that the set-up lays out. */
const FEWEST_PIECES = 3;
/** The die may have this many pieces ahead of it, and one space stays empty. */
const MOST_PIECES_AHEAD = 3;

/** A tile that belongs to the set-up, not to a stack: these fields are the rules' own and stay as they are. */
export function checkFixed(tiles: readonly TileRow[], fixed: Partial<TileRow>, id: string, report: PartReport): void {
  const tile = tiles.find((candidate) => candidate.id === id);
  if (tile === undefined) {
    report(['tiles', id], 'the rules need this tile, it cannot be removed');
    return;
  }
  for (const [field, value] of Object.entries(fixed)) {
    if (tile[field as keyof TileRow] === value) continue;
    report(['tiles', id, field], `the rules need this to be ${JSON.stringify(value)}`);
  }
}

export interface StackNeeds {
  readonly stacks: readonly string[];
  /** Tiles of these stacks lie on the rondel from the beginning; the last of them must not run out with that. */
  readonly first: readonly string[];
}

export function checkStacks({ tiles }: Part, spaces: number, { stacks, first }: StackNeeds, report: PartReport): void {
  const count = (names: readonly string[]): number => tiles.filter((tile) => names.includes(tile.stack)).length;
  for (const stack of stacks) {
    if (count([stack]) === 0) report(['tiles'], `stack ${stack} would have no tile, so the game could not go on`);
  }
  const laid = spaces - 1 - FEWEST_PIECES;
  if (count(first) > laid) return;
  report(
    ['tiles'],
    `stacks ${first.join(' and ')} have ${count(first)} tiles, but ${laid} are laid out at the start and more must be left`,
  );
}

function checkRising(field: string, numbers: readonly number[], report: PartReport): void {
  const falls = numbers.some((n, i) => i > 0 && n < (numbers[i - 1] as number));
  if (falls) report(['tables', field], 'the numbers may not fall');
}

export function checkTables(tables: CommonTables, report: PartReport): void {
  checkRising('market', tables.market, report);
  checkRising('leadTable', tables.leadTable, report);
  const farthest = tables.spaces - 2 - MOST_PIECES_AHEAD;
  if (Math.max(...tables.die) > farthest) {
    report(['tables', 'die'], `with ${tables.spaces} spaces the die may not move more than ${farthest} tiles`);
  }
}

/** Cards come with tiles: a tile that brings one needs it, and a card that no tile brings is a slip of the pen. */
export function checkCards(tiles: readonly TileRow[], cards: readonly CardRow[], report: PartReport): void {
  for (const tile of tiles) {
    if (!effectNames(tile.once).includes('landmark') || cards.some((card) => card.id === tile.id)) continue;
    report(['tiles', tile.id, 'once'], `it brings a card, but there is no card "${tile.id}" under cards`);
  }
  for (const card of cards) {
    if (tiles.some((tile) => tile.id === card.id)) continue;
    report(['cards', card.id], 'there is no tile of this id that could bring it');
  }
}
