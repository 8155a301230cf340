/** Where a tile could go and what each place would bring: trials of the engine on copies, nothing else. */
import { type Action, apply, decision, type Game, options } from '@great-glen/engine';
import { type Gain, gains } from './gains.ts';
import { paid } from './proposal.ts';

type PlaceAction = Action & { readonly kind: 'place' };

export interface Fit {
  readonly x: number;
  readonly y: number;
  /** What comes of itself and of all activations that cost nothing. */
  readonly gains: readonly Gain[];
  /** How many tiles could be activated for nothing, and how many offer an exchange. */
  readonly activates: number;
  readonly exchanges: number;
}

export interface Prospect {
  readonly payment: readonly Action[];
  readonly fits: readonly Fit[];
}

/** The most free activations that are tried for a preview. */
const LIMIT = 12;

/** Does every activation that asks nothing; counts what it did and what would have to be paid. */
function activateFree(trial: Game, seat: number): { activates: number; exchanges: number } {
  const asked = new Set<string>();
  let activates = 0;
  for (let i = 0; i < LIMIT && decision(trial).kind === 'activate'; i++) {
    const next = options(trial, seat).find(
      (option): option is Action & { kind: 'activate' } =>
        option.kind === 'activate' && !asked.has(`${option.x},${option.y}`),
    );
    if (next === undefined) break;
    const attempt = trial.clone();
    apply(attempt, seat, next);
    if (next.step === undefined && decision(attempt).kind === 'activate') {
      trial.copyFrom(attempt);
      activates++;
    } else {
      asked.add(`${next.x},${next.y}`);
    }
  }
  return { activates, exchanges: asked.size };
}

/** Questions on the way to the activation that hardly matter for a preview: any answer will do. */
const MINOR = new Set(['once', 'choose', 'put', 'post']);

function answerMinor(trial: Game, seat: number): void {
  for (let i = 0; i < LIMIT && MINOR.has(decision(trial).kind); i++) {
    const [first] = options(trial, seat);
    if (first === undefined) return;
    apply(trial, seat, first);
  }
}

function fitOf(g: Game, before: Game, seat: number, action: PlaceAction): Fit {
  const trial = g.clone();
  apply(trial, seat, action);
  answerMinor(trial, seat);
  const { activates, exchanges } = activateFree(trial, seat);
  return { x: action.x, y: action.y, gains: gains(before, trial, seat), activates, exchanges };
}

/** The places for the tile that is being placed now. */
export function fitsNow(g: Game, seat: number): readonly Fit[] {
  const seen = new Set<string>();
  return options(g, seat).flatMap((option) => {
    if (option.kind !== 'place' || seen.has(`${option.x},${option.y}`)) return [];
    seen.add(`${option.x},${option.y}`);
    return fitOf(g, g, seat, option);
  });
}

/** What taking a tile would mean: the payment as it would be proposed, and the places it could go to after it. */
export function prospect(g: Game, seat: number, take: Action): Prospect {
  const trial = g.clone();
  apply(trial, seat, take);
  const { game, steps } = paid(trial, seat);
  if (decision(game).kind !== 'place') return { payment: steps, fits: [] };
  return { payment: steps, fits: fitsNow(game, seat) };
}

/** All squares where any tile that can be taken now could go: what the territory should leave room for. */
export function reachable(g: Game, seat: number): readonly (readonly [x: number, y: number])[] {
  const found = new Map<string, readonly [number, number]>();
  for (const option of options(g, seat)) {
    if (option.kind === 'place') found.set(`${option.x},${option.y}`, [option.x, option.y]);
    if (option.kind !== 'take') continue;
    const trial = g.clone();
    apply(trial, seat, option);
    const { game } = paid(trial, seat);
    for (const place of options(game, seat)) {
      if (place.kind === 'place') found.set(`${place.x},${place.y}`, [place.x, place.y]);
    }
  }
  return [...found.values()];
}
