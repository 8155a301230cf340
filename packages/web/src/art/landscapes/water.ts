/** Lochs and the sea: bank, water, depth, ripples. */

import { casks, slits, tower } from './buildings.ts';
import { groves, hill, pines, RIVER_Y } from './nature.ts';
import { blob, curve, disc, type Point, path, poly, type Scene } from './sketch.ts';

export function pool({ s, r, full, stream }: Scene, points: readonly Point[], sand = true): void {
  const shore = curve(points, true);
  s.line(shore, 3.4, 'ink', 0.5);
  s.line(shore, 2.6, sand ? 'sand' : 'grass4');
  s.line(stream, 14.5, 'water').line(stream, 6, 'water2', 0.55).fill('water', shore);
  const [cx, cy] = points.reduce<[number, number]>(
    ([a, b], [x, y]) => [a + x / points.length, b + y / points.length],
    [0, 0],
  );
  const inner = (k: number): string =>
    curve(
      points.map(([x, y]): Point => [cx + (x - cx) * k, cy + (y - cy) * k]),
      true,
    );
  s.fill('water2', inner(0.68), 0.5);
  if (full) s.line(inner(0.88), 0.5, 'water3', 0.8);
  let glints = '';
  for (let i = 0; i < 7; i++) {
    const [x, y] = [cx + r.between(-22, 18), cy + r.between(-14, 14)];
    glints += path([x, y], [x + r.between(4, 9), y]);
  }
  s.line(glints, 0.8, 'water3', 0.9);
}

/** The shore of a loch, wide along the way its river runs. */
function shoreOf(scene: Scene, squeeze: number): Point[] {
  const { r, river } = scene;
  const j = (): number => r.between(-4, 4);
  if (river === 'down') {
    return [
      [68, 6],
      [88 - squeeze + j(), 22 + j()],
      [91 - squeeze + j(), 48 + j()],
      [86 - squeeze + j(), 76 + j()],
      [68, 95],
      [44 + squeeze + j(), 84 + j()],
      [24 + squeeze * 1.6 + j(), 62 + j()],
      [30 + squeeze * 1.4 + j(), 40 + j()],
      [50 + squeeze + j(), 22 + j()],
    ];
  }
  return [
    [5, RIVER_Y],
    [20 + j(), 52 + squeeze + j()],
    [44 + j(), 43 + squeeze + j()],
    [72 + j(), 47 + squeeze + j()],
    [95, RIVER_Y],
    [80 + j(), 90 - squeeze + j()],
    [52 + j(), 96 - squeeze + j()],
    [22 + j(), 91 - squeeze + j()],
  ];
}

function bens(scene: Scene): void {
  const { s, r, river } = scene;
  const y = river === 'down' ? 42 : 48;
  hill(s, river === 'down' ? 14 : 24, y, 40, r.between(18, 24), 'heather');
  hill(s, river === 'down' ? 34 : 62, y - 2, 34, r.between(12, 18), 'moor2');
  if (river === 'across') hill(s, 88, y, 30, r.between(14, 22), 'heather2');
}

export function loch(scene: Scene): void {
  const { id, s, r, full, river } = scene;
  const down = river === 'down';
  bens(scene);
  const narrow = { 'loch-ness': 5, 'loch-lochy': 7, 'loch-oich': 10, 'loch-shiel': 3, 'loch-morar': -3 }[id] ?? 2;
  pool(scene, shoreOf(scene, narrow), id === 'loch-morar');
  const [x, y] = down ? [62, 56] : [50, 70];
  if (id === 'loch-ness') ness(scene, x, y);
  else if (id === 'loch-lochy')
    pines(
      s,
      down
        ? [
            [20, 50, 17],
            [28, 60, 18],
            [16, 66, 20],
            [27, 78, 20],
            [92, 60, 17],
          ]
        : [
            [12, 46, 16],
            [24, 43, 15],
            [34, 40, 14],
            [74, 44, 15],
            [86, 47, 17],
            [93, 92, 18],
          ],
    );
  else if (id === 'loch-morar') {
    s.shape('grass2', blob(r, x - 8, y - 5, 9, 3.6) + blob(r, x + 10, y + 6, 7, 3), 0.6);
    pines(s, [
      [x - 11, y - 5, 11],
      [x - 6, y - 4, 12],
      [x + 10, y + 6, 10],
    ]);
    if (full) s.fill('sand', down ? 'M28 74q10 16 30 18q-14 6-26-2t-4-16Z' : 'M14 84q20 10 40 8q-20 8-36 2Z');
  } else if (id === 'loch-shiel') monument(scene, down ? 26 : 84, down ? 72 : 93);
  else if (id === 'loch-oich') {
    s.shape('grass2', blob(r, x, y + 2, 8, 3.4), 0.6);
    groves(
      s,
      r,
      [
        [x - 3, y + 2, 10],
        [x + 3, y + 3, 11],
      ],
      'heather',
    );
    casks(s, [[down ? 22 : 18, down ? 84 : 92]], 1.1);
    ruin(scene, down ? 20 : 22, down ? 60 : 46);
  } else
    pines(
      s,
      down
        ? [
            [18, 60, 17],
            [26, 72, 18],
          ]
        : [
            [14, 46, 16],
            [26, 42, 15],
          ],
    );
}

/** Something swims there, perhaps: three humps and a wake. The ruin on the shore watches. */
function ness(scene: Scene, x: number, y: number): void {
  const { s, river } = scene;
  s.line(
    `M${x + 17} ${y - 7}Q${x + 4} ${y - 5} ${x - 13} ${y}Q${x + 4} ${y + 5} ${x + 17} ${y + 8}M${x + 12} ${y - 4}Q${x + 2} ${y - 2} ${x - 8} ${y}M${x + 12} ${y + 5}Q${x + 2} ${y + 3} ${x - 8} ${y + 1}`,
    0.8,
    'foam',
    0.9,
  );
  s.shape(
    'pine2',
    `M${x - 13} ${y}q-1.5-7-3.5-8.5q-3-.5-3.5 1.5q2-.5 2.8 1q.6 4 .8 6ZM${x - 9} ${y}q3-5.5 6.5 0ZM${x - 0.5} ${y + 0.3}q2.5-4 5.2 0Z`,
    0.5,
  );
  ruin(scene, river === 'down' ? 22 : 22, river === 'down' ? 66 : 48);
}

function ruin({ s }: Scene, x: number, y: number): void {
  s.shape('grass2', disc(x + 3, y, 13, 3.6), 0.5);
  s.shape('rock', `M${x - 2} ${y}V${y - 7}l3 1.5l3-2l4 3.5l4-1V${y}Z`, 0.6);
  tower(s, x - 4, y, 8, 16);
  slits(s, [
    [x - 5, y - 9],
    [x - 5, y - 4],
  ]);
}

/** The lonely column at the head of Loch Shiel. */
function monument({ s }: Scene, x: number, y: number): void {
  s.shape('grass2', disc(x + 1, y, 11, 3.6), 0.5);
  s.shape('rock3', poly([x - 5, y], [x - 4, y - 3], [x + 4, y - 3], [x + 5, y]), 0.6);
  s.shape('cream', poly([x - 2, y - 3], [x - 1.5, y - 25], [x + 1.5, y - 25], [x + 2, y - 3]), 0.6);
  s.shape('rock3', poly([x - 2.6, y - 25], [x + 2.6, y - 25], [x + 2.6, y - 27], [x - 2.6, y - 27]), 0.5);
  s.line(path([x, y - 27], [x, y - 33]) + path([x - 1.8, y - 30.5], [x + 2, y - 30]), 1.3);
}
