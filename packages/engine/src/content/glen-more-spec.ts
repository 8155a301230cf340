/** What packs may say about Glen More (2010). */
import type { GlenMoreContent, Part } from './content.ts';
import { checkCards, checkFixed, checkStacks, checkTables } from './soundness.ts';
import { cell, choice, commonTables, type PartReport, type PartSpec, tileFields, values, whole } from './spec.ts';

const STACKS = ['0', '1', '2', '3'] as const;
const START = 'start';

const TYPES = [
  'village',
  'castle',
  'loch',
  'abbey',
  'quarry',
  'forest',
  'meadow',
  'pasture',
  'wheat-field',
  'distillery',
  'butcher',
  'fair',
  'grocer',
  'bridge',
  'tavern',
] as const;

const COLOURS = ['gray', 'yellow', 'green', 'blue', 'brown'] as const;

function check(part: Part, report: PartReport): void {
  const { tiles, cards, tables } = part as GlenMoreContent;
  const village = { stack: START, type: 'village', lines: 'river+road', cost: '-', once: '-' };
  checkFixed(tiles, village, 'start-village', report);
  for (const tile of tiles) {
    if (tile.stack === START && tile.id !== 'start-village') {
      report(['tiles', tile.id, 'stack'], 'only the start village is outside the stacks');
    }
  }
  checkStacks(part, tables.spaces, { stacks: STACKS, first: STACKS.slice(0, 2) }, report);
  checkTables(tables, report);
  checkCards(tiles, cards, report);
}

export const glenMoreSpec: PartSpec = {
  sections: {
    tiles: {
      about: 'the tiles',
      row: 'tile',
      fields: { ...tileFields([...STACKS, START], TYPES), colour: choice('the colour of its border', COLOURS) },
      mayAdd: true,
      mayRemove: true,
      blank: { overbuild: false },
    },
    cards: {
      about: 'the special location cards, by the id of the tile that brings them',
      row: 'card',
      fields: {
        effect: cell('what it brings at once, like "whisky 2"; "-" where it works later', 'card'),
        tams: whole('the tams printed on it', 0, 9),
        values,
      },
      mayAdd: true,
      mayRemove: false,
      blank: {},
    },
  },
  tables: { ...commonTables, startCoins: whole('coins that everybody begins with', 0, 50) },
  check,
};
