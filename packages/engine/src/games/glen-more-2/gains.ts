/**
 * What tiles, landmark cards and clan fields bring once, one effect after the other (G2-ONCE-1). Effects that need a
 * choice push frames of their own, which run before the next effect.
 */
import { applyEffect } from '../../core/activation.ts';
import { type Game, kindNamed, pop, push } from '../../core/game.ts';
import type { EffectDef, FrameHandler, TileDef } from '../../core/rules.ts';
import { type Frame, newPosition, type Position } from '../../core/state.ts';
import { positionAt } from '../../core/territory.ts';
import { networkOf } from './clan-board.ts';
import { homeCastle } from './territory.ts';

/**
 * Where a frame's effects happen: its tile, covered or not. Where there is none (a person, a clan field) or an effect
 * has removed it meanwhile, the home castle, which receives what a removed tile leaves behind (G2-CLAN-5, G2-REMOVE-1).
 */
function placeOf(g: Game, f: Frame): Position {
  const at = positionAt(g.player(f.seat), f.x, f.y);
  return at !== undefined && (at.tile === f.tile || at.under.includes(f.tile)) ? at : homeCastle(g, f.seat);
}

function walkEffects(name: string, listOf: (g: Game, f: Frame) => string): FrameHandler {
  return {
    name,
    deciders: () => 0,
    run(g, f) {
      const def = (g.rules.effectLists.get(listOf(g, f)) ?? [])[f.step++];
      if (def === undefined) pop(g);
      else applyEffect(g, f.seat, placeOf(g, f), def);
    },
    options: () => undefined,
    apply: () => undefined,
    refusal: () => 'phase',
  };
}

/** Frame `clan`: what a field brings; `n` is the field. */
export const clanFrame = walkEffects('clan', (g, f) => `clan:${networkOf(g).fields[f.n]?.id}`);

/** Frame `landmark`: what the card of `tile` brings at once. */
export const landmarkFrame = walkEffects('landmark', (g, f) => `landmark:${g.rules.tiles[f.tile]?.id}`);

// ------------------------------------------------------------------------------------------------ once

function nameOf(g: Game, def: EffectDef): string {
  return g.rules.effects[def.effect]?.name as string;
}

/** A clan marker can make use of everything else a tile brings, so its moment is worth choosing. */
function bringsMarker(g: Game, tile: TileDef): boolean {
  const card = g.rules.effectLists.get(`landmark:${tile.id}`) ?? [];
  return [...tile.once, ...card].some((def) => nameOf(g, def) === 'clan-marker');
}

/** Frame `once`: `list` the effects of `tile` still to come; the player orders them where that can matter. */
export const onceFrame: FrameHandler = {
  name: 'once',
  deciders: (g, f) => (f.list.length > 1 && bringsMarker(g, tileOf(g, f)) ? 1 << f.seat : 0),
  run: (g, f) => resolve(g, f, 0),
  options(g, f, _seat, out) {
    for (const i of f.list) out.push({ kind: 'choose', what: 'once', value: nameOf(g, onceOf(g, f, i)) });
  },
  apply(g, f, _seat, action) {
    if (action.kind !== 'choose') return;
    resolve(
      g,
      f,
      f.list.findIndex((i) => nameOf(g, onceOf(g, f, i)) === action.value),
    );
  },
  refusal: (_g, _f, _seat, action) => (action.kind === 'choose' ? 'glen-more-2/once-order' : 'phase'),
};

function tileOf(g: Game, f: Frame): TileDef {
  return g.rules.tiles[f.tile] as TileDef;
}

function onceOf(g: Game, f: Frame, index: number): EffectDef {
  return tileOf(g, f).once[index] as EffectDef;
}

function resolve(g: Game, f: Frame, at: number): void {
  const [index] = f.list.splice(at, 1);
  if (index === undefined) {
    pop(g);
    return;
  }
  const def = onceOf(g, f, index);
  // The card is that of the tile itself, whatever has become of it.
  const place = nameOf(g, def) === 'landmark' ? newPosition(f.x, f.y, f.tile) : placeOf(g, f);
  applyEffect(g, f.seat, place, def);
}

export function askOnce(g: Game, build: Frame): void {
  const f = push(g, kindNamed(g, 'once'), build.seat);
  f.tile = build.tile;
  f.x = build.x;
  f.y = build.y;
  f.list = tileOf(g, f).once.map((_, i) => i);
}
