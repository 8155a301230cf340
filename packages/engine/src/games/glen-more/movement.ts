/** Frame `move`: spending the movement points of the turn at its end (G1-MOVE-1 to -3). */
import { END, type Place } from '../../core/actions.ts';
import { offerWalks, startRefusal, walk, walkRefusal } from '../../core/figures.ts';
import { offerFree, playFree, refuseFree } from '../../core/free.ts';
import { type Game, kindNamed, pop, push } from '../../core/game.ts';
import type { Reason } from '../../core/reasons.ts';
import { refillEmptiesStacks } from '../../core/rondel.ts';
import type { FrameHandler, Stage } from '../../core/rules.ts';
import type { Position } from '../../core/state.ts';
import { positionAt, scotsmenInTerritory } from '../../core/territory.ts';

const CHIEFTAINS = 'chieftains';

/** The last clan member stays on the display, unless this very turn ends the game (G1-MOVE-3). */
function promotionRefusal(g: Game, seat: number, from: Place): Reason | undefined {
  const reason = startRefusal(g, seat, from);
  if (reason !== undefined) return reason;
  return scotsmenInTerritory(g.player(seat)) > 1 || refillEmptiesStacks(g) ? undefined : 'move.last';
}

function promote(g: Game, seat: number, from: Place): void {
  const player = g.player(seat);
  (positionAt(player, from[0], from[1]) as Position).scotsmen--;
  player.chieftains++;
  g.state.turn.movement--;
  g.events?.push({ type: 'walked', seat, from, to: CHIEFTAINS });
}

export const moveFrame: FrameHandler = {
  name: 'move',
  deciders: (g, f) => (g.state.turn.movement > 0 ? 1 << f.seat : 0),
  run: (g) => pop(g),
  options(g, _f, seat, out) {
    out.push(END);
    for (const at of g.player(seat).territory) {
      if (at.scotsmen > 0 && promotionRefusal(g, seat, [at.x, at.y]) === undefined) {
        out.push({ kind: 'move', from: [at.x, at.y], to: CHIEFTAINS });
      }
    }
    offerWalks(g, seat, out);
    offerFree(g, seat, out);
  },
  apply(g, _f, seat, action) {
    if (action.kind === 'end') pop(g);
    else if (action.kind !== 'move') playFree(g, seat, action);
    else if (typeof action.to === 'string') promote(g, seat, action.from);
    else walk(g, seat, action.from, action.to);
  },
  refusal(g, _f, seat, action) {
    if (action.kind !== 'move') return refuseFree(g, seat, action);
    if (typeof action.to !== 'string') return walkRefusal(g, seat, action.from, action.to) ?? 'phase';
    return action.to === CHIEFTAINS ? (promotionRefusal(g, seat, action.from) ?? 'phase') : 'move.far';
  },
};

export const movementStage: Stage = {
  at: 400,
  name: 'movement',
  run(g, f) {
    if (g.state.turn.movement > 0) push(g, kindNamed(g, 'move'), f.seat);
  },
};
