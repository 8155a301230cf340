/** The published schema, the validator and the tables say the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentSources } from '../src/catalog.ts';
import type { Part } from '../src/content/content.ts';
import { readForm } from '../src/content/pack/form.ts';
import { schemaOf } from '../src/content/pack/schema.ts';
import { readContentPack } from '../src/content/pack/validate.ts';
import { type ContentSource, cell, type PartSpec, tileFields, whole } from '../src/content/spec.ts';
import { checkPack, exportPack, packSchema } from '../src/index.ts';
import { conforms } from './support/json-schema.ts';
import { packDocument, randomPack } from './support/packs.ts';

type Json = Record<string, unknown>;

const schema = packSchema() as Json;
const published = join(import.meta.dirname, '../../../docs/content-pack.schema.json');

function hasForm(document: unknown): boolean {
  let good = true;
  readForm(document, contentSources, () => {
    good = false;
  });
  return good;
}

describe('the schema', () => {
  it('is published as it is: npm run --silent cli -- content schema --out docs/content-pack.schema.json', () => {
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  it('lets everything pass that the validator lets pass', () => {
    expect(conforms(exportPack(), schema, schema)).toBe(true);
    for (const { game } of contentSources) {
      fc.assert(
        fc.property(randomPack(game), (document) => {
          expect(conforms(JSON.parse(JSON.stringify(document)), schema, schema)).toBe(true);
        }),
        { numRuns: 20 },
      );
    }
  });

  /** A pack with one of everything, to be spoilt in one place. */
  const whole = {
    ...packDocument({
      'glen-more': {
        tiles: {
          'loch-ness': { cost: 'wood', name: 'Ness', stack: '2', note: 'mine' },
          's3-forest': { remove: true },
          fort: {
            name: 'Fort',
            stack: '1',
            type: 'fair',
            colour: 'gray',
            lines: '-',
            cost: '-',
            once: '-',
            activation: '-',
          },
        },
        cards: { 'iona-abbey': { values: { vp: 3 }, tams: 1, effect: '-' } },
        tables: { die: [1, 1, 2, 2, 3, 3], startCoins: 5 },
      },
      'glen-more-2': {
        tiles: { soay: { overbuild: true, type: 'animal' } },
        clans: { ross: { colour: 'purple' } },
        roads: { 'start-ross': { coins: 1 }, x: { from: 'gunn', to: 'start', coins: 0 } },
        tables: { startCoins: [5, 6, 7, 8] },
      },
    }),
    author: 'me',
    note: 'a note',
    $schema: 'content-pack.schema.json',
  };

  function places(value: unknown, path: readonly string[] = []): string[][] {
    if (typeof value !== 'object' || value === null) return [[...path]];
    return [[...path], ...Object.entries(value).flatMap(([key, entry]) => places(entry, [...path, key]))];
  }

  /** The document with a value put in, a key left out or a key added at the path. */
  function spoilt(path: readonly string[], how: 'put' | 'drop' | 'add', key: string, value: unknown): unknown {
    const copy = JSON.parse(JSON.stringify(whole)) as Json;
    const parent = path.slice(0, -1).reduce<Json>((at, step) => at[step] as Json, copy);
    const last = path.at(-1);
    if (last === undefined) return how === 'put' ? value : copy;
    if (how === 'put') parent[last] = value;
    else if (how === 'drop' && !Array.isArray(parent)) delete parent[last];
    else if (how === 'add' && typeof parent[last] === 'object' && !Array.isArray(parent[last])) {
      (parent[last] as Json)[key] = value;
    }
    return copy;
  }

  it('and the validator agree about the form, wherever a pack is spoilt', () => {
    expect(hasForm(whole)).toBe(true);
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom(
        '-',
        '',
        'x'.repeat(61),
        'x'.repeat(201),
        'ä',
        '1',
        'S',
        0,
        -1,
        1.5,
        9,
        10,
        99,
        [],
        {},
        null,
        true,
      ),
      fc.constantFrom([1, 1, 1, 1, 1, 1], [1, 2, 3], { remove: true }, { coins: 1 }, { cost: '-' }, { note: 'x' }),
    );
    const key = fc.constantFrom(
      'cost',
      'zap',
      'remove',
      'note',
      'tams',
      'New',
      'new-one',
      'constructor',
      'games',
      'coins',
    );
    const how = fc.constantFrom('put' as const, 'drop' as const, 'add' as const);
    fc.assert(
      fc.property(fc.constantFrom(...places(whole)), how, key, value, (path, way, name, entry) => {
        // The names of numbers belong to what a component is, not to the form.
        fc.pre(!path.includes('values') && !JSON.stringify(entry).includes('__proto__'));
        const document = spoilt(path, way, name, entry);
        expect(conforms(document, schema, schema)).toBe(
          hasForm(document) && !JSON.stringify(document).includes('constructor'),
        );
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a chronicle that brings content of its own', () => {
  const tile = {
    id: 'race-start',
    name: 'Race Start',
    stack: 'B',
    type: 'village',
    colour: '',
    lines: '-',
    overbuild: false,
    chronicle: 1,
    cost: '-',
    once: '-',
    activation: '-',
    provenance: { source: 'a test', facts: ['name'] },
  };
  const part = {
    tiles: [tile],
    rewards: [{ id: 'reward-vp', effect: 'vp 3', copies: 3, provenance: { source: 'a test', facts: [] } }],
    tables: { id: 'tables', length: 5, provenance: { source: 'a test', facts: [] } },
  } as Part;
  const section = { mayAdd: false, mayRemove: false, blank: {} };
  const spec: PartSpec = {
    sections: {
      tiles: { ...section, about: 'tiles', row: 'tile', fields: tileFields(['A', 'B'], ['village']) },
      rewards: {
        ...section,
        about: 'tokens',
        row: 'token',
        fields: { effect: cell('what it brings', 'reward'), copies: whole('how many', 0, 9) },
      },
    },
    tables: { length: whole('of the race', 1, 9) },
    check(content, report) {
      if ((content.tables as unknown as Json)['length'] === 9) report(['tables', 'length'], 'too far');
    },
  };
  const two = contentSources[1] as ContentSource;
  const source: ContentSource = {
    ...two,
    base: { ...two.base, chronicles: { 1: part } },
    chronicles: { 1: spec },
  };
  const change = (chronicles: unknown): unknown => packDocument({ 'glen-more-2': { chronicles } });

  it('is checked, applied and in the schema without anybody knowing its names', () => {
    const document = change({
      1: { rewards: { 'reward-vp': { effect: 'coin 2', copies: 4 } }, tables: { length: 7 } },
    });
    const { pack, mistakes } = readContentPack(document, [source]);
    expect(mistakes).toEqual([]);
    const changed = pack?.contents.get('glen-more-2')?.chronicles['1'] as unknown as typeof part & Json;
    expect(changed['rewards']).toMatchObject([
      { effect: 'coin 2', copies: 4, provenance: { user: ['effect', 'copies'] } },
    ]);
    expect(changed.tables).toMatchObject({ length: 7 });
    expect(part.tables).toMatchObject({ length: 5 });
    const own = schemaOf([source]) as Json;
    expect(conforms(document, own, own)).toBe(true);
    expect(conforms(document, schema, schema)).toBe(false);
  });

  it('tells its mistakes with the path to them', () => {
    const document = change({
      1: { rewards: { 'reward-vp': { effect: 'gold' }, 'reward-zap': {} }, tables: { length: 9 } },
      2: {},
    });
    expect(readContentPack(document, [source]).mistakes.map(({ path }) => path)).toEqual([
      'games.glen-more-2.chronicles.1.rewards.reward-zap',
      'games.glen-more-2.chronicles.2',
      'games.glen-more-2.chronicles.1.rewards.reward-vp.effect',
      'games.glen-more-2.chronicles.1.tables.length',
    ]);
    const clash = {
      'race-start': {
        name: 'X',
        stack: 'A',
        type: 'trade',
        lines: '-',
        overbuild: false,
        cost: '-',
        once: '-',
        activation: '-',
      },
    };
    const twice = readContentPack(packDocument({ 'glen-more-2': { tiles: clash } }), [source]).mistakes;
    expect(twice).toEqual([
      { path: 'games.glen-more-2.tiles.race-start', reason: 'another part has a tile of this id' },
    ]);
    expect(checkPack(packDocument({ 'glen-more-2': { tiles: clash } }))).toEqual([]);
  });
});
