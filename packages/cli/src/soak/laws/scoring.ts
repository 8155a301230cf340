/**
 * Scorings and the end, counted again from the table (G1-SCORE-1 to -3, G1-END-1, -2, G1-CARD-*; G2-SCORE-1 to -3,
 * G2-END-1 to -3, G2-MARK-ARMADALE, -MOIL). What differs between the games is a row of `SCORING`.
 */
import type { GameEvent, Rules, StateJson, TileDef } from '@great-glen/engine';
import { type Law, must, same } from './law.ts';

type Player = StateJson['players'][number];
type Count = (player: Player, rules: Rules) => number;

interface ScoringRules {
  /** What is compared in each category. */
  readonly counts: Readonly<Record<string, Count>>;
  /** Stacks whose last tile brings a scoring, in this order. */
  readonly stacks: readonly string[];
  /** Whether the last of these scorings ends the game; otherwise one more does. */
  readonly lastStackEnds: boolean;
  /** Points at the end by source, the tile penalty apart. */
  readonly finals: Readonly<Record<string, Count>>;
}

/** For a lead of 0, 1, 2, 3, 4, 5 and more. */
const LEAD = [0, 1, 2, 3, 5, 8];

/** G1-CARD-TAMS, G1-CARD-CAWDOR. */
const TAMS: Readonly<Record<string, number>> = {
  'castle-stalker': 1,
  'castle-moil': 1,
  'armadale-castle': 1,
  'donan-castle': 1,
  'castle-of-mey': 1,
  'cawdor-castle': 3,
};

function has(player: Player, card: string): number {
  return player.landmarks.includes(card) ? 1 : 0;
}

function tilesOf(rules: Rules, player: Player): TileDef[] {
  return player.territory.flatMap((at) => rules.tiles[rules.tileIndex.get(at.tiles.at(-1) ?? '') ?? -1] ?? []);
}

const SCORING: Readonly<Record<string, ScoringRules>> = {
  'glen-more': {
    counts: {
      whisky: (player) => player.whisky,
      cards: (player) => player.landmarks.length,
      chieftains: (player) =>
        player.landmarks.reduce((sum, card) => sum + (TAMS[card] ?? 0), 0) +
        player.chieftains * (1 + has(player, 'castle-of-mey')),
    },
    stacks: ['1', '2', '3'],
    lastStackEnds: true,
    finals: {
      coins: (player) => player.coins,
      cards: (player, rules) =>
        has(player, 'iona-abbey') * 2 * tilesOf(rules, player).filter((tile) => tile.colour === 'yellow').length +
        has(player, 'loch-morar') * 2 * tilesOf(rules, player).filter((tile) => tile.colour === 'green').length +
        has(player, 'duart-castle') * 3 * tilesOf(rules, player).filter((tile) => tile.type === 'village').length,
    },
  },
  'glen-more-2': {
    counts: {
      whisky: (player) => player.whisky,
      landmarks: (player) => player.landmarks.length,
      persons: (player) => player.persons.length + (player.persons.includes('david-hume') ? 1 : 0),
      scotsmen(player) {
        const castle = player.territory.find((at) => at.x === 0 && at.y === 0);
        return (castle?.scotsmen ?? 0) * (1 + has(player, 'castle-moil'));
      },
    },
    stacks: ['A', 'B', 'C'],
    lastStackEnds: false,
    finals: {
      coins: (player) => player.coins,
      cards: (player) => has(player, 'armadale-castle') * Math.min(8, player.coins),
    },
  },
};

function checkComparison(event: GameEvent & { type: 'compared' }, players: readonly Player[], rules: Rules): void {
  const count = SCORING[rules.config.game]?.counts[event.category];
  must(count !== undefined, () => `no category ${event.category}`);
  const counts = players.map((player) => count?.(player, rules) ?? 0);
  same(event.counts.join(), counts.join(), `counts of ${event.category}`);
  const least = Math.min(...counts);
  const points = counts.map((n) => LEAD[Math.min(n - least, 5)] ?? 0);
  same(event.points.join(), points.join(), `points for ${event.category}`);
}

function cubesOf(player: Player): number {
  return player.territory.reduce((sum, at) => sum + Object.values(at.resources).reduce((all, n) => all + n, 0), 0);
}

/** Most points, then most cubes (fewest in the first edition of Glen More II), then shared. */
function winnersOf(players: readonly Player[], rules: Rules): number[] {
  const sign = rules.config.options['edition'] === 'v1' ? -1 : 1;
  const ranks = players.map((player) => (player.vp ?? 0) * 10_000 + sign * cubesOf(player));
  return ranks.flatMap((value, seat) => (value === Math.max(...ranks) ? [seat] : []));
}

/** Every scoring but one at the very end follows the last tile of its stack, before anything else is drawn. */
function checkMoment(events: readonly GameEvent[], i: number, round: number, { stacks }: ScoringRules): void {
  const stack = stacks[round - 1];
  const before = events[i - 1];
  if (stack === undefined) return;
  must(
    before?.type === 'drawn' && before.stack === stack,
    () => `scoring ${round} does not follow the last tile of stack ${stack}`,
  );
}

export const scoringLaw: Law = {
  name: 'scorings and the end count what lies on the table',
  games: Object.keys(SCORING),
  dear: true,
  watch({ rules }) {
    const own = SCORING[rules.config.game] as ScoringRules;
    let pending: GameEvent[] = [];
    let rounds = 0;
    return {
      did({ events }) {
        events.forEach((event, i) => {
          if (event.type !== 'scoring') return;
          rounds++;
          same(event.round, rounds, 'number of the scoring');
          checkMoment(events, i, rounds, own);
        });
        pending = events.filter((event) => event.type === 'compared' || event.type === 'over');
      },
      at(now) {
        const { players, stacks, over } = now.json();
        const emptied = own.stacks.filter((stack) => stacks[stack] === 0).length;
        const atTheEnd = over && !own.lastStackEnds ? 1 : 0;
        same(rounds, emptied + atTheEnd, 'scorings held against stacks used up');
        if (own.lastStackEnds) same(over, emptied === own.stacks.length, 'the game is over');
        // Nothing that is counted can change between a scoring and the next decision.
        for (const event of pending) if (event.type === 'compared') checkComparison(event, players, rules);
        const end = pending.find((event) => event.type === 'over');
        if (end !== undefined) same(String(end['winners']), winnersOf(players, rules).join(), 'winners');
      },
      end(last) {
        const { players } = last.json();
        const fewest = Math.min(...players.map((player) => player.territory.length));
        players.forEach((player, seat) => {
          same(
            (player.sheet?.['size'] ?? 0) + 3 * (player.territory.length - fewest),
            0,
            `tile penalty of seat ${seat}`,
          );
          for (const [source, count] of Object.entries(own.finals)) {
            same(player.sheet?.[source], count(player, rules), `points of seat ${seat} for ${source}`);
          }
        });
      },
    };
  },
};
