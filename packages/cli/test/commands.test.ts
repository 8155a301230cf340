/** The other commands, end to end. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, withFolder } from './cli.ts';

/** A finished game as text, played by random players. */
async function finishedGame(folder: string, ...args: readonly string[]): Promise<string> {
  const file = join(folder, 'game.txt');
  const { code } = await cli(['play', '--seats', 'random,random,random', '--seed', 'end', '--save', file, ...args]);
  expect(code).toBe(0);
  return file;
}

describe('the command line', () => {
  it('lists its commands, also for one it does not know', async () => {
    const help = await cli(['--help']);
    expect(help.code).toBe(0);
    for (const name of ['play', 'new', 'options', 'replay', 'scenario', 'simulate', 'protocol']) {
      expect(help.out).toContain(`\n  ${name} `);
    }
    const unknown = await cli(['zap']);
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.err).toContain('There is no command "zap"');
    expect(unknown.err).toContain('simulate');
  });

  it('has help for each command, and refuses unknown arguments', async () => {
    const help = await cli(['simulate', '--help']);
    expect(help).toMatchObject({ code: 0, out: expect.stringContaining('--games N') });
    expect(await cli(['simulate', '--zap'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--zap') });
    expect(await cli(['new', '--players', '99'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('players'),
    });
    expect(await cli(['replay', '/no/such/file'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('ENOENT'),
    });
  });
});

describe('new and options', () => {
  it('write a fresh game and list what can be done in it', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'new.txt');
      const args = ['--game', 'glen-more', '--players', '4', '--option', 'startSeat=2', '--seed', 'abc'];
      const { out } = await cli(['new', ...args]);
      expect(out).toMatch(/^Great Glen: glen-more\nplayers: 4\noptions: {.*"startSeat":2.*}\nrules: \d+\nseed: abc\n/);
      expect(await cli(['new', ...args, '--out', file])).toMatchObject({ code: 0, out: '' });
      expect(readFileSync(file, 'utf8')).toBe(out);

      const listed = await cli(['options', file]);
      expect(listed.code).toBe(0);
      expect(listed.out).toMatch(/^Seat 2 decides \(take\)/);
      expect(listed.out).toMatch(/^ {2}1 {2}take 4 +take 4: /m);
      const json = await cli(['options', '-', '--json'], out);
      expect(JSON.parse(json.out.split('\n')[0] ?? '')).toEqual({
        seat: 2,
        action: { kind: 'take', space: 4 },
        text: 'take 4',
      });
    }));
});

describe('replay', () => {
  it('tells a game turn by turn and checks its scores', () =>
    withFolder(async (folder) => {
      const file = await finishedGame(folder);
      const told = await cli(['replay', file]);
      expect(told).toMatchObject({ code: 0, err: '' });
      expect(told.out).toMatch(/^ {2}1\. Seat \d: took /m);
      expect(told.out).toMatch(/^ {5}Scoring 3$/m);
      expect(told.out).toMatch(/^Winner: Seat/m);
      expect(told.out).toMatch(/ok: it replays to the recorded scores\n$/);
      const events = await cli(['replay', file, '--events']);
      expect(events.out).toContain('{"type":"over","winners":[');
    }));

  it('fails for other scores, an illegal action, and scores of an unfinished game', () =>
    withFolder(async (folder) => {
      const text = readFileSync(await finishedGame(folder), 'utf8');
      const wrong = await cli(['replay', '-', '--quiet'], text.replace(/^scores: /m, 'scores: 1'));
      expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringContaining('scores are') });
      const illegal = await cli(['replay', '-', '--quiet'], text.replace(/place -?\d+,-?\d+/, 'place 77,77'));
      expect(illegal).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/"place 77,77".*refused by G1-PLACE-1/),
      });
      const short = await cli(['replay', '-', '--quiet'], text.trimEnd().split('\n').slice(0, -3).join('\n'));
      expect(short).toMatchObject({ code: 1, out: '', err: expect.stringContaining('not over') });
    }));
});

describe('scenario', () => {
  const good = {
    title: 'Six coins',
    config: { game: 'glen-more', players: 2 },
    steps: [{ expect: { players: [{ coins: 6 }, {}] } }],
  };
  const bad = { ...good, title: 'Seven coins', steps: [{ expect: { players: [{ coins: 7 }, {}] } }] };

  it('runs files and folders, one line each, and counts', () =>
    withFolder(async (folder) => {
      mkdirSync(join(folder, 'deep/er'), { recursive: true });
      writeFileSync(join(folder, 'deep/er/good.json'), JSON.stringify(good));
      writeFileSync(join(folder, 'deep/readme.txt'), 'no scenario');
      expect(await cli(['scenario', folder])).toMatchObject({
        code: 0,
        out: `ok   ${join(folder, 'deep/er/good.json')}: Six coins\n1 ok, 0 failed\n`,
      });
      writeFileSync(join(folder, 'bad.json'), JSON.stringify(bad));
      writeFileSync(join(folder, 'broken.json'), '{');
      const { code, out } = await cli(['scenario', folder]);
      expect(code).toBe(1);
      expect(out).toMatch(/^FAIL .*bad\.json: Seven coins\n {7}step 1: .*coins is 6, not 7/m);
      expect(out).toMatch(/^FAIL .*broken\.json\n {7}.*JSON/m);
      expect(out).toMatch(/\n1 ok, 2 failed\n$/);
    }));

  it('does not call nothing a success', () =>
    withFolder(async (folder) => {
      expect((await cli(['scenario', folder])).code).toBe(1);
      expect((await cli(['scenario'])).code).toBe(2);
    }));
});

describe('simulate', () => {
  const args = ['simulate', '--game', 'glen-more', '--players', '3', '--games', '5', '--seed', 'sim'];

  it('sums games up', async () => {
    const { code, out, err } = await cli(args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^games +5$/m);
    expect(out).toMatch(/^options per decision, mean +\d+\.\d\d$/m);
    expect(out).toMatch(/^wins +[\d.]+ +[\d.]+ +[\d.]+$/m);
    expect(out).toMatch(/^VP by exchange, mean +\S+ +\S+ +\S+$/m);
  });

  it('prints rows that are the same for the same seed and add up', async () => {
    const [one, two] = await Promise.all([cli([...args, '--json']), cli([...args, '--json'])]);
    expect(one.out).toBe(two.out);
    const rows = one.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      const sums = row.sources.map((sheet: Record<string, number>) => Object.values(sheet).reduce((a, b) => a + b, 0));
      expect(sums).toEqual(row.scores);
      expect(row.winners.every((seat: number) => row.scores[seat] === Math.max(...row.scores))).toBe(true);
    }
  });

  it('refuses players it does not know', async () => {
    expect(await cli([...args, '--player', 'genius'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('random'),
    });
  });
});
