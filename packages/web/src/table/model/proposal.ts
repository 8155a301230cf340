/** A sensible way to pay what is due, made of the engine's own options: plentiful goods of one's own first. */
import { type Action, apply, decision, type Game, options } from '@great-glen/engine';

type Pay = Action & { readonly kind: 'pay' };

function owned(g: Game, seat: number, good: string): number {
  const index = g.rules.game.goods.indexOf(good);
  if (index < 0) return 0;
  return g.player(seat).territory.reduce((sum, at) => sum + ((at.goods >> (3 * index)) & 7), 0);
}

/** Higher is better: own goods by how many there are, then what is no good, then buying, the cheap row first. */
function appeal(g: Game, seat: number, action: Pay): number {
  if (action.from === 'market') return -10 - (g.state.market[g.rules.game.goods.indexOf(action.unit)] ?? 0);
  return typeof action.from === 'string' ? -1 : owned(g, seat, action.unit);
}

function bestPayment(g: Game, seat: number): Pay | undefined {
  let best: Pay | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options(g, seat)) {
    if (option.kind !== 'pay') continue;
    const value = appeal(g, seat, option);
    if (value > most) {
      best = option;
      most = value;
    }
  }
  return best;
}

type Sale = Action & { readonly kind: 'sell' };

/** Where coins are short something has to be sold first: what brings most, of that the most plentiful. */
function bestSale(g: Game, seat: number): Sale | undefined {
  const worth = ({ good }: Sale): number =>
    10 * (g.state.market[g.rules.game.goods.indexOf(good)] ?? 0) + owned(g, seat, good);
  return options(g, seat)
    .filter((option): option is Sale => option.kind === 'sell')
    .reduce<Sale | undefined>(
      (best, sale) => (best === undefined || worth(sale) > worth(best) ? sale : best),
      undefined,
    );
}

/** Every payment until the price that is asked for now is paid; empty if nothing is. Changes nothing. */
export function proposal(g: Game, seat: number): readonly Action[] {
  return paid(g.clone(), seat).steps;
}

/** Pays the price now due in the given game, which is changed. */
export function paid(trial: Game, seat: number): { readonly game: Game; readonly steps: readonly Action[] } {
  const steps: Action[] = [];
  const depth = trial.state.frames.length;
  while (decision(trial).kind === 'pay' && trial.state.frames.length === depth) {
    const step = bestPayment(trial, seat) ?? bestSale(trial, seat);
    if (step === undefined) break;
    apply(trial, seat, step);
    steps.push(step);
  }
  return { game: trial, steps };
}
