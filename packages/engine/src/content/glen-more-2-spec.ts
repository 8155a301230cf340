/** What packs may say about Glen More II. */
import { CLAN_FIELDS } from './clan-board.ts';
import type { GlenMore2Content, Part } from './content.ts';
import { effectNames } from './grammar.ts';
import { type RoadRow, START_FIELD, type TileRow } from './rows.ts';
import { checkCards, checkFixed, checkStacks, checkTables } from './soundness.ts';
import {
  cell,
  choice,
  commonTables,
  list,
  type PartReport,
  type PartSpec,
  text,
  tileFields,
  values,
  whole,
} from './spec.ts';

const STACKS = ['S', 'A', 'B', 'C', 'D'] as const;
const TYPES = ['material', 'animal', 'trade', 'whisky', 'village', 'castle', 'loch', 'person'] as const;
const COLOURS = ['blue', 'purple'] as const;

const NOTHING_PRINTED = { overbuild: false, cost: '-', once: '-' } as const;

/** The tiles that belong to no stack, or decide when the game ends, with what the rules say about them. */
const FIXED: Readonly<Record<string, Partial<TileRow>>> = {
  'home-castle': { stack: 'home', type: 'castle', lines: 'river', ...NOTHING_PRINTED },
  'start-village': { stack: 'home', type: 'village', lines: 'river', ...NOTHING_PRINTED },
  'david-hume': { stack: 'clan', type: 'person', lines: '-', activation: '-', ...NOTHING_PRINTED },
  'the-end': { stack: 'D', type: 'end', lines: '-', activation: '-', ...NOTHING_PRINTED },
};

function checkTile(tile: TileRow, report: PartReport): void {
  const at = (field: string, reason: string): void => report(['tiles', tile.id, field], reason);
  if (!STACKS.some((stack) => stack === tile.stack)) at('stack', `only ${STACKS.join(', ')} are stacks to draw from`);
  if (tile.type === 'end') at('type', 'there is only one The End');
  if (tile.type !== 'person') return;
  // A person is set aside, not placed (G2-CLAN-1).
  if (tile.lines !== '-') at('lines', 'a person is not placed, so no river can run through it');
  if (tile.overbuild) at('overbuild', 'a person is not placed');
  if (tile.activation !== '-') at('activation', 'a person is not placed, so it is never activated');
  if (effectNames(tile.once).includes('landmark')) at('once', 'a person brings no landmark card');
}

function checkRoads(roads: readonly RoadRow[], report: PartReport): void {
  const seen = new Map<string, string>();
  for (const { id, from, to } of roads) {
    if (from === to) report(['roads', id], 'it leads back to where it begins');
    const ends = [from, to].sort().join(' and ');
    const other = seen.get(ends);
    if (other !== undefined) report(['roads', id], `"${other}" already joins ${ends}`);
    seen.set(ends, id);
  }
  const reached = new Set([START_FIELD]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of roads) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
  }
  for (const { id } of CLAN_FIELDS) {
    if (!reached.has(id)) report(['clans', id], 'no road leads from the start field to this clan');
  }
}

/** There is one David Hume, and whoever claims his field gets him: it must be one field, claimed once. */
function checkDavidHume({ clans }: GlenMore2Content, report: PartReport): void {
  const fields = clans.filter(({ effect }) => effectNames(effect).includes('david-hume'));
  fields.forEach(({ id }, i) => {
    if (i > 0) report(['clans', id, 'effect'], `${fields[0]?.name} brings David Hume already`);
    if (id === 'douglas') report(['clans', id, 'effect'], 'a field that can be claimed again cannot bring David Hume');
  });
}

function check(part: Part, report: PartReport): void {
  const content = part as GlenMore2Content;
  for (const [id, fixed] of Object.entries(FIXED)) checkFixed(content.tiles, fixed, id, report);
  for (const tile of content.tiles) if (!Object.hasOwn(FIXED, tile.id)) checkTile(tile, report);
  checkStacks(part, content.tables.spaces, { stacks: STACKS, first: STACKS.slice(0, 2) }, report);
  checkTables(content.tables, report);
  checkCards(content.tiles, content.cards, report);
  checkRoads(content.roads, report);
  checkDavidHume(content, report);
}

const PLACES = [START_FIELD, ...CLAN_FIELDS.map((field) => field.id)];

export const glenMore2Spec: PartSpec = {
  sections: {
    tiles: {
      about: 'the tiles; persons are tiles too',
      row: 'tile',
      fields: {
        ...tileFields([...STACKS, 'home', 'clan'], [...TYPES, 'end']),
        overbuild: { about: 'whether it is laid on top of another tile', kind: 'flag' },
      },
      mayAdd: true,
      mayRemove: true,
      blank: { colour: '' },
    },
    cards: {
      about: 'the landmark cards, by the id of the tile that brings them',
      row: 'card',
      fields: {
        effect: cell('what it brings at once, like "coin, clan marker"; "-" where it works later', 'card'),
        values,
      },
      mayAdd: true,
      mayRemove: false,
      blank: {},
    },
    clans: {
      about: 'the fields of the clan board',
      row: 'clan field',
      fields: {
        name: text('the name of the clan'),
        colour: choice('the colour of the field', COLOURS),
        effect: cell('what claiming it brings, like "post, coin 2"; "-" for an ongoing effect', 'clan'),
        values,
      },
      mayAdd: false,
      mayRemove: false,
      blank: {},
    },
    roads: {
      about: 'the roads of the clan board; an id is its two ends, like "start-macleod"',
      row: 'road',
      fields: {
        from: choice('one end: a clan field or "start"', PLACES),
        to: choice('the other end', PLACES),
        coins: whole('what it costs', 0, 9),
      },
      mayAdd: true,
      mayRemove: true,
      blank: {},
    },
  },
  tables: {
    ...commonTables,
    startCoins: list('coins to begin with, the rear piece first', [4, 4], 0, 50),
    scotsmenSupply: whole('Scotsmen in the supply at the start', 0, 30),
    clanMarkers: whole('clan markers at the start', 0, 30),
  },
  check,
};
