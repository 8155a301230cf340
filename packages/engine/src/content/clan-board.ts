/**
 * The clan board: fields, what they bring, and the roads between them. Effects are facts; of the map only a few
 * distances are, the rest is reconstructed. The order within a colour is the order of the solo opponent's markers.
 */
import type { ClanRow, RoadRow, Values } from './rows.ts';

/** A row that says in one word whether its place on the board is certain. */
export interface ClanField extends ClanRow {
  readonly placeFact: boolean;
}

export interface Road extends RoadRow {
  readonly fact: boolean;
}

type FieldCells = readonly [
  id: string,
  name: string,
  colour: string,
  chronicle: number,
  effect: string,
  placeFact: boolean,
];

const FIELDS: readonly FieldCells[] = [
  ['macdonell', 'MacDonell', 'blue', 0, 'activate material, activate whisky', true],
  ['macleod', 'MacLeod', 'blue', 0, 'coin 3', true],
  ['chisholm', 'Chisholm', 'blue', 0, 'put barley, post', false],
  ['ross', 'Ross', 'blue', 0, 'post 2', false],
  ['mckenzie', 'McKenzie', 'blue', 0, 'put barley, whisky', false],
  ['mckay', 'McKay', 'blue', 0, 'david-hume', true],
  ['munro', 'Munro', 'blue', 0, 'build-discarded', false],
  ['mckinnon', 'McKinnon', 'blue', 0, 'post, coin 2', false],
  ['macdonald', 'MacDonald', 'blue', 0, 'put stone, put wood', false],
  ['cameron', 'Cameron', 'blue', 0, 'activate trade, movement 3', false],
  ['mackintosh', 'Mackintosh', 'blue', 0, '-', false],
  ['grant', 'Grant', 'blue', 0, 'tally manned-tiles 5:5 6:8', false],
  ['macpherson', 'MacPherson', 'blue', 0, 'tally overbuild-tiles 2:5 3:8', false],
  ['maclean', 'MacLean', 'blue', 0, 'activate animal, activate whisky', false],
  ['macmillan', 'MacMillan', 'blue', 0, 'remove', false],
  ['macgregor', 'MacGregor', 'blue', 0, '-', false],
  ['sinclair', 'Sinclair', 'purple', 0, '-', true],
  ['gunn', 'Gunn', 'purple', 0, 'put sheep, put cattle', false],
  ['sutherland', 'Sutherland', 'purple', 0, 'tally river-tiles 4:5 6:8', false],
  ['brodie', 'Brodie', 'purple', 0, 'tally villages 3:5 4:8', false],
  ['innes', 'Innes', 'purple', 9, '-', true],
  ['ogilvy', 'Ogilvy', 'purple', 11, '-', true],
  ['murray', 'Murray', 'purple', 10, '-', true],
  ['ruthven', 'Ruthven', 'purple', 10, '-', true],
  ['oliphant', 'Oliphant', 'purple', 0, 'tally coins 9:5 12:8', false],
  ['maclachlan', 'MacLachlan', 'purple', 0, '-', true],
  ['douglas', 'Douglas', 'purple', 0, 'clan vp 3', false],
];

const ROADS: readonly (readonly [from: string, to: string, coins: number, fact: boolean])[] = [
  ['start', 'macleod', 0, true],
  ['start', 'macdonell', 0, false],
  ['start', 'chisholm', 0, false],
  ['start', 'ross', 1, false],
  ['start', 'cameron', 1, false],
  ['start', 'mackintosh', 1, false],
  ['macleod', 'mckinnon', 1, false],
  ['macleod', 'macdonald', 1, false],
  ['mckinnon', 'macdonald', 1, false],
  ['macdonald', 'maclean', 1, false],
  ['macdonell', 'cameron', 1, false],
  ['chisholm', 'mckenzie', 1, false],
  ['mckenzie', 'ross', 1, false],
  ['ross', 'mckay', 1, false],
  ['ross', 'munro', 1, false],
  ['munro', 'sutherland', 1, false],
  ['mckay', 'sinclair', 1, false],
  ['mckay', 'gunn', 1, false],
  ['gunn', 'sutherland', 1, false],
  ['gunn', 'sinclair', 1, false],
  ['cameron', 'macmillan', 1, false],
  ['cameron', 'macgregor', 1, false],
  ['maclean', 'macmillan', 1, false],
  ['macmillan', 'maclachlan', 1, true],
  ['macgregor', 'maclachlan', 1, false],
  ['macgregor', 'oliphant', 1, false],
  ['mackintosh', 'grant', 1, false],
  ['mackintosh', 'macpherson', 1, false],
  ['grant', 'brodie', 1, false],
  ['brodie', 'innes', 1, false],
  ['innes', 'ogilvy', 1, false],
  ['macpherson', 'murray', 1, false],
  ['murray', 'ogilvy', 1, false],
  ['murray', 'ruthven', 1, false],
  ['ruthven', 'oliphant', 1, false],
  ['oliphant', 'douglas', 1, false],
];

/** Numbers of what a clan does by code, and of David Hume, whom McKay brings. Facts. */
const VALUES: Readonly<Record<string, Values>> = {
  macgregor: { vp: 3 },
  maclachlan: { vp: 1 },
  mckay: { persons: 2 },
};

export const CLAN_FIELDS: readonly ClanField[] = Object.freeze(
  FIELDS.map(([id, name, colour, chronicle, effect, placeFact]) => {
    const values = Object.freeze(VALUES[id] ?? {});
    const facts = ['name', 'effect', ...Object.keys(values).map((key) => `values.${key}`)];
    const provenance = { source: 'rulebook v2.0', facts: placeFact ? [...facts, 'colour'] : facts };
    return Object.freeze({ id, name, colour, chronicle, effect, values, placeFact, provenance });
  }),
);

export const CLAN_ROADS: readonly Road[] = Object.freeze(
  ROADS.map(([from, to, coins, fact]) => {
    const provenance = fact
      ? { source: 'rulebook v2.0', facts: ['from', 'to', 'coins'] }
      : { source: 'reconstructed', facts: [] };
    return Object.freeze({ id: `${from}-${to}`, from, to, coins, fact, provenance });
  }),
);
