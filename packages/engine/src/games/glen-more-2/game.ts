/** Glen More II, the base game, as a module: everything that is special to it, on the shared core. */
import type { GlenMore2Content } from '../../content/content.ts';
import { numberOf } from '../../content/rows.ts';
import { askActivation, SCOPE } from '../../core/activation.ts';
import { DIE_STREAM } from '../../core/die.ts';
import { gained } from '../../core/effects.ts';
import { offerWalks, walk, walkRefusal } from '../../core/figures.ts';
import type { Game } from '../../core/game.ts';
import { shuffle } from '../../core/rng.ts';
import { tileOn } from '../../core/rondel.ts';
import type {
  Category,
  EffectCell,
  FinalScore,
  FreeAction,
  GameConfig,
  Landing,
  Modifiers,
  Stage,
  TileDef,
} from '../../core/rules.ts';
import { askScoring, bestPlayers, categoryStage, endGame, score, sizePenalty } from '../../core/score.ts';
import { type Frame, NOTHING } from '../../core/state.ts';
import { buildStage, payStage, placeStage, refillStage, takeStage } from '../../core/turn.ts';
import { activateOneFrame, ask, consolationFrame, postFrame, putFrame, rebuildFrame, removeFrame } from './choices.ts';
import { citations } from './citations.ts';
import { claimFrame } from './claim.ts';
import { clanBoardSlot, clanNetwork, type GlenMore2Module, holds } from './clan-board.ts';
import { die } from './die.ts';
import { DAVID_HUME, effects } from './effects.ts';
import { askOnce, clanFrame, landmarkFrame, onceFrame } from './gains.ts';
import { placing } from './placing.ts';
import { orderEndStack, setup } from './setup.ts';
import { homeCastle } from './territory.ts';

function hasCard(g: Game, seat: number, id: string): boolean {
  return g.player(seat).cards.includes(g.rules.tileIndex.get(id) as number);
}

// ------------------------------------------------------------------------------------------------ the turn

/** A person is set aside (G2-CLAN-1); everything else is placed. */
const layStage: Stage = {
  ...placeStage,
  run(g, f) {
    const tile = g.rules.tiles[f.tile] as TileDef;
    if (tile.type !== 'person') {
      placeStage.run(g, f);
      return;
    }
    g.player(f.seat).persons.push(tile.index);
    gained(g, f.seat, `person:${tile.id}`, 1);
  },
};

const onceStage: Stage = { at: 200, name: 'once', run: askOnce };

/** The tile and its neighbours; all with the Castle of Mey; with a person only what Loch Ness allows (G2-MARK-1). */
const activateStage: Stage = {
  at: 300,
  name: 'activate',
  run(g, f) {
    const tile = g.rules.tiles[f.tile] as TileDef;
    if (tile.type === 'person') askActivation(g, f, SCOPE.none);
    else askActivation(g, f, tile.id === 'castle-of-mey' ? SCOPE.all : SCOPE.neighbours);
  },
};

type Holds = (g: Game, seat: number) => boolean;

/** Unspent movement points lapse (G2-ACT-4), for points to who holds MacLachlan. */
function lapseStage(macLachlan: Holds, vp: number): Stage {
  return {
    at: 500,
    name: 'lapse',
    run(g, f) {
      if (macLachlan(g, f.seat)) score(g, f.seat, 'clan', vp * g.state.turn.movement);
      g.state.turn.movement = 0;
    },
  };
}

/** Scotsmen walk at any interruptible point (G2-ACT-4). */
const walkAction: FreeAction = {
  kind: 'move',
  touchesPurse: false,
  touchesPlaces: true,
  options: offerWalks,
  apply(g, seat, action) {
    if (action.kind !== 'move' || typeof action.to === 'string') return false;
    walk(g, seat, action.from, action.to);
    return true;
  },
  refusal(g, seat, action) {
    if (action.kind !== 'move') return undefined;
    return typeof action.to === 'string' ? 'move.far' : walkRefusal(g, seat, action.from, action.to);
  },
};

