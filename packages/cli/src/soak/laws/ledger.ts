/**
 * Book-keeping from the events alone: whoever has seen the set-up and every event knows what lies on the table. So
 * nothing appears or vanishes that no event tells of: coins, cubes, barrels, figures, tiles, points.
 */
import type { GameEvent } from '@great-glen/engine';
import { Ledger } from './book.ts';
import { bookGlenMore2 } from './glen-more-2/book.ts';
import { Broken, difference, type Law } from './law.ts';

/** A game or chronicle with events of its own that move things adds how they are booked. */
const MODULES: readonly ((ledger: Ledger, event: GameEvent) => void)[] = [bookGlenMore2];

function bookEvent(ledger: Ledger, event: GameEvent): void {
  ledger.book(event);
  for (const book of MODULES) book(ledger, event);
}

function ledger(dear: boolean): Law {
  return {
    name: dear ? 'the table is what the events add up to, at every step' : 'the table is what the events add up to',
    games: ['glen-more', 'glen-more-2'],
    dear,
    watch() {
      let book: Ledger | undefined;
      let due = true;
      return {
        did({ events }) {
          for (const event of events) if (book !== undefined) bookEvent(book, event);
          due = dear || events.some((event) => event.type === 'turn' || event.type === 'over');
        },
        at(now) {
          if (!due) return;
          const json = now.json();
          book ??= new Ledger(json);
          const found = difference(Ledger.followed(book.table), Ledger.followed(json));
          if (found !== undefined) throw new Broken(`by the events and in fact: ${found}`);
        },
      };
    },
  };
}

/** What is lost stays lost, so looking once a turn is enough for most games. */
export const ledgerLaw = ledger(false);
export const stepLedgerLaw = ledger(true);
