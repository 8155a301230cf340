/** Randomness against its sources: the generator, the hash behind the seeds, and fair numbers from both. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, copyStream, nextUint32, shuffle, stream } from '../src/core/rng.ts';
import { sha256Hex } from '../src/core/sha256.ts';

describe('xoshiro128**', () => {
  it('gives the outputs of the reference implementation 1.1', () => {
    const words = [1, 2, 3, 4];
    // From the authors' C code, as in the tests of rand_xoshiro.
    const reference = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    expect(reference.map(() => nextUint32(words))).toEqual(reference);
  });

  it('keeps its words 32 bits wide, so that they survive JSON', () => {
    const { words } = stream('seed', 'width');
    for (let i = 0; i < 10_000; i++) nextUint32(words);
    for (const word of words) expect(word).toBe(word | 0);
  });
});

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of the published message %#', (message, digest) => {
    expect(sha256Hex(message)).toBe(digest);
  });

  it('agrees with Node for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
      { numRuns: 200, seed: 256 },
    );
  });

  it('agrees with Node at every length around the block limits', () => {
    for (let n = 0; n <= 130; n++) {
      const text = 'é'.repeat(n % 3) + 'x'.repeat(n);
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

/** Sum of squared deviations over the expectation; about `bins` - 1 for a fair source. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('numbers below a bound', () => {
  // 99.9 % of fair sources stay under these; the seeds are fixed, so a failure is a change, not bad luck.
  it.each([
    [2, 10.83],
    [3, 13.82],
    [6, 20.52],
    [14, 34.53],
    [67, 107.3],
  ])('%i: every one comes equally often', (bound, limit) => {
    const source = stream('chi-square', `bound:${bound}`);
    const counts = new Array<number>(bound).fill(0);
    const each = 5000;
    for (let i = 0; i < bound * each; i++) {
      const value = below(source, bound);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts.length).toBe(bound);
    expect(chiSquare(counts, each)).toBeLessThan(limit);
  });

  it('do not favour low numbers where the bound does not divide 2^32', () => {
    // With a plain remainder the lower half of 3 * 2^30 would come twice as often as it should.
    const bound = 3 * 2 ** 30;
    const source = stream('chi-square', 'large');
    const counts = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const third = Math.floor(below(source, bound) / 2 ** 30);
      counts[third] = (counts[third] ?? 0) + 1;
    }
    expect(chiSquare(counts, 10_000)).toBeLessThan(13.82);
  });

  it('are refused where there is none', () => {
    for (const bound of [0, -1, Number.NaN]) expect(() => below(stream('seed', 'none'), bound)).toThrow(RangeError);
  });

  it('take forced values first, in order', () => {
    const source = { ...stream('seed', 'forced'), forced: [4, 9, 2] };
    expect([below(source, 6), below(source, 6), below(source, 6)]).toEqual([4, 3, 2]);
    expect(source.forced).toEqual([]);
    expect(below(source, 6)).toBe(below(stream('seed', 'forced'), 6));
  });
});

describe('shuffling', () => {
  it('is a permutation, for every list and seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const shuffled = shuffle(list.slice(), stream(seed, 'shuffle'));
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
      { numRuns: 200, seed: 52 },
    );
  });

  it('gives each of the 24 orders of four things equally often', () => {
    const source = stream('orders', 'shuffle');
    const counts = new Map<string, number>();
    const each = 1000;
    for (let i = 0; i < 24 * each; i++) {
      const order = shuffle([0, 1, 2, 3], source).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], each)).toBeLessThan(49.73);
  });
});

describe('streams', () => {
  it('of different names, or of different seeds, have nothing in common', () => {
    const names = ['start', 'stack:0', 'stack:1', 'stack:2', 'stack:3', 'die', 'thinking', ''];
    const seeds = ['', '1', '2', '12', 'seed', 'seed ', 'Seed', 'ünïcode', '🎲'];
    const first = new Set<number>();
    for (const seed of seeds) for (const name of names) for (const word of stream(seed, name).words) first.add(word);
    expect(first.size).toBe(4 * names.length * seeds.length);
  });

  it('are the same again for the same seed and name', () => {
    expect(stream('seed', 'die')).toEqual(stream('seed', 'die'));
  });

  it('are copied whole and apart', () => {
    const source = stream('seed', 'copy');
    source.forced.push(3);
    const copy = copyStream(source);
    expect(copy).toEqual(source);
    below(copy, 6);
    below(copy, 6);
    expect(source).toEqual({ ...stream('seed', 'copy'), forced: [3] });
  });
});
