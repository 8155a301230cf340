/** What the drawings are told about a table. Nothing here knows the rules. */

/** On which sides a river or road of this tile goes on into a neighbour; its frame opens there. */
export interface Neighbours {
  readonly n?: boolean;
  readonly e?: boolean;
  readonly s?: boolean;
  readonly w?: boolean;
}

export interface TileState {
  /** Goods lying on the tile, by name. */
  readonly resources?: Readonly<Record<string, number>>;
  readonly scotsmen?: number;
  /** Whose Scotsmen they are, and the letter on them. */
  readonly seat?: number;
  readonly letter?: string;
  readonly activated?: boolean;
  readonly activatable?: boolean;
  readonly legal?: boolean;
  readonly selected?: boolean;
  readonly dimmed?: boolean;
  /** It lies in a territory: its price and its one-time effect are history. */
  readonly placed?: boolean;
  /** How many tiles lie under it. */
  readonly covered?: number;
}

export type TileSize = 'full' | 'small';

const LETTERS = 'ABCDE';

/** The letter of a seat where the table has given it no other. */
export function seatLetter(seat: number): string {
  return LETTERS[seat] ?? '?';
}

/** Enter and Space do what a click does. */
export function onActivate(pick: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pick();
  };
}
