/** What viewers may know, and games made from it. */
import {
  apply,
  below,
  determinize,
  type Game,
  gameFromView,
  hashState,
  options,
  SPECTATOR,
  type Stream,
  thinkingStream,
  type View,
  view,
  viewHash,
} from '@great-glen/engine';
import { Broken, difference, type Law, must, same, sometimes } from './law.ts';

/** One viewer picked anew in each position: over a game everybody gets a turn. */
function someViewer(game: Game, random: Stream): number {
  return below(random, game.state.players.length + 1) - 1;
}

/** Equal byte for byte, the order of the fields included. */
function sameView(actual: View, expected: View, what: string): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  throw new Broken(`${what}: ${difference(actual, expected) ?? 'the fields are in another order'}`);
}

/** A view, sent to somebody, and a game made from it alone. */
export function guessIsFaithful(game: Game, viewer: number, random: Stream): void {
  const seen = view(game, viewer);
  sameView(view(determinize(game, viewer, random), viewer), seen, `determinized for ${viewer}`);
  const sent: View = JSON.parse(JSON.stringify(seen));
  const guessed = gameFromView(game.rules, sent, random);
  sameView(view(guessed, viewer), seen, `made from the view of ${viewer}`);
  same(JSON.stringify(options(guessed, viewer)), JSON.stringify(options(game, viewer)), `options of ${viewer}`);
}

export const guessLaw: Law = {
  name: 'a game guessed from a view looks the same to its viewer, with the same options',
  dear: true,
  watch: (table) => ({
    at({ game, seat }) {
      if (!sometimes(table)) return;
      guessIsFaithful(game, someViewer(game, table.random), table.random);
      if (seat >= 0) guessIsFaithful(game, seat, table.random);
    },
  }),
};

/** A client plays ahead on a guess; until something is revealed it must see what the referee sees. */
export const draftLaw: Law = {
  name: 'what reveals nothing can be drafted on a guess',
  dear: true,
  watch(table) {
    let draft: Game | undefined;
    let drafter = SPECTATOR;
    return {
      at(now) {
        if (draft !== undefined) sameView(view(draft, drafter), view(now.game, drafter), 'the draft');
        else draft = now.seat < 0 ? undefined : determinize(now.game, now.seat, table.random);
        drafter = now.seat;
      },
      did({ seat, action }) {
        if (table.game.revealed || seat !== drafter) draft = undefined;
        if (draft !== undefined) apply(draft, seat, action);
      },
    };
  },
};

function hidesPoints(game: Game): boolean {
  return game.rules.config.options['hiddenVp'] === true && game.state.over === 0;
}

/** The same table for this viewer, everything hidden from him different. */
function disguise(game: Game, viewer: number, random: Stream): Game {
  const other = game.clone();
  for (const stack of other.state.stacks) stack.reverse();
  for (const source of other.state.streams) {
    source.words = thinkingStream(String(below(random, 2 ** 31))).words;
    source.forced = [1, 2];
  }
  if (hidesPoints(game)) {
    other.state.players.forEach((player, seat) => {
      if (seat === viewer) return;
      player.vp += 17;
      player.sheet[0] = (player.sheet[0] ?? 0) + 17;
    });
  }
  return other;
}

export function secretsDoNotShow(game: Game, viewer: number, random: Stream): void {
  const other = disguise(game, viewer, random);
  sameView(view(other, viewer), view(game, viewer), `with other secrets, for ${viewer}`);
  const hidden = game.state.stacks.some((stack) => stack.length > 1) || game.state.streams.length > 0;
  if (hidden) must(hashState(other.state) !== hashState(game.state), () => 'the test disguised nothing');
  if (below(random, 20) === 0) same(viewHash(other, viewer), viewHash(game, viewer), 'fingerprint');
}

export const secretLaw: Law = {
  name: 'positions that differ in secrets only look alike',
  dear: true,
  watch: (table) => ({
    at({ game }) {
      if (sometimes(table)) secretsDoNotShow(game, someViewer(game, table.random), table.random);
    },
  }),
};

/** Everything in the text of a view that must not be there. */
function leaks(game: Game, text: string, seed: string): string[] {
  const { stacks, streams } = game.state;
  const hidden = stacks.flat().map((tile) => game.rules.tiles[tile]?.id ?? '');
  const numbers = streams.flatMap((source) => source.words).filter((word) => Math.abs(word) > 99_999);
  return [
    ...hidden.filter((id) => text.includes(`"${id}"`)),
    ...numbers.map(String).filter((word) => text.includes(word)),
    ...numbers.map((word) => String(word >>> 0)).filter((word) => text.includes(word)),
    ...(text.includes(seed) ? ['the seed'] : []),
    ...['secrets', 'streams', 'seed'].filter((key) => text.includes(`"${key}"`)),
  ];
}

export function nothingLeaks(game: Game, viewer: number, seed: string): void {
  const found = leaks(game, JSON.stringify(view(game, viewer)), seed);
  must(found.length === 0, () => `the view of ${viewer} tells ${found.join(', ')}`);
}

export const leakLaw: Law = {
  name: 'no view holds the seed, a random stream or a hidden tile',
  dear: true,
  watch: (table) => ({
    at({ game }) {
      if (sometimes(table)) nothingLeaks(game, someViewer(game, table.random), table.header.seed);
    },
  }),
};

export function pointsAreShownToTheRight(game: Game, viewer: number): void {
  view(game, viewer).players.forEach((player, seat) => {
    const open = !hidesPoints(game) || seat === viewer;
    same(player.vp, open ? game.state.players[seat]?.vp : undefined, `points of ${seat} as seen by ${viewer}`);
    same(player.sheet !== undefined, open, `${viewer} sees the sheet of ${seat}`);
  });
}

export const pointsLaw: Law = {
  name: 'points are shown to whom the table option says',
  dear: true,
  watch: (table) => ({
    at({ game }) {
      pointsAreShownToTheRight(game, someViewer(game, table.random));
    },
  }),
};
