/** Mistakes in a pack: where and why. Everything that checks packs reports and goes on, so that all are told at once. */
export interface Mistake {
  readonly path: string;
  readonly reason: string;
}

export type Path = readonly (string | number)[];

export type Tell = (path: Path, reason: string) => void;

const PLAIN = /^[A-Za-z0-9_-]+$/;

/** `games.glen-more.tiles.loch-ness.cost`; odd keys in brackets, the whole document as `pack`. */
export function pathText(path: Path): string {
  const text = path.map((key) => (typeof key === 'string' && PLAIN.test(key) ? `.${key}` : `[${shown(key)}]`)).join('');
  return text === '' ? 'pack' : text.replace(/^[.]/, '');
}

/** A value as it can be put into a sentence: short, on one line. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many letters must be changed, added or left out to get from one word to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

const LONGEST_WORD = 40;
const LISTED = 12;

/** `; did you mean "x"?`, or what there is to choose from. */
export function suggestion(word: string, known: readonly string[]): string {
  if (word.length <= LONGEST_WORD) {
    const near = known.filter((candidate) => distance(word, candidate) <= Math.max(1, Math.floor(word.length / 3)));
    const best = near.sort((a, b) => distance(word, a) - distance(word, b))[0];
    if (best !== undefined) return `; did you mean "${best}"?`;
  }
  return known.length === 0 || known.length > LISTED ? '' : `; known: ${known.join(', ')}`;
}
