/** English sentences for the engine's reasons: why something is not allowed. */
import type { CoreReason, SystemCode } from '@great-glen/engine';

const SENTENCES: Readonly<Record<CoreReason | SystemCode | 'SYS-BARRIER', string>> = {
  'SYS-FORM': 'That is not a well-formed request.',
  'SYS-SEAT': 'It is not this seat that decides now.',
  'SYS-STALE': 'The game has moved on since this was sent.',
  'SYS-OVER': 'The game is over.',
  'SYS-BARRIER': 'Nothing can be taken back here: there is no earlier action, or it showed something hidden.',
  phase: 'This is not what is being decided now.',
  'take.space': 'No tile lies on that space ahead of the piece.',
  'take.cost': 'The cost of that tile cannot be paid, not even by selling.',
  'take.place': 'There is no legal place for that tile.',
  'take.protected': 'That tile is never removed from the game.',
  'take.needless': 'A tile can be taken, so none may just be removed.',
  'place.edge': 'A tile must touch the territory by an edge.',
  'place.occupied': 'There is a tile already.',
  'place.scotsman': 'None of the player’s figures stands beside that place.',
  'free.place': 'After this there would be no legal place for the tile.',
  'place.river': 'A river tile must continue an end of the river.',
  'place.road': 'A road tile must continue an end of the road.',
  'place.mixed': 'River and road edges may only touch their own kind.',
  'pay.unit': 'Something else has to be paid now.',
  'pay.lacking': 'The player has none there to pay with.',
  'pay.market-full': 'That market row is full and sells nothing.',
  'pay.coins': 'There are not enough coins.',
  'pay.order': 'Equal payments are made in one fixed order; this one comes earlier in it.',
  'pay.rest': 'After this the rest of the cost could not be paid.',
  'pay.place': 'After this there would be no legal place for the tile.',
  'sell.lacking': 'There is none to sell on that tile.',
  'sell.row-empty': 'That market row is empty and buys nothing.',
  'sell.kind': 'Only resources are sold.',
  'sell.rest': 'After this sale the rest of the cost could not be paid.',
  'activate.none': 'There is nothing to activate there.',
  'activate.far': 'That tile is neither the new one nor a neighbour of it.',
  'activate.twice': 'That tile has been activated this turn.',
  'activate.step': 'The tile offers several steps and exactly one of them must be named, or it has no such step.',
  'activate.cost': 'What that activation costs cannot be paid.',
  'activate.full': 'The tile holds no more resources.',
  'activate.useless': 'Activating that tile would do nothing.',
  'move.points': 'There is no movement point left.',
  'move.nobody': 'No figure of the player stands there.',
  'move.far': 'That is not a neighbouring tile of the territory.',
  'move.last': 'The last figure on the display has to stay.',
  'choose.value': 'That is not one of the choices.',
};

/** Of the games' own reasons. Chronicles may add theirs; until then a reason speaks for itself. */
const MORE_SENTENCES: Readonly<Record<string, string>> = {
  'glen-more-2/protected': 'That tile is protected: it can be passed, but not taken.',
  'glen-more-2/over-type': 'It can only be built over a tile of the same type.',
  'glen-more-2/over-river': 'A river may not be covered, nor a tile without one by a tile with one.',
  'glen-more-2/over-scotsman': 'No Scotsman of the player stands on that tile or beside it.',
  'glen-more-2/once-order': 'The one-time effects of a tile come in another order.',
  'glen-more-2/claim-due': 'A clan field can be paid, so the marker has to be placed.',
  'glen-more-2/claim-cost': 'The road to that clan cannot be paid.',
  'glen-more-2/claim-taken': 'That clan field is taken, or does not exist in this game.',
  'glen-more-2/put-room': 'There is no room for the resource there.',
  'glen-more-2/post': 'Scotsmen go onto own tiles; of several, each onto the same tile or one laid later.',
  'glen-more-2/remove-home': 'Only tiles of the own territory can be removed, never the home tile.',
  'glen-more-2/remove-layout': 'Without that tile the territory or its river would be broken.',
  'glen-more-2/remove-due': 'A tile has to be removed.',
  'glen-more-2/type': 'The clan activates another type of tile.',
  'glen-more-2/rebuild': 'That tile is not in the discard pile, or cannot be built now.',
  'glen-more-2/consolation': 'The choice is between a coin and a movement point.',
};

export function sentenceFor(reason: string): string {
  if (Object.hasOwn(SENTENCES, reason)) return SENTENCES[reason as keyof typeof SENTENCES];
  if (Object.hasOwn(MORE_SENTENCES, reason)) return MORE_SENTENCES[reason] ?? reason;
  return `The rules do not allow this now (${reason.replaceAll('/', ': ')}).`;
}
