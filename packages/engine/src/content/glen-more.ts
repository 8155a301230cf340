/**
 * The components of Glen More (2010): 67 tiles, the start village and the tams on the 13 cards.
 *
 * All of it is fact: read off a public reimplementation's drawings and data and cross-checked against the counts of
 * the English rulebook. Least certain are the tams other than Cawdor's (one public source only).
 * Cells are written in the grammar of `grammar.ts`.
 */
import type { GlenMoreContent, LocationRow } from './content.ts';
import type { TileRow, Values } from './rows.ts';

const SOURCE = 'English rulebook of 2010; public reimplementation, cross-checked';

type Cells = readonly [
  id: string,
  name: string,
  stack: string,
  type: string,
  colour: string,
  lines: string,
  cost: string,
  once: string,
  activation: string,
];

const CELLS: readonly Cells[] = [
  ['start-village', 'Village', 'start', 'village', 'gray', 'river+road', '-', '-', 'movement 1'],
  ['s0-quarry-road', 'Stone Quarry', '0', 'quarry', 'yellow', 'road', '-', '-', 'produce stone'],
  ['s0-forest-river', 'Forest', '0', 'forest', 'yellow', 'river', '-', '-', 'produce wood'],
  ['s0-meadow-river', 'Meadow', '0', 'meadow', 'green', 'river', '-', '-', 'produce sheep'],
  ['s0-village-road', 'Village', '0', 'village', 'gray', 'road', '-', 'scotsman', 'movement 1'],
  ['s0-wheat-field-road', 'Wheat Field', '0', 'wheat-field', 'green', 'road', '-', '-', 'produce grain'],
  ['s0-pasture-river', 'Pasture', '0', 'pasture', 'green', 'river', '-', '-', 'produce cattle'],
  ['s0-quarry-river', 'Stone Quarry', '0', 'quarry', 'yellow', 'river', '-', '-', 'produce stone'],
  ['s0-forest-road', 'Forest', '0', 'forest', 'yellow', 'road', '-', '-', 'produce wood'],
  ['loch-lochy', 'Loch Lochy', '1', 'loch', 'blue', 'river', '-', 'landmark', '-'],
  ['s1-butcher-sheep', 'Butcher', '1', 'butcher', 'brown', '-', '-', '-', 'sheep -> 2 VP | sheep 2 -> 4 VP'],
  ['s1-distillery', 'Distillery', '1', 'distillery', 'yellow', '-', 'stone', 'whisky', 'grain -> whisky'],
  ['s1-meadow', 'Meadow', '1', 'meadow', 'green', '-', '-', '-', 'produce sheep'],
  [
    's1-fair-3',
    'Annual Fair',
    '1',
    'fair',
    'brown',
    '-',
    'wood',
    '-',
    '1 different -> 1 VP | 2 different -> 3 VP | 3 different -> 5 VP',
  ],
  ['s1-village-stone-river', 'Village', '1', 'village', 'gray', 'river', 'stone', 'scotsman', 'movement 1'],
  ['s1-distillery-road', 'Distillery', '1', 'distillery', 'yellow', 'road', 'stone', 'whisky', 'grain -> whisky'],
  ['s1-village-stone', 'Village', '1', 'village', 'gray', '-', 'stone', 'scotsman', 'movement 1'],
  [
    's1-fair-3-road',
    'Annual Fair',
    '1',
    'fair',
    'brown',
    'road',
    'wood',
    '-',
    '1 different -> 1 VP | 2 different -> 3 VP | 3 different -> 5 VP',
  ],
  ['s1-wheat-field-road', 'Wheat Field', '1', 'wheat-field', 'green', 'road', '-', '-', 'produce grain'],
  ['s1-village-stone-road', 'Village', '1', 'village', 'gray', 'road', 'stone', 'scotsman', 'movement 1'],
  ['s1-village-wood-river', 'Village', '1', 'village', 'gray', 'river', 'wood', 'scotsman', 'movement 1'],
  ['s1-pasture', 'Pasture', '1', 'pasture', 'green', '-', '-', '-', 'produce cattle'],
  ['s1-wheat-field', 'Wheat Field', '1', 'wheat-field', 'green', '-', '-', '-', 'produce grain'],
  ['s1-quarry-a', 'Stone Quarry', '1', 'quarry', 'yellow', '-', '-', '-', 'produce stone'],
  ['s1-forest-a', 'Forest', '1', 'forest', 'yellow', '-', '-', '-', 'produce wood'],
  ['s1-quarry-b', 'Stone Quarry', '1', 'quarry', 'yellow', '-', '-', '-', 'produce stone'],
  ['castle-moil', 'Castle Moil', '1', 'castle', 'gray', '-', 'wood+stone+grain', 'scotsman, landmark', 'movement 1'],
  [
    'castle-stalker',
    'Castle Stalker',
    '1',
    'castle',
    'gray',
    'river',
    'wood+stone',
    'scotsman, landmark',
    'movement 1',
  ],
  ['s1-forest-b', 'Forest', '1', 'forest', 'yellow', '-', '-', '-', 'produce wood'],
  ['s1-village-wood', 'Village', '1', 'village', 'gray', '-', 'wood', 'scotsman', 'movement 1'],
  ['armadale-castle', 'Armadale Castle', '1', 'castle', 'gray', '-', 'wood+stone', 'scotsman, landmark', 'movement 1'],
  ['s1-butcher-cattle', 'Butcher', '1', 'butcher', 'brown', '-', '-', '-', 'cattle -> 2 VP | cattle 2 -> 4 VP'],
  ['s2-quarry', 'Stone Quarry', '2', 'quarry', 'yellow', '-', '-', '-', 'produce stone'],
  ['s2-tavern-3-a', 'Tavern', '2', 'tavern', 'brown', '-', 'whisky', '-', 'vp 3'],
  ['s2-butcher-mixed', 'Butcher', '2', 'butcher', 'brown', '-', 'wood', '-', 'sheep+cattle -> 5 VP'],
  ['loch-morar', 'Loch Morar', '2', 'loch', 'blue', 'river', '-', 'landmark', '-'],
  ['s2-distillery', 'Distillery', '2', 'distillery', 'yellow', '-', 'stone', 'whisky', 'grain -> whisky'],
  ['loch-ness', 'Loch Ness', '2', 'loch', 'blue', 'river', 'figure', 'landmark', '-'],
  [
    'castle-of-mey',
    'Castle of Mey',
    '2',
    'castle',
    'gray',
    '-',
    'wood+stone+cattle',
    'scotsman, landmark',
    'movement 1',
  ],
  ['s2-pasture-road', 'Pasture', '2', 'pasture', 'green', 'road', '-', '-', 'produce cattle'],
  ['s2-forest-road', 'Forest', '2', 'forest', 'yellow', 'road', '-', '-', 'produce wood'],
  ['s2-village-wood-road', 'Village', '2', 'village', 'gray', 'road', 'wood', 'scotsman', 'movement 1'],
  ['s2-tavern-3-b', 'Tavern', '2', 'tavern', 'brown', '-', 'whisky', '-', 'vp 3'],
  ['duart-castle', 'Duart Castle', '2', 'castle', 'gray', '-', 'wood+stone+sheep', 'scotsman, landmark', 'movement 1'],
  ['s2-village-stone-river', 'Village', '2', 'village', 'gray', 'river', 'stone', 'scotsman', 'movement 1'],
  ['s2-village-wood', 'Village', '2', 'village', 'gray', '-', 'wood', 'scotsman', 'movement 1'],
  ['s2-wheat-field-a', 'Wheat Field', '2', 'wheat-field', 'green', '-', '-', '-', 'produce grain'],
  ['s2-wheat-field-b', 'Wheat Field', '2', 'wheat-field', 'green', '-', '-', '-', 'produce grain'],
  ['iona-abbey', 'Iona Abbey', '2', 'abbey', 'yellow', 'road', 'wood+stone+sheep', 'landmark', 'produce any'],
  [
    's2-fair-4-road',
    'Annual Fair',
    '2',
    'fair',
    'brown',
    'road',
    'wood',
    '-',
    '1 different -> 1 VP | 2 different -> 3 VP | 3 different -> 5 VP | 4 different -> 8 VP',
  ],
  ['s2-meadow-river', 'Meadow', '2', 'meadow', 'green', 'river', '-', '-', 'produce sheep'],
  [
    'cawdor-castle',
    'Cawdor Castle',
    '3',
    'castle',
    'gray',
    '-',
    'wood+stone+cattle',
    'scotsman, landmark',
    'movement 1',
  ],
  ['loch-shiel', 'Loch Shiel', '3', 'loch', 'blue', 'river', '-', 'landmark', '-'],
  ['s3-forest', 'Forest', '3', 'forest', 'yellow', '-', '-', '-', 'produce wood'],
  ['s3-wheat-field', 'Wheat Field', '3', 'wheat-field', 'green', '-', '-', '-', 'produce grain'],
  [
    's3-fair-5-road',
    'Annual Fair',
    '3',
    'fair',
    'brown',
    'road',
    'wood',
    '-',
    '1 different -> 1 VP | 2 different -> 3 VP | 3 different -> 5 VP | 4 different -> 8 VP | 5 different -> 12 VP',
  ],
  ['s3-grocer', 'Grocer', '3', 'grocer', 'brown', '-', 'stone', '-', '3 any -> 8 VP'],
  ['s3-meadow', 'Meadow', '3', 'meadow', 'green', '-', '-', '-', 'produce sheep'],
  ['s3-village-wood-river', 'Village', '3', 'village', 'gray', 'river', 'wood', 'scotsman', 'movement 1'],
  ['s3-distillery-road', 'Distillery', '3', 'distillery', 'yellow', 'road', 'stone', 'whisky', 'grain -> whisky'],
  ['loch-oich', 'Loch Oich', '3', 'loch', 'blue', 'river', '2 different', 'landmark', '-'],
  ['s3-village-stone-road', 'Village', '3', 'village', 'gray', 'road', 'stone', 'scotsman', 'movement 1'],
  ['s3-village-stone', 'Village', '3', 'village', 'gray', '-', 'stone', 'scotsman', 'movement 1'],
  ['s3-tavern-4', 'Tavern', '3', 'tavern', 'brown', '-', 'whisky', '-', 'vp 4'],
  [
    'donan-castle',
    'Donan Castle',
    '3',
    'castle',
    'gray',
    'road',
    'wood+stone+grain',
    'scotsman, landmark',
    'movement 1',
  ],
  ['s3-pasture', 'Pasture', '3', 'pasture', 'green', '-', '-', '-', 'produce cattle'],
  ['s3-bridge-river', 'Bridge', '3', 'bridge', 'brown', 'river', '-', '-', 'wood+stone -> 7 VP'],
  ['s3-quarry-road', 'Stone Quarry', '3', 'quarry', 'yellow', 'road', '-', '-', 'produce stone'],
];

