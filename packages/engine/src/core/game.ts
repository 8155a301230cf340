/**
 * A game being played: its rules, its state, and where events go. The loop here knows only frames.
 *
 * `options` and `apply` trust their caller and are what bots and replays use; `attempt.ts` is the door for everybody
 * else and refuses, with the rule's number, whatever is not among the options.
 */
import type { Action } from './actions.ts';
import type { GameEvent } from './events.ts';
import type { FrameHandler, Rules } from './rules.ts';
import { cloneState, copyInto, type Frame, newFrame, type PlayerState, type State } from './state.ts';

export class Game {
  readonly rules: Rules;
  readonly state: State;
  /** Set to collect events; left alone, nothing is allocated for them. */
  events: GameEvent[] | undefined = undefined;
  /** Set when an action showed something that was hidden or random: undo must not go back beyond it. */
  revealed = false;

  constructor(rules: Rules, state: State) {
    this.rules = rules;
    this.state = state;
  }

  clone(): Game {
    return new Game(this.rules, cloneState(this.state, this.rules.slots));
  }

  /** Makes this game equal to another of the same rules, without allocating. */
  copyFrom(other: Game): void {
    copyInto(this.state, other.state, this.rules.slots);
  }

  player(seat: number): PlayerState {
    return this.state.players[seat] as PlayerState;
  }
}

function top(g: Game): Frame | undefined {
  const frames = g.state.frames;
  return frames[frames.length - 1];
}

function handlerOf(g: Game, f: Frame): FrameHandler {
  return g.rules.handlers[f.kind] as FrameHandler;
}

export function push(g: Game, kind: number, seat: number): Frame {
  const frame = newFrame(kind, seat);
  g.state.frames.push(frame);
  return frame;
}

export function pop(g: Game): void {
  g.state.frames.pop();
}

/** The frame below the given one: whoever asked for the work it does. */
export function parentOf(g: Game, f: Frame): Frame {
  const frames = g.state.frames;
  return frames[frames.lastIndexOf(f) - 1] as Frame;
}

export function kindNamed(g: Game, name: string): number {
  const kind = g.rules.kinds.get(name);
  if (kind === undefined) throw new Error(`no frame kind "${name}" in these rules`);
  return kind;
}

/** Runs whatever runs by itself until somebody must choose or the game is over. */
export function advance(g: Game): void {
  const s = g.state;
  for (;;) {
    if (s.over !== 0) {
      s.frames.length = 0;
      return;
    }
    const f = top(g);
    if (f === undefined) return;
    const handler = handlerOf(g, f);
    if (handler.deciders(g, f) !== 0) return;
    handler.run(g, f);
  }
}

/** The seats that must choose now, as a bit set; 0 when the game is over. */
function deciders(g: Game): number {
  const f = top(g);
  return f === undefined ? 0 : handlerOf(g, f).deciders(g, f);
}

export interface Decision {
  readonly seats: readonly number[];
  readonly kind: string;
  readonly over: boolean;
}

export function decision(g: Game): Decision {
  const f = top(g);
  if (f === undefined) return { seats: [], kind: 'over', over: true };
  const set = deciders(g);
  const seats: number[] = [];
  for (let seat = 0; seat < g.state.players.length; seat++) if ((set >> seat) & 1) seats.push(seat);
  return { seats, kind: handlerOf(g, f).name, over: false };
}

/** The lowest seat that must choose now, or -1. */
export function decider(g: Game): number {
  const set = deciders(g);
  return set === 0 ? -1 : 31 - Math.clz32(set & -set);
}

/** Everything this seat may do now; empty for a seat that has nothing to decide. */
export function options(g: Game, seat: number = decider(g)): Action[] {
  const out: Action[] = [];
  const f = top(g);
  if (f === undefined || seat < 0) return out;
  const handler = handlerOf(g, f);
  if (((handler.deciders(g, f) >> seat) & 1) === 1) handler.options(g, f, seat, out);
  return out;
}

/** Does one of `options`, then everything that follows of itself. */
export function apply(g: Game, seat: number, action: Action): void {
  const f = top(g) as Frame;
  g.revealed = false;
  handlerOf(g, f).apply(g, f, seat, action);
  advance(g);
}

/** The handler and frame now on top, for questions about refused actions. */
export function pending(g: Game): { readonly handler: FrameHandler; readonly frame: Frame } | undefined {
  const frame = top(g);
  return frame === undefined ? undefined : { handler: handlerOf(g, frame), frame };
}
