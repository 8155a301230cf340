/**
 * Where the names of points go: each label tries places around its point and takes the one that covers least of the
 * other labels, of the points and of the edge. A few rounds are enough for the twenty or so points of a stack.
 */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const LABEL_HEIGHT = 12;
const LETTER = 6.1;
const DOT = 5;
const ROUNDS = 4;
const GAP = 3;

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

function dotBox({ x, y }: Dot): Box {
  return { x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT };
}

/** Right, left, above and below first, then farther and farther away. */
function candidates(dot: Dot): { readonly box: Box; readonly far: number }[] {
  const width = dot.text.length * LETTER;
  const height = LABEL_HEIGHT;
  const out: { box: Box; far: number }[] = [];
  for (const far of [0, 9, 20, 33, 48, 64, 82]) {
    const off = DOT + GAP + far;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, -1],
      [1, 1],
      [-1, -1],
      [-1, 1],
    ] as const) {
      const x =
        dx === 0
          ? dot.x - width / 2
          : dx > 0
            ? dot.x + (dy === 0 ? off : DOT + far / 2)
            : dot.x - width - (dy === 0 ? off : DOT + far / 2);
      const y = dot.y - height / 2 + dy * (off + (dx === 0 ? height / 2 : 0));
      out.push({ box: { x, y, width, height }, far: far + (dx === 1 && dy === 0 ? 0 : 2) });
    }
  }
  return out;
}

function outside(box: Box, frame: Box): number {
  return box.width * box.height - overlap(box, frame);
}

export function placeLabels(dots: readonly Dot[], frame: Box): Box[] {
  const choices = dots.map(candidates);
  const placed: (Box | undefined)[] = dots.map(() => undefined);
  const cost = (box: Box, far: number, own: number): number => {
    let sum = far + 20 * outside(box, frame);
    dots.forEach((dot, i) => {
      if (i !== own) sum += 4 * overlap(box, dotBox(dot));
    });
    placed.forEach((other, i) => {
      if (i !== own && other !== undefined) sum += 6 * overlap(box, other);
    });
    return sum;
  };
  for (let round = 0; round < ROUNDS; round++) {
    choices.forEach((list, own) => {
      let least = Number.POSITIVE_INFINITY;
      for (const { box, far } of list) {
        const value = cost(box, far, own);
        if (value >= least) continue;
        least = value;
        placed[own] = box;
      }
    });
  }
  return placed.flatMap((box) => box ?? []);
}
