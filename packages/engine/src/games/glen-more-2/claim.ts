/**
 * Frame `claim`: a clan marker on an empty field for the cheapest road (G2-CLAN-2). Placing is not optional while some
 * field can be paid, with sales if need be; `end` is offered only when none can.
 */
import { END } from '../../core/actions.ts';
import { offerFree, playFree, refuseFree } from '../../core/free.ts';
import { type Game, kindNamed, pop, push } from '../../core/game.ts';
import { COIN, purseOf } from '../../core/purse.ts';
import type { FrameHandler } from '../../core/rules.ts';
import { clanBoard, isOpen, networkOf, roadCosts } from './clan-board.ts';

export function askClaim(g: Game, seat: number): void {
  if (g.player(seat).clanMarkers > 0) push(g, kindNamed(g, 'claim'), seat);
}

function cheapestOpen(g: Game, costs: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  costs.forEach((cost, field) => {
    if (cost < least && isOpen(g, field)) least = cost;
  });
  return least;
}

/** Whether some field could be paid, counting sales (G2-COST-3). */
function canReachAny(g: Game, seat: number, costs: readonly number[]): boolean {
  const least = cheapestOpen(g, costs);
  return Number.isFinite(least) && purseOf(g, seat).covers(new Array<number>(least).fill(COIN));
}

/** Puts the marker down and starts what the field brings. Roads are paid by whoever calls this. */
function claimField(g: Game, seat: number, field: number): void {
  g.player(seat).clanMarkers--;
  clanBoard(g).owners[field]?.push(seat);
  push(g, kindNamed(g, 'clan'), seat).n = field;
}

export const claimFrame: FrameHandler = {
  name: 'claim',
  deciders: (_g, f) => 1 << f.seat,
  run: () => undefined,
  options(g, _f, seat, out) {
    const { fields } = networkOf(g);
    const costs = roadCosts(g);
    const coins = g.player(seat).coins;
    costs.forEach((cost, field) => {
      if (cost <= coins && isOpen(g, field)) out.push({ kind: 'claim', field: fields[field]?.id as string });
    });
    if (!canReachAny(g, seat, costs)) out.push(END);
    offerFree(g, seat, out);
  },
  apply(g, _f, seat, action) {
    if (action.kind === 'end') pop(g);
    else if (action.kind !== 'claim') playFree(g, seat, action);
    else {
      const field = networkOf(g).index.get(action.field) as number;
      const coins = roadCosts(g)[field] as number;
      pop(g);
      g.player(seat).coins -= coins;
      g.events?.push({ type: 'glen-more-2/claimed', seat, field: action.field, coins });
      claimField(g, seat, field);
    }
  },
  refusal(g, _f, seat, action) {
    if (action.kind === 'end') return 'glen-more-2/claim-due';
    if (action.kind !== 'claim') return refuseFree(g, seat, action);
    const field = networkOf(g).index.get(action.field);
    if (field === undefined || !isOpen(g, field)) return 'glen-more-2/claim-taken';
    return 'glen-more-2/claim-cost';
  },
};
