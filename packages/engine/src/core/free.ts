/**
 * Free actions at interruptible points. A frame that lets players sell in between offers what `Rules.freeActions`
 * bring; there is no phase to switch to and back from.
 */
import type { Action } from './actions.ts';
import type { Game } from './game.ts';
import type { Reason } from './reasons.ts';
import type { FreeAction, TileDef } from './rules.ts';

/** Decides whether a free action may be offered here; used while a cost is being paid. */
export type Guard = (free: FreeAction, action: Action) => boolean;

export function offerFree(g: Game, seat: number, out: Action[], guard?: Guard): void {
  for (const free of g.rules.freeActions) {
    const first = out.length;
    free.options(g, seat, out);
    if (guard === undefined || !(free.touchesPurse || free.touchesPlaces)) continue;
    let kept = first;
    for (let i = first; i < out.length; i++) {
      const action = out[i] as Action;
      if (guard(free, action)) out[kept++] = action;
    }
    out.length = kept;
  }
}

/** Does a free action; false if the action is none of them. */
export function playFree(g: Game, seat: number, action: Action): boolean {
  for (const free of g.rules.freeActions) if (free.kind === action.kind && free.apply(g, seat, action)) return true;
  return false;
}

/**
 * Why this is not offered; `guarded` is the reason when only the guard stands against it. Several free actions may be
 * of one kind; each answers for what is its own and says nothing to the rest.
 */
export function refuseFree(g: Game, seat: number, action: Action, guarded: Reason = 'phase'): Reason {
  let known = false;
  for (const free of g.rules.freeActions) {
    if (free.kind !== action.kind) continue;
    known = true;
    const reason = free.refusal(g, seat, action);
    if (reason !== undefined) return reason;
  }
  return known ? guarded : 'phase';
}

/** A free action must leave a place for the tile that is about to be laid (COST-2). */
export function keepsPlace(g: Game, seat: number, tile: number, free: FreeAction, action: Action): boolean {
  if (!free.touchesPlaces) return true;
  const trial = g.clone();
  free.apply(trial, seat, action);
  const placing = g.rules.game.placing;
  return placing.anywhere(trial, seat, g.rules.tiles[tile] as TileDef, placing.survey(trial, seat));
}
