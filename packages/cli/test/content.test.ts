/** The command `content`, and what the other commands make of a content pack. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPack } from '@great-glen/engine';
import { describe, expect, it } from 'vitest';
import { Referee } from '../src/protocol/referee.ts';
import { cli, type Result, withFolder } from './cli.ts';

const RICH = {
  format: 'great-glen-pack/1',
  name: 'My copy',
  games: { 'glen-more': { tables: { startCoins: 9 }, tiles: { 'loch-ness': { cost: 'wood' } } } },
};
const { hash } = openPack(RICH).id;

const BROKEN = {
  ...RICH,
  games: { 'glen-more': { tables: { startCoins: -1 }, tiles: { 'loch-ness': { cost: 'wodo', stak: '1' } } } },
};

/** A folder with a good and a broken pack, and commands that run in it, without anything set from outside. */
interface Place {
  readonly folder: string;
  readonly good: string;
  readonly broken: string;
  run(args: readonly string[], pack?: string): Promise<Result>;
}

function inFolder(use: (place: Place) => Promise<void>): Promise<void> {
  return withFolder(async (folder) => {
    const [good, broken] = [join(folder, 'good.json'), join(folder, 'broken.json')];
    writeFileSync(good, JSON.stringify(RICH));
    writeFileSync(broken, JSON.stringify(BROKEN));
    const run = (args: readonly string[], pack = ''): Promise<Result> =>
      cli(args, '', { cwd: folder, variables: { GREAT_GLEN_PACK: pack } });
    await use({ folder, good, broken, run });
  });
}

const NEW = ['new', '--game', 'glen-more', '--players', '2', '--seed', 's'];

describe('content export, validate and show', () => {
  it('export everything, or one game, in a form that validates', () =>
    inFolder(async ({ folder, run }) => {
      const out = join(folder, 'all.json');
      expect(await run(['content', 'export', '--out', out])).toMatchObject({ code: 0, out: '', err: '' });
      expect(Object.keys(JSON.parse(readFileSync(out, 'utf8')).games)).toEqual(['glen-more', 'glen-more-2']);
      expect(await run(['content', 'validate', out])).toMatchObject({ code: 0, out: 'ok: this pack can be used\n' });
      const one = await run(['content', 'export', '--game', 'glen-more']);
      expect(Object.keys(JSON.parse(one.out).games)).toEqual(['glen-more']);
      expect(await run(['content', 'export', '--game', 'zap'])).toMatchObject({ code: 1, out: '' });
      expect(JSON.parse((await run(['content', 'schema'])).out)).toMatchObject({
        title: 'A content pack of Great Glen',
      });
    }));

  it('tell every mistake with its path', () =>
    inFolder(async ({ broken, run }) => {
      const { code, out } = await run(['content', 'validate', broken]);
      expect(code).toBe(1);
      expect(out).toContain('games.glen-more.tables.startCoins: expected a whole number from 0 to 50, not -1\n');
      expect(out).toContain(
        'games.glen-more.tiles.loch-ness.stak: there is no field of a tile "stak"; did you mean "stack"?\n',
      );
      expect(out).toContain('games.glen-more.tiles.loch-ness.cost: unknown unit "wodo"; known: wood, ');
      expect(out).toMatch(/\n3 mistakes\n$/);
    }));

  it('show a component by id or name, with where each value comes from', () =>
    inFolder(async ({ good, run }) => {
      const both = await run(['content', 'show', 'loch-ness']);
      expect(both.out).toContain('glen-more:loch-ness (tiles)');
      expect(both.out).toContain('glen-more-2:loch-ness (cards)');
      expect(both.out).toMatch(/^ {2}lines +river +reconstructed$/m);
      const own = await run(['content', 'show', 'glen-more:loch-ness', '--pack', good]);
      expect(own.out).toMatch(/^ {2}cost +wood +set by your pack$/m);
      expect(own.out).not.toContain('glen-more-2');
      expect((await run(['content', 'show', 'Castle of Mey'])).out).toContain('glen-more-2:castle-of-mey (tiles)');
      expect((await run(['content', 'show', 'tables'])).out).toMatch(/^ {2}die +\[1,1,1,2,2,3\] +fact$/m);
      const none = await run(['content', 'show', 'loch']);
      expect(none).toMatchObject({ code: 1, out: '', err: expect.stringContaining('glen-more:loch-ness') });
    }));

  it('say how they are called', () =>
    inFolder(async ({ run }) => {
      for (const args of [[], ['zap'], ['show'], ['use'], ['validate', 'a', 'b'], ['export', 'x']]) {
        expect(await run(['content', ...args])).toMatchObject({ code: 2, out: '' });
      }
      expect((await run(['content', '--help'])).out).toContain('validate FILE');
      expect(await run(['content', 'validate', 'no-such-file'])).toMatchObject({ code: 1, out: '' });
    }));
});