const TILES: readonly TileRow[] = Object.freeze(
  CELLS.map(([id, name, stack, type, colour, lines, cost, once, activation]) =>
    Object.freeze({
      id,
      name,
      stack,
      type,
      colour,
      lines,
      overbuild: false,
      cost,
      once,
      activation,
      provenance: { source: SOURCE, facts: ['name', 'stack', 'type', 'colour', 'lines', 'cost', 'once', 'activation'] },
    }),
  ),
);

type CardCells = readonly [id: string, effect: string, tams: number, tamsFact: boolean, values: Values];

/**
 * The special location cards: what they bring at once, their tams for the chieftain scoring (G1-CARD-TAMS), and the
 * numbers of what they do later. `tamsFact`: the rulebook itself confirms the tams.
 */
const CARDS: readonly CardCells[] = [
  ['loch-lochy', 'produce any 2', 0, false, {}],
  ['loch-morar', '-', 0, false, { vp: 2 }],
  ['loch-ness', '-', 0, false, {}],
  ['loch-shiel', 'fill empty tiles', 0, false, {}],
  ['loch-oich', '-', 0, false, {}],
  ['castle-stalker', 'scotsman', 1, false, {}],
  ['castle-moil', 'whisky', 1, false, {}],
  ['armadale-castle', 'coin 3', 1, false, {}],
  ['duart-castle', '-', 0, false, { vp: 3 }],
  ['donan-castle', 'whisky 2', 1, false, {}],
  ['castle-of-mey', '-', 1, false, { factor: 2 }],
  ['cawdor-castle', '-', 3, true, {}],
  ['iona-abbey', '-', 0, false, { vp: 2 }],
];

const LOCATIONS: readonly LocationRow[] = Object.freeze(
  CARDS.map(([id, effect, tams, tamsFact, values]) => {
    const facts = ['effect', ...Object.keys(values).map((key) => `values.${key}`)];
    const provenance = tamsFact
      ? { source: 'English rulebook of 2010', facts: [...facts, 'tams'] }
      : { source: 'English rulebook of 2010; tams: one public reimplementation', facts };
    return Object.freeze({ id, effect, tams, values: Object.freeze(values), provenance });
  }),
);

export const GLEN_MORE: GlenMoreContent = Object.freeze({
  tiles: TILES,
  cards: LOCATIONS,
  tables: Object.freeze({
    id: 'tables',
    spaces: 14,
    market: Object.freeze([1, 2, 3]),
    die: Object.freeze([1, 1, 1, 2, 2, 3]),
    leadTable: Object.freeze([1, 2, 3, 5, 8]),
    sizePenalty: 3,
    coinVp: 1,
    startCoins: 6,
    provenance: {
      source: 'English rulebook of 2010',
      facts: ['spaces', 'market', 'die', 'leadTable', 'sizePenalty', 'coinVp', 'startCoins'],
    },
  }),
  chronicles: Object.freeze({}),
});
