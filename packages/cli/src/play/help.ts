/** What `h` says. */
import type { Rules } from '@great-glen/engine';
import { goodLetters, plural, word } from '../lib/words.ts';

export function helpLines(rules: Rules): string[] {
  const goods = [...goodLetters(rules.game.goods)].map(([good, letter]) => `${letter} ${good}`).join(', ');
  return [
    'Answers:',
    '  a number, or the action itself (take 5, place 0,1, sell wood 1,0, end)',
    '  u  take back your last choice (u! even where tiles were shown)   r  do it again',
    '  i N  everything about option N      b  the whole table      p  the points so far',
    '  v SEAT  another territory           h  this help',
    '  s FILE  save      l FILE  load      q  quit',
    'The map: a number on an edge or in a dotted place is the option there;',
    `  ~ river, = road, @ a ${word(rules, 'scotsman')}, letters are resources: ${goods}.`,
    'The rondel: from the rear piece on; below each tile its cost in letters,',
    `  W whisky, ? different ones, * any, @ one of your ${plural(word(rules, 'scotsman'))}.`,
    `The ${word(rules, 'market')}: with n coins in a row, selling brings n and buying costs n + 1.`,
  ];
}
