/** A pack changes the game exactly where it says so: the clan board, the tables, and where values come from. */
import { describe, expect, it } from 'vitest';
import { compileRules, completeConfig, components, createGame, runScenario, sourceOf } from '../src/index.ts';
import { expectChange, packOf } from './support/packs.ts';

const G1 = 'glen-more';
const G2 = 'glen-more-2';

const village = { x: 0, y: 0, tiles: ['start-village'], scotsmen: 1 };
const home = [
  { x: 0, y: 0, tiles: ['home-castle'] },
  { x: -1, y: 0, tiles: ['start-village'], scotsmen: 1 },
];

describe('the clan board', () => {
  it('has other roads', () => {
    expectChange(
      G2,
      {
        roads: {
          'start-macleod': { coins: 3 },
          'start-chisholm': { remove: true },
          direct: { from: 'gunn', to: 'start', coins: 0 },
        },
      },
      {
        position: { players: [{ coins: 0, territory: home }], rondel: { 4: 'saint-columba' } },
        steps: [{ do: 'take 4' }, { options: { kind: 'claim', exactly: ['claim macdonell', 'claim gunn'] } }],
      },
    );
  });

  it('brings something else', () => {
    expectChange(
      G2,
      { clans: { macleod: { effect: 'coin 1, tally coins 1:4 6:9' } } },
      {
        position: { players: [{ coins: 5, territory: home }], rondel: { 4: 'saint-columba' } },
        steps: [{ do: ['take 4', 'claim macleod'], delta: { seat: 0, coins: 1, vp: 9 } }],
      },
    );
  });

  it('has other numbers: MacGregor, MacLachlan and David Hume', () => {
    expectChange(
      G2,
      { clans: { mckay: { values: { persons: 4 } } } },
      {
        position: { players: [{ territory: home, persons: ['david-hume'] }] },
        steps: [{ expect: { scores: { projected: { 0: { sources: { persons: 5 } } } } } }],
      },
    );
    expectChange(
      G2,
      { clans: { macgregor: { values: { vp: 6 } }, maclachlan: { values: { vp: 2 } } } },
      {
        position: {
          players: [{ territory: [...home, { x: -1, y: 1, tiles: ['pulteney'] }] }],
          rondel: { 4: 'soay' },
          clanBoard: { macgregor: [0], maclachlan: [0] },
        },
        steps: [
          { do: ['take 4', 'place -2,1'] },
          { do: 'activate -1,1 step 2', delta: { seat: 0, vp: 6 } },
          { do: 'activate -1,0' },
          { do: 'end', delta: { seat: 0, vp: 2 } },
        ],
      },
    );
  });
});

describe('tables', () => {
  it('say with what everybody begins', () => {
    expectChange(G1, { tables: { startCoins: 9 } }, { steps: [{ expect: { players: { 0: { coins: 9 } } } }] });
    expectChange(
      G2,
      { tables: { startCoins: [1, 3, 5, 7], scotsmenSupply: 4, clanMarkers: 6 } },
      {
        steps: [{ expect: { players: { 0: { coins: 1, scotsmenSupply: 4, clanMarkers: 6 }, 3: { coins: 7 } } } }],
      },
    );
  });

  it('say how large the rondel is', () => {
    const rules = compileRules(completeConfig({ game: G2, players: 2 }), packOf(G2, { tables: { spaces: 16 } }));
    expect(createGame(rules, 'large').state.rondel).toHaveLength(16);
  });

  it('say what a lead, a coin and a tile too many are worth', () => {
    expectChange(
      G1,
      { tables: { leadTable: [4, 6], sizePenalty: 5, coinVp: 2 } },
      {
        position: {
          players: [
            { coins: 3, whisky: 1, territory: [village, { x: 1, y: 0, tiles: ['s0-forest-road'] }] },
            { coins: 0, whisky: 7, territory: [village] },
          ],
        },
        steps: [
          { expect: { scores: { projected: { 0: { sources: { whisky: 4, coins: 6, size: -5 } } } } } },
          { expect: { scores: { projected: { 1: { sources: { whisky: 6, size: 0 } } } } } },
        ],
      },
    );
  });

  it('say what the market costs and pays', () => {
    expectChange(
      G1,
      { tables: { market: [2, 2, 5] }, tiles: { 's1-distillery': { cost: 'stone 2' } } },
      {
        position: {
          players: [
            { coins: 4, territory: [village, { x: 1, y: 0, tiles: ['s0-quarry-road'], resources: { sheep: 2 } }] },
          ],
          rondel: { 4: 's1-distillery' },
          market: { stone: 1, sheep: 3 },
        },
        // The second and third stone cost 2 and 5 coins: with 4 in hand a sale has to come between.
        steps: [
          { do: 'take 4' },
          { do: 'pay stone market', delta: { seat: 0, coins: -2 } },
          { options: { exactly: ['sell sheep 1,0'] }, do: 'sell sheep 1,0', delta: { seat: 0, coins: 5 } },
          { do: 'pay stone market', delta: { seat: 0, coins: -5 } },
        ],
      },
    );
  });

  it('say what the die shows', () => {
    const pack = packOf(G1, { tables: { die: [4, 4, 4, 4, 4, 4] } });
    const document = { config: { game: G1, players: 2 }, steps: [{ do: 'take 4' }] };
    expect(runScenario(document, pack).ok).toBe(true);
    const rules = compileRules(completeConfig({ game: G1, players: 2 }), pack);
    expect(rules.game.die).toEqual([4, 4, 4, 4, 4, 4]);
  });
});

describe('provenance', () => {
  it('says user for what the pack has set, and nothing else', () => {
    const pack = packOf(G2, {
      tiles: { halkirk: { cost: 'wood' } },
      cards: { 'armadale-castle': { values: { vp: 3 } } },
      tables: { spaces: 14 },
    });
    const rules = compileRules(completeConfig({ game: G2, players: 2 }), pack);
    const halkirk = rules.tiles.find((tile) => tile.id === 'halkirk');
    if (halkirk === undefined) throw new Error('halkirk is gone');
    expect(['cost', 'type', 'name'].map((field) => sourceOf(halkirk, field))).toEqual(['user', 'fact', 'recon']);
    const sources = components(pack)
      .filter(({ game }) => game === G2)
      .flatMap(({ section, id, fields }) => fields.map(({ name, source }) => [`${section}.${id}.${name}`, source]))
      .filter(([, source]) => source === 'user')
      .map(([name]) => name);
    expect(sources).toEqual(['tiles.halkirk.cost', 'cards.armadale-castle.values.vp', 'tables.tables.spaces']);
  });

  it('marks everything of a new tile as user', () => {
    const tile = {
      name: 'X',
      stack: '1',
      type: 'fair',
      colour: 'brown',
      lines: '-',
      cost: '-',
      once: '-',
      activation: '-',
    };
    const rows = components(packOf(G1, { tiles: { 'x-fair': tile } })).filter(({ id }) => id === 'x-fair');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.origin).toBe('content pack "Test"');
    expect(new Set(rows[0]?.fields.map(({ source }) => source))).toEqual(new Set(['user']));
  });
});
