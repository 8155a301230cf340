/** Every action has one text and back, whatever the action; and no text or JSON of a stranger does harm. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, actionFromJson, sameAction } from '../src/core/actions.ts';
import { formatAction, parseAction } from '../src/core/notation.ts';

const coordinate = fc.integer({ min: -99, max: 99 });
const place = fc.tuple(coordinate, coordinate);
const count = fc.integer({ min: 0, max: 30 });
// Words begin with a letter here: one of digits only would read as a number, and no name of the game is one.
const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constantFrom('take' as const, 'discard' as const), space: count }),
  fc.record({ kind: fc.constant('place' as const), x: coordinate, y: coordinate }),
  fc.record({ kind: fc.constant('place' as const), x: coordinate, y: coordinate, side: count }),
  fc.record({ kind: fc.constant('pay' as const), unit: word, from: fc.oneof(place, word) }),
  fc.record({ kind: fc.constant('sell' as const), good: word, from: place }),
  fc.record({ kind: fc.constant('activate' as const), x: coordinate, y: coordinate }),
  fc.record({ kind: fc.constant('activate' as const), x: coordinate, y: coordinate, step: count }),
  fc.record({ kind: fc.constant('move' as const), from: place, to: fc.oneof(place, word) }),
  fc.record({ kind: fc.constant('claim' as const), field: word }),
  fc.record({ kind: fc.constant('choose' as const), what: word, value: fc.oneof(word, count, place) }),
  fc.constant({ kind: 'end' } as const),
);

const SETTINGS = { numRuns: 500, seed: 7 };

describe('an action', () => {
  it('is read back from its text', () => {
    fc.assert(
      fc.property(actions, (action) => {
        const parsed = parseAction(formatAction(action));
        expect('problem' in parsed ? parsed.problem : sameAction(parsed, action)).toBe(true);
      }),
      SETTINGS,
    );
  });

  it('is read back from its JSON', () => {
    fc.assert(
      fc.property(actions, (action) => {
        expect(actionFromJson(JSON.parse(JSON.stringify(action)))).toEqual(action);
      }),
      SETTINGS,
    );
  });

  it('is the same as another exactly when their texts are', () => {
    fc.assert(
      fc.property(actions, actions, (a, b) => {
        expect(sameAction(a, b)).toBe(formatAction(a) === formatAction(b));
        expect(sameAction(a, structuredClone(a))).toBe(true);
      }),
      SETTINGS,
    );
  });
});

describe('anything else', () => {
  it('is answered with what is wrong, never with an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = parseAction(text);
        if (!('problem' in parsed)) expect(formatAction(parsed)).toBe(text.trim().split(/\s+/).join(' '));
      }),
      SETTINGS,
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ kind: fc.constantFrom('take', 'pay', 'move'), x: fc.anything() })),
        (json) => {
          expect(typeof actionFromJson(json)).toMatch(/string|object/);
        },
      ),
      SETTINGS,
    );
  });

  it('is not taken for an action because of a field too many or too few', () => {
    fc.assert(
      fc.property(actions, word, (action, extra) => {
        fc.pre(!['kind', 'side', 'step'].includes(extra) && !(extra in action));
        expect(typeof actionFromJson({ ...action, [extra]: 1 })).toBe('string');
        const [last] = Object.keys(action)
          .filter((key) => !['kind', 'side', 'step'].includes(key))
          .slice(-1);
        if (last === undefined) return;
        const { [last as keyof Action]: _dropped, ...rest } = action;
        expect(typeof actionFromJson(rest)).toBe('string');
      }),
      SETTINGS,
    );
  });
});
