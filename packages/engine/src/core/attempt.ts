/** The door for everybody but bots and replays: an action is done only if it is among the options. */
import { type Action, sameAction } from './actions.ts';
import { apply, decision, type Game, options, pending } from './game.ts';
import type { Reason, SystemCode } from './reasons.ts';

export type Verdict =
  | { readonly legal: true }
  | { readonly legal: false; readonly rule: string; readonly reason: Reason | SystemCode };

function refused(rule: string, reason: Reason | SystemCode): Verdict {
  return { legal: false, rule, reason };
}

/** Whether this seat may do this now, and if not, the number of the rule that forbids it. Changes nothing. */
export function judge(g: Game, seat: number, action: Action): Verdict {
  const now = decision(g);
  if (now.over) return refused('SYS-OVER', 'SYS-OVER');
  if (!now.seats.includes(seat)) return refused('SYS-SEAT', 'SYS-SEAT');
  if (options(g, seat).some((option) => sameAction(option, action))) return { legal: true };
  const top = pending(g);
  const reason = top?.handler.refusal(g, top.frame, seat, action) ?? 'phase';
  return refused(g.rules.citations[reason] ?? 'SYS-FORM', reason);
}

/** Does the action if it is legal; otherwise says why not and changes nothing. */
export function attempt(g: Game, seat: number, action: Action): Verdict {
  const verdict = judge(g, seat, action);
  if (verdict.legal) apply(g, seat, action);
  return verdict;
}
