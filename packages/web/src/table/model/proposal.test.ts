import { apply, compileRules, completeConfig, createGame, decider, decision, options } from '@great-glen/engine';
import { describe, expect, it } from 'vitest';
import { fitsNow, prospect, reachable } from './fits.ts';
import { seesPoints } from './points.ts';
import { proposal } from './proposal.ts';

function fresh(game: string, extra = {}) {
  const wish = { game, players: 3, options: { startSeat: 0, ...extra } };
  return createGame(compileRules(completeConfig(wish)), 'proposal');
}

describe('proposals', () => {
  it('pay every price of a whole game with legal steps', () => {
    for (const game of ['glen-more', 'glen-more-2']) {
      const g = fresh(game);
      for (let step = 0; g.state.over === 0; step++) {
        const seat = decider(g);
        const kind = decision(g).kind;
        if (kind === 'pay') {
          const steps = proposal(g, seat);
          expect(steps.length).toBeGreaterThan(0);
          for (const pay of steps) {
            expect(options(g, seat)).toContainEqual(pay);
            apply(g, seat, pay);
          }
          continue;
        }
        const all = options(g, seat);
        if (kind === 'take') checkProspects(g, seat);
        if (kind === 'place') expect(fitsNow(g, seat).length).toBeGreaterThan(0);
        apply(g, seat, all[(step * 5) % all.length] as (typeof all)[number]);
      }
    }
  });
});

function checkProspects(g: ReturnType<typeof fresh>, seat: number): void {
  const room = reachable(g, seat);
  for (const option of options(g, seat)) {
    if (option.kind !== 'take') continue;
    for (const { x, y } of prospect(g, seat, option).fits) expect(room).toContainEqual([x, y]);
  }
}

describe('points', () => {
  it('of others stay secret until the end where the table says so', () => {
    const g = fresh('glen-more', { hiddenVp: true });
    expect(seesPoints(g, 1, 0)).toBe(false);
    expect(seesPoints(g, 0, 0)).toBe(true);
    g.state.over = 1;
    expect(seesPoints(g, 1, 0)).toBe(true);
    expect(seesPoints(fresh('glen-more'), 1, 0)).toBe(true);
  });
});
