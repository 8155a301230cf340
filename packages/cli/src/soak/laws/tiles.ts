/** Every tile of the catalogue is in exactly one place; the start tiles, of which everybody has one, apart. */
import type { Game, Rules } from '@great-glen/engine';
import { type Law, must, same } from './law.ts';

/** Tiles that are drawn from a stack, by index. */
function drawnTiles(rules: Rules): boolean[] {
  const stacks = new Set(rules.game.stacks);
  return rules.tiles.map((tile) => stacks.has(tile.stack));
}

function countTiles(game: Game, count: (tile: number) => void): void {
  const s = game.state;
  for (const stack of s.stacks) stack.forEach(count);
  s.rondel.forEach(count);
  s.discard.forEach(count);
  s.removed.forEach(count);
  for (const player of s.players) {
    player.persons.forEach(count);
    for (const at of player.territory) {
      count(at.tile);
      at.under.forEach(count);
    }
  }
}

export const tileLaw: Law = {
  name: 'every tile is in exactly one place',
  dear: false,
  watch(table) {
    const drawn = drawnTiles(table.rules);
    const total = drawn.filter(Boolean).length;
    const times = new Uint8Array(drawn.length);
    return {
      at({ game }) {
        times.fill(0);
        let laid = 0;
        countTiles(game, (tile) => {
          if (drawn[tile] !== true) return;
          const n = (times[tile] ?? 0) + 1;
          must(n === 1, () => `${table.rules.tiles[tile]?.id} is in two places`);
          times[tile] = n;
          laid++;
        });
        // A tile that was taken and not yet placed is named by the frames of the turn only.
        const named = game.state.frames.map((frame) => frame.tile);
        const held = new Set(named.filter((tile) => drawn[tile] === true && times[tile] === 0));
        must(held.size <= 1, () => 'several tiles in hand');
        same(laid + held.size, total, 'tiles on the table, in the stacks and in hand');
      },
    };
  },
};
