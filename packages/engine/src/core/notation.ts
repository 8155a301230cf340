/**
 * One text per action and back: `take 5`, `place -1,2`, `pay wood 0,1`, `pay wood market`, `sell sheep 1,0`,
 * `activate 0,1`, `activate 0,1 step 2`, `move 0,0 > 1,1`, `choose good wood`, `end`.
 * The text never depends on the position, so games can be read, pasted and mended by hand.
 */
import { type Action, actionFromJson, END, type Place } from './actions.ts';

function where(at: Place | string | number): string {
  return typeof at === 'object' ? `${at[0]},${at[1]}` : String(at);
}

export function formatAction(a: Action): string {
  switch (a.kind) {
    case 'take':
    case 'discard':
      return `${a.kind} ${a.space}`;
    case 'place':
      return a.side === undefined ? `place ${a.x},${a.y}` : `place ${a.x},${a.y} side ${a.side}`;
    case 'pay':
      return `pay ${a.unit} ${where(a.from)}`;
    case 'sell':
      return `sell ${a.good} ${where(a.from)}`;
    case 'activate':
      return a.step === undefined ? `activate ${a.x},${a.y}` : `activate ${a.x},${a.y} step ${a.step}`;
    case 'move':
      return `move ${where(a.from)} > ${where(a.to)}`;
    case 'claim':
      return `claim ${a.field}`;
    case 'choose':
      return `choose ${a.what} ${where(a.value)}`;
    case 'end':
      return 'end';
  }
}

function place(word: string | undefined): Place | undefined {
  const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(word ?? '');
  return match === null ? undefined : [Number(match[1]), Number(match[2])];
}

function placeOrWord(word: string | undefined): Place | string | undefined {
  return place(word) ?? word;
}

function count(word: string | undefined): number | undefined {
  return /^\d{1,4}$/.test(word ?? '') ? Number(word) : undefined;
}

/** Optional `name N` at the end of a line; `undefined` fields are left out, as the JSON form wants it. */
function tail(name: string, words: readonly string[], from: number): object {
  return words[from] === name ? { [name]: count(words[from + 1]) } : {};
}

function guess(words: readonly string[]): unknown {
  const [kind, first, second, third] = words;
  const at = place(first);
  switch (kind) {
    case 'take':
    case 'discard':
      return { kind, space: count(first) };
    case 'place':
      return { kind, x: at?.[0], y: at?.[1], ...tail('side', words, 2) };
    case 'pay':
      return { kind, unit: first, from: placeOrWord(second) };
    case 'sell':
      return { kind, good: first, from: place(second) };
    case 'activate':
      return { kind, x: at?.[0], y: at?.[1], ...tail('step', words, 2) };
    case 'move':
      return { kind, from: at, to: second === '>' ? placeOrWord(third) : undefined };
    case 'claim':
      return { kind, field: first };
    case 'choose':
      return { kind, what: first, value: count(second) ?? placeOrWord(second) };
    case 'end':
      return END;
    default:
      return { kind };
  }
}

/** The action a text stands for, or what is wrong with the text. Only the canonical spelling is accepted. */
export function parseAction(text: string): Action | { readonly problem: string } {
  const words = text.trim().split(/\s+/);
  const action = actionFromJson(guess(words));
  if (typeof action === 'string') return { problem: `"${text.slice(0, 80)}": ${action}` };
  const canonical = formatAction(action);
  if (canonical !== words.join(' ')) return { problem: `"${text.slice(0, 80)}": did you mean "${canonical}"?` };
  return action;
}
