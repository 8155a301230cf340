/** The protocol as a process: whole games, huge lines, and an end when the input ends. */
import { describe, expect, it } from 'vitest';
import { Conversation, cli } from './cli.ts';

interface Options {
  readonly options: readonly { readonly action: object; readonly text: string }[];
}

describe('the protocol process', () => {
  it('plays a complete game by options and applied actions', async () => {
    const table = new Conversation();
    expect(await table.ask({ id: 0, cmd: 'new', game: 'glen-more', players: 2, seed: 'whole' })).toMatchObject({
      ok: true,
    });
    let over = false;
    let log = 0;
    while (!over) {
      const { options } = (await table.ask({ cmd: 'options' })) as unknown as Options;
      // Some way through the options, different at each step and the same in each run.
      const option = options[(log * 7) % options.length];
      const request = log % 2 === 0 ? { action: option?.action } : { text: option?.text };
      const answer = await table.ask({ id: log, cmd: 'apply', log, ...request });
      expect(answer).toMatchObject({ id: log, ok: true, log: log + 1 });
      over = (answer['decision'] as { over: boolean }).over;
      log++;
    }
    const scores = (await table.ask({ cmd: 'scores' })) as unknown as {
      running: { total: number }[];
      winners: number[];
    };
    expect(scores.winners.length).toBeGreaterThan(0);
    const { text } = (await table.ask({ cmd: 'save' })) as unknown as { text: string };
    expect(text).toContain(`scores: ${scores.running.map(({ total }) => total).join(' ')}\n`);
    expect(await table.end()).toBe(0);
    expect(table.err).toBe('');
    expect(log).toBeGreaterThan(80);
  });

  it('refuses a line of 10 MB and goes on with the same state', async () => {
    const table = new Conversation();
    await table.ask({ cmd: 'new', game: 'glen-more', players: 2, seed: 'x' });
    const { hash: before } = await table.ask({ cmd: 'state' });
    const long = `{"cmd":"apply","text":"${'x'.repeat(10_000_000)}"}`;
    expect(await table.line(long)).toMatchObject({
      ok: false,
      rule: 'SYS-FORM',
      message: expect.stringContaining('too long'),
    });
    expect(await table.line(Uint8Array.of(0xc3, 0x28))).toMatchObject({ ok: false, rule: 'SYS-FORM' });
    expect(await table.ask({ cmd: 'state' })).toMatchObject({ ok: true, hash: before });
    expect(await table.end()).toBe(0);
  });

  it('answers a last line without newline, skips blank lines, keeps the order', async () => {
    const requests = [
      '{"id":1,"cmd":"hello"}',
      '',
      '   ',
      'nonsense',
      '{"id":2,"cmd":"decision"}',
      '{"id":3,"cmd":"hello"}',
    ];
    const { code, out, err } = await cli(['protocol'], requests.join('\n'));
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [undefined, false],
      [2, false],
      [3, true],
    ]);
    expect([code, err]).toEqual([0, '']);
  });

  it('reads lines that end like those of Windows', async () => {
    const { out } = await cli(['protocol'], '{"cmd":"hello"}\r\n\r\n{"cmd":"zap"}\r\n');
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { ok: boolean }).ok),
    ).toEqual([true, false]);
  });
});
