/** A pack changes the game exactly where it says so: tiles and cards, one scenario for each kind of value. */
import { describe, expect, it } from 'vitest';
import { GLEN_MORE } from '../src/content/glen-more.ts';
import { compileRules, completeConfig, components, createGame, runScenario } from '../src/index.ts';
import { expectChange, packOf } from './support/packs.ts';

type Json = Record<string, unknown>;

const G1 = 'glen-more';
const G2 = 'glen-more-2';

const village = { x: 0, y: 0, tiles: ['start-village'], scotsmen: 1 };
/** North of it a tile without river and road can go. */
const east = { x: 1, y: 0, tiles: ['s0-quarry-road'] };
const home = [
  { x: 0, y: 0, tiles: ['home-castle'] },
  { x: -1, y: 0, tiles: ['start-village'], scotsmen: 1 },
];

describe('tiles', () => {
  it('cost something else', () => {
    expectChange(
      G1,
      { tiles: { 's1-distillery': { cost: 'sheep+coin 2' } } },
      {
        position: {
          players: [
            { coins: 5, territory: [village, { x: 1, y: 0, tiles: ['s0-quarry-road'], resources: { sheep: 1 } }] },
          ],
          rondel: { 4: 's1-distillery' },
        },
        steps: [
          { do: 'take 4' },
          { options: { kind: 'pay', include: ['pay sheep 1,0'], exclude: ['pay stone*'] }, do: 'pay sheep 1,0' },
          { do: ['pay coin purse', 'pay coin purse'], delta: { seat: 0, coins: -2 } },
        ],
      },
    );
  });

  it('bring something else at once', () => {
    expectChange(
      G1,
      { tiles: { 's0-meadow-river': { once: 'whisky 2, vp 3' } } },
      {
        position: { rondel: { 4: 's0-meadow-river' } },
        steps: [{ do: ['take 4', 'place 0,1'], delta: { seat: 0, whisky: 2, vp: 3 } }],
      },
    );
  });

  it('do something else when activated', () => {
    expectChange(
      G2,
      { tiles: { soay: { activation: 'produce cattle 2 | 2 any -> clan marker' } } },
      {
        position: { rondel: { 4: 'soay' } },
        steps: [{ do: ['take 4', 'place -1,1', 'activate -1,1 step 1'], delta: { seat: 0, cattle: 2 } }],
      },
    );
  });

  it('have a river where ours have none', () => {
    expectChange(
      G2,
      { tiles: { soay: { lines: 'river' } } },
      {
        position: { rondel: { 4: 'soay' } },
        steps: [{ do: 'take 4' }, { options: { kind: 'place', exactly: ['place -2,0'] }, do: 'place -2,0' }],
      },
    );
  });

  it('are laid on top of others', () => {
    expectChange(
      G2,
      { tiles: { blackface: { overbuild: true } } },
      {
        position: {
          players: [{ territory: [...home, { x: -1, y: 1, tiles: ['soay'] }] }],
          rondel: { 4: 'blackface' },
        },
        steps: [{ do: 'take 4' }, { options: { kind: 'place', exactly: ['place -1,1'] } }],
      },
    );
  });

  it('lie in another stack', () => {
    const pack = packOf(G2, { tiles: { 'clachaig-inn': { stack: 'A', type: 'trade', name: 'My Inn' } } });
    const rules = compileRules(completeConfig({ game: G2, players: 2 }), pack);
    const inn = rules.tiles.find((tile) => tile.id === 'clachaig-inn');
    expect(inn).toMatchObject({ stack: 'A', type: 'trade', name: 'My Inn', cost: expect.any(Array) });
    expect(rules.stackTiles.get('A')).toContain(inn?.index);
    expect(rules.stackTiles.get('C')).not.toContain(inn?.index);
  });

  it('count by their colour (2010)', () => {
    const pack = packOf(G1, { tiles: { 'start-village': { colour: 'green' } } });
    const start = { position: { players: [{ territory: [village], landmarks: ['loch-morar'] }] } };
    const document = (points: number): Json => ({
      config: { game: G1, players: 2 },
      ...start,
      steps: [{ expect: { scores: { projected: { 0: { sources: { cards: points } } } } } }],
    });
    expect(runScenario(document(0)).failures).toEqual([]);
    expect(runScenario(document(2), pack).failures).toEqual([]);
  });

  it('can be added', () => {
    expectChange(
      G2,
      {
        tiles: {
          'new-inn': {
            name: 'New Inn',
            stack: 'A',
            type: 'whisky',
            lines: '-',
            overbuild: false,
            cost: '-',
            once: 'landmark, coin',
            activation: 'barley -> whisky',
          },
        },
        cards: { 'new-inn': { effect: 'whisky 3' } },
      },
      {
        position: { rondel: { 4: 'new-inn' } },
        steps: [{ do: ['take 4', 'place -1,1'], delta: { seat: 0, coins: 1, whisky: 3, landmarks: 1 } }],
      },
    );
  });

  it('can be added with a card of their own (2010)', () => {
    const tile = { name: 'Fort', stack: '1', type: 'castle', colour: 'gray', lines: '-', cost: '-', activation: '-' };
    expectChange(
      G1,
      { tiles: { fort: { ...tile, once: 'landmark' } }, cards: { fort: { effect: 'produce any', tams: 4 } } },
      {
        position: { players: [{ territory: [village, east] }], rondel: { 4: 'fort' } },
        steps: [
          { do: ['take 4', 'place 1,1', 'choose good sheep'], delta: { seat: 0, sheep: 1 } },
          { expect: { players: { 0: { tams: 4 } } } },
        ],
      },
    );
  });

  it('can be removed, with the card they bring', () => {
    const pack = packOf(G1, { tiles: { 'loch-ness': { remove: true }, 's3-forest': { remove: true } } });
    const rules = compileRules(completeConfig({ game: G1, players: 2 }), pack);
    expect(rules.tiles).toHaveLength(GLEN_MORE.tiles.length - 2);
    expect(rules.tileIndex.has('loch-ness')).toBe(false);
    expect(components(pack).some(({ game, id }) => game === G1 && id === 'loch-ness')).toBe(false);
    expect(createGame(rules, 'without').state.players).toHaveLength(2);
  });
});

