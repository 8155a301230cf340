/** Every command of the protocol, without processes. */
import { gameMetas, type Session, sha256Hex, type view } from '@great-glen/engine';
import { describe, expect, it } from 'vitest';
import { type Answer, Referee } from '../src/protocol/referee.ts';

function referee(): Referee {
  return new Referee((text) => {
    throw new Error(`unexpected notice: ${text}`);
  });
}

/** Seat 0 begins, so that answers can be foreseen. */
function started(players = 2): Referee {
  const it = referee();
  const answer = it.handle({ cmd: 'new', game: 'glen-more', players, options: { startSeat: 0 }, seed: 'test' });
  expect(answer).toMatchObject({ ok: true, seed: 'test', log: 0, decision: { seats: [0], kind: 'take', over: false } });
  return it;
}

function optionTexts(it: Referee): string[] {
  const { options } = it.handle({ cmd: 'options' }) as unknown as { options: { text: string }[] };
  return options.map(({ text }) => text);
}

function hash(it: Referee): unknown {
  return it.handle({ cmd: 'state' })['hash'];
}

/** Applies the first options until the last action has the property. */
function applyUntil(it: Referee, done: (answer: Answer) => boolean): Answer {
  for (let i = 0; i < 500; i++) {
    const answer = it.handle({ cmd: 'apply', text: optionTexts(it)[0] });
    expect(answer.ok).toBe(true);
    if (done(answer)) return answer;
  }
  throw new Error('never happened');
}

