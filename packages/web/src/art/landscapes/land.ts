/** Woods, quarries and fields. */
import { house } from './buildings.ts';
import { feetFor, free, groves, hill, pines, rocks } from './nature.ts';
import { blob, curve, disc, type Point, path, poly, type Scene } from './sketch.ts';

export function forest(scene: Scene): void {
  const { s, r, full } = scene;
  const feet = feetFor(scene, full ? 24 : 13, full ? 15 : 20, full ? 25 : 32);
  const back = feet.filter(([, y]) => y < 50);
  const middle = feet.filter(([, y]) => y >= 50 && y < 72);
  const front = feet.filter(([, y]) => y >= 72);
  if (back.length > 0) pines(s, back, true);
  if (full && r.below(2) === 0) groves(s, r, [[r.between(12, 26), 62, 15]], 'leaf');
  if (middle.length > 0) pines(s, middle);
  if (front.length > 0) pines(s, front);
  if (full) logs(scene);
}

function logs({ s, r, river, road }: Scene): void {
  const x = river === 'down' ? 40 : r.between(42, 62);
  const y = river === 'across' || road ? 56 : 86;
  if (!free({ river, road }, x, y, 1)) return;
  s.shadow(disc(x + 1, y + 1, 10, 2));
  s.shape('earth', `M${x - 8} ${y - 4}h14v4h-14ZM${x - 6} ${y - 8}h13v4h-13Z`, 0.6);
  s.shape('wood3', disc(x - 8, y - 2, 1.6, 2.1) + disc(x - 6, y - 6, 1.6, 2.1), 0.5);
}

/** The stone of a place: grey granite, blue slate, rose granite. */
const STONE: Readonly<Record<string, readonly [lit: string, face: string, deep: string]>> = {
  easdale: ['slate3', 'slate', 'slate2'],
  ballachulish: ['slate3', 'slate', 'slate2'],
  rubislaw: ['rose', 'rose2', 'rock'],
};

/** Blocks of rock cut in steps out of a hillside: lit treads, shaded flanks, a crane. */
export function quarry(scene: Scene): void {
  const { s, r, x, y, w, full, id } = scene;
  if (id === 'ailsa-craig') {
    craig(scene);
    return;
  }
  const [lit, face, deep] = STONE[id] ?? ['rock3', 'rock', 'rock2'];
  const h = Math.min(w * 0.55, (y - 33) / 1.16);
  hill(s, x - w * 0.06, y - h * 0.2, w * 1.12, h * 0.95, 'moor2');
  s.shadow(disc(x + 4, y, w * 0.5, 5));
  for (const [row, height] of [0.82, 0.52, 0.27].entries()) {
    let [faces, tops, flanks, cracks] = ['', '', '', ''];
    const foot = y - h * (0.34 - row * 0.17);
    const [l, right] = [x - w * (0.4 + row * 0.03), x + w * (0.42 - row * (row === 2 ? 0.1 : 0.02))];
    let px = l;
    while (px < right - 4) {
      const bw = Math.min(r.between(w * 0.11, w * 0.19), right - px);
      const slope = 1 - Math.abs((px + bw / 2 - x) / w) * (row === 0 ? 0.9 : 0.5);
      const top = foot - h * height * slope * r.between(0.72, 1);
      const deepTop = r.between(2, 4.5);
      faces += poly([px, foot], [px, top], [px + bw, top + r.between(-0.6, 0.6)], [px + bw, foot]);
      tops += poly([px, top], [px + 2.5, top - deepTop], [px + bw + 2, top - deepTop], [px + bw, top]);
      flanks += poly([px + bw * 0.62, top], [px + bw, top], [px + bw, foot], [px + bw * 0.7, foot]);
      if (r.below(3) > 0)
        cracks += path([px + bw * 0.3, top + 2], [px + bw * r.between(0.2, 0.4), foot - r.between(1, 5)]);
      cracks += path([px + 1, (top + foot) / 2], [px + bw * r.between(0.5, 0.9), (top + foot) / 2 + r.between(-1, 1)]);
      px += bw;
    }
    s.shape(row === 0 ? deep : face, faces, 0.6)
      .fill('ink', flanks, 0.16)
      .shape(lit, tops, 0.5);
    if (full) s.line(cracks, 0.5, 'ink', 0.5);
  }
  if (full) {
    const cx = x + w * 0.3;
    s.line(
      `M${cx} ${y - h * 0.12}V${y - h - 1}M${cx} ${y - h}L${cx - 17} ${y - h + 6}M${cx} ${y - h * 0.6}L${cx - 12} ${y - h + 4}`,
      1.4,
      'earth2',
    );
    s.line(`M${cx - 17} ${y - h + 6}V${y - h * 0.42}`, 0.6).shape(lit, `M${cx - 20.5} ${y - h * 0.42}h7v5h-7Z`, 0.6);
  }
  const heap: [number, number, number][] = [
    [x - w * 0.28, y + 5, 5],
    [x - w * 0.1, y + 6, 4],
    [x + w * 0.12, y + 5, 5.5],
  ];
  rocks(
    s,
    r,
    heap.filter(([rx, ry]) => free(scene, rx, ry, 2)),
  );
}

