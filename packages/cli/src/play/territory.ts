/** A territory as a grid of tiles: type, river and road at the edges, cubes, figures, and what can be chosen where. */
import type { Rules, View } from '@great-glen/engine';
import { goodLetters, lineMark, shortName, tileOf } from '../lib/words.ts';
import { Canvas } from './canvas.ts';
import type { Theme } from './theme.ts';

type Spot = View['players'][number]['territory'][number];

/** Numbers of options by place, `x,y`. */
export type Marks = ReadonlyMap<string, string>;

export interface GridSize {
  readonly inner: number;
  readonly rows: number;
}

export const ROOMY: GridSize = { inner: 9, rows: 2 };
export const COMPACT: GridSize = { inner: 8, rows: 1 };
/** For territories that have grown long. */
export const NARROW: GridSize = { inner: 6, rows: 2 };

const LABEL = 4;

interface Grid {
  readonly canvas: Canvas;
  readonly rules: Rules;
  readonly theme: Theme;
  readonly size: GridSize;
  readonly letters: ReadonlyMap<string, string>;
}

function cubes(grid: Grid, spot: Spot): string {
  return Object.entries(spot.resources)
    .map(([good, n]) => (grid.letters.get(good) ?? '?').repeat(n))
    .join('');
}

function figures(n: number): string {
  return n > 2 ? `@${n}` : '@'.repeat(n);
}

function frame(grid: Grid, left: number, top: number, edge: string, side: string, corner: string): void {
  const { canvas, size, theme } = grid;
  const line = corner + edge.repeat(size.inner) + corner;
  canvas.put(left, top, line, theme.faint).put(left, top + size.rows + 1, line, theme.faint);
  for (let y = top + 1; y <= top + size.rows; y++) {
    canvas.put(left, y, side, theme.faint).put(left + size.inner + 1, y, side, theme.faint);
  }
}

/** River and road show on the edges they cross, so that one sees where they go on. */
function drawLines(grid: Grid, spot: Spot, left: number, top: number): void {
  const { canvas, rules, size, theme } = grid;
  const tile = tileOf(rules, spot.tiles.at(-1) ?? '');
  rules.game.lines.forEach((line, i) => {
    if ((((tile?.lines ?? 0) >> i) & 1) === 0) return;
    const sign = lineMark(line.name);
    if (line.dy !== 0) {
      const middle = left + 1 + Math.floor((size.inner - 2) / 2);
      for (const y of [top, top + size.rows + 1]) canvas.put(middle, y, sign.repeat(2), theme.line(line.name));
    }
    if (line.dx !== 0) {
      for (let y = top + 1; y <= top + size.rows; y++) {
        canvas.put(left, y, sign, theme.line(line.name)).put(left + size.inner + 1, y, sign, theme.line(line.name));
      }
    }
  });
}

function drawTile(grid: Grid, spot: Spot, left: number, top: number): void {
  const { canvas, rules, size, theme } = grid;
  const tile = tileOf(rules, spot.tiles.at(-1) ?? '');
  const style = tile === undefined ? '' : theme.tile(tile);
  const contents = cubes(grid, spot);
  const people = figures(spot.scotsmen);
  const inside =
    size.rows === 1
      ? [(tile === undefined ? '?' : shortName(rules, tile, 3)) + contents.padStart(3) + people.padStart(2)]
      : [
          tile === undefined ? '?' : shortName(rules, tile, size.inner),
          contents.padEnd(size.inner - 3) + people.padStart(3),
        ];
  inside.forEach((text, i) => {
    canvas.put(left + 1, top + 1 + i, text.padEnd(size.inner), style);
  });
}

/** A place where something can be put. */
function drawGhost(grid: Grid, left: number, top: number, mark: string): void {
  frame(grid, left, top, '.', ':', '.');
  const label = ` ${mark} `;
  const x = left + 1 + Math.floor((grid.size.inner - label.length) / 2);
  grid.canvas.put(x, top + 1, label, grid.theme.choice);
}

interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boundsOf(places: readonly (readonly [number, number])[]): Bounds {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

function placeOf(key: string): readonly [number, number] {
  const [x, y] = key.split(',').map(Number);
  return [x ?? 0, y ?? 0];
}

function drawScales(grid: Grid, bounds: Bounds): void {
  const { canvas, size, theme } = grid;
  const bottom = (bounds.north - bounds.south + 1) * (size.rows + 1) + 1;
  for (let y = bounds.south; y <= bounds.north; y++) {
    canvas.put(0, (bounds.north - y) * (size.rows + 1) + 1, `${y}`.padStart(LABEL - 1), theme.faint);
  }
  for (let x = bounds.west; x <= bounds.east; x++) {
    const label = `${x}`;
    const middle = LABEL + (x - bounds.west) * (size.inner + 1) + Math.ceil((size.inner + 1 - label.length) / 2);
    canvas.put(middle, bottom, label, theme.faint);
  }
}

export function drawTerritory(
  rules: Rules,
  territory: readonly Spot[],
  marks: Marks,
  size: GridSize,
  theme: Theme,
): Canvas {
  const grid: Grid = { canvas: new Canvas(), rules, theme, size, letters: goodLetters(rules.game.goods) };
  const spots = new Map(territory.map((spot) => [`${spot.x},${spot.y}`, spot]));
  const bounds = boundsOf([...spots.keys(), ...marks.keys()].map(placeOf));
  const corner = (key: string): readonly [number, number] => {
    const [x, y] = placeOf(key);
    return [LABEL + (x - bounds.west) * (size.inner + 1), (bounds.north - y) * (size.rows + 1)];
  };
  drawScales(grid, bounds);
  for (const [key, mark] of marks) if (!spots.has(key)) drawGhost(grid, ...corner(key), mark);
  for (const key of spots.keys()) frame(grid, ...corner(key), '-', '|', '+');
  for (const [key, spot] of spots) {
    drawTile(grid, spot, ...corner(key));
    drawLines(grid, spot, ...corner(key));
    const mark = marks.get(key);
    const [left, top] = corner(key);
    if (mark !== undefined) grid.canvas.put(left + 1, top, mark, theme.choice);
  }
  return grid.canvas;
}
