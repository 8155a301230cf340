/** A drawing in the making: flat shapes and ink strokes on a square of 100, kept as SVG text. */
import type { Chance } from '../seed.ts';

export type Point = readonly [x: number, y: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const poly = (...points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
export const path = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`;
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

/** A soft curve through the points. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const get = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return points[index] ?? [0, 0];
  };
  let d = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(c1)} ${at(c2)} ${at(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed, uneven round: an islet, a thicket, a patch of heather. */
export function blob(r: Chance, x: number, y: number, rx: number, ry: number, uneven = 0.16, corners = 7): string {
  const turn = r.between(0, 6);
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = turn + (i / corners) * Math.PI * 2;
    const reach = 1 + r.between(-uneven, uneven);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return curve(points, true);
}

/** Where the subject of a picture stands, clear of river and road. */
export interface Scene {
  readonly s: Sketch;
  readonly r: Chance;
  readonly id: string;
  /** The middle and the foot of the subject, and how wide it may be. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** Lines that run through the tile, and which way the river runs. */
  readonly river: '' | 'down' | 'across';
  readonly road: boolean;
  /** The line of the river through the tile. */
  readonly stream: string;
  readonly goods: readonly string[];
  readonly full: boolean;
}

export class Sketch {
  private readonly full: boolean;
  private parts: string[] = [];

  /** A small picture goes without shadows and fine lines. */
  constructor(full: boolean) {
    this.full = full;
  }

  fill(paint: string, d: string, opacity = 1): this {
    const see = opacity === 1 ? '' : ` opacity="${opacity}"`;
    if (d !== '') this.parts.push(`<path fill="var(--l-${paint})"${see} d="${d}"/>`);
    return this;
  }

  /** A fill with an ink outline. */
  shape(paint: string, d: string, width = 0.7): this {
    this.parts.push(`<path fill="var(--l-${paint})" stroke="var(--l-ink)" stroke-width="${width}" d="${d}"/>`);
    return this;
  }

  line(d: string, width = 0.7, paint = 'ink', opacity = 1, dash = ''): this {
    const see = opacity === 1 ? '' : ` opacity="${opacity}"`;
    const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`;
    if (d !== '' && (this.full || width >= 0.75)) {
      this.parts.push(`<path fill="none" stroke="var(--l-${paint})" stroke-width="${width}"${see}${dashes} d="${d}"/>`);
    }
    return this;
  }

  /** A shadow on the ground, away from the light. */
  shadow(d: string): this {
    return this.full ? this.fill('ink', d, 0.2) : this;
  }

  raw(svg: string): this {
    this.parts.push(svg);
    return this;
  }

  svg(): string {
    return `<g stroke-linecap="round" stroke-linejoin="round">${this.parts.join('')}</g>`;
  }
}
