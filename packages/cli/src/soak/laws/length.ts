/**
 * Games end. Every turn takes exactly one tile off the rondel for good, so there are never more turns than tiles; in a
 * turn every tile of the territory is activated at most once, every cube sold or paid once and every movement point
 * spent once, so the decisions of a turn are bounded by the size of the territory.
 */
import { type Law, must } from './law.ts';

/** For each tile: its activation, up to 5 payments for it, one choice, one step of a figure and 4 sales. */
const PER_TILE = 12;
/** Taking, paying, placing, choices of a card and the ends of both halves of a turn. */
const PER_TURN = 12;
/** No random game has come near: the longest of tens of thousands took fewer than 450 decisions. */
const PER_GAME = 1000;

export const lengthLaw: Law = {
  name: 'games and turns end in time',
  dear: false,
  watch(table) {
    const stacks = new Set(table.rules.game.stacks);
    const tiles = table.rules.tiles.filter((tile) => stacks.has(tile.stack)).length;
    let turns = 1;
    let decisions = 0;
    return {
      did({ seat, events }) {
        decisions++;
        const size = table.game.state.players[seat]?.territory.length ?? 0;
        must(decisions <= PER_TURN + PER_TILE * size, () => `${decisions} decisions in a turn with ${size} tiles`);
        const begun = events.filter((event) => event.type === 'turn').length;
        turns += begun;
        if (begun > 0) decisions = 0;
        must(turns <= tiles, () => `${turns} turns, but only ${tiles} tiles`);
      },
      at({ step }) {
        must(step <= PER_GAME, () => `${step} decisions`);
      },
    };
  },
};
