/** What can be known of Glen More II without loading its rules. */
import type { GameMeta } from '../../core/meta.ts';

export const glenMore2Meta: GameMeta = {
  id: 'glen-more-2',
  name: 'Glen More II: Chronicles',
  year: 2019,
  players: [2, 4],
  prefix: 'G2',
  options: [
    { name: 'startSeat', values: ['random', 0, 1, 2, 3], default: 'random', isSeat: true },
    { name: 'edition', values: ['v2', 'v1'], default: 'v2' },
    { name: 'die', values: [false, true], default: false },
    { name: 'introductory', values: [false, true], default: false },
    { name: 'introMarket', values: [false, true], default: false },
  ],
};