describe('content use', () => {
  it('makes a pack the one that games in this folder are played with', () =>
    inFolder(async ({ folder, good, run }) => {
      expect((await run(['content', 'use', good])).out).toMatch(`in use: My copy ${hash}\n`);
      const { out, err } = await run(NEW);
      expect(out).toContain(`\ncontent: My copy ${hash}\n`);
      expect(err).toContain('content pack: My copy');
      expect((await run(['new', '--game', 'glen-more-2', '--players', '2'])).out).not.toContain('content:');
      expect((await run([...NEW, '--pack', 'none'])).out).not.toContain('content:');
      expect((await run(NEW, 'none')).out).not.toContain('content:');

      const file = join(folder, 'game.txt');
      await run([...NEW.slice(0, 5), '--seed', 's', '--out', file]);
      expect(await run(['replay', file, '--quiet'])).toMatchObject({ code: 0, out: 'ok: it replays\n' });
      expect((await run(['options', file])).out).toContain('decides');
      const played = join(folder, 'played.txt');
      await run(['play', '--game', 'glen-more', '--seats', 'random,random', '--seed', 'x', '--save', played]);
      expect(readFileSync(played, 'utf8')).toContain(`content: My copy ${hash}`);
      expect(await run(['replay', played, '--quiet'])).toMatchObject({ code: 0 });
      expect((await run(['simulate', '--games', '2'])).out).toContain('games');

      expect((await run(['content', 'use', 'none'])).out).toBe('no content pack is in use\n');
      expect((await run(NEW)).out).not.toContain('content:');
      const lost = await run(['replay', file, '--quiet']);
      expect(lost).toMatchObject({ code: 1, out: '' });
      expect(lost.err).toContain(`"My copy" (${hash})`);
      expect(await run(['replay', file, '--quiet', '--pack', good])).toMatchObject({ code: 0 });
      expect(await run(['replay', file, '--quiet'], good)).toMatchObject({ code: 0 });
    }));

  it('refuses a broken pack and leaves everything as it was', () =>
    inFolder(async ({ folder, good, broken, run }) => {
      const kept = join(folder, 'data/content-pack.json');
      const refused = await run(['content', 'use', broken]);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err.match(/^ {2}games[.]/gm)).toHaveLength(3);
      expect(existsSync(kept)).toBe(false);
      await run(['content', 'use', good]);
      await run(['content', 'use', broken]);
      expect(readFileSync(kept, 'utf8')).toBe(JSON.stringify(RICH));
      expect((await run([...NEW, '--pack', broken])).err).toContain('this content pack cannot be used');
    }));
});

describe('the protocol', () => {
  const silent = (): void => undefined;
  const start = { cmd: 'new', game: 'glen-more', players: 2, seed: 's' };

  function coins(referee: Referee): unknown {
    const { state } = referee.handle({ cmd: 'state' }) as unknown as { state: { players: { coins: number }[] } };
    return state.players[0]?.coins;
  }

  it('plays with the pack in use, with one that comes along, or with none', () => {
    const referee = new Referee(silent, openPack(RICH));
    expect(referee.handle({ cmd: 'hello' })['content']).toEqual({ name: 'My copy', hash });
    referee.handle(start);
    expect(coins(referee)).toBe(9);
    referee.handle({ ...start, content: null });
    expect(coins(referee)).toBe(6);
    const inline = { ...RICH, games: { 'glen-more': { tables: { startCoins: 4 } } } };
    referee.handle({ ...start, content: inline });
    expect(coins(referee)).toBe(4);
    const { game } = referee.handle({ cmd: 'save' });
    expect(referee.handle({ cmd: 'load', game }).message).toContain(`in use is "My copy" (${hash})`);
    expect(referee.handle({ cmd: 'load', game, content: inline }).ok).toBe(true);
    expect(new Referee(silent).handle({ cmd: 'hello' })['content']).toBeNull();
  });

  it('loads scenarios with our own values unless a pack comes with them', () => {
    const scenario = { config: { game: 'glen-more', players: 2 } };
    const referee = new Referee(silent, openPack(RICH));
    referee.handle({ cmd: 'load', scenario });
    expect(coins(referee)).toBe(6);
    referee.handle({ cmd: 'load', scenario, content: RICH });
    expect(coins(referee)).toBe(9);
  });

  it('refuses a broken pack with all its mistakes, and the game stays', () => {
    const referee = new Referee(silent);
    referee.handle(start);
    const before = referee.handle({ cmd: 'state' })['hash'];
    for (const content of [BROKEN, 7, [], 'pack']) {
      expect(referee.handle({ ...start, content })).toMatchObject({ ok: false, rule: 'SYS-FORM', reason: 'document' });
    }
    expect(referee.handle({ ...start, content: BROKEN }).message).toMatch(/3 mistakes: .*startCoins.*stak.*wodo/);
    expect(referee.handle({ cmd: 'state' })['hash']).toBe(before);
  });
});
