/** The list of options: there is one, it is short, it reads back, and only who decides has it. */
import { actionFromJson, decision, formatAction, options, parseAction, sameAction } from '@great-glen/engine';
import { type Law, type Moment, must, same } from './law.ts';

/** More than any position of a table is known to offer; a list nobody could read would be a mistake in the rules. */
const MOST_OPTIONS = 200;

/** Texts differ within the list, and one of them at a time is read back. */
function readsBack(now: Moment): void {
  const texts = new Set<string>();
  now.options.forEach((option, i) => {
    const text = formatAction(option);
    must(!texts.has(text), () => `two options read "${text}"`);
    texts.add(text);
    if (i !== now.step % now.options.length) return;
    const parsed = parseAction(text);
    must(!('problem' in parsed) && sameAction(parsed, option), () => `"${text}" does not read back`);
    const fromJson = actionFromJson(JSON.parse(JSON.stringify(option)));
    must(typeof fromJson !== 'string' && sameAction(fromJson, option), () => `"${text}" does not survive JSON`);
  });
}

export const optionLaw: Law = {
  name: 'whoever decides has options, and nobody else has',
  dear: false,
  watch: () => ({
    at({ game, seat, options: now }) {
      const { seats, over } = decision(game);
      same(over, game.state.over !== 0, 'the decision says the game is over');
      same(seats.length === 0, over, 'nobody decides');
      for (let other = -1; other <= game.state.players.length; other++) {
        if (!seats.includes(other))
          same(options(game, other).length, 0, `options of seat ${other}, who decides nothing`);
      }
      if (over) return;
      must(now.length > 0, () => `seat ${seat} has nothing to choose from (${decision(game).kind})`);
      must(now.length <= MOST_OPTIONS, () => `${now.length} options`);
    },
  }),
};

export const notationLaw: Law = {
  name: 'every option has a text of its own that reads back',
  dear: false,
  watch: () => ({ at: readsBack }),
};
