/**
 * Why something is not allowed. Reasons are keys; a game's `citations` turn each into a rule number, and whoever
 * talks to people turns them into sentences.
 */
export type CoreReason =
  | 'phase' // not what is being decided now
  | 'take.space' // no tile ahead on that space
  | 'take.cost'
  | 'take.place'
  | 'take.protected'
  | 'take.needless' // a tile could be taken, so none may just be removed
  | 'place.edge'
  | 'place.occupied'
  | 'place.scotsman'
  | 'free.place' // no place would be left for the tile
  | 'place.river'
  | 'place.road'
  | 'place.mixed'
  | 'pay.unit' // something else is asked for now
  | 'pay.lacking'
  | 'pay.market-full'
  | 'pay.coins'
  | 'pay.order' // the same payment is reached in the one fixed order
  | 'pay.rest' // what is left of the cost could not be paid any more
  | 'pay.place' // no place for the tile would be left
  | 'sell.lacking'
  | 'sell.row-empty'
  | 'sell.kind' // whisky and figures are never traded
  | 'sell.rest'
  | 'activate.none' // nothing there, or nothing to activate on it
  | 'activate.far' // not the new tile nor a neighbour of it
  | 'activate.twice'
  | 'activate.step'
  | 'activate.cost'
  | 'activate.full'
  | 'activate.useless'
  | 'move.points'
  | 'move.nobody'
  | 'move.far'
  | 'move.last'
  | 'choose.value';

/** Reasons that modules add are named after them: `dragon-boats/finished`. */
export type Reason = CoreReason | `${string}/${string}`;

/** Answers for what no rule covers. */
export type SystemCode = 'SYS-FORM' | 'SYS-SEAT' | 'SYS-STALE' | 'SYS-OVER';
