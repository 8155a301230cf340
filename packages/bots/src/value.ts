/** A hand-made value of a position for one seat: its standing minus the average standing of the others. */
import { compare, type EffectDef, type Game, type PlayerState, type StepDef, tileAt } from '@great-glen/engine';
import type { Weights } from './weights.ts';

/** What one of an effect is roughly worth. Effects of modules that are not listed count as a little something. */
const EFFECT_WORTH: Readonly<Record<string, number>> = {
  vp: 1,
  'exchange-vp': 1,
  whisky: 2,
  coin: 0.8,
  scotsman: 1.2,
  movement: 0.4,
  'produce-any': 1.4,
  'clan-marker': 3,
};
const PRODUCED_WORTH = 1.2;
const UNKNOWN_WORTH = 0.5;

function effectWorth(g: Game, def: EffectDef): number {
  const name = g.rules.effects[def.effect]?.name ?? '';
  if (name === 'produce') return PRODUCED_WORTH * def.n * def.goods.length;
  return (EFFECT_WORTH[name] ?? UNKNOWN_WORTH) * def.n;
}

/** What a step of an activation brings beyond its price. */
export function stepWorth(g: Game, step: StepDef, weights: Weights): number {
  let worth = -weights.good * step.pay.length;
  for (const def of step.gains) worth += effectWorth(g, def);
  return worth;
}

function bestStep(g: Game, steps: readonly StepDef[], weights: Weights): number {
  let best = 0;
  for (const step of steps) best = Math.max(best, stepWorth(g, step, weights));
  return best;
}

function goodsCount(packed: number): number {
  let sum = 0;
  for (let rest = packed; rest > 0; rest >>= 3) sum += rest & 7;
  return sum;
}

/** Tiles that will be activated again: the more there is to come, the more a productive tile is worth. */
function potential(g: Game, player: PlayerState, weights: Weights, share: number): number {
  let sum = 0;
  for (const at of player.territory) sum += bestStep(g, tileAt(g, at).activation, weights);
  return sum * weights.reach * share;
}

/** The part of the game that is still to come, by the tiles left in the stacks. */
function shareLeft(g: Game): number {
  let left = 0;
  for (const stack of g.state.stacks) left += stack.length;
  return left / g.rules.tiles.length;
}

function standing(g: Game, seat: number, weights: Weights, share: number): number {
  const player = g.player(seat);
  let goods = 0;
  let members = 0;
  for (const at of player.territory) {
    goods += goodsCount(at.goods);
    members += at.scotsmen;
  }
  const wanted = Math.min(goods, weights.goodsWanted);
  // Near the end coins are what they are worth and cubes are worth almost nothing.
  const fade = Math.min(1, 0.15 + 4 * share);
  return (
    player.vp +
    (weights.coin * fade + (1 - fade)) * player.coins +
    weights.good * fade * (wanted + (goods - wanted) / 4) +
    weights.member * fade * Math.min(members, weights.membersWanted) +
    potential(g, player, weights, share)
  );
}

export function evaluate(g: Game, seat: number, weights: Weights): number {
  const players = g.state.players.length;
  const share = shareLeft(g);
  const worth: number[] = [];
  for (let i = 0; i < players; i++) worth.push(standing(g, i, weights, share));
  if (g.state.over === 0) {
    addScorings(g, worth, weights);
    addFinals(g, worth, weights);
  }
  let others = 0;
  let ahead = 0;
  for (let i = 0; i < players; i++) {
    if (i === seat) continue;
    others += worth[i] as number;
    ahead += g.state.progress[i] as number;
  }
  const lead = (g.state.progress[seat] as number) - ahead / (players - 1);
  return (worth[seat] as number) - others / (players - 1) - weights.tempo * lead * Math.min(1, 3 * share);
}

function addScorings(g: Game, worth: number[], weights: Weights): void {
  const left = g.rules.game.scorings - g.state.scorings;
  for (const category of g.rules.categories) {
    const { points } = compare(g, category);
    points.forEach((value, i) => {
      worth[i] = (worth[i] as number) + value * weights.scoring * left;
    });
  }
}

function addFinals(g: Game, worth: number[], weights: Weights): void {
  for (const final of g.rules.finals) {
    if (final.source === 'coins') continue;
    const weight = final.source === 'size' ? weights.size : 1;
    for (let i = 0; i < worth.length; i++) worth[i] = (worth[i] as number) + weight * final.points(g, i);
  }
}
