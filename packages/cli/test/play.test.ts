/** The terminal game, driven by answers on stdin. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameMetas } from '@great-glen/engine';
import { describe, expect, it } from 'vitest';
import { cli, withFolder } from './cli.ts';

/** More answers than any game asks for; the first option is always there. */
const FIRST_OPTIONS: readonly string[] = new Array<string>(3000).fill('1');

function play(args: readonly string[], answers: readonly string[]): ReturnType<typeof cli> {
  return cli(['play', '--seed', 'play', ...args], answers.map((answer) => `${answer}\n`).join(''));
}

/** The actions of a saved game, without header. */
function actionsIn(file: string): string {
  return readFileSync(file, 'utf8').split('\n\n')[1] ?? '';
}

const BEGINS = ['--players', '2', '--option', 'startSeat=0'];

describe('play', () => {
  it.each(gameMetas.map(({ id }) => id))('goes on to the end of %s and shows who has won', (game) =>
    withFolder(async (folder) => {
      const file = join(folder, 'end.txt');
      const { code, out, err } = await play(['--game', game, '--players', '3', '--save', file], FIRST_OPTIONS);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^VP by source +You +Random 1 +Random 2$/m);
      expect(out).toMatch(/^Winner: /m);
      expect(out).toMatch(/Random 1: .*took /);
      expect((await cli(['replay', file, '--quiet'])).out).toBe('ok: it replays to the recorded scores\n');
    }),
  );

  it('is a game of people at one keyboard', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'end.txt');
      const seats = ['--seats', 'human,human', '--names', 'Anna,Ben', '--save', file];
      const { code, out } = await play(seats, FIRST_OPTIONS);
      expect(code).toBe(0);
      expect(out).toMatch(/^Anna: Which tile\?$/m);
      expect(out).toMatch(/^Ben: Which tile\?$/m);
      expect((await cli(['replay', file, '--quiet'])).code).toBe(0);
    }));

  it('takes back, does again, saves and loads', () =>
    withFolder(async (folder) => {
      const file = (name: string): string => join(folder, name);
      const answers = [`s ${file('a')}`, 'u', '1', `s ${file('b')}`, 'u', `s ${file('c')}`, 'r', `s ${file('d')}`];
      const more = [`l ${file('a')}`, `s ${file('e')}`, 'take 4', `s ${file('f')}`];
      const { code, out } = await play(BEGINS, [...answers, ...more]);
      expect(code).toBe(0);
      expect(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => actionsIn(file(name)))).toEqual([
        '',
        '0: take 3\n',
        '',
        '0: take 3\n',
        '',
        '0: take 4\n',
      ]);
      expect(out).toContain('There is nothing to take back.');
      expect(out).toContain(`Loaded ${file('a')}.`);
    }));

  it('takes back over forced actions to the last choice, but not over new tiles unless told to', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'turn');
      // Whoever ends the turn has seen new tiles: the first `u` is refused, the second goes back.
      const turn = ['take 3', '1', 'activate 0,0', 'end', 'end', 'u', `s ${file}`, 'u!', `s ${file}!`];
      const { out } = await play([...BEGINS, '--seats', 'human,human'], turn);
      // A payment with one way to pay it is made by itself, and is taken back with the choice before it.
      const paid = await play(BEGINS, ['take 12', `s ${file}1`, 'u', `s ${file}2`]);
      expect(paid.out).toContain('(Only one choice: stone from the warehouse)');
      expect(actionsIn(`${file}1`)).toBe('0: take 12; pay stone market\n');
      expect(actionsIn(`${file}2`)).toBe('');
      expect(out).toContain('so it stands');
      expect(actionsIn(file).split('\n')[0]).toMatch(/^0: take 3; .*end; end$/);
      expect(actionsIn(`${file}!`)).toMatch(/^0: take 3; place \S+; activate 0,0; end\n$/);
    }));

  it('answers what it does not understand, and shows what is asked for', async () => {
    const answers = [
      '',
      '99',
      'dance',
      'take 13',
      'take 1e9',
      'h',
      'v 1',
      'v 7',
      'i 1',
      'i x',
      'b',
      'p',
      's',
      'l',
      'l /no/file',
      'take 3',
    ];
    const { code, out } = await play(BEGINS, answers);
    expect(code).toBe(0);
    for (const text of [
      'Type the number of an option',
      'There is no option 99; they go from 1 to',
      'I do not understand "dance": unknown action kind',
      'No tile lies on that space ahead of the piece. (G1-TURN-2)',
      'I do not understand "take 1e9"',
      'take back your last choice',
      'The territory of Random',
      'Whose? v SEAT, from 0 to 1',
      'typed: take 3',
      'Which option? i 1 to i',
      'if it ended now',
      'Save where? s FILE',
      'Load what? l FILE',
      'Not loaded: ENOENT',
      'The input has ended; the game is not saved',
    ]) {
      expect(out).toContain(text);
    }
  });

  it('never writes over what is not a saved game', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'diary');
      writeFileSync(file, 'Dear diary');
      const { out } = await play(BEGINS, [`s ${file}`]);
      expect(out).toContain('is left alone');
      expect(readFileSync(file, 'utf8')).toBe('Dear diary');
    }));

  it('leaves when told to and keeps the game where that was agreed', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'kept');
      expect((await play([...BEGINS, '--save', file], ['1', 'q'])).out).toContain(`Saved to ${file}.`);
      expect(actionsIn(file)).toBe('0: take 3\n');
      const on = await cli(['play', '--load', file], 'h\n');
      expect(on).toMatchObject({ code: 0, out: expect.stringMatching(/^You: Where does .* go\?$/m) });
      expect(existsSync(join(folder, 'undefined'))).toBe(false);
    }));

  it('refuses seats that do not fit', async () => {
    for (const args of [
      ['--seats', 'human,genius'],
      ['--seats', 'human,random', '--players', '3'],
      ['--players', '77'],
    ]) {
      expect(await play(args, [])).toMatchObject({ code: 2, out: '' });
    }
  });

  it('writes no colours where there is no terminal', async () => {
    expect((await play(BEGINS, ['1'])).out).not.toContain('\u001b');
  });
});
