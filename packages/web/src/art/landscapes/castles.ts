/** Castles and the abbey, each drawn after what makes the real one itself. */
import { flag, gate, house, slits, tower, turret, wall } from './buildings.ts';
import { groves, hill, pines, RIVER_Y, rocks } from './nature.ts';
import { homeCastle } from './places.ts';
import { blob, box, disc, poly, type Scene } from './sketch.ts';
import { pool } from './water.ts';

/** Water around the place a castle stands on; it joins the river where there is one. */
function moat(scene: Scene, x: number, y: number): void {
  const { river } = scene;
  if (river === 'down')
    pool(scene, [
      [68, 26],
      [86, 40],
      [90, 62],
      [82, 84],
      [66, 94],
      [30, 88],
      [10, 72],
      [14, 52],
      [36, 42],
    ]);
  else if (river === 'across')
    pool(scene, [
      [6, RIVER_Y],
      [18, 60],
      [40, 56],
      [72, 57],
      [94, RIVER_Y],
      [84, 88],
      [56, 95],
      [20, 90],
    ]);
  else
    pool(scene, [
      [x - 44, y - 4],
      [x - 30, y - 16],
      [x, y - 18],
      [x + 34, y - 14],
      [x + 44, y],
      [x + 34, y + 16],
      [x, y + 20],
      [x - 32, y + 16],
    ]);
}

/** A tower house alone on its islet. */
function stalker(scene: Scene): void {
  const { s, r, river } = scene;
  const [x, y] = river === 'down' ? [44, 72] : [48, 75];
  hill(s, 80, 48, 48, 22, 'heather');
  hill(s, 36, 50, 56, 18, 'moor2');
  moat(scene, x, y);
  s.shape('grass2', blob(r, x + 1, y, 19, 5.5), 0.6);
  rocks(s, r, [
    [x - 14, y + 2, 3.5],
    [x + 14, y + 1, 4],
  ]);
  house(s, x - 10, y - 0.5, 9, 6, { wall: 'rock3', side: 'rock', windows: 1, depth: 3, chimney: false });
  tower(s, x + 2, y, 15, 26, 'rock3');
  turret(s, x - 5, y - 20, 5, 7, 'rock3');
  s.shape('slate', poly([x - 2, y - 26], [x, y - 32], [x + 7, y - 32], [x + 9, y - 26]), 0.6);
  slits(s, [
    [x - 1, y - 18],
    [x + 4, y - 18],
    [x - 1, y - 11],
    [x + 4, y - 11],
  ]);
}

/** Three arches lead over the water to the island fortress. */
function donan(scene: Scene): void {
  const { s, r, road } = scene;
  const x = 62;
  const y = road ? 62 : 76;
  hill(s, 24, 46, 50, 22, 'heather');
  hill(s, 86, 48, 40, 16, 'moor2');
  pool(scene, [
    [0, y - 6],
    [20, y - 14],
    [60, y - 16],
    [99, y - 10],
    [100, y + 3],
    [70, y + 6],
    [40, y + 6],
    [4, y + 4],
  ]);
  s.shape('grass2', blob(r, x + 6, y - 3, 27, 7.5), 0.6);
  const arch = (ax: number): string => `M${ax} ${y + 2}v-3.5a3.5 3.5 0 0 1 7 0V${y + 2}Z`;
  s.shape('rock', `M2 ${y + 2}V${y - 7}H44V${y + 2}Z`, 0.7)
    .fill('water2', arch(7) + arch(19) + arch(31))
    .line(`M2 ${y - 7}H44${arch(7)}${arch(19)}${arch(31)}`, 0.6);
  wall(s, x - 16, y - 1, 42, 9);
  tower(s, x - 12, y - 1, 9, 15, 'rock3', 'slate');
  house(s, x + 12, y - 6, 16, 10, { wall: 'rock3', side: 'rock', windows: 2, depth: 5 });
  tower(s, x, y - 3, 14, 27, 'rock3', 'slate');
  gate(s, x - 12, y - 1, 4, 6);
  slits(s, [
    [x - 2, y - 23],
    [x - 2, y - 15],
    [x + 2, y - 19],
    [x + 18, y - 4],
    [x + 9, y - 4],
  ]);
  flag(s, x - 1, y - 36);
}