/** The granite dome out at sea. */
function craig({ s, r }: Scene): void {
  s.fill('water', 'M0 56C30 50 70 52 100 56V100H0Z').fill('water2', 'M0 80Q50 70 100 82V100H0Z', 0.5);
  s.shape(
    'rock',
    curve([
      [16, 76],
      [21, 60],
      [32, 44],
      [47, 36],
      [62, 42],
      [75, 58],
      [85, 77],
    ]),
    0.7,
  );
  s.fill(
    'grass2',
    curve(
      [
        [27, 56],
        [34, 45],
        [47, 37.5],
        [60, 43],
        [68, 54],
        [55, 50],
        [44, 54],
        [36, 51],
      ],
      true,
    ),
  );
  s.fill('ink', 'M50 37Q64 42 75 58Q82 68 85 77H62Q68 56 50 37Z', 0.16);
  s.line('M26 60l-2 12M33 56l-1 16M41 58v13M50 56l1 15M58 57l3 13M67 60l4 11', 0.6, 'ink', 0.6);
  s.line('M12 77q9 3 19 0t19 0t19 0t19 0', 1.4, 'foam');
  rocks(s, r, [
    [20, 88, 4.5],
    [30, 91, 3.5],
  ]);
  s.line('M22 40q2.5-2.5 5 0q2.5-2.5 5 0M70 38q2-2 4 0q2-2 4 0M80 46q2-2 4 0q2-2 4 0', 0.8);
}

/** Fields from the left or from the right, with or without a farm behind them. */
export function field(scene: Scene): void {
  const { s, r, x, full, y, w } = scene;
  const flip = r.below(2) === 0;
  if (full && w > 60 && r.below(2) === 0) {
    house(s, r.between(30, 70), y - Math.min(48, w * 0.62, y - 33) + 5, 12, 6, {
      roof: r.pick(['thatch', 'roof', 'slate']),
    });
  }
  if (flip) s.raw(`<g transform="translate(${2 * x} 0) scale(-1 1)">`);
  parcels(scene);
  if (flip) s.raw('</g>');
}

