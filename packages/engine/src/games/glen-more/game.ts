/** Glen More (2010) as a module: everything that is special to it, on the shared core. */
import type { GlenMoreContent } from '../../content/content.ts';
import { applyEffect, askActivation, SCOPE } from '../../core/activation.ts';
import { DIE_STREAM } from '../../core/die.ts';
import { scotsmanToken } from '../../core/figures.ts';
import { openGround } from '../../core/placing.ts';
import { shuffle } from '../../core/rng.ts';
import type { GameConfig, GameModule, Stage, TileDef, TokenUnit } from '../../core/rules.ts';
import { askScoring, bestPlayers, categoryStage, endGame, sizePenalty } from '../../core/score.ts';
import type { Position } from '../../core/state.ts';
import { positionAt } from '../../core/territory.ts';
import { buildStage, payStage, placeStage, refillStage, takeStage } from '../../core/turn.ts';
import { cardEffects, cardList, cardScores, hasCard } from './cards.ts';
import { citations } from './citations.ts';
import { die } from './die.ts';
import { moveFrame, movementStage } from './movement.ts';
import { setup } from './setup.ts';

/** Windfall, then card, before anything is activated (G1-ACT-1). */
const windfallStage: Stage = {
  at: 200,
  name: 'windfall',
  run(g, f) {
    const at = positionAt(g.player(f.seat), f.x, f.y) as Position;
    for (const def of (g.rules.tiles[f.tile] as TileDef).once) applyEffect(g, f.seat, at, def);
  },
};

/** Loch Oich activates everything instead of the neighbours (G1-CARD-OICH). */
const activateStage: Stage = {
  at: 300,
  name: 'activate',
  run(g, f) {
    const everything = g.rules.tiles[f.tile]?.id === 'loch-oich';
    askActivation(g, f, everything ? SCOPE.all : SCOPE.neighbours);
  },
};

const LAST_SCORING = 3;

const endStage: Stage = {
  at: 900,
  name: 'end',
  run(g, f) {
    if (f.n === LAST_SCORING) endGame(g);
  },
};

/** Loch Ness costs a clan member or a chieftain (G1-CARD-NESS). */
const figureToken: TokenUnit = {
  ...scotsmanToken,
  available: (g, seat) => scotsmanToken.available(g, seat) + g.player(seat).chieftains,
  sources(g, seat, tile, out) {
    scotsmanToken.sources(g, seat, tile, out);
    if (g.player(seat).chieftains > 0) out.push({ kind: 'pay', unit: 'scotsman', from: 'chieftains' });
  },
  take(g, seat, action) {
    if (action.from === 'chieftains') g.player(seat).chieftains--;
    else scotsmanToken.take(g, seat, action);
  },
};

export function glenMore(config: GameConfig, content: GlenMoreContent): GameModule {
  const { cards, tables } = content;
  const withDie = config.players <= 3;
  const scores = cardScores(content);
  return {
    id: 'glen-more',
    goods: ['wood', 'stone', 'sheep', 'cattle', 'grain'],
    spaces: tables.spaces,
    lines: [
      { name: 'river', dx: 0, dy: 1, broken: 'place.river', mixed: 'place.mixed' },
      { name: 'road', dx: 1, dy: 0, broken: 'place.road', mixed: 'place.mixed' },
    ],
    stacks: ['0', '1', '2', '3'],
    die: tables.die,
    market: tables.market,
    leadTable: tables.leadTable,
    placing: openGround,
    scorings: LAST_SCORING,
    citations,
    setup: setup(tables),
    frames: [moveFrame],
    effects: cardEffects,
    effectCells: cards.map(({ id, effect }) => ({ name: cardList(id), place: 'card', cell: effect })),
    units: [{ name: 'figure', mask: 0, different: false, token: figureToken }],
    turnStages: [takeStage, payStage, buildStage, movementStage, refillStage],
    buildStages: [placeStage, windfallStage, activateStage],
    scoringStages: [categoryStage, endStage],
    categories: [
      { name: 'whisky', source: 'whisky', at: 1, count: (g, seat) => g.player(seat).whisky },
      { name: 'chieftains', source: 'chieftains', at: 2, count: scores.chieftains },
      { name: 'cards', source: 'locations', at: 3, count: (g, seat) => g.player(seat).cards.length },
    ],
    finals: [
      { source: 'cards', at: 1, points: scores.points },
      { source: 'coins', at: 2, points: (g, seat) => tables.coinVp * g.player(seat).coins },
      { source: 'size', at: 3, points: sizePenalty(tables.sizePenalty, (g, seat) => g.player(seat).territory.length) },
    ],
    pieces: withDie ? [die] : [],
    streams: withDie ? [DIE_STREAM] : [],
    sources: ['whisky', 'chieftains', 'locations', 'cards', 'coins', 'size'],
    playerJson: (g, seat) => ({ tams: scores.tams(g, seat) }),
    discardsAtOnce: false,
    removal: () => 'open',
    removedInstead: () => undefined,
    standIn: () => '',
    /** The last tile of stacks 1, 2 and 3 brings the first, second and third scoring (G1-SCORE-1). */
    stackEmptied(g, stack) {
      if (stack > 0) askScoring(g, stack);
    },
    guessStack: (_g, _stack, tiles, random) => shuffle(tiles, random),
    extraActivation: (g, seat) => hasCard(g, seat, 'loch-ness'),
    winners: (g) => bestPlayers(g, true),
  };
}
