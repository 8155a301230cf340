/** Where people live and trade. */
import { casks, flag, house, slits, smoke, tower } from './buildings.ts';
import { groves } from './nature.ts';
import { blob, box, curve, disc, path, poly, type Scene } from './sketch.ts';

type Style = Parameters<typeof house>[5];

const COTTAGES: readonly [Style, ...Style[]] = [
  { wall: 'wall', roof: 'slate' },
  { wall: 'wall', roof: 'thatch' },
  { wall: 'rock3', side: 'rock', roof: 'slate' },
  { wall: 'wall', roof: 'roof' },
];

/** Harbour fronts in colours, as at Tobermory and Portree. */
const PAINTED: readonly string[] = ['red', 'wheat', 'heather', 'water3', 'wall'];

export function village(scene: Scene): void {
  const { s, r, x, y, w, full, id } = scene;
  if (id === 'tobermory' || id === 'portree' || id === 'plockton') {
    harbour(scene);
    return;
  }
  const style = (): Style => r.pick(COTTAGES);
  if (full)
    groves(s, r, [
      [x - w * 0.42, y - 16, 13],
      [x + w * 0.4, y - 19, 12],
    ]);
  const k = full ? 1 : 1.25;
  const spread = w * 0.27;
  house(s, x - spread + r.between(-2, 2), y - 17, 12 * k, 6 * k, style());
  if (full || w > 70) house(s, x + spread * 0.75 + r.between(-2, 2), y - 19, 11 * k, 6 * k, style());
  if (id === 'start-village' || r.below(3) === 0) kirk(scene, x + r.between(-4, 3), y - 11);
  const hearth = house(s, x - spread * 0.55 + r.between(-2, 2), y - 1, 15 * k, 8 * k, style());
  if (w > 60) house(s, x + spread * 0.85 + r.between(-2, 2), y - 3, 13 * k, 7 * k, style());
  if (full) smoke(s, hearth);
}

function kirk({ s }: Scene, x: number, y: number): void {
  s.shape('slate', poly([x - 3.6, y - 15], [x, y - 26], [x + 3.6, y - 15]), 0.6);
  tower(s, x, y, 6.5, 14, 'rock3');
  slits(s, [[x - 1, y - 9]], 1.4, 3);
}

function harbour({ s, r, x, y, w }: Scene): void {
  const count = Math.max(3, Math.round(w / 16));
  const step = (w * 0.86) / count;
  const shift = r.below(PAINTED.length);
  s.fill('grass2', blob(r, x, y - 18, w * 0.5, 16));
  for (let i = 0; i < count; i++) {
    const paint = PAINTED[(i + shift) % PAINTED.length] ?? 'wall';
    const h = 9 + r.between(0, 5);
    const left = x - w * 0.43 + i * step;
    s.shape('slate', poly([left - 0.5, y - h - 3], [left + step / 2, y - h - 8], [left + step + 0.5, y - h - 3]), 0.6);
    s.shape(paint, box(left, y - h - 3, step - 0.3, h), 0.6);
    s.fill(
      'window',
      box(left + step * 0.22, y - h, 2, 3) +
        box(left + step * 0.62, y - h, 2, 3) +
        box(left + step * 0.4, y - 7, 2.4, 4),
    );
  }
  s.shape('rock', box(x - w * 0.46, y - 3, w * 0.92, 3), 0.6);
  s.fill(
    'water',
    `M${x - w / 2 - 4} ${y}H${x + w / 2 + 4}q2 8-6 11q-${w * 0.25} 5-${w * 0.6} 1q-${w * 0.35} 2-${w * 0.3 + 2}-12Z`,
  );
  s.shape('earth', `M${x - 9} ${y + 6}h11l-2 3h-7Z`, 0.6)
    .line(path([x - 4, y + 6], [x - 4, y - 3]), 0.7)
    .shape('cream', poly([x - 3.5, y - 2.5], [x + 2, y + 4.5], [x - 3.5, y + 4.5]), 0.5);
}

