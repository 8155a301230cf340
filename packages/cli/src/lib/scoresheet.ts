/** The score sheet by source, seats side by side. */
import { type Game, scores } from '@great-glen/engine';
import { type Cell, textTable } from './table.ts';

export function scoreTable(game: Game, names: (seat: number) => string): string[] {
  const { running, projected, winners } = scores(game);
  const seats = running.map((_, seat) => seat);
  const rows: Cell[][] = [['VP by source', ...seats.map(names)]];
  for (const source of game.rules.sources) {
    rows.push([source, ...running.map((sheet) => sheet.sources[source] ?? 0)]);
  }
  rows.push(['total', ...running.map((sheet) => sheet.total)]);
  if (game.state.over === 0) rows.push(['if it ended now', ...projected.map((sheet) => sheet.total)]);
  const lines = textTable(rows, 3);
  if (game.state.over === 0) return lines;
  return [...lines, `Winner: ${winners.map(names).join(' and ')}`];
}
