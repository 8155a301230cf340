/** The special location cards: what each does at once, in scorings and at the end (G1-CARD-*). */
import { GLEN_MORE_CARDS } from '../../content/glen-more.ts';
import { askGoods, enlist, gained, produce } from '../../core/effects.ts';
import type { Game } from '../../core/game.ts';
import type { Effect, StepDef, TileDef } from '../../core/rules.ts';
import type { PlayerState, Position } from '../../core/state.ts';
import { tileAt } from '../../core/territory.ts';

export function hasCard(g: Game, seat: number, id: string): boolean {
  return g.player(seat).cards.includes(g.rules.tileIndex.get(id) as number);
}

/** The tams printed on a player's cards (G1-CARD-TAMS). */
export function tamsOf(g: Game, player: PlayerState): number {
  return player.cards.reduce((sum, card) => sum + (GLEN_MORE_CARDS[(g.rules.tiles[card] as TileDef).id]?.tams ?? 0), 0);
}

/** G1-CARD-SHIEL: a matching cube onto every empty production tile; onto an empty Iona Abbey one of choice. */
function blessEmptyTiles(g: Game, seat: number): void {
  for (const at of g.player(seat).territory) {
    if (at.goods !== 0) continue;
    const gain = (tileAt(g, at).activation[0] as StepDef | undefined)?.gains[0];
    const name = gain === undefined ? '' : g.rules.effects[gain.effect]?.name;
    if (name === 'produce') for (const good of gain?.goods ?? []) produce(g, seat, at, good);
    if (name === 'produce-any') askGoods(g, seat, at, 1);
  }
}

function giveWhisky(n: number): Immediate {
  return (g, seat) => {
    g.player(seat).whisky += n;
    gained(g, seat, 'whisky', n);
  };
}

type Immediate = (g: Game, seat: number, at: Position) => void;

const IMMEDIATE: Readonly<Record<string, Immediate>> = {
  'loch-lochy': (g, seat, at) => askGoods(g, seat, at, 2),
  'loch-shiel': blessEmptyTiles,
  'castle-stalker': enlist,
  'castle-moil': giveWhisky(1),
  'donan-castle': giveWhisky(2),
  'armadale-castle': (g, seat) => {
    g.player(seat).coins += 3;
    gained(g, seat, 'coin', 3);
  },
};

/** The windfall of lochs, castles and the abbey: their card, and what it brings at once. */
export const cardEffect: Effect = {
  name: 'landmark',
  worthwhile: () => undefined,
  apply(g, seat, at) {
    const tile = tileAt(g, at);
    g.player(seat).cards.push(tile.index);
    gained(g, seat, `card:${tile.id}`, 1);
    IMMEDIATE[tile.id]?.(g, seat, at);
  },
};

function tilesWhere(g: Game, seat: number, matches: (tile: TileDef) => boolean): number {
  return g.player(seat).territory.filter((at) => matches(tileAt(g, at))).length;
}

/** G1-CARD-IONA, -MORAR, -DUART: counted at the end of the game. */
export function cardPoints(g: Game, seat: number): number {
  let points = 0;
  if (hasCard(g, seat, 'iona-abbey')) points += 2 * tilesWhere(g, seat, (tile) => tile.colour === 'yellow');
  if (hasCard(g, seat, 'loch-morar')) points += 2 * tilesWhere(g, seat, (tile) => tile.colour === 'green');
  if (hasCard(g, seat, 'duart-castle')) points += 3 * tilesWhere(g, seat, (tile) => tile.type === 'village');
  return points;
}

/** Chieftains, doubled by the Castle of Mey, and tams, which are not (G1-CARD-MEY). */
export function chieftainCount(g: Game, seat: number): number {
  const player = g.player(seat);
  const chieftains = hasCard(g, seat, 'castle-of-mey') ? 2 * player.chieftains : player.chieftains;
  return chieftains + tamsOf(g, player);
}
