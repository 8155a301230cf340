/** A fresh game: an empty table, then the set-up steps of the game and its chronicles in order. */
import { advance, Game, push } from './game.ts';
import { KIND } from './kinds.ts';
import { type Stream, stream } from './rng.ts';
import type { Rules } from './rules.ts';
import { NOTHING, type PlayerState, type State } from './state.ts';

function emptyPlayer(rules: Rules): PlayerState {
  return {
    coins: 0,
    vp: 0,
    whisky: 0,
    chieftains: 0,
    supply: NOTHING,
    clanMarkers: 0,
    cards: [],
    persons: [],
    territory: [],
    sheet: rules.sources.map(() => 0),
  };
}

export function emptyState(rules: Rules): State {
  const { players } = rules.config;
  return {
    players: Array.from({ length: players }, () => emptyPlayer(rules)),
    rondel: new Array<number>(rules.game.spaces).fill(NOTHING),
    progress: new Array<number>(players + rules.pieces.length).fill(NOTHING),
    chainEnd: 0,
    market: rules.game.goods.map(() => 0),
    stacks: rules.game.stacks.map(() => []),
    discard: [],
    removed: [],
    turn: { seat: NOTHING, piece: NOTHING, movement: 0, used: 0 },
    frames: [],
    scorings: 0,
    over: 0,
    streams: [],
    slots: [],
  };
}

export function createGame(rules: Rules, seed: string): Game {
  const g = new Game(rules, emptyState(rules));
  g.state.streams = rules.streams.map((name) => stream(seed, name));
  // Streams that only the set-up uses are not kept: nothing of them is left to be guessed from.
  const random = (name: string): Stream => stream(seed, name);
  g.state.slots = rules.slots.map((slot) => slot.create(g));
  for (const step of rules.setup) step.run(g, random);
  push(g, KIND.round, NOTHING);
  advance(g);
  return g;
}

/** All tiles of a stack, in catalogue order. */
export function tilesOfStack(rules: Rules, stack: string): number[] {
  return (rules.stackTiles.get(stack) ?? []).slice();
}
