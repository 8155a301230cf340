/** The form of a pack: what cannot be read, is too large or is mischief is told like any other mistake. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentError, checkPack, checkPackText, openPack, openPackText } from '../src/index.ts';
import { expectMistake, packDocument } from './support/packs.ts';

type Json = Record<string, unknown>;

const G1 = 'glen-more';
const G2 = 'glen-more-2';

const newTile = {
  name: 'New',
  stack: 'A',
  type: 'trade',
  lines: '-',
  overbuild: false,
  cost: '-',
  once: '-',
  activation: '-',
};

describe('form', () => {
  it('takes ids, names and numbers only as they can be used', () => {
    for (const id of ['New', '1st', 'a b', 'a--b', '-a', 'ä', 'x'.repeat(41)]) {
      const path = checkPack(packDocument({ [G2]: { tiles: { [id]: newTile } } })).map((mistake) => mistake.path);
      expect(path).toHaveLength(1);
    }
    for (const name of ['', ' x', 'x ', 'a\nb', 'a\u001b[2J', 'a\u202eb', 'x'.repeat(61), 7, null]) {
      expectMistake(G2, { tiles: { soay: { name } } }, 'tiles.soay.name', 'expected a text of 1 to 60');
    }
    expect(
      checkPack(packDocument({ [G2]: { tiles: { soay: { name: 'Soay – Hirta äöü 羊', note: 'two\nlines' } } } })),
    ).toEqual([]);
    expectMistake(G2, { tiles: { soay: { overbuild: 'no' } } }, 'tiles.soay.overbuild', 'true or false');
    expectMistake(G2, { tiles: { soay: { remove: true, cost: '-' } } }, 'tiles.soay.cost', 'no other fields');
    expectMistake(G2, { tiles: { soay: { remove: 1 } } }, 'tiles.soay.remove', 'expected true, not 1');
    expectMistake(G2, { tiles: { soja: { remove: true } } }, 'tiles.soja', 'there is no tile "soja" to be removed');
    expectMistake(G2, { tiles: { soay: { colour: 'red' } } }, 'tiles.soay.colour', 'no field of a tile "colour"');
    expectMistake(G2, { tables: { leadTable: [] } }, 'tables.leadTable', 'a list of 1 to 12 numbers');
    expectMistake(G2, { tables: { leadTable: [2, 1] } }, 'tables.leadTable', 'may not fall');
    expectMistake(G2, { chronicles: { 1: {} } }, 'chronicles', 'no section "chronicles"');
  });

  it('does not let a new tile take an id that is taken, or come in too great numbers', () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`new-${i}`, newTile]));
    expect(checkPack(packDocument({ [G2]: { tiles: many } }))).toEqual([
      { path: 'games', reason: '51 new tiles in one game; at most 50' },
    ]);
    const crowd = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`new-${i}`, newTile]));
    expect(checkPack(packDocument({ [G2]: { tiles: crowd } }))).toContainEqual({
      path: 'games.glen-more-2.tiles',
      reason: 'more than 500 entries',
    });
  });

  it('has limits to size and depth', () => {
    expect(checkPack(packDocument({ [G2]: { tiles: { soay: { note: 'x'.repeat(2001) } } } }))).toHaveLength(1);
    expect(checkPack({ ...packDocument({}), note: 'x'.repeat(1_000_001) })[0]?.reason).toContain('larger than');
    expect(checkPackText(' '.repeat(1_000_001))[0]?.reason).toContain('larger than');
    let deep: unknown = 1;
    for (let i = 0; i < 10_000; i++) deep = [deep];
    expect(checkPack(deep)[0]?.reason).toContain('nested deeper');
    expect(checkPack(new Array(200_000).fill(0))[0]?.reason).toContain('more than 100000 values');
  });

  it('refuses names that belong to the language, wherever they stand', () => {
    const text = `{"format":"great-glen-pack/1","name":"x","__proto__":{"a":1},"games":{"glen-more":{"tiles":{"constructor":{"prototype":1}}}}}`;
    expect(checkPackText(text).map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      '__proto__: "__proto__" cannot be a name here',
      'games.glen-more.tiles.constructor: "constructor" cannot be a name here',
      'games.glen-more.tiles.constructor.prototype: "prototype" cannot be a name here',
    ]);
    expect(({} as Json)['a']).toBeUndefined();
  });
});

describe('text', () => {
  it('tells keys that stand twice, which JSON itself would swallow', () => {
    const text = `{"format":"great-glen-pack/1","name":"x","name":"y","games":{"glen-more":{"tiles":{
      "loch-ness":{"cost":"wood","note":"{\\"cost\\": [1,2]}","cost":"stone"},"loch-oich":{"cost":"-"}, "loch-ness":{}},
      "tables":{"die":[1,1,1,1,1,1]}}}}`;
    expect(checkPackText(text).map(({ path }) => path)).toEqual([
      'name',
      'games.glen-more.tiles.loch-ness.cost',
      'games.glen-more.tiles.loch-ness',
    ]);
    expect(() => openPackText(text)).toThrow(ContentError);
  });

  it('is JSON, with or without a byte order mark', () => {
    expect(checkPackText('{ nonsense')[0]?.reason).toMatch(/^not JSON: /);
    const text = JSON.stringify(packDocument({ [G1]: {} }));
    expect(openPackText(`\uFEFF${text}`).id).toEqual(openPackText(text).id);
  });
});

describe('whatever comes in', () => {
  it('is answered: nothing throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (document) => Array.isArray(checkPack(document))));
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(checkPackText(text))));
  });

  it('is answered also where it looks like a pack', () => {
    const sections = ['tiles', 'cards', 'clans', 'roads', 'tables', 'chronicles', 'zap'];
    const ids = [
      'loch-ness',
      'soay',
      'start-village',
      'the-end',
      'new-one',
      'ross',
      'start-ross',
      '__proto__',
      'toString',
    ];
    const fields =
      'name stack type lines cost once activation effect values coins from to die market remove note tams'.split(' ');
    const cell = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc
        .array(
          fc.constantFrom('wood', 'any', '->', '+', '|', ',', '2', '-', 'produce', 'tally', 'landmark', ':', ' '),
          { maxLength: 8 },
        )
        .map((words) => words.join(' ')),
    );
    const row = fc.oneof(
      fc.dictionary(fc.constantFrom(...fields), cell, { maxKeys: 4 }),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const part = fc.dictionary(
      fc.constantFrom(...sections),
      fc.oneof(fc.dictionary(fc.constantFrom(...ids), row, { maxKeys: 3 }), row),
    );
    const games = fc.dictionary(fc.constantFrom(G1, G2, 'zap'), part);
    fc.assert(
      fc.property(games, (changes) => {
        const document = packDocument(changes);
        const mistakes = checkPack(document);
        for (const { path, reason } of mistakes) expect(`${path} ${reason}`).not.toContain('\n');
        if (mistakes.length === 0) expect(openPack(document).id.name).toBe('Test');
      }),
      { numRuns: 200 },
    );
  });
});
