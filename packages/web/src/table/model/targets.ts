/**
 * What on the board answers the question that is being asked: every option belongs to a target one can click, or to
 * the list of buttons. Nothing here decides what is legal; it only sorts the engine's options.
 */
import type { Action, Place } from '@great-glen/engine';

/** Where an option can be clicked: a space of the rondel, a square of the own territory, a clan field, or a button. */
export type Target =
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'square'; readonly x: number; readonly y: number }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'row'; readonly good: string }
  | { readonly kind: 'button' };

function square([x, y]: Place): Target {
  return { kind: 'square', x, y };
}

export function targetOf(action: Action): Target {
  switch (action.kind) {
    case 'take':
    case 'discard':
      return { kind: 'space', space: action.space };
    case 'place':
    case 'activate':
      return { kind: 'square', x: action.x, y: action.y };
    case 'pay':
      if (typeof action.from !== 'string') return square(action.from);
      return action.from === 'market' ? { kind: 'row', good: action.unit } : { kind: 'button' };
    case 'sell':
      return square(action.from);
    case 'move':
      return square(action.from);
    case 'claim':
      return { kind: 'field', field: action.field };
    case 'choose':
      return typeof action.value === 'object' ? square(action.value) : { kind: 'button' };
    case 'end':
      return { kind: 'button' };
  }
}

export function targetKey(target: Target): string {
  switch (target.kind) {
    case 'space':
      return `space ${target.space}`;
    case 'square':
      return `square ${target.x},${target.y}`;
    case 'field':
      return `field ${target.field}`;
    case 'row':
      return `row ${target.good}`;
    case 'button':
      return 'button';
  }
}

/** All options by target, each list in the order the engine offers them. */
export function byTarget(options: readonly Action[]): ReadonlyMap<string, readonly Action[]> {
  const sorted = new Map<string, Action[]>();
  for (const option of options) {
    const key = targetKey(targetOf(option));
    const list = sorted.get(key);
    if (list === undefined) sorted.set(key, [option]);
    else list.push(option);
  }
  return sorted;
}

/** Options that do what the question asks, without selling and walking, which are possible almost always. */
export function mainOptions(options: readonly Action[], decisionKind: string): readonly Action[] {
  return options.filter((option) => {
    if (option.kind === 'sell') return false;
    return option.kind !== 'move' || decisionKind === 'move';
  });
}

/** Where the figure on this square may walk, with the action for each. */
export function walksFrom(options: readonly Action[], x: number, y: number): readonly (Action & { kind: 'move' })[] {
  return options.filter(
    (option): option is Action & { kind: 'move' } =>
      option.kind === 'move' && option.from[0] === x && option.from[1] === y,
  );
}