// ------------------------------------------------------------------------------------------------ The End

function progressOfEnd(g: Game): number {
  const end = g.rules.tileIndex.get('the-end') as number;
  for (let at = g.state.chainEnd - 1; at > g.state.chainEnd - g.rules.game.spaces && at >= 0; at--) {
    if (tileOn(g, at) === end) return at;
  }
  return NOTHING;
}

/** Any number of pieces may stand on The End, taking nothing (G2-END-1, -4). */
const theEnd: Landing = { type: 'end', stays: true, refusal: () => undefined, land: () => undefined };

/** A tile with the protected icon is passed, never taken (G2-TURN-7); only chronicles have such tiles. */
const protectedTile: Landing = {
  type: 'protected',
  stays: false,
  refusal: () => 'glen-more-2/protected',
  land: () => undefined,
};

const LAST_SCORING = 4;

/**
 * The game ends after the turn in which the last player comes to The End or beyond (G2-END-1). Before the refill: with
 * every piece past The End, new tiles could come to lie on its space, and nobody would find it any more.
 */
const finishStage: Stage = {
  at: 850,
  name: 'finish',
  run(g) {
    const end = progressOfEnd(g);
    if (end === NOTHING) return;
    const finished = g.state.players.every((_, seat) => (g.state.progress[seat] as number) >= end);
    if (finished) askScoring(g, LAST_SCORING);
  },
};

const endStage: Stage = {
  at: 900,
  name: 'end',
  run(g, f) {
    if (f.n === LAST_SCORING) endGame(g);
  },
};

// ------------------------------------------------------------------------------------------------ clans, scoring

/** MacGregor: points instead of producing whisky, free of the cost (G2-CLAN-MACGREGOR). */
function macGregor(isHolder: Holds): NonNullable<Modifiers['activationSteps']> {
  return (g, seat, tile, steps) => {
    if (tile.type !== 'whisky' || !isHolder(g, seat)) return steps;
    const whisky = g.rules.effects.findIndex((effect) => effect.name === 'whisky');
    const distils = steps.some((step) => step.gains.some((def) => def.effect === whisky));
    return !distils ? steps : [...steps, { pay: [], gains: g.rules.effectLists.get('macgregor') ?? [] }];
  };
}

/** Castle Moil: Scotsmen in the home castle count double (G2-MARK-MOIL). */
function scotsmenAtHome(factor: number): Category['count'] {
  return (g, seat) => {
    const { scotsmen } = homeCastle(g, seat);
    return hasCard(g, seat, 'castle-moil') ? factor * scotsmen : scotsmen;
  };
}

/** David Hume counts as more than one person (G2-CLAN-MCKAY). */
function personCount(hume: number): Category['count'] {
  return (g, seat) => {
    const { persons } = g.player(seat);
    return persons.length + (persons.includes(g.rules.tileIndex.get(DAVID_HUME) as number) ? hume - 1 : 0);
  };
}

/** Armadale Castle: the first coins are worth more than the others (G2-MARK-ARMADALE). */
function armadale(coins: number, more: number): FinalScore['points'] {
  return (g, seat) => (hasCard(g, seat, 'armadale-castle') ? more * Math.min(coins, g.player(seat).coins) : 0);
}

function removedInstead(g: Game, turn: Frame): void {
  askActivation(g, turn, SCOPE.none);
  ask(g, consolationFrame, turn.seat);
}

function effectCells({ cards, clans }: GlenMore2Content): EffectCell[] {
  return [
    ...cards.map(({ id, effect }) => ({ name: `landmark:${id}`, place: 'card', cell: effect })),
    ...clans.map(({ id, effect }) => ({ name: `clan:${id}`, place: 'clan', cell: effect })),
    { name: 'macgregor', place: 'clan', cell: `clan vp ${numberOf(clans, 'macgregor', 'vp')}` },
  ];
}