/** Parcels of corn between hedges, cut stubble with sheaves in front. */
function parcels(scene: Scene): void {
  const { s, r, x, y, w, full } = scene;
  const barley = scene.goods.includes('barley');
  const [base, dark, light] = barley ? ['barley', 'barley2', 'barley3'] : ['wheat', 'wheat2', 'wheat3'];
  const h = Math.min(48, w * 0.62, y - 33);
  const top = y - h;
  const [l, right] = [x - w / 2, x + w / 2];
  const mid = x + r.between(-0.12, 0.12) * w;
  const waist = y - h * r.between(0.42, 0.52);
  const bend = r.between(-3, 3);
  const plots: readonly (readonly [Point, Point, Point, Point, string])[] = [
    [[l + w * 0.1, top + 2], [mid + 2, top], [mid, waist], [l + w * 0.02, waist + 2], base],
    [[mid + 4, top], [right - w * 0.09, top + 3], [right - w * 0.02, waist + 1], [mid + 2, waist], light],
    [[l + w * 0.02, waist + 4], [mid + w * 0.12, waist + 2], [mid + w * 0.1 + bend, y], [l - w * 0.03, y], light],
    [
      [mid + w * 0.15, waist + 2],
      [right - w * 0.01, waist + 3],
      [right + w * 0.03, y],
      [mid + w * 0.13 + bend, y],
      base,
    ],
  ];
  const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  for (const [i, [a, b, c, d, paint]] of plots.entries()) {
    s.shape(paint, poly(a, b, c, d), 0.6);
    let rows = '';
    const along = i === 0 || i === 3;
    const count = along ? 9 : 6;
    for (let k = 1; k < count; k++) {
      const [p, q] = along
        ? [mix(a, b, k / count), mix(d, c, k / count)]
        : [mix(a, d, k / count), mix(b, c, k / count)];
      const bow: Point = [(p[0] + q[0]) / 2 + (along ? 1.5 : 0), (p[1] + q[1]) / 2 - (along ? 0 : 1.2)];
      rows += curve([p, bow, q]);
    }
    s.line(rows, along ? 1.6 : 1.2, dark, 0.85, full && !along ? '2.4 1.4' : '');
  }
  if (full) {
    let ears = '';
    for (let i = 0; i < 44; i++) {
      const [a, b, c, d] = plots[i % 2 === 0 ? 0 : 3] ?? [];
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      const [ex, ey] = mix(mix(a, b, r.between(0.05, 0.95)), mix(d, c, r.between(0.05, 0.95)), r.between(0.08, 1));
      ears += barley ? path([ex - 1, ey - 2.6], [ex, ey], [ex + 1, ey - 2.6]) : path([ex, ey], [ex, ey - 2.2]);
    }
    s.line(ears, 0.6, 'wheat4', 0.85);
  }
  hedges(scene, mid, waist, top, l, right);
  for (const [sx, sy, k] of [
    [l + w * 0.16, y - h * 0.1, 0.9],
    [l + w * 0.36, y - h * 0.17, 0.8],
    [l + w * 0.3, y + 1, 1],
  ] as const) {
    sheaf(s, sx, sy, k * (full ? 0.95 : 1.3));
  }
}

function hedges({ s, r, full }: Scene, mid: number, waist: number, top: number, l: number, right: number): void {
  let [hedge, lit] = ['', ''];
  const step = full ? 6 : 9;
  for (let hx = l + 4; hx < right - 3; hx += step) {
    const k = r.between(2.2, 3.4);
    hedge += blob(r, hx, waist + 1.4, k * 1.25, k * 0.8);
    lit += blob(r, hx - 0.8, waist + 0.4, k * 0.5, k * 0.3);
  }
  for (let hy = top + 3; hy < waist - 3; hy += step) hedge += blob(r, mid + 3, hy, 2.2, 2.2);
  s.shape('grass4', hedge, 0.5).fill('leaf', lit);
}

function sheaf(s: Scene['s'], x: number, y: number, k: number): void {
  s.shadow(disc(x + 2 * k, y, 6 * k, 1.6 * k));
  s.shape(
    'wheat3',
    `M${x - 4 * k} ${y}L${x - 1.6 * k} ${y - 5 * k}L${x - 5 * k} ${y - 10.5 * k}Q${x} ${y - 13.5 * k} ${x + 5 * k} ${y - 10.5 * k}L${x + 1.6 * k} ${y - 5 * k}L${x + 4 * k} ${y}Z`,
    0.6,
  );
  s.line(`M${x - 1.6 * k} ${y - 5 * k}h${3.2 * k}`, 1.4, 'red');
}