/** Two broken walls on a knoll above the strait. */
function moil(scene: Scene): void {
  const { s, r, x, y, river } = scene;
  if (river === '')
    s.fill('water', 'M0 78C22 70 40 86 62 80S90 74 100 80V100H0Z').line(
      'M0 78C22 70 40 86 62 80S90 74 100 80',
      1.6,
      'sand',
    );
  hill(s, x, y + 2, 64, 16, 'grass2');
  const b = y - 10;
  s.shape('rock', `M${x - 14} ${b + 3}l1-17l3-4l2 5l2.5-1.5l1 7l3 2l.5 9Z`, 0.7);
  s.shape('rock3', `M${x + 3} ${b + 4}l-1-12l2-12l4-3l2 4l3 1l1.5 12l-1 11Z`, 0.7);
  s.fill('ink', `M${x + 9} ${b + 4}l1-20l3 1l1.5 12l-1 7Z`, 0.16);
  s.fill('window', box(x - 10, b - 9, 2, 4) + box(x + 5, b - 13, 2, 4) + box(x + 5, b - 5, 2, 4));
  rocks(s, r, [
    [x - 2, b + 6, 3],
    [x + 18, b + 9, 3.5],
    [x - 20, b + 9, 3],
  ]);
  s.line(`M${x - 28} ${b - 17}q2-2 4 0q2-2 4 0M${x + 20} ${b - 22}q2-2 4 0q2-2 4 0`, 0.8);
}

/** A neo-gothic house, half fallen, in a garden. */
function armadale(scene: Scene): void {
  const { s, r, x, y, w } = scene;
  groves(s, r, [
    [x - w * 0.42, y - 8, 20],
    [x + w * 0.42, y - 9, 22],
    [x + w * 0.3, y - 16, 17],
  ]);
  s.shape('rock', `M${x + 4} ${y - 2}v-13l4 2l3-5l4 4l3-3l4 6v9Z`, 0.6);
  for (const dx of [-18, -4]) tower(s, x + dx, y - 2, 8, 22, 'wall');
  s.shape('wall', poly([x - 15, y - 2], [x - 15, y - 14], [x - 11, y - 20], [x - 7, y - 14], [x - 7, y - 2]), 0.6);
  s.shape('window', `M${x - 13} ${y - 7}v-5l2-3l2 3v5Z`, 0.5);
  gate(s, x - 11, y - 2, 3.6, 4.5);
  slits(s, [
    [x - 19, y - 16],
    [x - 5, y - 16],
    [x - 19, y - 9],
    [x - 5, y - 9],
    [x + 9, y - 9],
    [x + 16, y - 8],
  ]);
  s.fill(
    'heather',
    disc(x - 22, y + 5, 3) + disc(x - 13, y + 7, 3.2) + disc(x + 4, y + 7, 3) + disc(x + 14, y + 5, 3.2),
  );
  s.fill('leaf', disc(x - 18, y + 7, 3) + disc(x - 4, y + 7.5, 3) + disc(x + 10, y + 7, 2.6));
}

/** Turrets at the corners, rose-coloured stone, behind a garden wall. */
function mey(scene: Scene): void {
  const { s, r, x, y, w } = scene;
  s.fill('water', 'M0 24C30 18 60 28 100 21V36C70 40 30 32 0 38Z').line('M0 38C30 32 70 40 100 36', 1.4, 'sand');
  tower(s, x + 6, y - 4, 15, 24, 'rose', 'slate');
  s.shape('rose', box(x - 20, y - 17, 40, 14), 0.6);
  s.shape('slate', poly([x - 21, y - 17], [x - 16, y - 23], [x - 2, y - 23], [x + 1, y - 17]), 0.6);
  for (const [dx, h] of [
    [-20, 18],
    [20, 18],
    [-2, 27],
    [14, 29],
  ] as const)
    turret(s, x + dx, y - 3, 5, h, 'rose');
  slits(s, [
    [x - 13, y - 12],
    [x - 8, y - 12],
    [x + 4, y - 21],
    [x + 9, y - 21],
    [x + 9, y - 12],
    [x + 4, y - 12],
  ]);
  gate(s, x - 3, y - 3, 4.5, 6);
  wall(s, x - w * 0.4, y + 3, w * 0.8, 4, 'rock');
  groves(s, r, [
    [x - w * 0.42, y, 13],
    [x + w * 0.42, y + 1, 13],
  ]);
}

