/** The course of a turn, judged by its events (G1-TURN-5, G1-ACT-1, -2, G1-MOVE-1 to -3, G1-CARD-NESS, -OICH). */
import type { GameEvent, StateJson } from '@great-glen/engine';
import { Broken, type Law, must } from '../law.ts';

/** The order of a turn; selling may come in between everywhere. */
const ORDER: Readonly<Record<string, number>> = { took: 1, placed: 3, activated: 4, walked: 5, drawn: 6 };

interface Turn {
  stage: number;
  placed: { readonly tile: string; readonly x: number; readonly y: number } | undefined;
  readonly activated: Set<string>;
  far: number;
}

function newTurn(): Turn {
  return { stage: 0, placed: undefined, activated: new Set(), far: 0 };
}

function noteActivation(turn: Turn, event: GameEvent & { type: 'activated' }, cards: readonly string[]): void {
  const place = `${event.x},${event.y}`;
  must(!turn.activated.has(place), () => `${place} activated twice in a turn (G1-ACT-1)`);
  turn.activated.add(place);
  const { placed } = turn;
  if (placed === undefined) throw new Broken('activated before anything was placed (G1-TURN-5)');
  const near = Math.abs(event.x - placed.x) <= 1 && Math.abs(event.y - placed.y) <= 1;
  if (near || placed.tile === 'loch-oich') return;
  turn.far++;
  must(cards.includes('loch-ness'), () => `${place} activated out of reach without Loch Ness`);
  must(turn.far <= 1, () => 'Loch Ness used twice in a turn');
}

function note(turn: Turn, event: GameEvent, cards: readonly string[]): void {
  const stage = ORDER[event.type];
  if (stage !== undefined) {
    must(stage >= turn.stage, () => `${event.type} too late in the turn (G1-TURN-5)`);
    turn.stage = stage;
  }
  if (event.type === 'placed') turn.placed = event;
  if (event.type === 'activated') noteActivation(turn, event, cards);
}

function checkCubes(json: StateJson): void {
  for (const player of json.players) {
    for (const at of player.territory) {
      const cubes = Object.values(at.resources).reduce((sum, n) => sum + n, 0);
      must(cubes <= 3, () => `${cubes} cubes on ${at.x},${at.y} (G1-ACT-2)`);
      must(at.scotsmen >= 0, () => `${at.scotsmen} clan members on ${at.x},${at.y}`);
    }
    const members = player.territory.reduce((sum, at) => sum + at.scotsmen, 0);
    must(json.over || members > 0 || json.turn.movement > 0, () => 'no clan member left on a display (G1-MOVE-3)');
  }
}

export const turnLaw: Law = {
  name: 'a turn keeps its order, its reach and its limits',
  games: ['glen-more'],
  dear: false,
  watch() {
    let turn = newTurn();
    let cards: readonly (readonly string[])[] = [];
    return {
      did({ seat, events }) {
        for (const event of events) {
          if (event.type === 'turn') turn = newTurn();
          else note(turn, event, [...(cards[seat] ?? []), ...newCards(events)]);
        }
      },
      at(now) {
        const json = now.json();
        cards = json.players.map((player) => player.landmarks);
        checkCubes(json);
      },
    };
  },
};

function newCards(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'gained' && typeof event.what === 'string' && event.what.startsWith('card:')
      ? [event.what.slice('card:'.length)]
      : [],
  );
}
