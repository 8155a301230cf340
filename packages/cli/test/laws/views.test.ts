/**
 * The laws of views as properties: any table, any game, any moment, every viewer. What fails is shrunk to the earliest
 * moment; the laws themselves are in `src/soak/laws/views.ts` and also watch every random game.
 */
import {
  apply,
  below,
  decision,
  type Game,
  options,
  REFEREE,
  Session,
  SPECTATOR,
  stream,
  thinkingStream,
  view,
} from '@great-glen/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guessIsFaithful,
  nothingLeaks,
  pointsAreShownToTheRight,
  secretsDoNotShow,
} from '../../src/soak/laws/views.ts';
import { rows } from '../../src/soak/tables.ts';

interface Moment {
  readonly game: Game;
  readonly seed: string;
}

const SECRET = 'a seed nobody must see';

function momentAt(row: number, seed: number, steps: number): Moment {
  const { wish } = rows[row % rows.length] as (typeof rows)[number];
  const secret = `${SECRET} ${seed}`;
  const { game } = Session.start(wish, secret);
  const random = stream(String(seed), 'views');
  for (let i = 0; i < steps; i++) {
    const { seats, over } = decision(game);
    if (over) break;
    const seat = seats[below(random, seats.length)] as number;
    const choices = options(game, seat);
    apply(game, seat, choices[below(random, choices.length)] as (typeof choices)[number]);
  }
  return { game, seed: secret };
}

const moments = fc.tuple(fc.nat({ max: 1000 }), fc.nat({ max: 10_000 }), fc.nat({ max: 250 }));

/** For any moment and every viewer; the run itself is always the same. */
function always(check: (moment: Moment, viewer: number, thinking: ReturnType<typeof thinkingStream>) => void): void {
  fc.assert(
    fc.property(moments, ([row, seed, steps]) => {
      const moment = momentAt(row, seed, steps);
      const thinking = thinkingStream(`${seed}`);
      for (const viewer of [SPECTATOR, ...moment.game.state.players.keys()]) check(moment, viewer, thinking);
    }),
    { numRuns: 60, seed: 2010 },
  );
}

describe('whatever the moment and whoever looks', () => {
  it('a game made from the view looks the same and offers the same', () => {
    always(({ game }, viewer, thinking) => guessIsFaithful(game, viewer, thinking));
  });

  it('other secrets give the same view, byte for byte', () => {
    always(({ game }, viewer, thinking) => secretsDoNotShow(game, viewer, thinking));
  });

  it('the view holds no seed, no random stream and no hidden tile', () => {
    always(({ game, seed }, viewer) => nothingLeaks(game, viewer, seed));
  });

  it('points of others are hidden where the table says so, until the end', () => {
    always(({ game }, viewer) => pointsAreShownToTheRight(game, viewer));
  });
});

describe('views', () => {
  const hidden = rows.findIndex((row) => row.wish.options?.['hiddenVp'] === true);

  it('open the points of everybody once the game is over', () => {
    const { game } = momentAt(hidden, 1, 40);
    const seen = (viewer: number): (number | undefined)[] => view(game, viewer).players.map((player) => player.vp);
    expect(seen(0).filter((vp) => vp !== undefined)).toHaveLength(1);
    expect(seen(SPECTATOR).filter((vp) => vp !== undefined)).toHaveLength(0);
    const { game: finished } = momentAt(hidden, 1, 10_000);
    expect(finished.state.over).toBe(1);
    for (const { vp, sheet } of view(finished, SPECTATOR).players) {
      expect(vp).toBe(Object.values(sheet ?? {}).reduce((sum, n) => sum + n, 0));
    }
  });

  it('are for seats and spectators, not for the referee', () => {
    expect(() => view(momentAt(0, 0, 0).game, REFEREE)).toThrow('referee');
  });
});