describe('cards', () => {
  it('bring something else at once', () => {
    expectChange(
      G1,
      { cards: { 'armadale-castle': { effect: 'coin 5, whisky' } }, tiles: { 'armadale-castle': { cost: '-' } } },
      {
        position: { players: [{ territory: [village, east] }], rondel: { 4: 'armadale-castle' } },
        steps: [{ do: ['take 4', 'place 1,1'], delta: { seat: 0, coins: 5, whisky: 1, landmarks: 1 } }],
      },
    );
  });

  it('have other numbers: Armadale Castle of Glen More II', () => {
    expectChange(
      G2,
      { cards: { 'armadale-castle': { values: { coins: 3, vp: 5 } } } },
      {
        position: { players: [{ coins: 10, territory: home, landmarks: ['armadale-castle'] }] },
        // 10 coins bring 10 VP, the first three 4 more each.
        steps: [{ expect: { scores: { projected: { 0: { sources: { coins: 10, cards: 12 } } } } } }],
      },
    );
  });

  it('have other numbers: VP per tile and tams (2010)', () => {
    expectChange(
      G1,
      { cards: { 'duart-castle': { values: { vp: 7 }, tams: 2 } } },
      {
        position: { players: [{ territory: [village], landmarks: ['duart-castle'] }] },
        steps: [{ expect: { players: { 0: { tams: 2 } }, scores: { projected: { 0: { sources: { cards: 7 } } } } } }],
      },
    );
  });

  it('have other numbers: factors', () => {
    expectChange(
      G1,
      { cards: { 'castle-of-mey': { values: { factor: 4 }, tams: 0 } } },
      {
        position: { players: [{ territory: [village], landmarks: ['castle-of-mey'], chieftains: 1 }] },
        steps: [{ expect: { scores: { projected: { 0: { sources: { chieftains: 5 } } } } } }],
      },
    );
    expectChange(
      G2,
      { cards: { 'castle-moil': { values: { factor: 3 } } } },
      {
        position: {
          players: [
            { territory: [{ x: 0, y: 0, tiles: ['home-castle'], scotsmen: 1 }, home[1]], landmarks: ['castle-moil'] },
          ],
        },
        steps: [{ expect: { scores: { projected: { 0: { sources: { scotsmen: 3 } } } } } }],
      },
    );
  });
});
