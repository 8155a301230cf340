/**
 * Which complete games are kept as text under `golden/`, and how to tell that one shows what it is kept for. One game
 * for each table of `tables.ts`, and one for each row of `FEATURES`; a further feature is one more row.
 */
import type { ConfigWish } from '../../src/catalog.ts';
import type { GameEvent } from '../../src/core/events.ts';
import { scores } from '../../src/core/score.ts';
import { scotsmenInTerritory } from '../../src/core/territory.ts';
import { type SavedGame, Session } from '../../src/session.ts';
import { configs } from './tables.ts';

/** A replayed game: what happened, and what the events do not tell. */
export interface Story {
  readonly session: Session;
  readonly events: readonly GameEvent[];
  /** After each action: how many figures its player has left in the territory. */
  readonly scotsmen: readonly number[];
}

export interface Wanted {
  /** The file is `golden/<game>/<name>.txt`. */
  readonly game: string;
  readonly name: string;
  readonly wish: ConfigWish;
  readonly shows: (story: Story) => boolean;
}

function finalPoints({ session }: Story): number[] {
  return session.game.state.players.map((player) => player.vp);
}

function winners({ session }: Story): number[] {
  return scores(session.game).winners;
}

function leaders(story: Story): number {
  const points = finalPoints(story);
  return points.filter((n) => n === Math.max(...points)).length;
}

/** Whose turns followed each other, `die` among them. */
function turns({ events }: Story): (string | number)[] {
  return events.flatMap((event) => (event.type === 'turn' ? [event.piece as string | number] : []));
}

function dieTwice(story: Story): boolean {
  const order = turns(story);
  return order.some((piece, i) => piece === 'die' && order[i + 1] === 'die');
}

const G1 = 'glen-more';

const FEATURES: readonly Wanted[] = [
  {
    game: G1,
    name: 'tie-broken-by-cubes',
    wish: { game: G1, players: 3 },
    shows: (story) => leaders(story) > winners(story).length,
  },
  {
    game: G1,
    name: 'shared-win',
    wish: { game: G1, players: 2 },
    shows: (story) => winners(story).length > 1,
  },
  {
    game: G1,
    name: 'points-below-zero',
    wish: { game: G1, players: 4 },
    shows: (story) => Math.min(...finalPoints(story)) < 0,
  },
  {
    game: G1,
    name: 'hidden-points',
    wish: { game: G1, players: 3, options: { hiddenVp: true } },
    shows: ({ session }) => session.header.options['hiddenVp'] === true,
  },
  {
    game: G1,
    name: 'no-tile-can-be-taken',
    wish: { game: G1, players: 5 },
    shows: ({ session }) => session.log.some(({ action }) => action.kind === 'discard'),
  },
  {
    game: G1,
    name: 'last-clan-member-promoted',
    wish: { game: G1, players: 4 },
    shows: ({ session, scotsmen }) => session.log.some(({ action }, i) => action.kind === 'move' && scotsmen[i] === 0),
  },
  { game: G1, name: 'die-moves-twice', wish: { game: G1, players: 2 }, shows: dieTwice },
  {
    game: G1,
    name: 'die-ends-the-game',
    wish: { game: G1, players: 3 },
    shows: (story) => turns(story).at(-1) === 'die',
  },
  {
    game: G1,
    name: 'two-turns-in-a-row',
    wish: { game: G1, players: 4 },
    shows: (story) => turns(story).some((piece, i, all) => i > 0 && piece === all[i - 1]),
  },
  {
    game: G1,
    name: 'both-loch-oich-and-loch-ness',
    wish: { game: G1, players: 4 },
    shows: ({ session }) =>
      session.game.state.players.some((player) =>
        ['loch-oich', 'loch-ness'].every((id) => player.cards.includes(session.game.rules.tileIndex.get(id) ?? -1)),
      ),
  },
];

export const wanted: readonly Wanted[] = [
  ...configs.map(({ wish }) => ({
    game: wish.game,
    name: [`${wish.players}-players`, ...(wish.chronicles ?? [])].join('-'),
    wish,
    shows: ({ session }: Story) =>
      session.header.players === wish.players && session.header.chronicles.join() === (wish.chronicles ?? []).join(),
  })),
  ...FEATURES,
];

/** Replays a saved game, checking that every action is among the options. */
export function storyOf(saved: SavedGame): Story {
  const session = Session.load({ header: saved.header, log: [] });
  const events: GameEvent[] = [];
  const scotsmen: number[] = [];
  const target = Session.load(saved);
  for (const { seat, action } of target.log) {
    const outcome = session.apply(seat, action);
    if (!outcome.ok) throw new Error(`illegal: ${outcome.rule}`);
    events.push(...outcome.events);
    scotsmen.push(scotsmenInTerritory(session.game.player(seat)));
  }
  return { session, events, scotsmen };
}

/** A golden text without the comments about it: what `writeGameText` wrote. */
export function withoutComments(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
}