/** A square keep on its cliff over the Sound. */
function duart(scene: Scene): void {
  const { s, x, y, w } = scene;
  s.fill('water', 'M0 70C20 66 30 84 50 84S86 76 100 80V100H0Z').line(
    'M0 70C20 66 30 84 50 84S86 76 100 80',
    1.4,
    'foam',
  );
  s.shape(
    'rock2',
    poly(
      [x - w * 0.4, y + 8],
      [x - w * 0.36, y - 6],
      [x + w * 0.34, y - 8],
      [x + w * 0.42, y + 6],
      [x + w * 0.2, y + 12],
      [x - w * 0.1, y + 14],
    ),
    0.7,
  );
  s.fill('grass2', poly([x - w * 0.37, y - 4], [x - w * 0.3, y - 10], [x + w * 0.32, y - 11], [x + w * 0.35, y - 6]));
  s.line(
    `M${x - 18} ${y - 3}l2 9M${x - 8} ${y - 3}l-1 13M${x + 4} ${y - 4}l2 14M${x + 16} ${y - 4}l1 9`,
    0.6,
    'ink',
    0.6,
  );
  wall(s, x - 26, y - 5, 46, 12);
  house(s, x - 14, y - 6, 14, 13, { wall: 'rock3', side: 'rock', windows: 2, depth: 4 });
  tower(s, x + 8, y - 5, 21, 30, 'rock3', 'slate');
  slits(s, [
    [x + 2, y - 27],
    [x + 8, y - 27],
    [x + 2, y - 18],
    [x + 8, y - 18],
    [x + 2, y - 10],
  ]);
  flag(s, x + 8, y - 46);
}

/** The tower built around a thorn tree, with a drawbridge. */
function cawdor(scene: Scene): void {
  const { s, r, x, y } = scene;
  pines(s, [
    [x - 38, y - 8, 20],
    [x + 38, y - 10, 22],
    [x - 31, y - 12, 17],
  ]);
  s.shape('rock3', box(x - 25, y - 16, 50, 13), 0.6);
  s.shape(
    'slate',
    poly([x - 26, y - 16], [x - 22, y - 22], [x - 8, y - 22], [x - 7, y - 16]) +
      poly([x + 7, y - 16], [x + 9, y - 22], [x + 22, y - 22], [x + 26, y - 16]),
    0.6,
  );
  tower(s, x, y - 3, 17, 32, 'rock3', 'slate');
  for (const dx of [-8.5, 8.5]) turret(s, x + dx, y - 28, 4.5, 6, 'rock3');
  slits(s, [
    [x - 3, y - 27],
    [x + 2, y - 27],
    [x - 3, y - 19],
    [x + 2, y - 19],
    [x - 19, y - 11],
    [x - 13, y - 11],
    [x + 14, y - 11],
    [x + 20, y - 11],
  ]);
  gate(s, x, y - 3, 5, 8);
  s.fill('water', `M${x - 34} ${y + 1}q34-6 68 0v6q-34-6-68 0Z`).shape(
    'earth',
    poly([x - 3, y - 3], [x + 3, y - 3], [x + 5, y + 8], [x - 5, y + 8]),
    0.6,
  );
  groves(s, r, [[x + 16, y - 2, 11]], 'heather');
}

const NAMED: Readonly<Record<string, (scene: Scene) => void>> = {
  'castle-stalker': stalker,
  'donan-castle': donan,
  'castle-moil': moil,
  'armadale-castle': armadale,
  'castle-of-mey': mey,
  'duart-castle': duart,
  'cawdor-castle': cawdor,
};

export function castle(scene: Scene): void {
  (NAMED[scene.id] ?? homeCastle)(scene);
}
