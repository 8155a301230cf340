/**
 * Where tiles may lie, written from the placing rules and from nothing else: the engine's own placing code is what is
 * being checked. What differs between the games is a row of `PLACING`.
 */

import type { Rules, StateJson } from '@great-glen/engine';
import { Broken } from './law.ts';

export type Square = StateJson['players'][number]['territory'][number];

/** A straight line of tiles through (0,0), river or road, and the rule that keeps it unbroken. */
interface LineRule {
  readonly name: string;
  readonly dx: number;
  readonly dy: number;
  readonly rule: string;
}

interface PlacingRules {
  readonly edge: string;
  readonly figure: string;
  readonly lines: readonly LineRule[];
  /** A line's edge touches only such edges. */
  readonly mixed: string;
}

export const PLACING: Readonly<Record<string, PlacingRules>> = {
  'glen-more': {
    edge: 'G1-PLACE-1',
    figure: 'G1-PLACE-2',
    lines: [
      { name: 'river', dx: 0, dy: 1, rule: 'G1-PLACE-3' },
      { name: 'road', dx: 1, dy: 0, rule: 'G1-PLACE-4' },
    ],
    mixed: 'G1-PLACE-5',
  },
  'glen-more-2': {
    edge: 'G2-PLACE-1',
    figure: 'G2-PLACE-2',
    lines: [{ name: 'river', dx: 1, dy: 0, rule: 'G2-PLACE-3' }],
    mixed: 'G2-PLACE-4',
  },
};

const EDGES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

export class Layout {
  private readonly squares = new Map<string, Square>();
  private readonly rules: Rules;
  private readonly placing: PlacingRules;
  /** Squares that count as having a figure although none stands there. */
  private readonly standIn: (square: Square) => boolean;

  constructor(rules: Rules, territory: readonly Square[], standIn: (square: Square) => boolean = () => false) {
    this.rules = rules;
    this.standIn = standIn;
    const placing = PLACING[rules.config.game];
    if (placing === undefined) throw new Broken(`no placing rules for ${rules.config.game}`);
    this.placing = placing;
    for (const square of territory) this.squares.set(`${square.x},${square.y}`, square);
  }

  at(x: number, y: number): Square | undefined {
    return this.squares.get(`${x},${y}`);
  }

  /** Whether this line runs through a tile. */
  carries(id: string, line: string): boolean {
    const tile = this.rules.tiles[this.rules.tileIndex.get(id) ?? -1];
    if (tile === undefined) throw new Broken(`no tile ${id}`);
    return ((tile.lines >> this.rules.game.lines.findIndex(({ name }) => name === line)) & 1) === 1;
  }

  /** The same for what lies on a square; nothing where nothing lies. */
  private runs(line: string, x: number, y: number): boolean | undefined {
    const square = this.at(x, y);
    return square === undefined ? undefined : this.carries(square.tiles.at(-1) ?? '', line);
  }

  /** How far the line through the start village reaches in one direction. */
  private reach(line: string, dx: number, dy: number): number {
    let n = 0;
    while (this.runs(line, (n + 1) * dx, (n + 1) * dy) === true) n++;
    return n;
  }

  private isNextEnd({ name, dx, dy }: LineRule, x: number, y: number): boolean {
    return [1, -1].some((sign) => {
      const next = sign * (this.reach(name, sign * dx, sign * dy) + 1);
      return x === next * dx && y === next * dy;
    });
  }

  private isOnLine({ name, dx, dy }: LineRule, x: number, y: number): boolean {
    const along = x * dx + y * dy;
    const sign = Math.sign(along) || 1;
    return x * dy === 0 && y * dx === 0 && Math.abs(along) <= this.reach(name, sign * dx, sign * dy);
  }

  hasFigureNear(x: number, y: number): boolean {
    return [...this.squares.values()].some(
      (square) =>
        Math.abs(square.x - x) <= 1 && Math.abs(square.y - y) <= 1 && (square.scotsmen > 0 || this.standIn(square)),
    );
  }

  private touches(x: number, y: number): boolean {
    return EDGES.some(([dx, dy]) => this.at(x + dx, y + dy) !== undefined);
  }

  /** Whether an edge of such a tile would meet an edge of another kind here. */
  private mixes(id: string, x: number, y: number): boolean {
    return this.placing.lines.some(({ name, dx, dy }) =>
      [this.runs(name, x + dx, y + dy), this.runs(name, x - dx, y - dy)].includes(!this.carries(id, name)),
    );
  }

  /** The rules that this tile would break on open ground here. */
  broken(id: string, x: number, y: number): string[] {
    const { edge, figure, lines, mixed } = this.placing;
    const rules: string[] = [];
    if (this.at(x, y) !== undefined || !this.touches(x, y)) rules.push(edge);
    if (!this.hasFigureNear(x, y)) rules.push(figure);
    for (const line of lines) if (this.carries(id, line.name) && !this.isNextEnd(line, x, y)) rules.push(line.rule);
    if (this.mixes(id, x, y)) rules.push(mixed);
    return rules;
  }

  /** Every square of open ground where this tile may be placed, as `x,y`. */
  legal(id: string): string[] {
    const found = new Set<string>();
    for (const { x, y } of this.squares.values()) {
      for (const [dx, dy] of EDGES) {
        if (this.broken(id, x + dx, y + dy).length === 0) found.add(`${x + dx},${y + dy}`);
      }
    }
    return [...found].sort();
  }

  /** What is wrong with the layout as it lies, whoever placed it and when (figures have moved on). */
  faults(): string[] {
    const { edge, lines, mixed } = this.placing;
    const all = [...this.squares.values()];
    return all.flatMap(({ x, y, tiles }) => {
      const id = tiles.at(-1) ?? '';
      const faults: string[] = [];
      if (all.length > 1 && !this.touches(x, y)) faults.push(`${id} at ${x},${y} touches nothing (${edge})`);
      for (const line of lines) {
        if (this.carries(id, line.name) && !this.isOnLine(line, x, y)) {
          faults.push(`${id} at ${x},${y} is not on the ${line.name} (${line.rule})`);
        }
      }
      if (this.mixes(id, x, y)) faults.push(`${id} at ${x},${y} meets another kind of edge (${mixed})`);
      return faults;
    });
  }

  /** Whether everything hangs together by edges. */
  isConnected(): boolean {
    const [first] = this.squares.values();
    const reached = new Set<Square>();
    const next = first === undefined ? [] : [first];
    for (let here = next.pop(); here !== undefined; here = next.pop()) {
      if (reached.has(here)) continue;
      reached.add(here);
      for (const [dx, dy] of EDGES) {
        const there = this.at(here.x + dx, here.y + dy);
        if (there !== undefined) next.push(there);
      }
    }
    return reached.size === this.squares.size;
  }
}
