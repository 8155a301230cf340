/** Named positions whose options are counted and pinned in `perft.test.ts`. */
import { apply, decider, type Game } from '../../src/core/game.ts';
import { parseAction } from '../../src/core/notation.ts';
import { createGame } from '../../src/core/setup.ts';
import { Session } from '../../src/session.ts';
import { configs, rulesOf } from './tables.ts';

export interface NamedPosition {
  readonly name: string;
  readonly game: () => Game;
}

/** A scenario's position, some actions later. */
function after(scenario: object, actions: string): Game {
  const { game } = Session.fromScenario(scenario);
  const g = game.clone();
  for (const text of actions.split('; ')) {
    const action = parseAction(text);
    if ('problem' in action) throw new Error(action.problem);
    apply(g, decider(g), action);
  }
  return g;
}

const FOUR = { game: 'glen-more', players: 4 };
const VILLAGE = { x: 0, y: 0, tiles: ['start-village'], scotsmen: 1 };

function alone(territory: object[], rest: object, rondel: object, market: object = {}): object {
  return {
    config: FOUR,
    seed: 'perft',
    position: { players: [{ territory: [VILLAGE, ...territory], ...rest }], rondel, market },
    steps: [],
  };
}

const rich = [
  { x: 1, y: 0, tiles: ['s0-village-road'], scotsmen: 1, resources: { wood: 1 } },
  { x: 1, y: 1, tiles: ['s3-grocer'] },
  { x: 0, y: -1, tiles: ['s0-meadow-river'], resources: { sheep: 2 } },
  { x: 2, y: 0, tiles: ['s0-forest-road'], resources: { wood: 2 } },
  { x: -1, y: 0, tiles: ['s2-pasture-road'], resources: { cattle: 1 }, scotsmen: 1 },
];

const positionsOf2010: readonly NamedPosition[] = [
  {
    name: 'a grocer to be paid from everywhere',
    game: () =>
      after(
        alone(rich, { coins: 5 }, { 4: 's0-pasture-river' }, { wood: 1, stone: 2, sheep: 3, cattle: 1, grain: 0 }),
        'take 4; place 0,1; activate 1,1',
      ),
  },
  {
    name: 'a turn with Loch Oich',
    game: () =>
      after(
        alone(
          [...rich, { x: 3, y: 0, tiles: ['s3-fair-5-road'] }],
          { coins: 2 },
          { 4: 'loch-oich' },
          { wood: 1, stone: 1, sheep: 1, cattle: 1, grain: 1 },
        ),
        'take 4; pay wood 1,0; pay sheep 0,-1; place 0,1',
      ),
  },
  {
    name: 'three clan members and two movement points',
    game: () =>
      after(alone(rich, { coins: 0 }, { 4: 's0-pasture-river' }), 'take 4; place 0,1; activate 0,0; activate 1,0; end'),
  },
  {
    name: 'Loch Ness to be paid with a figure',
    game: () => after(alone(rich, { chieftains: 2 }, { 4: 'loch-ness' }, { wood: 2, sheep: 1 }), 'take 4'),
  },
  {
    name: 'two resources of choice on Loch Lochy',
    game: () => after(alone(rich, { coins: 1 }, { 4: 'loch-lochy' }), 'take 4; place 0,1'),
  },
];

export const positions: readonly NamedPosition[] = [
  ...configs.map((config) => ({
    name: `${config.name}, fresh`,
    game: () => createGame(rulesOf(config), 'perft'),
  })),
  ...positionsOf2010,
];