export function glenMore2(config: GameConfig, content: GlenMore2Content): GlenMore2Module {
  const { cards, clans, tables } = content;
  const network = clanNetwork(content, config);
  const [sinclair, mackintosh] = [holds(network, 'sinclair'), holds(network, 'mackintosh')];
  const firstEdition = config.options['edition'] === 'v1';
  const withDie = config.players === 2 || config.options['die'] === true;
  const stacks = ['S', 'A', 'B', 'C', 'D'];
  const lapse = lapseStage(holds(network, 'maclachlan'), numberOf(clans, 'maclachlan', 'vp'));
  const more = numberOf(cards, 'armadale-castle', 'vp') - tables.coinVp;
  return {
    id: 'glen-more-2',
    network,
    goods: ['wood', 'stone', 'sheep', 'cattle', 'barley'],
    spaces: tables.spaces,
    lines: [{ name: 'river', dx: 1, dy: 0, broken: 'place.river', mixed: 'place.mixed' }],
    stacks,
    die: tables.die,
    market: tables.market,
    leadTable: tables.leadTable,
    placing,
    scorings: LAST_SCORING,
    citations,
    setup: setup(tables),
    frames: [
      onceFrame,
      clanFrame,
      landmarkFrame,
      claimFrame,
      putFrame,
      postFrame,
      removeFrame,
      activateOneFrame,
      rebuildFrame,
      consolationFrame,
    ],
    effects,
    effectCells: effectCells(content),
    freeActions: [walkAction],
    turnStages: [takeStage, payStage, buildStage, lapse, finishStage, refillStage],
    buildStages: [layStage, onceStage, activateStage],
    scoringStages: [categoryStage, endStage],
    categories: [
      { name: 'scotsmen', source: 'scotsmen', at: 1, count: scotsmenAtHome(numberOf(cards, 'castle-moil', 'factor')) },
      { name: 'landmarks', source: 'landmarks', at: 2, count: (g, seat) => g.player(seat).cards.length },
      { name: 'whisky', source: 'whisky', at: 3, count: (g, seat) => g.player(seat).whisky },
      { name: 'persons', source: 'persons', at: 4, count: personCount(numberOf(clans, 'mckay', 'persons')) },
    ],
    finals: [
      { source: 'size', at: 1, points: sizePenalty(tables.sizePenalty, (g, seat) => g.player(seat).territory.length) },
      { source: 'coins', at: 2, points: (g, seat) => tables.coinVp * g.player(seat).coins },
      { source: 'cards', at: 3, points: armadale(numberOf(cards, 'armadale-castle', 'coins'), more) },
    ],
    landings: [theEnd, protectedTile],
    pieces: withDie ? [die] : [],
    streams: withDie ? [DIE_STREAM] : [],
    sources: ['scotsmen', 'landmarks', 'whisky', 'persons', 'clan', 'coins', 'cards', 'size'],
    modifiers: {
      activationSteps: macGregor(holds(network, 'macgregor')),
      substitutes: (g, seat, tile) => (tile.type === 'trade' && sinclair(g, seat) ? 1 : 0),
    },
    slot: clanBoardSlot,
    discardsAtOnce: true,
    removal: (payable) => (!firstEdition ? 'open' : payable ? 'closed' : 'forced'),
    removedInstead,
    standIn: (g, seat) => (mackintosh(g, seat) ? 'castle' : ''),
    guessStack(g, stack, tiles, random) {
      if (stacks[stack] !== 'D') return shuffle(tiles, random);
      const drawn = (g.rules.stackTiles.get('D')?.length ?? 0) - tiles.length;
      return orderEndStack(g, tiles, drawn, random).reverse();
    },
    /** The last tile of A, B and C brings the first three scorings (G2-SCORE-1). */
    stackEmptied(g, stack) {
      if (stack >= 1 && stack <= 3) askScoring(g, stack);
    },
    extraActivation: (g, seat) => hasCard(g, seat, 'loch-ness'),
    winners: (g) => bestPlayers(g, !firstEdition),
  };
}
