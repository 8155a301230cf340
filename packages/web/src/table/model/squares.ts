/** A territory as squares to draw. */
import { type Game, type Position, type TileDef, tileAt } from '@great-glen/engine';
import type { Neighbours } from '../../art/types.ts';

export interface Square {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly at: Position;
  readonly tile: TileDef;
  readonly neighbours: Neighbours;
  /** One entry per cube. */
  readonly cubes: readonly string[];
  readonly resources: Readonly<Record<string, number>>;
}

function resourcesOn(g: Game, at: Position): Record<string, number> {
  const found: Record<string, number> = {};
  g.rules.game.goods.forEach((name, good) => {
    const n = (at.goods >> (3 * good)) & 7;
    if (n > 0) found[name] = n;
  });
  return found;
}

/** On which sides a river or road goes on into the neighbour. */
function openSides(g: Game, territory: readonly Position[], at: Position): Neighbours {
  const lines = tileAt(g, at).lines;
  const joins = (dx: number, dy: number): boolean => {
    const other = territory.find((spot) => spot.x === at.x + dx && spot.y === at.y + dy);
    if (other === undefined) return false;
    const shared = lines & tileAt(g, other).lines;
    return g.rules.game.lines.some(
      (line, i) =>
        ((shared >> i) & 1) === 1 && Math.abs(line.dx) === Math.abs(dx) && Math.abs(line.dy) === Math.abs(dy),
    );
  };
  return { n: joins(0, 1), e: joins(1, 0), s: joins(0, -1), w: joins(-1, 0) };
}

export function squaresOf(g: Game, seat: number): readonly Square[] {
  const { territory } = g.player(seat);
  return territory.map((at) => {
    const resources = resourcesOn(g, at);
    return {
      key: `${at.x},${at.y}`,
      x: at.x,
      y: at.y,
      at,
      tile: tileAt(g, at),
      neighbours: openSides(g, territory, at),
      resources,
      cubes: Object.entries(resources).flatMap(([good, n]) => Array.from({ length: n }, () => good)),
    };
  });
}