/** The kiln's pagoda roof is what makes a distillery. */
function pagoda({ s }: Scene, x: number, y: number): void {
  s.shape('wall', box(x - 6.5, y - 16, 13, 16), 0.6).fill('ink', box(x + 2, y - 15.7, 4.3, 15.5), 0.14);
  s.shape('slate', poly([x - 8.5, y - 15.5], [x - 3, y - 24], [x + 3, y - 24], [x + 8.5, y - 15.5]), 0.6);
  s.shape('slate2', box(x - 2.4, y - 28, 4.8, 4), 0.5);
  s.shape(
    'slate',
    `M${x - 5.5} ${y - 27.5}Q${x - 1.5} ${y - 29.5} ${x} ${y - 34.5}Q${x + 1.5} ${y - 29.5} ${x + 5.5} ${y - 27.5}Z`,
    0.6,
  );
}

export function distillery(scene: Scene): void {
  const { s, r, x, y, w, full, id } = scene;
  const twin = r.below(2) === 0;
  const side = r.below(2) === 0 || scene.river === 'down' ? 1 : -1;
  if (full) groves(s, r, [[x - side * w * 0.42, y - 14, 14]], id === 'edradour' ? 'heather' : 'leaf');
  if (twin && w > 60) pagoda(scene, x + side * w * 0.02, y - 6);
  pagoda(scene, x + side * w * 0.24, y - 3);
  house(s, x - side * w * 0.14, y, full ? 26 : 28, 9, { windows: 4, depth: 8, chimney: true });
  if (id === 'edradour' || id === 's2-distillery') s.fill('red', box(x - side * w * 0.14 - 13, y - 2, 26, 2), 0.9);
  if (full) smoke(s, [x + side * w * 0.24, y - 36]);
  const foot = Math.min(y + 9, 95);
  if (full || w > 60)
    casks(
      s,
      [
        [x - 12, foot],
        [x - 6, foot + 1],
        [x - 9, foot + 2.5],
      ],
      full ? 1 : 1.3,
    );
}

export function inn(scene: Scene): void {
  const { s, r, x, y, w, full } = scene;
  if (full) groves(s, r, [[x + w * 0.4, y - 14, 15]]);
  const hearth = house(s, x - w * 0.04, y - 2, w * 0.42, 11, {
    roof: r.pick(['slate', 'roof', 'thatch']),
    windows: 3,
    depth: w * 0.16,
  });
  smoke(s, hearth);
  const px = x - w * 0.36;
  s.line(`M${px} ${y + 3}V${y - 17}H${px + 9}`, 1.2, 'earth2');
  s.shape('cask', `M${px + 3.5} ${y - 16}h6v6.5h-6Z`, 0.6).line(`M${px + 5} ${y - 14.5}h3l-.5 3.5h-2Z`, 0.7, 'cream');
  casks(
    s,
    [
      [x - w * 0.02, y + 5],
      [x + w * 0.06, y + 6.5],
    ],
    1.1,
  );
}

function stall({ s, r }: Scene, x: number, y: number, k: number, cloth: string): void {
  s.shadow(disc(x + 2, y, 9 * k, 1.8 * k));
  s.line(
    path([x - 6.5 * k, y], [x - 6.5 * k, y - 10 * k]) + path([x + 6.5 * k, y], [x + 6.5 * k, y - 10 * k]),
    1,
    'earth2',
  );
  s.shape('earth', box(x - 6.5 * k, y - 5 * k, 13 * k, 4 * k), 0.6);
  s.fill(
    r.pick(['wheat', 'leaf', 'ginger']),
    disc(x - 3.5 * k, y - 5.5 * k, 1.6 * k) + disc(x, y - 5.6 * k, 1.7 * k) + disc(x + 3.5 * k, y - 5.5 * k, 1.6 * k),
  );
  s.shape(
    'cream',
    poly([x - 8.5 * k, y - 9 * k], [x - 5.5 * k, y - 15 * k], [x + 5.5 * k, y - 15 * k], [x + 8.5 * k, y - 9 * k]),
    0.6,
  );
  let stripes = '';
  for (const i of [0, 2, 4]) {
    const [a, b] = [i / 5, (i + 1) / 5];
    stripes += poly(
      [x + (-8.5 + 17 * a) * k, y - 9 * k],
      [x + (-5.5 + 11 * a) * k, y - 15 * k],
      [x + (-5.5 + 11 * b) * k, y - 15 * k],
      [x + (-8.5 + 17 * b) * k, y - 9 * k],
    );
  }
  s.fill(cloth, stripes, 0.9);
}

