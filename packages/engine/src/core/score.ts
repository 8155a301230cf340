/** Victory points: booked by source, compared by lead over the one who has least (G1-SCORE-*, G2-SCORE-*). */
import type { Game } from './game.ts';
import { push } from './game.ts';
import { KIND } from './kinds.ts';
import type { Category, FinalScore, Stage } from './rules.ts';
import { allGoods } from './territory.ts';

export function score(g: Game, seat: number, source: string, points: number): void {
  if (points === 0) return;
  const player = g.player(seat);
  const index = g.rules.sourceIndex.get(source) as number;
  player.vp += points;
  player.sheet[index] = (player.sheet[index] as number) + points;
  g.events?.push({ type: 'vp', seat, source, n: points });
  for (const scored of g.rules.reactions.scored) scored(g, seat, source, points);
}

function leadPoints(table: readonly number[], lead: number): number {
  if (lead <= 0) return 0;
  return table[Math.min(lead, table.length) - 1] as number;
}

function countOf(g: Game, seat: number, category: Category): number {
  let value = category.count(g, seat);
  for (const modify of g.rules.modifiers.count) value = modify(g, seat, category, value);
  return value;
}

/** What each seat would score in a category now. */
export function compare(g: Game, category: Category): { counts: number[]; points: number[] } {
  const counts = g.state.players.map((_, seat) => countOf(g, seat, category));
  const least = Math.min(...counts);
  const points = counts.map((count, seat) => {
    let value = leadPoints(g.rules.game.leadTable, count - least);
    for (const modify of g.rules.modifiers.leadPoints) value = modify(g, seat, category, count - least, value);
    return value;
  });
  return { counts, points };
}

function scoreCategories(g: Game): void {
  for (const category of g.rules.categories) {
    const { counts, points } = compare(g, category);
    g.events?.push({ type: 'compared', category: category.name, counts, points });
    points.forEach((value, seat) => {
      score(g, seat, category.source, value);
    });
  }
}

function scoreFinals(g: Game): void {
  for (const final of g.rules.finals) {
    // All are counted before any is booked: a final may compare players.
    const points = g.state.players.map((_, seat) => final.points(g, seat));
    points.forEach((value, seat) => {
      score(g, seat, final.source, value);
    });
  }
}

export const categoryStage: Stage = {
  at: 500,
  name: 'categories',
  run(g, f) {
    g.state.scorings = f.n;
    g.events?.push({ type: 'scoring', round: f.n });
    scoreCategories(g);
  },
};

export function askScoring(g: Game, round: number): void {
  push(g, KIND.scoring, g.state.turn.seat).n = round;
}

export function endGame(g: Game): void {
  scoreFinals(g);
  g.state.over = 1;
  g.events?.push({ type: 'over', winners: g.rules.game.winners(g) });
}

/** Points less for each tile more than the player with the fewest (G1-END-1, G2-END-2). */
export function sizePenalty(points: number, size: (g: Game, seat: number) => number): FinalScore['points'] {
  return (g, seat) => {
    const sizes = g.state.players.map((_, other) => size(g, other));
    return -points * (size(g, seat) - Math.min(...sizes));
  };
}

/** Most VP, then most resources (or fewest: the older edition), then shared. */
export function bestPlayers(g: Game, mostGoods: boolean): number[] {
  const sign = mostGoods ? 1 : -1;
  const players = g.state.players;
  const best = Math.max(...players.map((p) => p.vp));
  const tied = players.filter((p) => p.vp === best);
  const goods = Math.max(...tied.map((p) => sign * allGoods(p)));
  return players.flatMap((p, seat) => (p.vp === best && sign * allGoods(p) === goods ? [seat] : []));
}

export interface ScoreSheet {
  readonly total: number;
  readonly sources: Readonly<Record<string, number>>;
}

function sheetOf(g: Game, seat: number): ScoreSheet {
  const player = g.player(seat);
  const sources = Object.fromEntries(g.rules.sources.map((source, i) => [source, player.sheet[i] as number]));
  return { total: player.vp, sources };
}

/** The score sheet now, and as it would be if a scoring and the end of the game came at this moment. */
export function scores(g: Game): { running: ScoreSheet[]; projected: ScoreSheet[]; winners: number[] } {
  const seats = g.state.players.map((_, seat) => seat);
  const running = seats.map((seat) => sheetOf(g, seat));
  if (g.state.over !== 0) return { running, projected: running, winners: g.rules.game.winners(g) };
  const imagined = g.clone();
  scoreCategories(imagined);
  scoreFinals(imagined);
  return { running, projected: seats.map((seat) => sheetOf(imagined, seat)), winners: [] };
}