describe('the protocol', () => {
  it('says hello with what there is to play', () => {
    const answer = referee().handle({ id: 7, cmd: 'hello' });
    expect(answer).toMatchObject({ id: 7, ok: true, name: 'great-glen', games: gameMetas });
    expect(Array.isArray(answer['chronicles'])).toBe(true);
    expect(Object.keys(answer['commands'] as object)).toEqual(
      expect.arrayContaining(
        'hello new decision options apply explain state view scores undo save load random'.split(' '),
      ),
    );
  });

  it('echoes ids of any plain kind and leaves out what was not sent', () => {
    const it = referee();
    for (const id of ['a', 0, 1.5, null]) expect(it.handle({ id, cmd: 'hello' }).id).toBe(id);
    expect('id' in it.handle({ cmd: 'hello' })).toBe(false);
    expect(it.handle({ id: 'x', cmd: 'nonsense' })).toMatchObject({ id: 'x', ok: false });
  });

  it('starts every game of the catalogue, and the same seed gives the same game', () => {
    for (const { id, players } of gameMetas) {
      const [one, two] = [referee(), referee()];
      for (const it of [one, two])
        expect(it.handle({ cmd: 'new', game: id, players: players[1], seed: 's' }).ok).toBe(true);
      expect(hash(one)).toBe(hash(two));
    }
  });

  it('makes a seed of its own, each time another', () => {
    const it = referee();
    const seeds = [1, 2].map(() => it.handle({ cmd: 'new', game: 'glen-more', players: 2 })['seed']);
    expect(seeds[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('tells the decision at the top level and under its name', () => {
    const decision = { seats: [0], kind: 'take', over: false };
    expect(started().handle({ cmd: 'decision' })).toMatchObject({ ok: true, ...decision, decision, log: 0 });
  });

  it('offers options as data and text; a seat that does not decide has none', () => {
    const it = started();
    const answer = it.handle({ cmd: 'options' }) as unknown as {
      seat: number;
      options: { action: object; text: string }[];
    };
    expect(answer.seat).toBe(0);
    expect(answer.options.length).toBeGreaterThan(3);
    expect(answer.options[0]).toEqual({ action: { kind: 'take', space: 3 }, text: 'take 3' });
    expect(it.handle({ cmd: 'options', seat: 0 })['options']).toEqual(answer.options);
    expect(it.handle({ cmd: 'options', seat: 1 })).toMatchObject({ ok: true, options: [] });
  });

  it('applies actions as data and as text alike and tells the events', () => {
    const [one, two] = [started(), started()];
    const answer = one.handle({ cmd: 'apply', seat: 0, action: { kind: 'take', space: 3 } });
    expect(answer).toMatchObject({ ok: true, log: 1, reveals: false, decision: { seats: [0], kind: 'place' } });
    expect(answer['events']).toContainEqual(expect.objectContaining({ type: 'took', seat: 0, space: 3 }));
    expect(two.handle({ cmd: 'apply', text: 'take 3' })).toEqual(answer);
    expect(hash(one)).toBe(hash(two));
  });

  it('refuses by the rule, with a reason and a sentence', () => {
    expect(started().handle({ cmd: 'apply', text: 'take 13' })).toEqual({
      ok: false,
      rule: 'G1-TURN-2',
      reason: 'take.space',
      message: 'No tile lies on that space ahead of the piece.',
    });
  });

  it('refuses a stale answer, and takes one that answers the present position', () => {
    const it = started();
    expect(it.handle({ cmd: 'apply', text: 'take 3', log: 0 }).ok).toBe(true);
    const before = hash(it);
    const [place] = optionTexts(it);
    expect(it.handle({ cmd: 'apply', text: place, log: 0 })).toMatchObject({ ok: false, rule: 'SYS-STALE' });
    expect(hash(it)).toBe(before);
    expect(it.handle({ cmd: 'apply', text: place, log: 1 }).ok).toBe(true);
  });

  it('explains without doing', () => {
    const it = started();
    const before = hash(it);
    expect(it.handle({ cmd: 'explain', text: 'take 3' })).toEqual({ ok: true, legal: true });
    const verdict = { ok: true, legal: false, rule: 'G1-TURN-5', reason: 'phase' };
    expect(it.handle({ cmd: 'explain', action: { kind: 'end' } })).toMatchObject(verdict);
    const wrong = { ok: true, legal: false, rule: 'SYS-SEAT', message: 'It is not this seat that decides now.' };
    expect(it.handle({ cmd: 'explain', seat: 1, text: 'take 3' })).toMatchObject(wrong);
    expect(hash(it)).toBe(before);
  });

  it('shows the state with its secrets and views without', () => {
    const it = started();
    const { state } = it.handle({ cmd: 'state' }) as unknown as { state: Record<string, unknown> };
    expect(state['secrets']).toBeDefined();
    expect(state['players']).toHaveLength(2);
    for (const seat of [0, 1, null]) {
      const answer = it.handle({ cmd: 'view', seat }) as unknown as { view: Record<string, unknown>; hash: string };
      expect(answer.view).toMatchObject({ viewer: seat ?? -1, decision: { seats: [0] }, market: state['market'] });
      expect(answer.view).not.toHaveProperty('secrets');
      expect(answer.hash).toBe(sha256Hex(JSON.stringify(answer.view)).slice(0, 16));
    }
  });

  it('keeps hidden points out of the views of others', () => {
    const it = referee();
    it.handle({ cmd: 'new', game: 'glen-more', players: 2, options: { hiddenVp: true }, seed: 'h' });
    const seen = it.handle({ cmd: 'view', seat: 0 }) as unknown as { view: ReturnType<typeof view> };
    expect(seen.view.players.map((player) => 'vp' in player)).toEqual([true, false]);
  });

  it('tells scores by source, running and projected, and the winners at the end', () => {
    const it = started();
    const before = it.handle({ cmd: 'scores' }) as unknown as {
      running: { total: number }[];
      projected: { total: number }[];
    };
    expect(before.running.map(({ total }) => total)).toEqual([0, 0]);
    // Six coins are six points at the end.
    expect(before.projected.map(({ total }) => total)).toEqual([6, 6]);
    it.handle({ cmd: 'random', seed: 'x' });
    const after = it.handle({ cmd: 'scores' }) as unknown as {
      running: object[];
      projected: object[];
      winners: number[];
    };
    expect(after.projected).toEqual(after.running);
    expect(after.winners.length).toBeGreaterThan(0);
  });

  it('takes back the last action, but not what it has revealed unless forced', () => {
    const it = started();
    expect(it.handle({ cmd: 'undo' })).toMatchObject({ ok: false, rule: 'SYS-BARRIER' });
    const first = hash(it);
    it.handle({ cmd: 'apply', text: 'take 3' });
    expect(it.handle({ cmd: 'undo', seat: 1 })).toMatchObject({ ok: false, rule: 'SYS-SEAT' });
    expect(it.handle({ cmd: 'undo', seat: 0 })).toMatchObject({
      ok: true,
      log: 0,
      undone: { seat: 0, text: 'take 3' },
    });
    expect(hash(it)).toBe(first);

    applyUntil(it, (answer) => answer['reveals'] === true);
    const shown = hash(it);
    expect(it.handle({ cmd: 'undo' })).toMatchObject({ ok: false, rule: 'SYS-BARRIER' });
    expect(hash(it)).toBe(shown);
    expect(it.handle({ cmd: 'undo', force: true }).ok).toBe(true);
    expect(hash(it)).not.toBe(shown);
  });

  it('saves as data and text, and loads both', () => {
    const it = started(3);
    it.handle({ cmd: 'random', seed: 'x', steps: 60 });
    const saved = it.handle({ cmd: 'save' }) as unknown as { game: ReturnType<Session['save']>; text: string };
    expect(saved.game.log).toHaveLength(60);
    for (const game of [saved.game, JSON.parse(JSON.stringify(saved.game)), saved.text]) {
      const other = referee();
      expect(other.handle({ cmd: 'load', game })).toMatchObject({ ok: true, log: 60 });
      expect(hash(other)).toBe(hash(it));
    }
  });

  it('loads the position of a scenario, plays on from it and saves it with the game', () => {
    const it = referee();
    const scenario = {
      config: { game: 'glen-more', players: 2 },
      position: { players: [{ coins: 99 }] },
    };
    expect(it.handle({ cmd: 'load', scenario })).toMatchObject({ ok: true, log: 0, decision: { seats: [0] } });
    const { state } = it.handle({ cmd: 'state' }) as unknown as { state: { players: { coins: number }[] } };
    expect(state.players[0]?.coins).toBe(99);
    it.handle({ cmd: 'random', seed: 'x', steps: 5 });
    const saved = it.handle({ cmd: 'save' });
    expect(saved).not.toHaveProperty('text');
    const other = referee();
    expect(other.handle({ cmd: 'load', game: saved['game'] }).ok).toBe(true);
    expect(hash(other)).toBe(hash(it));
  });

  it('plays randomly for some steps or to the end, the same for the same seed', () => {
    const [one, two] = [started(), started()];
    expect(one.handle({ cmd: 'random', seed: 'x', steps: 10 })).toMatchObject({ ok: true, steps: 10, log: 10 });
    expect(one.handle({ cmd: 'random', seed: 'x', steps: 0 })).toMatchObject({ ok: true, steps: 0, log: 10 });
    two.handle({ cmd: 'random', seed: 'x', steps: 10 });
    expect(hash(one)).toBe(hash(two));
    const rest = one.handle({ cmd: 'random', seed: 'y' });
    expect(rest).toMatchObject({ ok: true, decision: { seats: [], kind: 'over', over: true } });
    expect(rest['log']).toBe(10 + Number(rest['steps']));
  });

  it('says SYS-OVER once the game is over, and goes on answering', () => {
    const it = started();
    it.handle({ cmd: 'random', seed: 'x' });
    const before = hash(it);
    expect(it.handle({ cmd: 'apply', text: 'end' })).toMatchObject({ ok: false, rule: 'SYS-OVER' });
    expect(it.handle({ cmd: 'explain', text: 'end' })).toMatchObject({ ok: true, legal: false, rule: 'SYS-OVER' });
    expect(it.handle({ cmd: 'options' })).toMatchObject({ ok: true, options: [] });
    expect(hash(it)).toBe(before);
  });

  it('lists what the tiles are', () => {
    const { tiles } = started().handle({ cmd: 'tiles' }) as unknown as { tiles: Record<string, unknown>[] };
    expect(tiles).toContainEqual({
      id: 's1-distillery-road',
      name: 'Distillery',
      stack: '1',
      type: 'distillery',
      colour: 'yellow',
      lines: ['road'],
      overbuild: false,
      card: false,
      cost: ['stone'],
      once: [{ effect: 'whisky', n: 1 }],
      activation: [{ pay: ['grain'], gains: [{ effect: 'whisky', n: 1 }] }],
      text: 'Distillery =: costs stone; brings whisky; activated: grain -> whisky',
    });
  });
});
