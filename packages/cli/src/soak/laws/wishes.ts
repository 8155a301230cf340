/** Illegal wishes of every kind: each is refused with the number of a rule and changes nothing. */
import {
  type Action,
  actionFromJson,
  attempt,
  below,
  decision,
  formatAction,
  gameMetas,
  hashState,
  judge,
  type Rules,
  type Stream,
  sameAction,
} from '@great-glen/engine';
import { ruleNumbers } from '../rule-numbers.ts';
import { type Law, type Moment, must, same } from './law.ts';

const WISHES = 12;

class Wisher {
  private readonly rules: Rules;
  private readonly random: Stream;

  constructor(rules: Rules, random: Stream) {
    this.rules = rules;
    this.random = random;
  }

  private one<T>(list: readonly T[]): T {
    return list[below(this.random, list.length)] as T;
  }

  private chance(n: number): boolean {
    return below(this.random, n) === 0;
  }

  /** A square of this territory, or one up to two steps off it. */
  private place(now: Moment, off = 2): readonly [number, number] {
    const at = this.one(now.game.state.players[now.seat]?.territory ?? []);
    const shift = (): number => (this.chance(2) ? 0 : below(this.random, 2 * off + 1) - off);
    return [at.x + shift(), at.y + shift()];
  }

  private step(): { step?: number } {
    return this.chance(2) ? {} : { step: below(this.random, 7) };
  }

  wish(now: Moment): Action {
    const goods = this.rules.game.goods;
    const things = [...goods, ...goods, ...this.rules.units.map((unit) => unit.name), 'fame'];
    const anywhere = (): readonly [number, number] | string =>
      this.chance(3) ? this.one(['market', 'store', 'purse', 'chieftains', 'nowhere']) : this.place(now, 1);
    const [x, y] = this.place(now);
    switch (below(this.random, 10)) {
      case 0:
        return { kind: 'take', space: below(this.random, this.rules.game.spaces + 2) };
      case 1:
        return { kind: 'discard', space: below(this.random, this.rules.game.spaces + 2) };
      case 2:
        return this.chance(8) ? { kind: 'place', x, y, side: below(this.random, 2) } : { kind: 'place', x, y };
      case 3:
        return { kind: 'pay', unit: this.one(things), from: anywhere() };
      case 4:
        return { kind: 'sell', good: this.one(things), from: this.place(now, 1) };
      case 5:
        return { kind: 'activate', x, y, ...this.step() };
      case 6:
        return { kind: 'move', from: this.place(now, 1), to: anywhere() };
      case 7:
        return { kind: 'claim', field: this.one(['west', 'a1', 'clan-1']) };
      case 8:
        return {
          kind: 'choose',
          what: this.one(['good', 'remove', 'scotsman', ...goods]),
          value: this.chance(2) ? this.place(now, 1) : this.one([...things, 0, 3]),
        };
      default:
        return { kind: 'end' };
    }
  }
}

function refusedByRule(now: Moment, wish: Action, prefix: string): void {
  const verdict = attempt(now.game, now.seat, wish);
  const text = formatAction(wish);
  must(!verdict.legal, () => `"${text}" was done, but it is not among the options`);
  if (verdict.legal) return;
  must(
    ruleNumbers.has(verdict.rule),
    () => `"${text}" refused by ${verdict.rule}, which is no rule (${verdict.reason})`,
  );
  must(
    verdict.rule.startsWith(`${prefix}-`),
    () =>
      `"${text}" in ${decision(now.game).kind} refused by ${verdict.rule} (${verdict.reason}), not by a rule of the game`,
  );
}

export const wishLaw: Law = {
  name: 'what is not offered is refused by a rule and changes nothing',
  dear: true,
  watch(table) {
    const wisher = new Wisher(table.rules, table.random);
    const prefix = gameMetas.find((meta) => meta.id === table.rules.config.game)?.prefix ?? '';
    return {
      at(now) {
        const { seats, over } = decision(now.game);
        if (over) {
          same(JSON.stringify(judge(now.game, 0, { kind: 'end' })), systemVerdict('SYS-OVER'), 'a wish after the end');
          return;
        }
        for (let i = 0; i < WISHES; i++) {
          const wish = wisher.wish(now);
          must(typeof actionFromJson(wish) !== 'string', () => `the test made a malformed wish: ${formatAction(wish)}`);
          if (now.options.some((option) => sameAction(option, wish))) {
            must(judge(now.game, now.seat, wish).legal, () => `"${formatAction(wish)}" is offered, yet judged illegal`);
          } else refusedByRule(now, wish, prefix);
        }
        for (let seat = -1; seat <= now.game.state.players.length; seat++) {
          if (seats.includes(seat)) continue;
          const verdict = attempt(now.game, seat, now.options[0] ?? { kind: 'end' });
          same(JSON.stringify(verdict), systemVerdict('SYS-SEAT'), `a wish of seat ${seat}`);
        }
        same(hashState(now.game.state), now.hash(), 'the position after refusals');
      },
    };
  },
};

function systemVerdict(code: string): string {
  return JSON.stringify({ legal: false, rule: code, reason: code });
}
