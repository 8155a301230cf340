/** Houses, towers and walls, seen slightly from above and lit from the left. */
import { box, disc, type Point, path, poly, type Sketch } from './sketch.ts';

export interface HouseStyle {
  readonly wall?: string;
  readonly side?: string;
  readonly roof?: string;
  /** Depth of the gable side, to the right. */
  readonly depth?: number;
  readonly windows?: number;
  readonly chimney?: boolean;
}

/** A house with its front's foot in the middle at (x, y); gives the top of its chimney. */
export function house(s: Sketch, x: number, y: number, w: number, h: number, style: HouseStyle = {}): Point {
  const { wall = 'wall', side = 'wall2', roof = 'slate', depth = w * 0.42, windows = 2, chimney = true } = style;
  const [l, r, up] = [x - w / 2, x + w / 2, depth * 0.42];
  const ridge = h * 0.72 + up / 2;
  const eave = y - h;
  s.shadow(poly([l, y], [r, y], [r + depth, y - up], [r + depth + 5, y - up + 2.5], [r + 5, y + 2.5]));
  if (chimney) s.shape(side, box(l + depth / 2 + 1.5, eave - ridge - 3.5, 2.6, 5), 0.6);
  s.shape(
    side,
    poly([r, y], [r + depth, y - up], [r + depth, eave - up], [r + depth / 2, eave - ridge], [r, eave]),
    0.6,
  );
  s.shape(wall, box(l, eave, w, h), 0.6);
  s.shape(
    roof,
    poly(
      [l - 1.2, eave + 0.8],
      [r + 0.4, eave + 0.8],
      [r + depth / 2 + 0.4, eave - ridge],
      [l + depth / 2 - 0.8, eave - ridge],
    ),
    0.6,
  );
  let panes = '';
  for (let i = 0; i < windows; i++) {
    const px = windows === 1 ? l + w * 0.2 : l + w * (0.17 + (0.66 * i) / (windows - 1));
    if (Math.abs(px - x) > 2.9) panes += box(px - 1.1, y - h * 0.74, 2.2, h * 0.34);
  }
  s.fill('window', panes + box(r + depth / 2 - 0.8, eave - up * 0.2, 1.6, h * 0.3));
  s.fill('door', box(x - 1.3, y - h * 0.55, 2.6, h * 0.55));
  return [l + depth / 2 + 2.8, eave - ridge - 3.5];
}

const teeth = (x: number, y: number, w: number, size: number): Point[] => {
  const count = Math.max(2, Math.round(w / (size * 2)));
  const step = w / (count * 2 - 1);
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const left = x + i * 2 * step;
    points.push([left, y], [left, y - size], [left + step, y - size], [left + step, y]);
  }
  return points;
};

/** A square tower with battlements; `cap` gives it a gabled roof instead. */
export function tower(s: Sketch, x: number, y: number, w: number, h: number, paint = 'rock3', cap = ''): void {
  const [l, r, top] = [x - w / 2, x + w / 2, y - h];
  if (cap !== '')
    s.shape(
      cap,
      poly([l + 0.5, top], [x - w * 0.1, top - w * 0.55], [x + w * 0.1, top - w * 0.55], [r - 0.5, top]),
      0.6,
    );
  s.shape(paint, poly([l, y], [l, top], ...teeth(l, top, w, 1.8), [r, top], [r, y]), 0.6);
  s.fill('ink', box(r - w * 0.32, top + 0.4, w * 0.32, h - 0.4), 0.16);
}

/** A round turret with a pointed roof. */
export function turret(s: Sketch, x: number, y: number, w: number, h: number, paint = 'rock3', roof = 'slate'): void {
  const [l, r, top] = [x - w / 2, x + w / 2, y - h];
  s.shape(paint, `M${l} ${y}V${top}H${r}V${y}Q${x} ${y + w * 0.2} ${l} ${y}Z`, 0.6);
  s.fill('ink', box(x + w * 0.12, top, w * 0.38, h), 0.16);
  s.shape(roof, poly([l - 0.9, top + 0.5], [x, top - w * 1.15], [r + 0.9, top + 0.5]), 0.6);
}

/** A wall with battlements. */
export function wall(s: Sketch, x: number, y: number, w: number, h: number, paint = 'rock3'): void {
  s.shape(paint, poly([x, y], [x, y - h], ...teeth(x, y - h, w, 1.6), [x + w, y - h], [x + w, y]), 0.6);
}

/** Windows at these places, small and tall; lit in the evening. */
export function slits(s: Sketch, at: readonly Point[], w = 1.3, h = 2.6): void {
  s.fill('window', at.map(([x, y]) => box(x - w / 2, y - h / 2, w, h)).join(''));
}

export function gate(s: Sketch, x: number, y: number, w: number, h: number): void {
  s.shape('door', `M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`, 0.6);
}

export function flag(s: Sketch, x: number, y: number, paint = 'flag'): void {
  s.line(path([x, y], [x, y - 8]), 0.8);
  s.shape(paint, `M${x} ${y - 8}q3-1.2 5 0t4.5 0v3.6q-2.5 1-4.5 0t-5 0Z`, 0.4);
}

/** Barrels, standing or lying. */
export function casks(s: Sketch, at: readonly Point[], k = 1): void {
  s.shadow(at.map(([x, y]) => disc(x + 1, y, 3.2 * k, 1 * k)).join(''));
  s.shape(
    'cask',
    at
      .map(
        ([x, y]) => `M${x - 2.1 * k} ${y}q${-1.1 * k} ${-3 * k} 0 ${-6 * k}h${4.2 * k}q${1.1 * k} ${3 * k} 0 ${6 * k}Z`,
      )
      .join(''),
    0.5,
  );
  s.line(
    at.map(([x, y]) => `M${x - 2.5 * k} ${y - 1.8 * k}h${5 * k}M${x - 2.5 * k} ${y - 4.2 * k}h${5 * k}`).join(''),
    0.6,
  );
}

/** Smoke from a chimney. */
export function smoke(s: Sketch, [x, y]: Point): void {
  s.fill('cream', disc(x, y - 2, 1.6) + disc(x + 1.8, y - 5, 2.2) + disc(x + 4.6, y - 7.5, 2.6), 0.55);
}
