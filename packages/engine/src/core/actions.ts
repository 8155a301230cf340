/**
 * What a player can do, as plain data that names things of the game, never an index into a list of options.
 * `notation.ts` gives each action one text and back.
 */
export type Place = readonly [x: number, y: number];

export type Action =
  | { readonly kind: 'take'; readonly space: number }
  | { readonly kind: 'discard'; readonly space: number }
  | { readonly kind: 'place'; readonly x: number; readonly y: number; readonly side?: number }
  | { readonly kind: 'pay'; readonly unit: string; readonly from: Place | string }
  | { readonly kind: 'sell'; readonly good: string; readonly from: Place }
  | { readonly kind: 'activate'; readonly x: number; readonly y: number; readonly step?: number }
  | { readonly kind: 'move'; readonly from: Place; readonly to: Place | string }
  | { readonly kind: 'claim'; readonly field: string }
  | { readonly kind: 'choose'; readonly what: string; readonly value: Place | string | number }
  | { readonly kind: 'end' };

export type ActionKind = Action['kind'];

/** The field that makes no difference to anybody else is `end`: one object serves everywhere. */
export const END: Action = Object.freeze({ kind: 'end' });

/** No territory can reach farther: there are not that many tiles, content packs included. */
export const COORDINATE_LIMIT = 120;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1000;
}

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= COORDINATE_LIMIT;
}

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && value.length === 2 && isCoordinate(value[0]) && isCoordinate(value[1]);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9:-]{0,60}$/.test(value);
}

/**
 * Reads an action from anything a stranger may send. Returns what is wrong with it as text when it is not one.
 * Unknown extra fields are refused too: they would silently mean nothing.
 */
export function actionFromJson(value: unknown): Action | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'an action is an object';
  const it = value as Record<string, unknown>;
  const shape = SHAPES[it['kind'] as ActionKind];
  if (typeof it['kind'] !== 'string' || !Object.hasOwn(SHAPES, it['kind'])) {
    return `unknown action kind; known: ${Object.keys(SHAPES).join(', ')}`;
  }
  for (const [field, check] of Object.entries(shape.fields)) {
    if (it[field] === undefined && shape.optional.includes(field)) continue;
    if (!check(it[field])) return `${it['kind']}: field "${field}" is missing or malformed`;
  }
  for (const field of Object.keys(it)) {
    if (field !== 'kind' && !Object.hasOwn(shape.fields, field)) return `${it['kind']}: unknown field "${field}"`;
  }
  return it as unknown as Action;
}

interface Shape {
  readonly fields: Readonly<Record<string, (value: unknown) => boolean>>;
  readonly optional: readonly string[];
}

const isPlaceOrWord = (value: unknown): boolean => isPlace(value) || isWord(value);
const isChoice = (value: unknown): boolean => isPlace(value) || isWord(value) || isCount(value);

const SHAPES: Readonly<Record<ActionKind, Shape>> = {
  take: { fields: { space: isCount }, optional: [] },
  discard: { fields: { space: isCount }, optional: [] },
  place: { fields: { x: isCoordinate, y: isCoordinate, side: isCount }, optional: ['side'] },
  pay: { fields: { unit: isWord, from: isPlaceOrWord }, optional: [] },
  sell: { fields: { good: isWord, from: isPlace }, optional: [] },
  activate: { fields: { x: isCoordinate, y: isCoordinate, step: isCount }, optional: ['step'] },
  move: { fields: { from: isPlace, to: isPlaceOrWord }, optional: [] },
  claim: { fields: { field: isWord }, optional: [] },
  choose: { fields: { what: isWord, value: isChoice }, optional: [] },
  end: { fields: {}, optional: [] },
};

function sameValue(a: Place | string | number, b: Place | string | number): boolean {
  return typeof a === 'object' && typeof b === 'object' ? a[0] === b[0] && a[1] === b[1] : a === b;
}

export function sameAction(a: Action, b: Action): boolean {
  switch (a.kind) {
    case 'take':
    case 'discard':
      return b.kind === a.kind && a.space === b.space;
    case 'place':
      return b.kind === 'place' && a.x === b.x && a.y === b.y && a.side === b.side;
    case 'pay':
      return b.kind === 'pay' && a.unit === b.unit && sameValue(a.from, b.from);
    case 'sell':
      return b.kind === 'sell' && a.good === b.good && sameValue(a.from, b.from);
    case 'activate':
      return b.kind === 'activate' && a.x === b.x && a.y === b.y && a.step === b.step;
    case 'move':
      return b.kind === 'move' && sameValue(a.from, b.from) && sameValue(a.to, b.to);
    case 'claim':
      return b.kind === 'claim' && a.field === b.field;
    case 'choose':
      return b.kind === 'choose' && a.what === b.what && sameValue(a.value, b.value);
    case 'end':
      return b.kind === 'end';
  }
}
