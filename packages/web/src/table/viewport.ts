/** Where a territory lies in its window: squares of `cell` pixels, moved by `x` and `y`. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  /** Rows to the north are higher numbers and lie further up on the screen. */
  readonly top: number;
  readonly bottom: number;
}

export interface View {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

export type Spot = readonly [x: number, y: number];

const LARGEST = 148;
const SMALLEST = 34;

export function boundsOf(spots: readonly Spot[]): Bounds {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  if (spots.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

/** The largest view that shows everything, in the middle. */
export function fitted(bounds: Bounds, width: number, height: number, margin = 10, largest = LARGEST): View {
  const columns = bounds.right - bounds.left + 1;
  const rows = bounds.top - bounds.bottom + 1;
  const room = Math.min((width - 2 * margin) / columns, (height - 2 * margin) / rows);
  const cell = Math.max(8, Math.min(largest, room));
  return {
    cell,
    x: (width - columns * cell) / 2 - bounds.left * cell,
    y: (height - rows * cell) / 2 + bounds.top * cell,
  };
}

/** Closer or farther, so that the point of the window at (`px`, `py`) stays where it is. */
export function zoom(view: View, factor: number, px: number, py: number): View {
  const cell = Math.max(SMALLEST, Math.min(LARGEST * 1.6, view.cell * factor));
  const ratio = cell / view.cell;
  return { cell, x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio };
}

export function pan(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** The top left corner of a square in pixels of the window. */
export function corner(view: View, x: number, y: number): Spot {
  return [view.x + x * view.cell, view.y - y * view.cell];
}
