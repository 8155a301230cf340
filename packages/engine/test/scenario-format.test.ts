/** The judge is judged: every check of a scenario must be able to fail, and every mistake in one must be told. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameFromView, thinkingStream, view } from '../src/core/view.ts';
import { runScenario } from '../src/scenario/run.ts';
import { Session } from '../src/session.ts';

const CONFIG = { game: 'glen-more', players: 4 };
const TERRITORY = [
  { x: 0, y: 0, tiles: ['start-village'], scotsmen: 1 },
  { x: 0, y: 1, tiles: ['s0-meadow-river'], resources: { sheep: 2 } },
];
const POSITION = {
  players: [{ coins: 1, territory: TERRITORY }],
  market: { sheep: 2 },
  rondel: { 4: 's0-forest-river' },
};

function failuresOf(step: object, position: object = POSITION, more: object = {}): readonly string[] {
  return runScenario({ title: 't', config: CONFIG, position, steps: [step], ...more }).failures;
}

function mistake(position: object, more: object = {}): string {
  return failuresOf({}, position, more).join();
}

const SELL = 'sell sheep 0,1';

describe('a check that holds', () => {
  it.each([
    { options: { exactly: [SELL], kind: 'sell' } },
    { options: { include: ['take 4', 'sell *'], exclude: ['discard*'] } },
    { do: SELL, delta: { coins: 2, sheep: -1, vp: 0 } },
    {
      do: [SELL, SELL],
      delta: [
        { seat: 0, coins: 3 },
        { seat: 1, coins: 0 },
      ],
    },
    {
      do: SELL,
      expect: { market: { sheep: 1 }, players: { 0: { territory: [{ x: 0, y: 1, resources: { sheep: 1 } }] } } },
    },
    { do: SELL, expect: { totals: { 0: { coins: 3, tiles: 2 } }, rondel: { 0: { pieces: [0], tile: null } } } },
    { do: SELL, events: [{ type: 'sold', coins: 2 }] },
    { do: 'take 4; place 0,-1; end', events: [{ type: 'took' }, { type: 'placed' }, { type: 'turn', seat: 1 }] },
    { do: ['sell wood 0,1', 'sell sheep 0,0'], refuse: 'G1-MARKET-5' },
    { seat: 1, do: SELL, refuse: 'SYS-SEAT' },
    {
      sees: [
        { viewer: 2, market: { sheep: 2 } },
        { viewer: 'spectator', secrets: null },
      ],
    },
  ])('passes: %j', (step) => {
    expect(failuresOf(step)).toEqual([]);
  });
});

describe('a check that does not hold', () => {
  it.each([
    [{ options: { exactly: [], kind: 'sell' } }, /not expected.*sell sheep 0,1/],
    [{ options: { exactly: [SELL, 'sell wood 0,1'], kind: 'sell' } }, /not offered: sell wood 0,1/],
    [{ options: { include: ['sell wood*'] } }, /not offered: sell wood\*/],
    [{ options: { exclude: ['sell *'] } }, /should not be offered: sell sheep 0,1/],
    [{ do: SELL, delta: { coins: 1 } }, /coins changed by 2, not 1/],
    [{ do: SELL, delta: { gold: 1 } }, /no such value "gold"/],
    [{ do: SELL, expect: { market: { sheep: 2 } } }, /market\.sheep is 1, not 2/],
    [{ expect: { players: { 0: { territory: [{ x: 5, y: 5 }] } } } }, /territory\[5,5\] is nothing/],
    [{ expect: { rondel: { 4: { tile: null } } } }, /rondel\.4\.tile is "s0-forest-river", not null/],
    [{ expect: { totals: [{}, {}] } }, /totals is/],
    [{ do: SELL, events: [{ type: 'sold' }, { type: 'sold' }] }, /no event/],
    [{ do: 'take 4; place 0,-1', events: [{ type: 'placed' }, { type: 'took' }] }, /no event .*took/],
    [{ do: SELL, refuse: 'G1-MARKET-5' }, /should be refused by G1-MARKET-5, but is legal/],
    [{ do: ['sell wood 0,1', SELL], refuse: 'G1-MARKET-5' }, /but is legal/],
    [{ do: 'sell whisky 0,0', refuse: 'G1-MARKET-5' }, /refused by G1-MARKET-6, not G1-MARKET-5/],
    [{ do: 'sell wood 0,1' }, /refused by G1-MARKET-5 .*offered: take 4/],
    [{ sees: { viewer: 0, market: { sheep: 3 } } }, /as viewer 0 sees it, market\.sheep is 2, not 3/],
    [{ sees: { viewer: 4 } }, /"viewer" is a seat or "spectator", not 4/],
  ])('fails: %j', (step, message) => {
    expect(failuresOf(step).join()).toMatch(message);
  });
});

