/** Packs for tests: by hand, and random ones that keep to the grammar. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { contentSources } from '../../src/catalog.ts';
import { rowsOf } from '../../src/content/content.ts';
import { type ContentPack, checkPack, openPack, runScenario } from '../../src/index.ts';

type Json = Record<string, unknown>;

export function packDocument(games: Json, name = 'Test'): Json {
  return { format: 'great-glen-pack/1', name, games };
}

export function packOf(game: string, changes: Json, name = 'Test'): ContentPack {
  return openPack(packDocument({ [game]: changes }, name));
}

/** The scenario must fail with our own values and pass with the pack's: otherwise it shows nothing. */
export function expectChange(game: string, changes: Json, scenario: Json): void {
  const document = { config: { game, players: 4 }, ...scenario };
  expect(runScenario(document, packOf(game, changes)).failures).toEqual([]);
  expect(runScenario(document).ok).toBe(false);
}

/** One mistake at the path, told with these words. */
export function expectMistake(game: string, changes: Json, path: string, words: string | RegExp): void {
  const found = checkPack(packDocument({ [game]: changes }));
  expect(found.map((mistake) => mistake.path)).toEqual([`games.${game}.${path}`]);
  expect(found[0]?.reason).toMatch(words);
}

// ------------------------------------------------------------------------------------------------ random cells

const GOODS: Readonly<Record<string, readonly string[]>> = {
  'glen-more': ['wood', 'stone', 'sheep', 'cattle', 'grain'],
  'glen-more-2': ['wood', 'stone', 'sheep', 'cattle', 'barley'],
};

const counted = (word: string, most: number): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max: most }).map((n) => (n === 1 ? word : `${word} ${n}`));

/** Named goods first, then at most one wild kind, then coins, whisky and figures. */
function price(game: string, figure: fc.Arbitrary<string[]>): fc.Arbitrary<string> {
  const goods = fc
    .subarray([...(GOODS[game] ?? [])], { maxLength: 2 })
    .chain((names) => fc.tuple(...names.map((name) => counted(name, 2))));
  const wild = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(counted('any', 3)) },
    { weight: 1, arbitrary: fc.tuple(counted('different', 3)) },
    { weight: 1, arbitrary: fc.tuple(counted('animal', 2)) },
  );
  const others = fc.tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: counted('coin', 2) }),
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constant('whisky') }),
  );
  return fc.tuple(goods, wild, others, figure).map(([named, wilds, more, figures]) => {
    const parts = [...named, ...wilds, ...more.filter((part) => part !== ''), ...figures];
    return parts.length === 0 ? '-' : parts.join('+');
  });
}

function figures(game: string, most: number): fc.Arbitrary<string[]> {
  const names = game === 'glen-more' ? ['figure', 'scotsman'] : ['scotsman'];
  const one = fc.constantFrom(...names).chain((name) => counted(name, most));
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: one.map((name) => [name]) },
  );
}

function effect(game: string, place: string): fc.Arbitrary<string> {
  const good = fc.constantFrom(...(GOODS[game] ?? []));
  const common = [
    counted('coin', 5),
    counted('whisky', 3),
    counted('vp', 9),
    counted('scotsman', 2),
    counted('movement', 3),
    good.map((name) => `produce ${name}`),
    counted('produce any', 3),
  ];
  if (game === 'glen-more') return fc.oneof(...common, fc.constant('fill empty tiles'));
  const own = [
    fc.constant('clan marker'),
    counted('joker', 3),
    fc.constantFrom('material', 'animal', 'trade', 'whisky').map((type) => `activate ${type}`),
    good.map((name) => `put ${name}`),
    counted('post', 2),
    counted('remove', 2),
    counted('may remove', 2),
    fc.constant('build discarded'),
    fc.constantFrom('tally villages 3:5 4:8', 'tally coins 2:1 9:5', 'tally river-tiles 1:1'),
    counted('clan vp', 5),
  ];
  return fc.oneof(...common, ...(place === 'once' ? own.slice(0, 2) : []), ...own);
}

