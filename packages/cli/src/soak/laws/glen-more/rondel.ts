/** The rondel between turns (G1-SETUP-4, G1-TURN-1, -6): the rear piece moves, one space behind it is empty. */
import type { StateJson } from '@great-glen/engine';
import { type Law, must, same } from '../law.ts';

function rear(json: StateJson): string {
  const pieces = Object.entries(json.track.pieces);
  return pieces.reduce((last, piece) => (piece[1] < last[1] ? piece : last))[0];
}

export const rondelLaw: Law = {
  name: 'the rear piece moves, and only the space behind it is empty',
  games: ['glen-more'],
  dear: false,
  watch: () => ({
    at(now) {
      const json = now.json();
      for (const [name, progress] of Object.entries(json.track.pieces)) {
        const there = json.rondel[progress % json.rondel.length]?.pieces.map(String) ?? [];
        must(there.includes(name), () => `${name} does not stand on space ${progress % json.rondel.length}`);
      }
      for (const [space, { tile, pieces }] of json.rondel.entries()) {
        must(pieces.length + (tile === undefined ? 0 : 1) <= 1, () => `space ${space} holds more than one thing`);
      }
      if (json.frames.at(-1)?.kind !== 'take' || json.over) return;
      same(String(json.turn.seat), rear(json), 'whose turn it is, against the rear piece');
      same(now.seat, json.turn.seat, 'who decides at the beginning of a turn');
      const spaces = json.rondel.length;
      const behind = ((json.track.pieces[rear(json)] ?? 0) + spaces - 1) % spaces;
      const empty = json.rondel.flatMap((space, i) =>
        space.tile === undefined && space.pieces.length === 0 ? [i] : [],
      );
      same(empty.join(), String(behind), 'empty spaces of the rondel');
    },
  }),
};
