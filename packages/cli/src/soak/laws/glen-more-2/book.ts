/** How the events of Glen More II change the table. */
import type { GameEvent } from '@great-glen/engine';
import type { Ledger } from '../book.ts';
import { Broken } from '../law.ts';

type Place = readonly [number, number];

const HOME_CASTLE: Place = [0, 0];

/** G2-REMOVE-1: Scotsmen go to the home castle; what becomes of the cubes, further events tell. */
function remove(ledger: Ledger, seat: number, at: Place): void {
  const { territory } = ledger.player(seat);
  const square = ledger.square(seat, at);
  territory.splice(territory.indexOf(square), 1);
  ledger.table.removed.push(...square.tiles);
  ledger.square(seat, HOME_CASTLE).scotsmen += square.scotsmen;
}

/** G2-CLAN-5: back from the discard pile into somebody's hand. */
function rebuild(ledger: Ledger, tile: string): void {
  const index = ledger.table.discard.indexOf(tile);
  if (index < 0) throw new Broken(`${tile} is built from the discard pile, but is not in it`);
  ledger.table.discard.splice(index, 1);
  ledger.hand.push(tile);
}

/** G2-DIE-2. */
function dieLeaves(ledger: Ledger): void {
  ledger.table.track.pieces['die'] = -1;
  for (const space of ledger.table.rondel) space.pieces = space.pieces.filter((piece) => piece !== 'die');
}

export function bookGlenMore2(ledger: Ledger, event: GameEvent): void {
  const { type, ...told } = event as { type: string; [parameter: string]: unknown };
  const seat = Number(told['seat']);
  if (type === 'glen-more-2/claimed') {
    ledger.coins(seat, -Number(told['coins']));
    ledger.player(seat).clanMarkers--;
  } else if (type === 'glen-more-2/removed') remove(ledger, seat, [Number(told['x']), Number(told['y'])]);
  else if (type === 'glen-more-2/rebuilt') rebuild(ledger, String(told['tile']));
  else if (type === 'glen-more-2/die-left') dieLeaves(ledger);
}