/** No effect twice, as the grammar wants it. */
function effects(game: string, place: string, least: number): fc.Arbitrary<string> {
  const name = (text: string): string =>
    text.replace(/ \d+$/, '').replace(/^(produce any|\w+( marker|-\w+)?).*$/, '$1');
  return fc
    .uniqueArray(effect(game, place), { minLength: least, maxLength: 3, selector: name })
    .map((list) => (list.length === 0 ? '-' : list.join(', ')));
}

function activation(game: string): fc.Arbitrary<string> {
  const free = effects(game, 'activation', 1);
  const paid = fc
    .tuple(price(game, figures(game, 2)), effects(game, 'activation', 1))
    .map(([pay, gains]) => (pay === '-' ? gains : `${pay} -> ${gains}`));
  return fc
    .array(fc.oneof(free, paid), { maxLength: 3 })
    .map((steps) => (steps.length === 0 ? '-' : steps.join(' | ')))
    .filter((cell) => cell.length <= 200);
}

// ------------------------------------------------------------------------------------------------ random packs

const UNTOUCHED = ['start-village', 'home-castle', 'the-end', 'david-hume'];

function tileChange(game: string, isPerson: boolean, hasCard: boolean): fc.Arbitrary<Json> {
  const once = effects(game, 'once', 0).map((cell) => (hasCard ? `landmark${cell === '-' ? '' : `, ${cell}`}` : cell));
  const fields = { cost: price(game, figures(game, 1)), once };
  const placed = {
    activation: activation(game),
    lines: fc.constantFrom('river', '-'),
    ...(game === 'glen-more-2' ? { overbuild: fc.boolean() } : {}),
  };
  return fc.record(isPerson ? fields : { ...fields, ...placed }, { requiredKeys: [] });
}

function tableChange(game: string): fc.Arbitrary<Json> {
  const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
  const rising = (n: number, most: number): fc.Arbitrary<number[]> =>
    fc.array(whole(1, most), { minLength: n, maxLength: n }).map((list) => list.sort((a, b) => a - b));
  return fc.record(
    {
      spaces: whole(11, 16),
      market: rising(3, 6),
      leadTable: rising(5, 12),
      die: fc.array(whole(1, 6), { minLength: 6, maxLength: 6 }),
      sizePenalty: whole(0, 5),
      coinVp: whole(0, 3),
      startCoins: game === 'glen-more' ? whole(0, 20) : fc.array(whole(0, 20), { minLength: 4, maxLength: 4 }),
      ...(game === 'glen-more' ? {} : { scotsmenSupply: whole(0, 9), clanMarkers: whole(0, 12) }),
    },
    { requiredKeys: [] },
  );
}

/** A pack that changes a good part of a game; every one is in order. */
export function randomPack(game: string): fc.Arbitrary<Json> {
  const source = contentSources.find((candidate) => candidate.game === game);
  if (source === undefined) throw new Error(game);
  const tiles = source.base.tiles.filter((tile) => !UNTOUCHED.includes(tile.id));
  const changes = fc
    .subarray(tiles, { minLength: 5 })
    .chain((some) =>
      fc.tuple(
        ...some.map((tile) =>
          tileChange(game, tile.type === 'person', tile.once.includes('landmark')).map((change) => [tile.id, change]),
        ),
      ),
    );
  const cells = (section: string, place: string): fc.Arbitrary<Json> =>
    fc
      .tuple(
        ...rowsOf(source.base, section).map(({ id }) =>
          fc.option(effects(game, place, 0)).map((cell) => (cell === null ? [id, {}] : [id, { effect: cell }])),
        ),
      )
      .map((rows) => Object.fromEntries(rows));
  const roads = fc
    .tuple(
      ...rowsOf(source.base, 'roads').map(({ id }) => fc.integer({ min: 0, max: 3 }).map((coins) => [id, { coins }])),
    )
    .map((rows) => Object.fromEntries(rows));
  const sections = {
    tiles: changes.map((rows) => Object.fromEntries(rows)),
    cards: cells('cards', 'card'),
    tables: tableChange(game),
    ...(game === 'glen-more-2' ? { clans: cells('clans', 'clan'), roads } : {}),
  };
  return fc.record(sections).map((changed) => packDocument({ [game]: changed }, 'Random'));
}
