/** What grows and lies about: trees, rocks, hills, tufts. Each gives paths by paint, so that many share one node. */
import type { Chance } from '../seed.ts';
import { blob, curve, disc, type Point, path, poly, type Scene, type Sketch } from './sketch.ts';

/** A pine with its foot at (x, y). */
function pine(
  x: number,
  y: number,
  h: number,
): { readonly body: string; readonly lit: string; readonly trunk: string } {
  const w = h * 0.3;
  const tier = (top: number, bottom: number, half: number, side: number): Point[] => [
    [x, y - h * top],
    [x + side * half, y - h * bottom],
  ];
  const body = poly(
    [x, y - h],
    [x + w * 0.55, y - h * 0.62],
    [x + w * 0.3, y - h * 0.62],
    [x + w * 0.85, y - h * 0.34],
    [x + w * 0.5, y - h * 0.34],
    [x + w * 1.1, y - h * 0.1],
    [x - w * 1.1, y - h * 0.1],
    [x - w * 0.5, y - h * 0.34],
    [x - w * 0.85, y - h * 0.34],
    [x - w * 0.3, y - h * 0.62],
    [x - w * 0.55, y - h * 0.62],
  );
  const lit =
    poly(...tier(1, 0.64, w * 0.5, -1), [x - w * 0.05, y - h * 0.68]) +
    poly(...tier(0.7, 0.36, w * 0.78, -1), [x - w * 0.1, y - h * 0.42]) +
    poly(...tier(0.42, 0.12, w, -1), [x - w * 0.15, y - h * 0.16]);
  return { body, lit, trunk: path([x, y], [x, y - h * 0.12]) };
}

/** Pines at these feet, the farthest first. */
export function pines(s: Sketch, feet: readonly (readonly [x: number, y: number, h: number])[], dark = false): void {
  const trees = feet.toSorted((a, b) => a[1] - b[1]).map(([x, y, h]) => pine(x, y, h));
  s.shadow(feet.map(([x, y, h]) => disc(x + h * 0.16, y, h * 0.34, h * 0.1)).join(''));
  s.line(trees.map((tree) => tree.trunk).join(''), 1.4, 'earth2');
  s.shape(dark ? 'pine2' : 'pine', trees.map((tree) => tree.body).join(''), 0.5);
  s.fill('pine3', trees.map((tree) => tree.lit).join(''), dark ? 0.5 : 0.9);
}

/** Round trees: birch, rowan, oak. */
export function groves(
  s: Sketch,
  r: Chance,
  feet: readonly (readonly [x: number, y: number, h: number])[],
  paint = 'leaf',
): void {
  const sorted = feet.toSorted((a, b) => a[1] - b[1]);
  s.shadow(sorted.map(([x, y, h]) => disc(x + h * 0.15, y, h * 0.4, h * 0.12)).join(''));
  s.line(sorted.map(([x, y, h]) => path([x, y], [x, y - h * 0.5])).join(''), 1.2, 'earth2');
  s.shape(paint, sorted.map(([x, y, h]) => blob(r, x, y - h * 0.62, h * 0.38, h * 0.4, 0.12)).join(''), 0.5);
  s.fill('grass3', sorted.map(([x, y, h]) => blob(r, x - h * 0.1, y - h * 0.72, h * 0.18, h * 0.16)).join(''), 0.7);
}

/** A rock with its lit side to the left. */
export function rocks(s: Sketch, r: Chance, at: readonly (readonly [x: number, y: number, size: number])[]): void {
  const bodies: string[] = [];
  const sides: string[] = [];
  for (const [x, y, k] of at) {
    const [a, b] = [r.between(0.55, 0.85), r.between(-0.15, 0.25)];
    const top: Point = [x + k * b, y - k * a];
    bodies.push(poly([x - k, y], [x - k * 0.7, y - k * 0.5], top, [x + k * 0.75, y - k * 0.4], [x + k, y]));
    sides.push(poly(top, [x + k * 0.75, y - k * 0.4], [x + k, y], [x + k * 0.15, y]));
  }
  s.shadow(at.map(([x, y, k]) => disc(x + k * 0.3, y, k * 1.1, k * 0.22)).join(''));
  s.shape('rock3', bodies.join(''), 0.6).fill('rock2', sides.join(''), 0.75);
}

/** A hill as on old maps: a lit slope, a shaded slope with hatching. */
export function hill(s: Sketch, x: number, y: number, w: number, h: number, paint = 'moor'): void {
  const left = x - w / 2;
  const right = x + w / 2;
  const peak: Point = [x - w * 0.04, y - h];
  const outline: Point[] = [[left, y], [x - w * 0.3, y - h * 0.42], peak, [x + w * 0.24, y - h * 0.5], [right, y]];
  s.shape(paint, `${curve(outline)}Z`, 0.6);
  s.fill(
    'ink',
    `${curve([peak, [x + w * 0.24, y - h * 0.5], [right, y]])}L${x + w * 0.16} ${y}L${x + w * 0.02} ${y - h * 0.5}Z`,
    0.14,
  );
}

/** Tufts of grass or heather strewn over the tile. */
export function tufts(r: Chance, count: number, keep: (x: number, y: number) => boolean): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [r.between(4, 96), r.between(8, 97)];
    if (!keep(x, y)) continue;
    d += path([x - 1.2, y - 1.3], [x, y], [x + 0.1, y - 2]) + path([x, y], [x + 1.4, y - 1.2]);
  }
  return d;
}

/** Feet of `count` trees over the scene's ground, nearer ones larger, none on river or road. */
export function feetFor(scene: Scene, count: number, low: number, high: number): [number, number, number][] {
  const feet: [number, number, number][] = [];
  for (let i = 0; i < count * 3 && feet.length < count; i++) {
    const x = scene.r.between(5, 95);
    const y = scene.r.between(30, 97);
    if (!free(scene, x, y, 5)) continue;
    if (feet.some(([fx, fy]) => Math.abs(fx - x) < 7 && Math.abs(fy - y) < 5)) continue;
    feet.push([x, y, low + ((high - low) * y) / 100 + scene.r.between(-1.5, 1.5)]);
  }
  return feet;
}

export const RIVER_X = 68;
export const RIVER_Y = 73.5;
export const ROAD_Y = 75;

/** Whether a place is clear of river and road. */
export function free(scene: Pick<Scene, 'river' | 'road'>, x: number, y: number, margin = 3): boolean {
  if (scene.river === 'down' && Math.abs(x - RIVER_X) < 10 + margin) return false;
  if (scene.river === 'across' && Math.abs(y - margin / 2 - RIVER_Y) < 9.5 + margin) return false;
  return !(scene.road && Math.abs(y - margin / 2 - ROAD_Y) < 6.5 + margin);
}
