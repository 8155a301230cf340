/** What can be known of Glen More (2010) without loading its rules. */
import type { GameMeta } from '../../core/meta.ts';

export const glenMoreMeta: GameMeta = {
  id: 'glen-more',
  name: 'Glen More',
  year: 2010,
  players: [2, 5],
  prefix: 'G1',
  options: [
    { name: 'startSeat', values: ['random', 0, 1, 2, 3, 4], default: 'random', isSeat: true },
    { name: 'hiddenVp', values: [false, true], default: false },
  ],
};
