/** A chronicle that does not exist proves the ways in which real ones come into the core. */
import { describe, expect, it } from 'vitest';
import { type Action, sameAction } from '../src/core/actions.ts';
import { attempt, judge } from '../src/core/attempt.ts';
import type { GameEvent } from '../src/core/events.ts';
import { apply, decider, decision, type Game, options } from '../src/core/game.ts';
import { hashState } from '../src/core/hash.ts';
import { REFEREE, SPECTATOR, writeState } from '../src/core/json.ts';
import { readState } from '../src/core/json-read.ts';
import { formatAction } from '../src/core/notation.ts';
import { stream } from '../src/core/rng.ts';
import { scores } from '../src/core/score.ts';
import { createGame } from '../src/core/setup.ts';
import { determinize, gameFromView, thinkingStream, view } from '../src/core/view.ts';
import { copyFaults, fillEmptyLists, hashFaults, jsonFaults } from './support/fields.ts';
import { playOn, randomMove } from './support/play.ts';
import { ceilidh, toyRules } from './support/toy.ts';

const DANCE = 'ceilidh/dance';
const rules = toyRules(3);

function fresh(seed = 'toy'): Game {
  return createGame(rules, seed);
}

/** Plays at random until somebody may choose in this kind of frame; game after game if need be. */
function until(kind: string): Game {
  for (let i = 0; i < 50; i++) {
    const g = fresh(`until-${i}`);
    const random = stream(`until-${i}`, 'test');
    for (;;) {
      const move = randomMove(g, random);
      if (move === undefined) break;
      if (decision(g).kind === kind) return g;
      apply(g, move.seat, move.action);
    }
  }
  throw new Error(`no game came to ${kind}`);
}

function texts(g: Game, seat = decider(g)): string[] {
  return options(g, seat).map(formatAction);
}

function steps(n: number): Action {
  return { kind: 'choose', what: 'steps', value: n };
}

/** Seats 0 and 2 do not dance. */
function dancedBy(g: Game): Game {
  apply(g, 0, steps(0));
  apply(g, 2, steps(0));
  return g;
}

describe('a simultaneous secret choice', () => {
  it('is open to all at once, and to nobody twice', () => {
    const g = until(DANCE);
    expect(decision(g).seats).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2])
      expect(texts(g, seat)).toEqual(['choose steps 0', 'choose steps 1', 'choose steps 2']);
    apply(g, 1, steps(2));
    expect(decision(g)).toMatchObject({ seats: [0, 2], kind: DANCE, over: false });
    expect(texts(g, 1)).toEqual([]);
    expect(judge(g, 1, steps(0))).toMatchObject({ legal: false, rule: 'SYS-SEAT' });
  });

  it('leads to the same place in whatever order the answers come', () => {
    const start = until(DANCE);
    const answers = [steps(1), steps(2), steps(0)];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const ends = orders.map((order) => {
      const g = start.clone();
      for (const seat of order) apply(g, seat, answers[seat] as Action);
      return hashState(g.state);
    });
    expect(new Set(ends).size).toBe(1);
  });

  it('is revealed by the last answer only', () => {
    const g = until(DANCE);
    const points = g.player(1).vp;
    apply(g, 0, steps(0));
    expect(g.revealed).toBe(false);
    apply(g, 2, steps(0));
    expect(g.revealed).toBe(false);
    expect(ceilidh(g).danced).not.toEqual([0, 1, 0]);
    apply(g, 1, steps(1));
    expect(g.revealed).toBe(true);
    expect(ceilidh(g).danced).toEqual([0, 1, 0]);
    expect(g.player(1).vp).toBe(points + 2);
  });

  it('shows others that somebody has chosen, but not what', () => {
    const low = until(DANCE);
    const high = low.clone();
    apply(low, 1, steps(0));
    apply(high, 1, steps(2));
    for (const viewer of [SPECTATOR, 0, 2]) {
      expect(JSON.stringify(view(low, viewer))).toBe(JSON.stringify(view(high, viewer)));
      expect(view(low, viewer).decision.seats).toEqual([0, 2]);
    }
    expect(JSON.stringify(view(low, 1))).not.toBe(JSON.stringify(view(high, 1)));
  });

  it('is guessed where it is hidden, and can be played on from there', () => {
    const g = until(DANCE);
    apply(g, 1, steps(2));
    const random = thinkingStream('dance');
    const guessed = Array.from({ length: 30 }, () => {
      const guess = determinize(g, 0, random);
      expect(view(guess, 0)).toEqual(view(g, 0));
      return ceilidh(dancedBy(guess)).danced[1];
    });
    expect(new Set(guessed)).toEqual(new Set([0, 1, 2]));
    expect(ceilidh(dancedBy(determinize(g, 1, random))).danced).toEqual([0, 2, 0]);
  });
});

