/** Where players begin, the abbey, and the town at the end of the Great Glen. */
import { flag, gate, house, slits, smoke, tower, turret, wall } from './buildings.ts';
import { hill } from './nature.ts';
import { disc, poly, type Scene } from './sketch.ts';

/** Where a player begins: small, whole, with smoke from the hall. */
export function homeCastle(scene: Scene): void {
  const { s, x, y } = scene;
  hill(s, x + 22, y - 18, 50, 16, 'heather');
  hill(s, x, y + 4, 78, 13, 'grass2');
  const b = y - 6;
  tower(s, x - 17, b, 11, 21, 'rock3', 'slate');
  const hearth = house(s, x + 2, b - 4, 18, 10, { wall: 'rock3', side: 'rock', windows: 3, depth: 6 });
  smoke(s, hearth);
  wall(s, x - 20, b + 1, 40, 9);
  turret(s, x + 21, b + 1, 8, 17, 'rock3', 'roof');
  gate(s, x, b + 1, 6, 7);
  slits(s, [
    [x - 19, b - 14],
    [x - 15, b - 8],
    [x + 20, b - 10],
  ]);
  flag(s, x - 17, b - 27);
}

/** The abbey with its square tower and the high cross. */
export function abbey(scene: Scene): void {
  const { s, x, y, w } = scene;
  s.fill('water', 'M0 22C34 30 60 16 100 24V34C64 28 34 42 0 33Z', 0.9).line('M0 33C34 42 64 28 100 34', 1.3, 'sand');
  house(s, x - 10, y - 2, 30, 10, { wall: 'rose2', side: 'rock', windows: 5, depth: 9, chimney: false });
  tower(s, x + 8, y - 6, 12, 22, 'rose2');
  house(s, x + 20, y - 1, 12, 8, { wall: 'rose2', side: 'rock', windows: 1, depth: 6, chimney: false });
  slits(
    s,
    [
      [x + 6, y - 21],
      [x + 10, y - 21],
    ],
    1.4,
    3.4,
  );
  const cx = x - w * 0.38;
  s.shape('rock3', poly([cx - 4, y + 5], [cx - 3, y + 2], [cx + 3, y + 2], [cx + 4, y + 5]), 0.6);
  s.line(`M${cx} ${y + 2}V${y - 17}M${cx - 4.5} ${y - 11}H${cx + 4.5}`, 3.4)
    .line(`M${cx} ${y + 2}V${y - 17}M${cx - 4.5} ${y - 11}H${cx + 4.5}`, 2.2, 'rock3')
    .line(disc(cx, y - 11, 3.2), 1, 'rock2');
}

/** The town on the river, its red castle and its spires. */
export function inverness(scene: Scene): void {
  const { s, x, y, w } = scene;
  hill(s, x + 10, y - 6, 66, 14, 'grass2');
  for (const [dx, h] of [
    [-30, 30],
    [-18, 26],
  ] as const)
    s.shape('slate', poly([x + dx - 2.5, y - h + 10], [x + dx, y - h - 8], [x + dx + 2.5, y - h + 10]), 0.6);
  tower(s, x - 30, y - 8, 5, 15);
  tower(s, x - 18, y - 8, 5, 12);
  for (const dx of [4, 24]) tower(s, x + dx, y - 12, 8, 18, 'red2');
  wall(s, x + 8, y - 12, 12, 12, 'red2');
  slits(s, [
    [x + 3, y - 24],
    [x + 23, y - 24],
    [x + 14, y - 18],
  ]);
  for (const [i, dx] of [-0.36, -0.16, 0.06, 0.27].entries())
    house(s, x + dx * w, y - 1 - (i % 2), 12, 7, {
      roof: i % 2 === 0 ? 'slate' : 'roof',
      wall: i === 2 ? 'rose2' : 'wall',
      depth: 4,
      windows: 2,
    });
}
