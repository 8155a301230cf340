/** Scotsmen (clan members in 2010) walking about the territory, and being paid (G1-MOVE-1, G2-ACT-4, COST-1). */
import type { Action, Place } from './actions.ts';
import type { Game } from './game.ts';
import type { Reason } from './reasons.ts';
import type { TileDef, TokenUnit } from './rules.ts';
import { NOTHING, type Position } from './state.ts';
import { positionAt, scotsmenInTerritory, touches } from './territory.ts';

export function offerWalks(g: Game, seat: number, out: Action[]): void {
  if (g.state.turn.movement === 0) return;
  const territory = g.player(seat).territory;
  for (const from of territory) {
    if (from.scotsmen === 0) continue;
    for (const to of territory) {
      if (to !== from && touches(to, from.x, from.y)) {
        out.push({ kind: 'move', from: [from.x, from.y], to: [to.x, to.y] });
      }
    }
  }
}

export function walk(g: Game, seat: number, from: Place, to: Place): void {
  const player = g.player(seat);
  const a = positionAt(player, from[0], from[1]) as Position;
  const b = positionAt(player, to[0], to[1]) as Position;
  a.scotsmen--;
  b.scotsmen++;
  g.state.turn.movement--;
  g.events?.push({ type: 'walked', seat, from, to });
  for (const entered of g.rules.reactions.figureEntered) entered(g, seat, b);
}

export function startRefusal(g: Game, seat: number, from: Place): Reason | undefined {
  const a = positionAt(g.player(seat), from[0], from[1]);
  if (a === undefined || a.scotsmen === 0) return 'move.nobody';
  return g.state.turn.movement === 0 ? 'move.points' : undefined;
}

export function walkRefusal(g: Game, seat: number, from: Place, to: Place): Reason | undefined {
  const reason = startRefusal(g, seat, from);
  if (reason !== undefined) return reason;
  const b = positionAt(g.player(seat), to[0], to[1]);
  return b === undefined || !touches(b, from[0], from[1]) || (from[0] === to[0] && from[1] === to[1])
    ? 'move.far'
    : undefined;
}

/** Whether the tile can still be placed when one Scotsman of this position is gone (COST-1). */
function placeableWithout(g: Game, seat: number, at: Position, tile: number): boolean {
  if (tile === NOTHING) return true;
  const placing = g.rules.game.placing;
  at.scotsmen--;
  const possible = placing.anywhere(g, seat, g.rules.tiles[tile] as TileDef, placing.survey(g, seat));
  at.scotsmen++;
  return possible;
}

/** A Scotsman of the territory as a price. He goes back to the supply, where there is one (G2-COST-1). */
export const scotsmanToken: TokenUnit = {
  lacking: 'pay.lacking',
  stands: true,
  available: (g, seat) => scotsmenInTerritory(g.player(seat)),
  sources(g, seat, tile, out) {
    for (const at of g.player(seat).territory) {
      if (at.scotsmen > 0 && placeableWithout(g, seat, at, tile)) {
        out.push({ kind: 'pay', unit: 'scotsman', from: [at.x, at.y] });
      }
    }
  },
  take(g, seat, action) {
    const player = g.player(seat);
    const [x, y] = action.from as Place;
    (positionAt(player, x, y) as Position).scotsmen--;
    if (player.supply >= 0) player.supply++;
  },
};

export const whiskyToken: TokenUnit = {
  lacking: 'pay.lacking',
  stands: false,
  available: (g, seat) => g.player(seat).whisky,
  sources(g, seat, _tile, out) {
    if (g.player(seat).whisky > 0) out.push({ kind: 'pay', unit: 'whisky', from: 'store' });
  },
  take(g, seat) {
    g.player(seat).whisky--;
  },
};
