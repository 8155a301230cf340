/** Who plays the random games. Two ways of playing, because they reach different positions. */
import { type Action, below, type Stream } from '@great-glen/engine';

export type Chooser = (options: readonly Action[], random: Stream) => Action;

function pick(options: readonly Action[], random: Stream): Action {
  return options[below(random, options.length)] as Action;
}

/** Anything, all options alike: sells and stops early, so it is often poor. */
const anyhow: Chooser = pick;

/** Mostly does things before it sells or stops: larger territories, more goods, longer payments. */
const busily: Chooser = (options, random) => {
  const doing = options.filter((option) => option.kind !== 'sell' && option.kind !== 'end');
  return doing.length > 0 && below(random, 8) > 0 ? pick(doing, random) : pick(options, random);
};

export const choosers: readonly Chooser[] = [anyhow, busily];
