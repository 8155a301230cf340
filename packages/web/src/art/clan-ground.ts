/** The land below the clans: our own map of the Highlands, drawn like a page of an old atlas. */
import { curve, disc, type Point, path } from './landscapes/sketch.ts';
import { chance } from './seed.ts';

const MAINLAND: readonly Point[] = [
  [430, 76],
  [500, 62],
  [560, 68],
  [640, 58],
  [720, 66],
  [780, 36],
  [858, 44],
  [868, 104],
  [822, 150],
  [778, 200],
  [728, 240],
  [684, 262],
  [672, 300],
  [630, 330],
  [612, 372],
  [598, 424],
  [622, 432],
  [650, 404],
  [686, 388],
  [690, 340],
  [742, 304],
  [830, 318],
  [910, 322],
  [958, 352],
  [962, 416],
  [936, 480],
  [930, 548],
  [908, 628],
  [866, 690],
  [818, 744],
  [780, 782],
  [846, 796],
  [838, 844],
  [776, 866],
  [726, 884],
  [762, 930],
  [806, 972],
  [812, 1030],
  [560, 1030],
  [440, 1030],
  [432, 968],
  [396, 962],
  [334, 966],
  [284, 938],
  [276, 884],
  [214, 868],
  [196, 812],
  [214, 762],
  [236, 716],
  [284, 690],
  [258, 660],
  [276, 622],
  [300, 596],
  [288, 560],
  [304, 520],
  [290, 476],
  [300, 440],
  [262, 408],
  [272, 352],
  [246, 306],
  [272, 252],
  [300, 222],
  [312, 176],
  [348, 142],
  [372, 104],
];

const ISLANDS: readonly (readonly Point[])[] = [
  [
    [136, 342],
    [190, 330],
    [226, 360],
    [224, 420],
    [206, 452],
    [238, 488],
    [246, 540],
    [268, 570],
    [262, 620],
    [226, 652],
    [180, 630],
    [168, 572],
    [112, 562],
    [74, 532],
    [78, 468],
    [118, 440],
    [120, 390],
  ],
  [
    [92, 690],
    [148, 664],
    [202, 690],
    [206, 742],
    [172, 786],
    [104, 780],
    [78, 736],
  ],
  [
    [64, 92],
    [112, 110],
    [104, 168],
    [70, 212],
    [40, 250],
    [18, 236],
    [30, 160],
  ],
  [
    [8, 300],
    [34, 296],
    [38, 350],
    [20, 398],
    [4, 370],
  ],
  [
    [110, 872],
    [142, 846],
    [158, 896],
    [130, 948],
    [92, 956],
    [84, 906],
  ],
  [
    [176, 900],
    [196, 912],
    [186, 962],
    [166, 980],
  ],
  [
    [886, 10],
    [934, 8],
    [946, 40],
    [908, 58],
    [880, 40],
  ],
];

/** Lochs of the Great Glen and beyond, as slender leaves from one point to another. */
const LOCHS: readonly (readonly [Point, Point, number])[] = [
  [[506, 456], [588, 420], 7],
  [[398, 604], [446, 528], 6],
  [[288, 700], [344, 716], 5],
  [[404, 226], [452, 262], 6],
  [[516, 196], [566, 226], 6],
  [[432, 866], [470, 930], 9],
  [[508, 718], [568, 742], 5],
  [[404, 128], [428, 162], 4],
];

/** A coast is never smooth: points between those given, off the line by a little. */
function rugged(shape: readonly Point[], seed: string, reach: number): Point[] {
  const r = chance(seed);
  return shape.flatMap(([ax, ay], i): Point[] => {
    const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay];
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 17));
    return Array.from({ length: steps }, (_, k): Point => {
      const t = k / steps;
      const off = k === 0 ? reach / 2 : reach;
      return [ax + (bx - ax) * t + r.between(-off, off), ay + (by - ay) * t + r.between(-off, off)];
    });
  });
}

function leaf([[ax, ay], [bx, by], wide]: readonly [Point, Point, number]): string {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(-(by - ay) / length) * wide * 2, ((bx - ax) / length) * wide * 2];
  return `M${ax} ${ay}Q${mx + nx} ${my + ny} ${bx} ${by}Q${mx - nx} ${my - ny} ${ax} ${ay}Z`;
}

/** Hill marks as engravers made them, thick in the middle of the land, clear of the crests. */
function hills(taken: readonly Point[]): string {
  const r = chance('hills');
  let d = '';
  for (let i = 0; i < 420; i++) {
    const [x, y] = [r.between(290, 900), r.between(90, 990)];
    const k = r.between(7, 14);
    if (!inside(x, y, MAINLAND) || !inside(x + 30, y - 10, MAINLAND) || !inside(x - 30, y + 6, MAINLAND)) continue;
    if (taken.some(([tx, ty]) => Math.abs(tx - x) < 56 && y > ty - 52 && y < ty + 74)) continue;
    d += path([x - k, y], [x - k * 0.1, y - k * 0.9], [x + k, y]) + path([x + k * 0.2, y - k * 0.45], [x + k * 0.3, y]);
  }
  return d;
}

function inside(x: number, y: number, shape: readonly Point[]): boolean {
  let odd = false;
  for (const [i, [ax, ay]] of shape.entries()) {
    const [bx, by] = shape.at(i - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

function rose(x: number, y: number): string {
  const point = (angle: number, long: number): string => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${x} ${y}L${x + (c - s) * 8} ${y + (s + c) * 8}L${x + c * long} ${y + s * long}Z`;
  };
  const quarter = Math.PI / 2;
  const points = [0, 1, 2, 3].map((i) => point(i * quarter - quarter, i === 0 ? 62 : 48)).join('');
  return (
    `<path fill="none" stroke="var(--ink-soft)" stroke-width="1.5" opacity=".7" d="${disc(x, y, 34)}${disc(x, y, 30)}"/>` +
    `<path fill="var(--ink-soft)" stroke="var(--ink-soft)" opacity=".8" d="${points}"/>` +
    `<text x="${x}" y="${y - 68}" text-anchor="middle" class="rose">N</text>`
  );
}

export function clanGround(taken: readonly Point[]): string {
  const coast = [MAINLAND, ...ISLANDS].map((shape, i) => curve(rugged(shape, `coast:${i}`, 5.5), true)).join('');
  const ring = (paint: string, width: number, opacity: number): string =>
    `<path fill="none" stroke="var(--${paint})" stroke-width="${width}" opacity="${opacity}" d="${coast}"/>`;
  return (
    '<path fill="var(--map-sea)" d="M0 0H1000V1000H0Z"/>' +
    ring('map-shore', 46, 0.35) +
    ring('map-shore', 24, 0.55) +
    `<path fill="var(--map-land)" stroke="var(--l-ink)" stroke-width="2.2" stroke-linejoin="round" d="${coast}"/>` +
    `<path fill="var(--map-sea)" stroke="var(--l-ink)" stroke-width="1.4" d="${LOCHS.map(leaf).join('')}"/>` +
    `<path fill="none" stroke="var(--map-hill)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${hills(taken)}"/>` +
    rose(918, 850)
  );
}
