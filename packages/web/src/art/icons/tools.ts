/** What one does at the table: drawn with one pen in the colour of the text. */
import type { Part } from './goods.ts';

export const TOOLS = {
  stack: [
    ['pen', 'M3 15.5 12 20.5 21 15.5M3 11.5 12 16.5 21 11.5'],
    ['paper', 'M3 7.5 12 2.5 21 7.5 12 12.5Z'],
  ],
  discard: [['pen', 'M4 4H15.5V12M4 4V19H12M15 15.5l6.5 6.5M21.5 15.5 15 22']],
  undo: [['pen', 'M8.5 3.5 3.5 8.5 8.5 13.5M3.5 8.5H14c8.5 0 8.5 12 0 12H9']],
  redo: [['pen', 'M15.5 3.5 20.5 8.5 15.5 13.5M20.5 8.5H10c-8.5 0-8.5 12 0 12h5']],
  sell: [
    ['coin', 'M2.5 3.5H11.5L21.5 13.5 13 22 2.5 11.5Z'],
    ['line', 'M6.5 7.6h.1M10.5 12.5 13.5 15.5'],
  ],
  buy: [
    ['wood', 'M2.5 10H21.5L19 21H5Z'],
    ['line', 'M8.5 13.5V17.5M12 13.5V17.5M15.5 13.5V17.5'],
    ['pen', 'M6.5 10 10 3M17.5 10 14 3'],
  ],
  lock: [
    ['pen', 'M7.5 11V7c0-6 9-6 9 0v4'],
    ['text', 'M4.5 11H19.5V21.5H4.5Z'],
  ],
  info: [['pen', 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M12 11V17M12 7v.1']],
  settings: [['pen', 'M3 6.5H10M15 6.5H21M3 12H5.5M10.5 12H21M3 17.5H13M18 17.5H21M12.5 4V9M8 9.5V14.5M15.5 15V20']],
  sound: [['pen', 'M3.5 9.5V14.5H7.5L12.5 19V5L7.5 9.5ZM16 9c1.8 1.5 1.8 4.5 0 6M18.5 6c4 3 4 9 0 12']],
  log: [['pen', 'M6 3H19V18.5c0 3.5-4.5 3.5-4.5 0H3c0 3.5 3 3 4.5 3H17M6 3V15M9.5 7.5H15.5M9.5 11.5H15.5']],
  score: [['pen', 'M3 21V12.5H9V21M9 21V4H15V21M15 21V9H21V21ZM1.5 21H22.5']],
  menu: [['pen', 'M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5']],
  play: [['text', 'M6 3 20.5 12 6 21Z']],
  speed: [['text', 'M2.5 4.5 12 12 2.5 19.5ZM12.5 4.5 22 12 12.5 19.5Z']],
  done: [['pen', 'M3.5 12.5 9.5 18.5 20.5 5.5']],
} as const satisfies Record<string, readonly Part[]>;
