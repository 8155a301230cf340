/** The special location cards: what each does at once, in scorings and at the end (G1-CARD-*). */
import type { GlenMoreContent } from '../../content/content.ts';
import { numberOf } from '../../content/rows.ts';
import { applyEffect } from '../../core/activation.ts';
import { askGoods, gained, produce } from '../../core/effects.ts';
import type { Game } from '../../core/game.ts';
import type { Effect, StepDef, TileDef } from '../../core/rules.ts';
import { tileAt } from '../../core/territory.ts';

export function hasCard(g: Game, seat: number, id: string): boolean {
  return g.player(seat).cards.includes(g.rules.tileIndex.get(id) as number);
}

/** G1-CARD-SHIEL: a matching cube onto every empty production tile; onto an empty Iona Abbey one of choice. */
const fillEmptyTiles: Effect = {
  name: 'fill-empty-tiles',
  form: { most: 1 },
  worthwhile: () => undefined,
  apply(g, seat) {
    for (const at of g.player(seat).territory) {
      if (at.goods !== 0) continue;
      const gain = (tileAt(g, at).activation[0] as StepDef | undefined)?.gains[0];
      const name = gain === undefined ? '' : g.rules.effects[gain.effect]?.name;
      if (name === 'produce') for (const good of gain?.goods ?? []) produce(g, seat, at, good);
      if (name === 'produce-any') askGoods(g, seat, at, 1);
    }
  },
};

/** The windfall of lochs, castles and the abbey: their card, and what it brings at once. */
const cardEffect: Effect = {
  name: 'landmark',
  form: { most: 1, only: ['once'] },
  worthwhile: () => undefined,
  apply(g, seat, at) {
    const tile = tileAt(g, at);
    g.player(seat).cards.push(tile.index);
    gained(g, seat, `card:${tile.id}`, 1);
    for (const def of g.rules.effectLists.get(cardList(tile.id)) ?? []) applyEffect(g, seat, at, def);
  },
};

export const cardEffects: readonly Effect[] = [cardEffect, fillEmptyTiles];

/** The name of the list of effects of a card. */
export function cardList(id: string): string {
  return `card:${id}`;
}

function tilesWhere(g: Game, seat: number, matches: (tile: TileDef) => boolean): number {
  return g.player(seat).territory.filter((at) => matches(tileAt(g, at))).length;
}

/** What cards count for later. */
export interface CardScores {
  tams(g: Game, seat: number): number;
  points(g: Game, seat: number): number;
  chieftains(g: Game, seat: number): number;
}

export function cardScores(content: GlenMoreContent): CardScores {
  const tamsOfCard = new Map(content.cards.map((card) => [card.id, card.tams]));
  // By the index of the tile that brings the card.
  const tamsOfTile = content.tiles.map((tile) => tamsOfCard.get(tile.id) ?? 0);
  const value = (id: string, name: string): number => numberOf(content.cards, id, name);
  const [iona, morar, duart] = [value('iona-abbey', 'vp'), value('loch-morar', 'vp'), value('duart-castle', 'vp')];
  const mey = value('castle-of-mey', 'factor');

  /** The tams printed on a player's cards (G1-CARD-TAMS). */
  const tams = (g: Game, seat: number): number =>
    g.player(seat).cards.reduce((sum, card) => sum + (tamsOfTile[card] ?? 0), 0);

  return {
    tams,
    /** G1-CARD-IONA, -MORAR, -DUART: counted at the end of the game. */
    points(g, seat) {
      let points = 0;
      if (hasCard(g, seat, 'iona-abbey')) points += iona * tilesWhere(g, seat, (tile) => tile.colour === 'yellow');
      if (hasCard(g, seat, 'loch-morar')) points += morar * tilesWhere(g, seat, (tile) => tile.colour === 'green');
      if (hasCard(g, seat, 'duart-castle')) points += duart * tilesWhere(g, seat, (tile) => tile.type === 'village');
      return points;
    },
    /** Chieftains, doubled by the Castle of Mey, and tams, which are not (G1-CARD-MEY). */
    chieftains(g, seat) {
      const { chieftains } = g.player(seat);
      return (hasCard(g, seat, 'castle-of-mey') ? mey * chieftains : chieftains) + tams(g, seat);
    },
  };
}
