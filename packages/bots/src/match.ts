/** One game between artificial players, each of whom sees only its own view. */
import {
  type Action,
  apply,
  createGame,
  decider,
  type Game,
  options,
  type Rules,
  type Stream,
  sameAction,
  stream,
  view,
} from '@great-glen/engine';
import type { Player } from './players.ts';

export interface Match {
  readonly rules: Rules;
  readonly players: readonly Player[];
  readonly seed: string;
  /** Told of every action before it is done. */
  readonly onAction?: (g: Game, seat: number, action: Action) => void;
}

export interface MatchResult {
  readonly game: Game;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly decisions: number;
}

export function playMatch({ rules, players, seed, onAction }: Match): MatchResult {
  const g = createGame(rules, seed);
  const thoughts: Stream[] = players.map((_, seat) => stream(seed, `thinking:${seat}`));
  const plans: Action[][] = players.map(() => []);
  let decisions = 0;
  while (g.state.over === 0) {
    const seat = decider(g);
    const action = nextAction(g, seat, plans[seat] as Action[], players[seat] as Player, thoughts[seat] as Stream);
    onAction?.(g, seat, action);
    apply(g, seat, action);
    decisions++;
    if (g.revealed) for (const plan of plans) plan.length = 0;
  }
  return { game: g, scores: g.state.players.map((p) => p.vp), winners: rules.game.winners(g), decisions };
}

/** The next step of the player's plan if it is still legal, else a new thought. */
function nextAction(g: Game, seat: number, plan: Action[], player: Player, random: Stream): Action {
  const legal = options(g, seat);
  const planned = plan.shift();
  if (planned !== undefined && legal.some((option) => sameAction(option, planned))) return planned;
  plan.length = 0;
  plan.push(...player.think(g.rules, view(g, seat), random));
  const chosen = plan.shift();
  if (chosen !== undefined && legal.some((option) => sameAction(option, chosen))) return chosen;
  throw new Error(`${player.name} offered an illegal action`);
}