describe('a secret in a slot', () => {
  it('is seen by its owner and the referee alone', () => {
    const g = fresh();
    const seen = (viewer: number): unknown => writeState(g, viewer).chronicle['ceilidh'];
    ceilidh(g).tunes = [3, 1, 2];
    expect(seen(1)).toMatchObject({ tunes: [-1, 1, -1] });
    expect(seen(SPECTATOR)).toMatchObject({ tunes: [-1, -1, -1] });
    expect(seen(REFEREE)).toMatchObject({ tunes: [3, 1, 2] });
  });

  it('is set up from a stream of its own, which disturbs no other shuffle', () => {
    const without = createGame({ ...rules, setup: rules.setup.filter((step) => step.at !== 950) }, 'toy');
    expect(fresh().state.stacks).toEqual(without.state.stacks);
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => ceilidh(fresh(seed)).tunes.join())).size).toBeGreaterThan(1);
  });

  it('is guessed consistently with the view', () => {
    const random = thinkingStream('guess');
    const guesses = new Set<string>();
    playOn(fresh(), 'views', 400, (g) => {
      for (const viewer of [SPECTATOR, 0, 1, 2]) {
        const seen = view(g, viewer);
        expect(view(determinize(g, viewer, random), viewer)).toEqual(seen);
        const guessed = gameFromView(rules, JSON.parse(JSON.stringify(seen)), random);
        expect(view(guessed, viewer)).toEqual(seen);
        if (viewer >= 0) expect(texts(guessed, viewer)).toEqual(texts(g, viewer));
        guesses.add(ceilidh(guessed).tunes.join());
      }
    });
    expect(guesses.size).toBeGreaterThan(10);
  });
});

describe('modifiers, free actions and stages', () => {
  it('charge a coin more on odd spaces', () => {
    const g = fresh('cost');
    const odd = options(g).find((option) => option.kind === 'take' && option.space % 2 === 1) as Action;
    const { coins } = g.player(decider(g));
    const seat = decider(g);
    apply(g, seat, odd);
    expect(texts(g)).toContain('pay coin purse');
    apply(g, seat, { kind: 'pay', unit: 'coin', from: 'purse' });
    expect(g.player(seat).coins).toBe(coins - 1);
  });

  it('leave tiles alone that cannot be paid any more', () => {
    const g = fresh('cost');
    const seat = decider(g);
    g.player(seat).coins = 0;
    const spaces = options(g).flatMap((option) => (option.kind === 'take' ? [option.space % 2] : []));
    expect(spaces.length).toBeGreaterThan(0);
    expect(spaces).not.toContain(1);
  });

  it('offer the fiddle everywhere, but not the coin that a cost still needs', () => {
    const g = fresh('cost');
    const seat = decider(g);
    g.player(seat).coins = 1;
    expect(texts(g)).toContain('claim fiddle');
    const odd = options(g).find((option) => option.kind === 'take' && option.space % 2 === 1) as Action;
    apply(g, seat, odd);
    expect(texts(g)).toEqual(['pay coin purse']);
    expect(judge(g, seat, { kind: 'claim', field: 'fiddle' })).toMatchObject({ legal: false, rule: 'G1-COST-2' });
    g.player(seat).coins = 2;
    expect(texts(g)).toEqual(['pay coin purse', 'claim fiddle', 'claim drum']);
  });

  it('count in the scorings of the base game and in their own', () => {
    const g = fresh();
    ceilidh(g).fiddles = [2, 0, 0];
    const [first] = scores(g).projected;
    // A lead of 2 fiddles, once as fiddles and once as whisky; the tune comes on top.
    expect(first?.sources['whisky']).toBe(2);
    expect(first?.sources['ceilidh']).toBe(2 + (ceilidh(g).tunes[0] ?? 0));
  });

  it('add a stage to the turn', () => {
    const g = until('ceilidh/toast');
    const seat = decider(g);
    const { whisky, vp } = g.player(seat);
    apply(g, seat, { kind: 'choose', what: 'toast', value: 'yes' });
    expect(g.player(seat)).toMatchObject({ whisky: whisky - 1, vp: vp + 1 });
  });
});