describe('a mistake in the document', () => {
  it.each([
    [{ dou: SELL }, /steps\[0\]: unknown field "dou"/],
    [{ do: 'sell sheep' }, /steps\[0\]\.do/],
    [{ refuse: 'G1-TURN-1' }, /"refuse" needs a "do"/],
    [{ options: { all: [] } }, /unknown field "all"/],
    [{ seat: 'red', do: SELL }, /expected a seat/],
    [{ delta: 3 }, /steps\[0\]\.delta: expected an object/],
  ])('of a step is told: %j', (step, message) => {
    expect(failuresOf(step).join()).toMatch(message);
  });

  it('of a position is told', () => {
    const laid = (tile: string) => ({ players: [{ territory: [...TERRITORY, { x: 1, y: 0, tiles: [tile] }] }] });
    expect(mistake({ weather: 1 })).toMatch(/unknown field "weather"/);
    expect(mistake({ players: [{ money: 1 }] })).toMatch(/unknown field "money"/);
    expect(mistake({ players: [{ tams: 2 }] })).toMatch(/tams is 0, not 2: it cannot be set/);
    expect(mistake({ players: { 4: { coins: 1 } } })).toMatch(/no seat 4/);
    expect(mistake(laid('s0-meadow-river'))).toMatch(/s0-meadow-river is in two places/);
    expect(mistake(laid('s9-castle'))).toMatch(/no tile "s9-castle"/);
    expect(mistake({ ...laid('loch-ness'), rondel: { 5: 'loch-ness' } })).toMatch(/loch-ness is in two places/);
    expect(mistake({ rondel: { 14: 'loch-ness' } })).toMatch(/there is no space 14/);
    expect(mistake({ rondel: { 6: null } })).toMatch(/exactly one gap/);
    expect(mistake({ rondel: { 6: { pieces: ['die'] } } })).toMatch(/no piece "die"/);
    expect(mistake({ stacks: { 1: 99 } })).toMatch(/expected a number up to/);
    expect(mistake({}, { stacks: { 1: ['s2-quarry'] } })).toMatch(/s2-quarry is not of this stack/);
    expect(mistake({}, { stacks: { 7: [] } })).toMatch(/no stack "7"/);
    expect(mistake({}, { random: { die: [1] } })).toMatch(/random\.die/);
    expect(mistake({}, { colour: 'red' })).toMatch(/unknown field "colour"/);
  });

  it('leaves the title readable', () => {
    expect(runScenario({ title: 'broken', config: 1 })).toMatchObject({ title: 'broken', ok: false });
    expect(runScenario(null)).toMatchObject({ title: '', ok: false });
  });
});

describe('a position', () => {
  const crowded = {
    ...POSITION,
    rondel: [{ pieces: [3] }, 's1-meadow', { pieces: [1] }, 'loch-ness', { pieces: [0] }, { pieces: [2] }]
      .concat(new Array(7).fill({ pieces: [] }))
      .concat({ pieces: [] }),
    stacks: { 1: 3 },
  };

  it('moves the pieces it names and begins with the rear one', () => {
    const step = {
      expect: { decision: { seats: [3] }, rondel: { 0: { pieces: [3] }, 1: { pieces: [] }, 4: { pieces: [0] } } },
    };
    expect(failuresOf(step, crowded)).toEqual([]);
  });

  it.each([POSITION, crowded, {}])('has every tile exactly once, so a view of it can be played on: %#', (position) => {
    const { game } = Session.fromScenario({ config: CONFIG, position, stacks: { 1: ['s1-pasture'] } });
    const { state, rules } = game;
    const laid = state.players.flatMap((player) => player.territory.map((at) => at.tile));
    const tiles = [...state.rondel, ...laid, ...state.discard, ...state.removed, ...state.stacks.flat()];
    const once = rules.tiles.filter((tile) => rules.game.stacks.includes(tile.stack));
    for (const tile of once) expect(tiles.filter((other) => other === tile.index)).toHaveLength(1);
    expect(view(gameFromView(rules, view(game, 0), thinkingStream('x')), 0)).toEqual(view(game, 0));
  });
});

describe('docs/scenarios.md', () => {
  const text = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/^```json\n(.*?)^```/gms)].map(([, json]) => JSON.parse(json ?? ''));

  it('has three examples', () => {
    expect(examples).toHaveLength(3);
  });

  it.each(examples)('has an example that runs: $title', (example) => {
    expect(runScenario(example)).toMatchObject({ failures: [], ok: true });
  });
});
