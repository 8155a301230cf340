/** The soak itself: it notices a broken law, says where, and how to see it again. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readArguments, reproduction, UsageError } from '../../src/soak/arguments.ts';
import { Broken, type Law } from '../../src/soak/laws/law.ts';
import { playUnder, Violation } from '../../src/soak/play.ts';
import { type Row, rows } from '../../src/soak/tables.ts';

const MAIN = fileURLToPath(new URL('../../src/soak/main.ts', import.meta.url));

/** No player ever places a second tile. */
const silly: Law = {
  name: 'nobody builds',
  dear: false,
  watch: () => ({
    at({ game, step }) {
      if (game.state.players.some((player) => player.territory.length > 3)) throw new Broken(`built at ${step}`);
    },
  }),
};

function caught(row: Row, seed: string): Violation {
  try {
    playUnder([silly], row, seed);
  } catch (error) {
    if (error instanceof Violation) return error;
  }
  throw new Error('the law was not broken');
}

function soak(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });
}

describe('a broken law', () => {
  const row = rows[0] as Row;

  it('is reported with seed, step, law and what was played', () => {
    const violation = caught(row, 'seed-1');
    expect(violation).toMatchObject({ seed: 'seed-1', law: 'nobody builds', row });
    expect(violation.step).toBe(violation.log.length);
    expect(violation.message).toContain(`built at ${violation.step}`);
  });

  it('is found again at the same step', () => {
    expect(caught(row, 'seed-2').message).toBe(caught(row, 'seed-2').message);
  });

  it.each(rows.map((each) => [each.name, each] as const))('%s: the report names this very table', (_name, each) => {
    const [, , , , ...args] = reproduction(each, 'seed-3').replaceAll("'", '').split(' ');
    const wishes = readArguments(args);
    expect(wishes.repro).toBe('seed-3');
    expect(wishes.rows[0]?.wish).toEqual(each.wish);
  });
});

describe('npm run soak', () => {
  it('plays the games asked for and sums up in one line', () => {
    const { status, stdout, stderr } = soak('--game', 'glen-more', '--players', '2', '--games', '1', '--seed', 'test');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d+ games, \d+ decisions, \d+ laws, seed test, [\d.]+ s: no law broken\n$/);
    expect(status).toBe(0);
  });

  it('answers a mistake of the user with the usage', () => {
    const { status, stdout, stderr } = soak('--law', 'no such law');
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^no law is called "no such law"\nnpm run soak/);
    expect(status).toBe(2);
  });

  it.each([
    [['--players', 'two']],
    [['--nonsense']],
    [['--game', 'chess']],
    [['--options', '{']],
    [['--options', '{}']],
  ])('refuses %j', (args) => {
    expect(() => readArguments(args)).toThrow(UsageError);
  });
});