describe('refusals', () => {
  it('cite the module’s own rules', () => {
    const g = fresh();
    const seat = decider(g);
    const claim = (field: string): Action => ({ kind: 'claim', field });
    apply(g, seat, claim('fiddle'));
    apply(g, seat, claim('fiddle'));
    expect(attempt(g, seat, claim('fiddle'))).toMatchObject({ legal: false, rule: 'TOY-2' });
    g.player(seat).coins = 0;
    expect(judge(g, seat, claim('drum'))).toMatchObject({ legal: false, rule: 'TOY-4', reason: 'ceilidh/poor' });
    g.player(seat).coins = 1;
    apply(g, seat, claim('drum'));
    // Two free actions of one kind: each is asked for its own.
    expect(judge(g, seat, claim('drum'))).toMatchObject({ legal: false, rule: 'TOY-3' });
    expect(judge(g, seat, claim('harp'))).toMatchObject({ legal: false, reason: 'phase' });
    expect(judge(until(DANCE), 0, steps(7))).toMatchObject({ legal: false, rule: 'TOY-1' });
  });
});

describe('whole games with it', () => {
  it.each([2, 3, 4, 5])('replay, copy and read back exactly (%i players)', (players) => {
    const tables = toyRules(players);
    for (let i = 0; i < 4; i++) {
      const g = createGame(tables, `whole-${i}`);
      const random = stream(`whole-${i}`, 'test');
      const log: { seat: number; action: Action; hash: string }[] = [];
      const events: GameEvent[] = [];
      g.events = events;
      for (;;) {
        const before = hashState(g.state);
        const twin = g.clone();
        const back = readState(tables, JSON.parse(JSON.stringify(writeState(g, REFEREE))), stream('unused', ''));
        const move = randomMove(g, random);
        if (move === undefined) break;
        expect(options(g, move.seat).some((option) => sameAction(option, move.action))).toBe(true);
        log.push({ ...move, hash: before });
        apply(g, move.seat, move.action);
        expect(hashState(twin.state)).toBe(before);
        for (const copy of [twin, back]) {
          apply(copy, move.seat, move.action);
          expect(hashState(copy.state)).toBe(hashState(g.state));
        }
      }
      const again = createGame(tables, `whole-${i}`);
      for (const { seat, action, hash } of log) {
        expect(hashState(again.state)).toBe(hash);
        expect(attempt(again, seat, action)).toEqual({ legal: true });
      }
      expect(hashState(again.state)).toBe(hashState(g.state));
      for (const type of ['ceilidh/danced', 'over']) expect(events.some((event) => event.type === type)).toBe(true);
      for (const player of g.state.players) expect(player.sheet.reduce((sum, n) => sum + n, 0)).toBe(player.vp);
    }
  });

  it('keep every field, the slot’s included', () => {
    const g = until(DANCE);
    fillEmptyLists(g.state);
    expect(copyFaults(g.state, g.clone().state)).toEqual([]);
    const target = fresh('other');
    target.copyFrom(g);
    expect(copyFaults(g.state, target.state)).toEqual([]);
    expect(hashFaults(g)).toEqual([]);
    expect(jsonFaults(g)).toEqual([]);
  });
});
