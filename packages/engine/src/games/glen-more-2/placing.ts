/** Placing in Glen More II: open ground as in the core, overbuild tiles on top of others (G2-OVER-1 to -5). */
import type { Game } from '../../core/game.ts';
import { nearScotsman, openGround } from '../../core/placing.ts';
import type { Reason } from '../../core/reasons.ts';
import type { Placing, TileDef } from '../../core/rules.ts';
import type { Position } from '../../core/state.ts';
import { positionAt, tileAt } from '../../core/territory.ts';

function overbuildRefusal(g: Game, seat: number, tile: TileDef, at: Position | undefined): Reason | undefined {
  if (at === undefined || tileAt(g, at).type !== tile.type) return 'glen-more-2/over-type';
  if (tileAt(g, at).lines !== tile.lines) return 'glen-more-2/over-river';
  if (!nearScotsman(g, seat, at.x, at.y)) return 'glen-more-2/over-scotsman';
  for (const refuse of g.rules.modifiers.placeRefusal) {
    const reason = refuse(g, seat, tile.index, at.x, at.y);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** The new tile takes over what stood on the old one, and is not yet activated itself (G2-OVER-4, G2-CLAN-5). */
function cover(at: Position, tile: TileDef): Position {
  at.under = Object.freeze([...at.under, at.tile]);
  at.tile = tile.index;
  at.activated = 0;
  return at;
}

export const placing: Placing = {
  survey: openGround.survey,
  anywhere(g, seat, tile, survey) {
    if (tile.type === 'person') return true;
    if (!tile.overbuild) return openGround.anywhere(g, seat, tile, survey);
    return g.player(seat).territory.some((at) => overbuildRefusal(g, seat, tile, at) === undefined);
  },
  options(g, seat, tile, out) {
    if (!tile.overbuild) {
      openGround.options(g, seat, tile, out);
      return;
    }
    for (const at of g.player(seat).territory) {
      if (overbuildRefusal(g, seat, tile, at) === undefined) out.push({ kind: 'place', x: at.x, y: at.y });
    }
  },
  refusal(g, seat, tile, x, y) {
    if (!tile.overbuild) return openGround.refusal(g, seat, tile, x, y);
    return overbuildRefusal(g, seat, tile, positionAt(g.player(seat), x, y));
  },
  put(g, seat, tile, x, y) {
    if (!tile.overbuild) return openGround.put(g, seat, tile, x, y);
    return cover(positionAt(g.player(seat), x, y) as Position, tile);
  },
};
