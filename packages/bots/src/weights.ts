/** What the greedy planner thinks things are worth, in victory points. One set per game, found by self-play. */
export interface Weights {
  readonly coin: number;
  /** A resource, while a player has few of them. */
  readonly good: number;
  /** More resources than this on all tiles together are worth a quarter each. */
  readonly goodsWanted: number;
  /** A Scotsman on the territory, up to `membersWanted`: without them nothing can be built. */
  readonly member: number;
  readonly membersWanted: number;
  /** How much of a lead in a category is expected to last until each scoring still to come. */
  readonly scoring: number;
  /** How seriously a territory larger than the smallest is taken, of the 3 points a tile that it costs. */
  readonly size: number;
  /** One space farther ahead on the rondel than the others are on average: turns given away. */
  readonly tempo: number;
  /** What a tile may bring when it is activated again, as a part of what it brings once. */
  readonly reach: number;
}

export const GREEDY_WEIGHTS: Readonly<Record<string, Weights>> = {
  'glen-more': {
    coin: 0.8,
    good: 1.2,
    goodsWanted: 6,
    member: 1.2,
    membersWanted: 3,
    scoring: 0.8,
    size: 0.7,
    tempo: 0.35,
    reach: 0.25,
  },
  // `npm run tune -- --game glen-more-2`, 17 generations: wins 61 % against the first guess with 2 players (160 games)
  // and 45 % of games with 4 players against three of it (120 games).
  'glen-more-2': {
    coin: 0.51,
    good: 1.17,
    goodsWanted: 4,
    member: 0.96,
    membersWanted: 1.07,
    scoring: 0.6,
    size: 1.28,
    tempo: 0.75,
    reach: 0.16,
  },
};
