/** Complete games kept as text: each replays, action by action, to the scores recorded with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGameText, writeGameText } from '../src/gametext.ts';
import { storyOf, wanted, withoutComments } from './support/golden.ts';

const ROOT = new URL('../../../golden/', import.meta.url);

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

function textOf(file: string): string {
  return readFileSync(new URL(file, ROOT), 'utf8');
}

describe.each(files)('golden/%s', (file) => {
  const text = textOf(file);
  const { saved, scores } = readGameText(text);
  const { session } = storyOf(saved);

  it('replays to its end and to the recorded scores', () => {
    expect(session.game.state.over).toBe(1);
    expect(session.game.state.players.map((player) => player.vp)).toEqual(scores);
  });

  it('is written again letter by letter', () => {
    expect(writeGameText(session)).toBe(withoutComments(text));
  });

  it('lies in the folder of its game', () => {
    expect(file.split('/')[0]).toBe(session.header.game);
  });
});

/** Missing ones are found by `support/find-golden.ts`. */
describe('there is a golden game', () => {
  it.each(wanted.map((item) => [`${item.game}/${item.name}`, item] as const))('%s, and it shows that', (name, item) => {
    expect(files).toContain(`${name}.txt`);
    expect(item.shows(storyOf(readGameText(textOf(`${name}.txt`)).saved))).toBe(true);
  });
});