/** Stalls, a tent and bunting; the more goods, the more stalls. */
export function fair(scene: Scene): void {
  const { s, r, x, y, w, full, id } = scene;
  const k = full ? 1 : 1.25;
  if (id === 'braemar') {
    gathering(scene);
    return;
  }
  if (id === 'elgin') ruinedCathedral(scene, x + w * 0.12, y - 15);
  else {
    const tx = x + w * 0.1;
    s.shadow(disc(tx + 3, y - 13, 15 * k, 3));
    s.shape(
      'cream',
      poly(
        [tx - 13 * k, y - 13],
        [tx - 10 * k, y - 23 * k],
        [tx, y - 33 * k],
        [tx + 10 * k, y - 23 * k],
        [tx + 13 * k, y - 13],
      ),
      0.6,
    );
    s.fill(
      'heather',
      poly([tx - 6 * k, y - 13], [tx - 4 * k, y - 23 * k], [tx, y - 33 * k], [tx, y - 13]) +
        poly(
          [tx + 6.5 * k, y - 13],
          [tx + 4.5 * k, y - 23 * k],
          [tx, y - 33 * k],
          [tx + 10 * k, y - 23 * k],
          [tx + 13 * k, y - 13],
        ),
      0.8,
    );
    flag(s, tx, y - 33 * k);
  }
  stall(scene, x - w * 0.27, y - 5, k, r.pick(['red', 'water2', 'pine']));
  if (w > 60) stall(scene, x + w * 0.3, y - 3, k, r.pick(['wheat2', 'red', 'heather2']));
  stall(scene, x + w * 0.02, y + 4, k, r.pick(['pine', 'red', 'water2']));
  if (full)
    s.line(
      curve([
        [x - w * 0.46, y - 24],
        [x - w * 0.25, y - 19],
        [x + w * 0.1, y - 30],
      ]),
      0.5,
    ).line(
      curve([
        [x - w * 0.46, y - 22.5],
        [x - w * 0.25, y - 17.5],
        [x - w * 0.02, y - 22],
      ]),
      2.2,
      'red',
      1,
      '0.2 4',
    );
}

function gathering({ s, r, x, y, w }: Scene): void {
  s.fill('grass3', blob(r, x, y - 8, w * 0.42, 15)).line(blob(r, x, y - 8, w * 0.42, 15), 0.5, 'ink', 0.5);
  for (const [i, dx] of [-0.32, -0.1, 0.13, 0.34].entries())
    flag(s, x + dx * w, y - 16 - (i % 2) * 4, ['flag', 'heather', 'red', 'wheat'][i] ?? 'flag');
  s.line(path([x - 4, y + 1], [x + 10, y - 21]), 2.4, 'earth2');
  s.fill('ink', disc(x - 5, y - 5, 2)).shape(
    'red',
    poly([x - 7, y - 3], [x - 3, y - 3], [x - 1.5, y + 4], [x - 8.5, y + 4]),
    0.6,
  );
  for (const dx of [-0.25, 0.22, 0.3]) s.shape('heather', `M${x + dx * w - 2} ${y + 6}v-5a2 2 0 0 1 4 0v5Z`, 0.5);
}

function ruinedCathedral({ s }: Scene, x: number, y: number): void {
  tower(s, x - 9, y, 8, 25, 'rock3');
  tower(s, x + 9, y, 8, 25, 'rock3');
  s.shape('rock', `M${x - 5} ${y}V${y - 15}L${x} ${y - 21}L${x + 5} ${y - 15}V${y}Z`, 0.6);
  s.fill('door', `M${x - 2.5} ${y}v-8a2.5 2.5 0 0 1 5 0V${y}Z`);
}
