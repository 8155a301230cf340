/** The whole report as plain data: what `--json` writes, and what table and page are made of. */
import { type ContentId, RULES_VERSION } from '@great-glen/engine';
import { type Component, componentsOf, KINDS } from './components.ts';
import { type Flag, flagsOf } from './flags.ts';
import { type Plan, playersOf, rulesFor } from './plan.ts';
import type { Estimate, Figures, Statistics } from './statistics.ts';

export interface Row {
  readonly component: Component;
  readonly all: Figures;
  readonly byPlayers: Readonly<Record<number, Figures>>;
  /** Its VP difference minus the mean of those of its neighbours: the others of its stack, or of the clan board. */
  readonly aboveNeighbours: Estimate | null;
}

export interface Report {
  readonly game: string;
  readonly chronicles: readonly number[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly rulesVersion: number;
  /** The content pack that set some of the values. */
  readonly content: ContentId | null;
  readonly player: string;
  readonly seed: string;
  readonly games: number;
  readonly gamesByPlayers: Readonly<Record<number, number>>;
  readonly rows: readonly Row[];
  readonly flags: readonly Flag[];
}

/** The component's estimate against the unweighted mean of its neighbours', taken as independent of each other. */
export function aboveNeighbours(own: Estimate | null, neighbours: readonly (Estimate | null)[]): Estimate | null {
  const others = neighbours.filter((estimate) => estimate !== null);
  if (own === null || others.length === 0) return null;
  const middle = others.reduce((sum, { mean }) => sum + mean, 0) / others.length;
  const variance = others.reduce((sum, { se }) => sum + (se ?? 0) ** 2, 0) / others.length ** 2;
  return { mean: own.mean - middle, se: own.se === null ? null : Math.sqrt(own.se ** 2 + variance) };
}

export function makeReport(plan: Plan, statistics: Statistics): Report {
  const rules = rulesFor(plan, plan.counts[0] as number);
  const components = componentsOf(rules, plan.pack);
  const figures = new Map(components.map(({ key }) => [key, statistics.figures(key)]));
  const rows = components.map((component): Row => {
    const neighbours = components.filter((other) => other !== component && other.group === component.group);
    const all = statistics.figures(component.key);
    return {
      component,
      all,
      byPlayers: Object.fromEntries(plan.counts.map((count) => [count, statistics.figures(component.key, count)])),
      aboveNeighbours: aboveNeighbours(
        all.vp,
        neighbours.map(({ key }) => figures.get(key)?.vp ?? null),
      ),
    };
  });
  return {
    game: plan.wish.game,
    chronicles: rules.config.chronicles,
    options: rules.config.options,
    rulesVersion: RULES_VERSION,
    content: rules.content ?? null,
    player: plan.player,
    seed: plan.seed,
    games: plan.games,
    gamesByPlayers: Object.fromEntries(plan.counts.map((count) => [count, gamesOf(plan, count)])),
    rows,
    flags: flagsOf(rows),
  };
}

function gamesOf(plan: Plan, count: number): number {
  let games = 0;
  for (let index = 0; index < plan.games; index++) if (playersOf(plan, index) === count) games++;
  return games;
}

type Order = (a: Row, b: Row) => number;

function falling(value: (row: Row) => number | null | undefined): Order {
  return (a, b) => (value(b) ?? Number.NEGATIVE_INFINITY) - (value(a) ?? Number.NEGATIVE_INFINITY) || byName(a, b);
}

function byName({ component: a }: Row, { component: b }: Row): number {
  return a.label < b.label ? -1 : a.label > b.label ? 1 : 0;
}

/** Ways to sort the rows of a group; the first is the usual one. */
export const SORTS: Readonly<Record<string, Order>> = {
  effect: falling((row) => row.all.vp?.mean),
  rate: falling((row) => row.all.rate),
  taken: falling((row) => row.all.taken),
  passed: falling((row) => row.all.passed),
  wins: falling((row) => row.all.wins?.mean),
  jump: falling((row) => row.all.jump ?? row.all.coins),
  name: byName,
};

export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Rows by stack in the order of the game, or by kind; sorted within each. */
export function grouped(report: Report, by: 'stack' | 'kind', sort = 'effect'): Group[] {
  const nameOf = ({ component }: Row): string => (by === 'stack' ? component.group : component.kind);
  const names =
    by === 'kind'
      ? KINDS.filter((kind) => report.rows.some((row) => nameOf(row) === kind))
      : new Set(report.rows.map(nameOf));
  return [...names].map((name) => ({
    name,
    rows: report.rows.filter((row) => nameOf(row) === name).sort(SORTS[sort] ?? byName),
  }));
}
