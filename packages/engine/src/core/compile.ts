/**
 * Joins a game and its chronicles into one frozen set of rules. Everything that has an order says so with a number
 * (`at`); equal numbers keep the order of the modules, the game first.
 */
import { activateFrame, resolveFrame } from './activation.ts';
import { chooseGoodFrame, coreEffects } from './effects.ts';
import { scotsmanToken, whiskyToken } from './figures.ts';
import { GOOD_KINDS } from './goods.ts';
import { KIND } from './kinds.ts';
import { sellAction } from './market.ts';
import { payFrame } from './payment.ts';
import { refillFrame } from './rondel.ts';
import type {
  ContentId,
  EffectDef,
  FrameHandler,
  GameConfig,
  GameModule,
  Modifiers,
  Module,
  Reactions,
  Rules,
  TileDef,
  UnitDef,
} from './rules.ts';
import { buildFrame, placeFrame, roundFrame, scoringFrame, takeFrame, turnFrame } from './turn.ts';

const CORE_FRAMES: Readonly<Record<keyof typeof KIND, FrameHandler>> = {
  round: roundFrame,
  turn: turnFrame,
  build: buildFrame,
  take: takeFrame,
  pay: payFrame,
  place: placeFrame,
  activate: activateFrame,
  resolve: resolveFrame,
  chooseGood: chooseGoodFrame,
  refill: refillFrame,
  scoring: scoringFrame,
};

const ALL = (1 << GOOD_KINDS) - 1;

function coreUnits(goods: readonly string[]): UnitDef[] {
  const animals = (1 << goods.indexOf('sheep')) | (1 << goods.indexOf('cattle'));
  const resource = (name: string, mask: number, different = false): UnitDef => ({
    name,
    mask,
    different,
    token: undefined,
  });
  // In the order of the unit codes in `purse.ts`.
  return [
    ...goods.map((name, i) => resource(name, 1 << i)),
    resource('any', ALL),
    resource('different', ALL, true),
    resource('animal', animals),
    resource('coin', 0),
    { name: 'whisky', mask: 0, different: false, token: whiskyToken },
    { name: 'scotsman', mask: 0, different: false, token: scotsmanToken },
  ];
}

function gather<K extends keyof Module>(modules: readonly Module[], key: K): Element<Module[K]>[] {
  return modules.flatMap((module) => (module[key] ?? []) as readonly Element<Module[K]>[]);
}

type Element<T> = NonNullable<T> extends readonly (infer E)[] ? E : never;

function inOrder<T extends { readonly at: number }>(items: readonly T[]): readonly T[] {
  return Object.freeze(items.slice().sort((a, b) => a.at - b.at));
}

function hooks<K extends keyof Modifiers>(modules: readonly Module[], key: K): readonly NonNullable<Modifiers[K]>[] {
  return Object.freeze(modules.flatMap((module) => module.modifiers?.[key] ?? []));
}

function reactions<K extends keyof Reactions>(
  modules: readonly Module[],
  key: K,
): readonly NonNullable<Reactions[K]>[] {
  return Object.freeze(modules.flatMap((module) => module.reactions?.[key] ?? []));
}

function indexBy(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, i) => [name, i]));
}

function stackTiles(tiles: readonly TileDef[]): ReadonlyMap<string, readonly number[]> {
  return new Map(
    Object.entries(Object.groupBy(tiles, (tile) => tile.stack)).map(([stack, of = []]) => [
      stack,
      of.map((tile) => tile.index),
    ]),
  );
}

/** Everything of the rules but the tiles, whose cells name units and effects of the modules. */
export interface Vocabulary {
  readonly units: readonly UnitDef[];
  readonly effects: Rules['effects'];
}

export function vocabulary(game: GameModule, chronicles: readonly Module[]): Vocabulary {
  const modules = [game, ...chronicles];
  return {
    units: Object.freeze([...coreUnits(game.goods), ...gather(modules, 'units')]),
    effects: Object.freeze([...coreEffects, ...gather(modules, 'effects')]),
  };
}

export function compile(
  config: GameConfig,
  game: GameModule,
  chronicles: readonly Module[],
  tiles: readonly TileDef[],
  effectLists: ReadonlyMap<string, readonly EffectDef[]>,
  content: ContentId | undefined,
): Rules {
  const modules: readonly Module[] = Object.freeze([game, ...chronicles]);
  const core = Object.entries(CORE_FRAMES).sort(
    ([a], [b]) => KIND[a as keyof typeof KIND] - KIND[b as keyof typeof KIND],
  );
  const handlers = [...core.map(([, handler]) => handler), ...gather(modules, 'frames')];
  const sources = [...new Set(['exchange', 'tile', ...gather(modules, 'sources')])];
  return Object.freeze({
    config,
    content,
    game,
    modules,
    tiles,
    tileIndex: indexBy(tiles.map((tile) => tile.id)),
    stackTiles: stackTiles(tiles),
    handlers: Object.freeze(handlers),
    kinds: indexBy(handlers.map((handler) => handler.name)),
    ...vocabulary(game, chronicles),
    freeActions: Object.freeze([sellAction, ...gather(modules, 'freeActions')]),
    turnStages: inOrder(gather(modules, 'turnStages')),
    buildStages: inOrder(gather(modules, 'buildStages')),
    scoringStages: inOrder(gather(modules, 'scoringStages')),
    categories: inOrder(gather(modules, 'categories')),
    finals: inOrder(gather(modules, 'finals')),
    pieces: Object.freeze(gather(modules, 'pieces')),
    landings: new Map(gather(modules, 'landings').map((landing) => [landing.type, landing])),
    setup: inOrder(gather(modules, 'setup')),
    sources: Object.freeze(sources),
    sourceIndex: indexBy(sources),
    streams: Object.freeze(gather(modules, 'streams')),
    modifiers: {
      takeCost: hooks(modules, 'takeCost'),
      activationSteps: hooks(modules, 'activationSteps'),
      substitutes: hooks(modules, 'substitutes'),
      count: hooks(modules, 'count'),
      leadPoints: hooks(modules, 'leadPoints'),
      placeRefusal: hooks(modules, 'placeRefusal'),
    },
    reactions: {
      passed: reactions(modules, 'passed'),
      placed: reactions(modules, 'placed'),
      activated: reactions(modules, 'activated'),
      produced: reactions(modules, 'produced'),
      figureEntered: reactions(modules, 'figureEntered'),
      scored: reactions(modules, 'scored'),
      drawn: reactions(modules, 'drawn'),
    },
    slots: Object.freeze(modules.flatMap((module) => module.slot ?? [])),
    effectLists,
    citations: Object.freeze(Object.assign({}, ...modules.map((module) => module.citations ?? {}))),
  });
}
