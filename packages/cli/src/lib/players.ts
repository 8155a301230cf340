/** The kinds of artificial players the commands can seat. */
import { type Player as Bot, PLAYERS } from '@great-glen/bots';
import { type Action, below, type Game, sameAction, stream, view } from '@great-glen/engine';

/** Picks one of the options. */
export type Player = (game: Game, seat: number, options: readonly Action[]) => Action;

type Maker = (seed: string) => Player;

/** As random as the bot of that name, but without building a game from a view first: simulations live on it. */
const random: Maker = (seed) => {
  const source = stream(seed, 'thinking');
  return (_game, _seat, options) => options[below(source, options.length)] as Action;
};

/** A bot sees its view only. What it has planned for the rest of the turn holds until something new is shown. */
function seated(bot: Bot): Maker {
  return (seed) => {
    const source = stream(seed, 'thinking');
    let plan: Action[] = [];
    return (game, seat, options) => {
      const planned = game.revealed ? undefined : plan.shift();
      const legal = (wish: Action | undefined): Action | undefined =>
        options.find((option) => wish !== undefined && sameAction(option, wish));
      const known = legal(planned);
      if (known !== undefined) return known;
      plan = [...bot.think(game.rules, view(game, seat), source)];
      const chosen = legal(plan.shift());
      if (chosen === undefined) throw new Error(`${bot.name} wants to do what is not among the options`);
      return chosen;
    };
  };
}

export const PLAYER_KINDS: Readonly<Record<string, Maker>> = {
  random,
  ...Object.fromEntries(PLAYERS.filter(({ name }) => name !== 'random').map((bot) => [bot.name, seated(bot)])),
};

export function makePlayer(kind: string, seed: string): Player | undefined {
  return Object.hasOwn(PLAYER_KINDS, kind) ? PLAYER_KINDS[kind]?.(seed) : undefined;
}
