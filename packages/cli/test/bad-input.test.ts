/** Whatever comes in: a clear refusal, the state as it was, the conversation goes on. */
import { Session } from '@great-glen/engine';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '../src/protocol/commands.ts';
import { LINE_LIMIT, type Line, readLines } from '../src/protocol/lines.ts';
import { Referee } from '../src/protocol/referee.ts';

const notices: string[] = [];

function refereeInGame(): Referee {
  const referee = new Referee((text) => notices.push(text));
  referee.handle({ cmd: 'new', game: 'glen-more', players: 3, options: { startSeat: 0 }, seed: 'bad' });
  referee.handle({ cmd: 'random', seed: 'bad', steps: 20 });
  return referee;
}

afterEach(() => {
  vi.restoreAllMocks();
  notices.length = 0;
});

/** The fingerprint and the length of the log: everything there is to change. */
function standing(referee: Referee): unknown {
  const { hash, log } = referee.handle({ cmd: 'state' });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  return { hash, log };
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

const SCENARIO = { config: { game: 'glen-more', players: 2 } };
const PROTO_SCENARIO = '{"config":{"game":"glen-more","players":2},"note":{"__proto__":{}}}';

const MALFORMED: readonly (readonly [what: string, request: unknown])[] = [
  ['no object', 17],
  ['a list', [{ cmd: 'hello' }]],
  ['null', null],
  ['no command', {}],
  ['an unknown command', { cmd: 'zap' }],
  ['a command of the language', { cmd: 'toString' }],
  ['a command that is no text', { cmd: ['hello'] }],
  ['an id that is an object', { id: { a: 1 }, cmd: 'hello' }],
  ['an unknown field', { cmd: 'random', step: 5 }],
  ['an infinite number', { cmd: 'random', steps: Number.POSITIVE_INFINITY }],
  ['steps beyond measure', { cmd: 'random', steps: 1e308 }],
  ['negative steps', { cmd: 'random', steps: -1 }],
  ['half a step', { cmd: 'random', steps: 1.5 }],
  ['NaN as text', { cmd: 'random', steps: 'NaN' }],
  ['a seed that is no text', { cmd: 'random', seed: 5 }],
  ['a seed of several lines', { cmd: 'new', game: 'glen-more', players: 2, seed: 'a\nscores: 1' }],
  ['an unknown game', { cmd: 'new', game: 'monopoly', players: 2 }],
  ['a game that is no text', { cmd: 'new', game: ['glen-more'], players: 2 }],
  ['no number of players', { cmd: 'new', game: 'glen-more' }],
  ['too many players', { cmd: 'new', game: 'glen-more', players: 6 }],
  ['players beyond measure', { cmd: 'new', game: 'glen-more', players: 1e308 }],
  ['players as text', { cmd: 'new', game: 'glen-more', players: '2' }],
  ['an unknown option', { cmd: 'new', game: 'glen-more', players: 2, options: { speed: 9 } }],
  ['an absurd option', { cmd: 'new', game: 'glen-more', players: 2, options: { startSeat: 1e308 } }],
  ['options as a list', { cmd: 'new', game: 'glen-more', players: 2, options: [1] }],
  ['chronicles as text', { cmd: 'new', game: 'glen-more', players: 2, chronicles: '1' }],
  ['a chronicle that does not exist', { cmd: 'new', game: 'glen-more', players: 2, chronicles: [99] }],
  ['no action', { cmd: 'apply' }],
  ['action and text', { cmd: 'apply', action: { kind: 'end' }, text: 'end' }],
  ['a text that is no action', { cmd: 'apply', text: 'dance' }],
  ['a text with a number beyond measure', { cmd: 'apply', text: 'take 1e308' }],
  ['a text in another spelling', { cmd: 'apply', text: 'take 007' }],
  ['a very long text', { cmd: 'apply', text: 'x'.repeat(100_000) }],
  ['an action without its field', { cmd: 'apply', action: { kind: 'take' } }],
  ['an action with NaN as text', { cmd: 'apply', action: { kind: 'take', space: 'NaN' } }],
  ['an action with a field beyond measure', { cmd: 'apply', action: { kind: 'place', x: 1e308, y: -1e308 } }],
  ['an action with a field too many', { cmd: 'apply', action: { kind: 'end', please: true } }],
  ['an action of the language', { cmd: 'apply', action: { kind: 'constructor' } }],
  ['a seat that is text', { cmd: 'apply', seat: 'NaN', text: 'end' }],
  ['half a seat', { cmd: 'apply', seat: 0.5, text: 'end' }],
  ['a log beyond measure', { cmd: 'apply', text: 'end', log: 1e308 }],
  ['a view without seat', { cmd: 'view' }],
  ['a force that is no truth value', { cmd: 'undo', force: 'yes' }],
  ['nothing to load', { cmd: 'load' }],
  ['a game that is a number', { cmd: 'load', game: 5 }],
  ['a game without header', { cmd: 'load', game: { log: [] } }],
  ['a game as broken text', { cmd: 'load', game: 'Great Glen: glen-more\n\nnonsense' }],
  ['a game of another rules version', { cmd: 'load', game: { header: { rulesVersion: 1e308, seed: '' }, log: [] } }],
  ['a scenario that is a list', { cmd: 'load', scenario: [] }],
  ['a scenario with an unknown field', { cmd: 'load', scenario: { ...SCENARIO, zap: 1 } }],
  [
    'a scenario with absurd coins',
    { cmd: 'load', scenario: { ...SCENARIO, position: { players: [{ coins: 1e308 }] } } },
  ],
  ['a scenario with an absurd roll', { cmd: 'load', scenario: { ...SCENARIO, random: { die: [1e308] } } }],
  ['a scenario with NaN as a roll', { cmd: 'load', scenario: { ...SCENARIO, random: { die: ['NaN'] } } }],
  ['a __proto__ key', JSON.parse('{"cmd":"hello","__proto__":{"ok":true}}')],
  ['a __proto__ among options', JSON.parse('{"cmd":"new","game":"glen-more","players":2,"options":{"__proto__":{}}}')],
  ['a __proto__ in an action', JSON.parse('{"cmd":"apply","action":{"kind":"end","__proto__":{"x":1}}}')],
  [
    'a __proto__ deep in a scenario',
    JSON.parse('{"cmd":"load","scenario":{"position":{"players":[{"__proto__":{}}]}}}'),
  ],
  ['a __proto__ where nobody else would look', JSON.parse(`{"cmd":"load","scenario":${PROTO_SCENARIO}}`)],
  [
    'an infinite number where nobody else would look',
    { cmd: 'load', scenario: { ...SCENARIO, note: JSON.parse('1e999') } },
  ],
  ['deep nesting where nobody else would look', { cmd: 'load', scenario: { ...SCENARIO, note: deep(100) } }],
  ['a constructor key', { cmd: 'load', scenario: { constructor: { prototype: { polluted: 1 } } } }],
  ['deep nesting in an unknown field', { cmd: 'hello', x: deep(5000) }],
  ['deep nesting in a saved game', { cmd: 'load', game: deep(100_000) }],
  ['deep nesting in an action', { cmd: 'apply', action: { kind: 'choose', what: 'good', value: deep(1000) } }],
  ['deep nesting as id', { cmd: 'hello', id: deep(100_000) }],
];

const WRONG_SEAT: readonly (readonly [what: string, request: object])[] = [
  ['seat -1', { cmd: 'apply', seat: -1, text: 'end' }],
  ['seat 99', { cmd: 'options', seat: 99 }],
  ['a seat beyond measure', { cmd: 'apply', seat: 1e308, text: 'end' }],
  ['the referee as a viewer', { cmd: 'view', seat: -2 }],
  ['the spectator by number', { cmd: 'view', seat: -1 }],
];

describe('bad input', () => {
  it.each(MALFORMED)('is refused as malformed: %s', (_what, request) => {
    const referee = refereeInGame();
    const before = standing(referee);
    const answer = referee.handle(request);
    expect(answer).toMatchObject({ ok: false, rule: 'SYS-FORM' });
    expect(answer.message?.length).toBeGreaterThan(10);
    expect(answer['reason']).not.toBe('internal');
    expect(standing(referee)).toEqual(before);
    expect(referee.handle({ cmd: 'random', seed: 'on', steps: 1 })).toMatchObject({ ok: true, steps: 1 });
    expect(notices).toEqual([]);
  });

  it.each(WRONG_SEAT)('is refused for the seat: %s', (_what, request) => {
    const referee = refereeInGame();
    const before = standing(referee);
    expect(referee.handle(request)).toMatchObject({ ok: false, rule: 'SYS-SEAT' });
    expect(standing(referee)).toEqual(before);
  });

  it('of the right form but another seat is refused too', () => {
    const referee = refereeInGame();
    const before = standing(referee);
    const { seats } = referee.handle({ cmd: 'decision' }) as unknown as { seats: number[] };
    const other = [0, 1, 2].find((seat) => !seats.includes(seat));
    const { options } = referee.handle({ cmd: 'options' }) as unknown as { options: { text: string }[] };
    const request = { cmd: 'apply', seat: other, text: options[0]?.text };
    expect(referee.handle(request)).toMatchObject({ ok: false, rule: 'SYS-SEAT' });
    expect(standing(referee)).toEqual(before);
    expect(referee.handle({ ...request, seat: seats[0] }).ok).toBe(true);
  });

  it('does not reach the language itself', () => {
    const referee = refereeInGame();
    for (const [, request] of MALFORMED) referee.handle(request);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('before there is a game is told so', () => {
    const referee = new Referee(() => undefined);
    for (const cmd of ['decision', 'options', 'state', 'scores', 'undo', 'save', 'random', 'tiles']) {
      expect(referee.handle({ cmd })).toMatchObject({
        ok: false,
        rule: 'SYS-FORM',
        message: expect.stringContaining('no game yet'),
      });
    }
  });

  it('of any kind never throws, and what is refused changes nothing', () => {
    const names = Object.keys(COMMANDS);
    const fields = [...new Set(Object.values(COMMANDS).flatMap((command) => command.fields))];
    const wild = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom(-1, 0, 1, 1e308, 'end', 'take 3', 'glen-more', {}),
    );
    const requests = fc.record({
      cmd: fc.constantFrom(...names),
      fields: fc.dictionary(fc.constantFrom(...fields), wild, { maxKeys: 3 }),
    });
    const referee = refereeInGame();
    let refused = 0;
    fc.assert(
      fc.property(requests, (request) => {
        const before = standing(referee);
        const answer = referee.handle({ ...request.fields, cmd: request.cmd });
        expect(typeof answer.ok).toBe('boolean');
        if (answer.ok) return;
        refused++;
        expect(standing(referee)).toEqual(before);
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(refused).toBeGreaterThan(200);
  });

  it('as text is refused in one line', () => {
    const referee = refereeInGame();
    for (const line of ['nonsense', '{"cmd":', '"hello"', '{"cmd":"hello"} {"cmd":"hello"}', '\u0000', '{cmd:1}']) {
      const answer = referee.handleLine(line);
      expect(answer).not.toContain('\n');
      expect(JSON.parse(answer)).toMatchObject({ ok: false, rule: 'SYS-FORM' });
    }
    expect(JSON.parse(referee.handleLine(`${'['.repeat(400_000)}${']'.repeat(400_000)}`))).toMatchObject({ ok: false });
  });
});

describe('a fault inside the engine', () => {
  it('is answered without a stack trace, and what it half did is undone', () => {
    const referee = refereeInGame();
    const before = standing(referee);
    vi.spyOn(Session.prototype, 'apply').mockImplementationOnce(function (this: Session) {
      this.game.state.market[0] = 77;
      throw new Error('broken rule');
    });
    const answer = referee.handle({ id: 1, cmd: 'random', seed: 'a', steps: 3 });
    expect(answer).toMatchObject({ id: 1, ok: false, rule: 'SYS-FORM', reason: 'internal' });
    expect(JSON.stringify(answer)).not.toContain('broken rule');
    expect(notices.join()).toContain('Error: broken rule');
    expect(standing(referee)).toEqual(before);
    expect(referee.handle({ cmd: 'random', seed: 'a', steps: 3 }).ok).toBe(true);
  });

  it('in the middle of several steps takes all of them back', () => {
    const referee = refereeInGame();
    const before = standing(referee);
    const real = Session.prototype.apply;
    let calls = 0;
    vi.spyOn(Session.prototype, 'apply').mockImplementation(function (this: Session, seat, action) {
      calls++;
      if (calls === 4) throw new Error('broken rule');
      return real.call(this, seat, action);
    });
    expect(referee.handle({ cmd: 'random', seed: 'a', steps: 9 })).toMatchObject({ ok: false, reason: 'internal' });
    expect(standing(referee)).toEqual(before);
  });
});

async function* chunks(...parts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

async function collect(input: AsyncIterable<Uint8Array>, limit?: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readLines(input, limit)) lines.push(line);
  return lines;
}

describe('lines', () => {
  it('are cut at newlines wherever the chunks end, the last one without', async () => {
    const lines = await collect(chunks('a', 'b\nc', '', 'd\n\ne', 'f'));
    expect(lines).toEqual([{ text: 'ab' }, { text: 'cd' }, { text: '' }, { text: 'ef' }]);
  });

  it('keep characters that are split between chunks', async () => {
    const bytes = Buffer.from('Glen Mór\n');
    expect(await collect(chunks(bytes.subarray(0, 7), bytes.subarray(7)))).toEqual([{ text: 'Glen Mór' }]);
  });

  it('that are too long are refused, and the next one is read', async () => {
    const lines = await collect(
      chunks('x'.repeat(8), 'y'.repeat(8), 'z\nok\n', 'x'.repeat(10), '\n', 'x'.repeat(11)),
      10,
    );
    expect(lines).toEqual([
      { problem: 'a line of 17 bytes is too long; the limit is 10' },
      { text: 'ok' },
      { text: 'xxxxxxxxxx' },
      { problem: 'a line of 11 bytes is too long; the limit is 10' },
    ]);
    expect(LINE_LIMIT).toBe(1024 * 1024);
  });

  it('that are no UTF-8 are refused', async () => {
    expect(await collect(chunks(Uint8Array.of(0xff, 0xfe, 0x0a), 'a\n'))).toEqual([
      { problem: 'this line is not UTF-8' },
      { text: 'a' },
    ]);
  });
});
