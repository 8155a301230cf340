/** Where the clans live on our map, placed by hand so that roads do not cross. */
import { chance } from './seed.ts';

export interface ClanMapField {
  readonly id: string;
  readonly name: string;
  /** The colour of its land: blue or purple. */
  readonly colour?: string;
  /** The seat that holds it. */
  readonly owner?: number | undefined;
  /** What reaching it costs now. */
  readonly cost?: number | undefined;
  readonly legal?: boolean;
  readonly selected?: boolean;
  /** Not in use in this game. */
  readonly blank?: boolean;
  /** What it brings, as icon names, at most four are shown. */
  readonly icons?: readonly string[];
  /** What it is called for those who cannot see the map; the name if left out. */
  readonly label?: string;
}

export interface ClanMapRoad {
  readonly from: string;
  readonly to: string;
  readonly coins: number;
}

export type Point = readonly [x: number, y: number];

export const CLAN_PLACES: Readonly<Record<string, Point>> = {
  start: [480, 480],
  sinclair: [800, 90],
  gunn: [700, 172],
  mckay: [545, 120],
  sutherland: [618, 266],
  munro: [562, 378],
  ross: [462, 322],
  mckenzie: [325, 300],
  chisholm: [392, 396],
  macleod: [175, 395],
  mckinnon: [125, 505],
  macdonald: [215, 590],
  macdonell: [340, 540],
  maclean: [150, 722],
  cameron: [330, 662],
  macmillan: [250, 802],
  maclachlan: [345, 900],
  macgregor: [460, 765],
  oliphant: [600, 822],
  douglas: [650, 932],
  mackintosh: [585, 522],
  grant: [692, 462],
  brodie: [752, 362],
  innes: [872, 392],
  ogilvy: [850, 560],
  macpherson: [600, 632],
  murray: [738, 652],
  ruthven: [712, 772],
};

const LINES: readonly (readonly [from: string, to: string, coins: number])[] = [
  ['start', 'macleod', 0],
  ['start', 'macdonell', 0],
  ['start', 'chisholm', 0],
  ['start', 'ross', 1],
  ['start', 'cameron', 1],
  ['start', 'mackintosh', 1],
  ['macleod', 'mckinnon', 1],
  ['macleod', 'macdonald', 1],
  ['mckinnon', 'macdonald', 1],
  ['macdonald', 'maclean', 1],
  ['macdonell', 'cameron', 1],
  ['chisholm', 'mckenzie', 1],
  ['mckenzie', 'ross', 1],
  ['ross', 'mckay', 1],
  ['ross', 'munro', 1],
  ['munro', 'sutherland', 1],
  ['mckay', 'sinclair', 1],
  ['mckay', 'gunn', 1],
  ['gunn', 'sutherland', 1],
  ['gunn', 'sinclair', 1],
  ['cameron', 'macmillan', 1],
  ['cameron', 'macgregor', 1],
  ['maclean', 'macmillan', 1],
  ['macmillan', 'maclachlan', 1],
  ['macgregor', 'maclachlan', 1],
  ['macgregor', 'oliphant', 1],
  ['mackintosh', 'grant', 1],
  ['mackintosh', 'macpherson', 1],
  ['grant', 'brodie', 1],
  ['brodie', 'innes', 1],
  ['innes', 'ogilvy', 1],
  ['macpherson', 'murray', 1],
  ['murray', 'ogilvy', 1],
  ['murray', 'ruthven', 1],
  ['ruthven', 'oliphant', 1],
  ['oliphant', 'douglas', 1],
];

/** The roads of the printed board; a table with other roads hands its own to the map. */
export const CLAN_ROAD_LINES: readonly ClanMapRoad[] = LINES.map(([from, to, coins]) => ({ from, to, coins }));

/** A shield around (0, 0). */
export const CREST = 'M0-33Q14-27 29-28Q31 12 0 33Q-31 12-29-28Q-14-27 0-33Z';

/** How crests are parted, as heralds do: pale, fess, bend, chevron, quarterly, saltire, chief. */
const PARTINGS: readonly string[] = [
  'M0-33Q14-27 29-28Q31 12 0 33Z',
  'M-29-10H29Q28 0 26 6H-26Q-28 0-29-10Z',
  'M-29-28Q-26-28-18-28L22 16Q19 20 12 25L-29-18Z',
  'M0-14L27 10Q24 16 20 20L0 2L-20 20Q-24 16-27 10Z',
  'M0-33Q14-27 29-28Q30-14 28-2H0ZM0-2V33Q-23 18-28-2Z',
  'M-29-28L-20-28L0-9L20-28H29V-19L11 1L24 13Q20 19 17 21L0 10L-17 21Q-20 19-24 13L-11 1L-29-19Z',
  'M0-33Q14-27 29-28Q30-20 29-12H-29Q-30-20-29-28Q-14-27 0-33Z',
];

export function crestMark(id: string): string {
  return PARTINGS[chance(`crest:${id}`).below(PARTINGS.length)] ?? '';
}

const FERRIES = new Set(['start-macleod', 'macdonald-maclean', 'maclean-macmillan']);

export interface DrawnRoad {
  readonly d: string;
  readonly ferry: boolean;
  readonly coins: number;
  /** Where its toll is shown. */
  readonly x: number;
  readonly y: number;
}

/** A road between two crests, slightly bent so that it looks walked; nothing for places not on the map. */
export function roadPath({ from, to, coins }: ClanMapRoad): DrawnRoad | undefined {
  const [a, b] = [CLAN_PLACES[from], CLAN_PLACES[to]];
  if (a === undefined || b === undefined) return undefined;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend = chance(`road:${from}-${to}`).between(-0.09, 0.09);
  const [mx, my] = [(a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend];
  // Names stand below crests, so the toll of a steep road lies nearer to its lower end.
  const t = Math.abs(dy) > Math.abs(dx) * 0.6 ? 0.5 + Math.sign(dy) * 0.1 : 0.5;
  const along = (from: number, over: number, to: number): number =>
    (1 - t) * (1 - t) * from + 2 * t * (1 - t) * over + t * t * to;
  return {
    d: `M${a[0]} ${a[1]}Q${mx} ${my} ${b[0]} ${b[1]}`,
    ferry: FERRIES.has(`${from}-${to}`),
    coins,
    x: along(a[0], mx, b[0]),
    y: along(a[1], my, b[1]),
  };
}
