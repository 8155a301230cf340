/** Setting up Glen More II (G2-SETUP-1 to -10). */
import type { GlenMore2Tables } from '../../content/content.ts';
import type { Game } from '../../core/game.ts';
import { below, type Stream, shuffle } from '../../core/rng.ts';
import { fillRondel } from '../../core/rondel.ts';
import type { SetupStep } from '../../core/rules.ts';
import { tilesOfStack } from '../../core/setup.ts';
import { newPosition } from '../../core/state.ts';
import { CASTLE_X, VILLAGE_X } from './territory.ts';

const END_STACK = 'D';

function layHomeTiles(g: Game, { scotsmenSupply, clanMarkers }: GlenMore2Tables): void {
  for (const player of g.state.players) {
    const castle = newPosition(CASTLE_X, 0, g.rules.tileIndex.get('home-castle') as number);
    const village = newPosition(VILLAGE_X, 0, g.rules.tileIndex.get('start-village') as number);
    village.scotsmen = 1;
    player.territory.push(castle, village);
    player.supply = scotsmenSupply;
    player.clanMarkers = clanMarkers;
  }
}

/** The order of the pieces, the rear one first: drawn, or in seating order from a chosen seat. */
function pieceOrder(g: Game, random: Stream): number[] {
  const wish = g.rules.config.options['startSeat'];
  const seats = g.state.players.map((_, seat) => seat);
  return typeof wish === 'number' ? [...seats.slice(wish), ...seats.slice(0, wish)] : shuffle(seats, random);
}

function putPieces(g: Game, order: readonly number[], coins: readonly number[]): void {
  const { progress, players } = g.state;
  order.forEach((seat, i) => {
    progress[seat] = i;
    (players[seat] as (typeof players)[number]).coins = coins[i] as number;
  });
  for (let piece = players.length; piece < progress.length; piece++) progress[piece] = piece;
  g.state.chainEnd = progress.length;
}

/** The places from the top where The End may lie among this many tiles: the centre, or one beside it (G2-SETUP-7). */
function endPlaces(g: Game, tiles: number): number[] {
  if (g.rules.config.options['introductory'] === true) return [0];
  const centre = Math.floor((tiles - 1) / 2);
  return [centre - 1, centre, centre + 1];
}

/** Lays out stack D, top first, with The End where it may be; `drawn` tiles of it have gone already. */
export function orderEndStack(g: Game, tiles: readonly number[], drawn: number, random: Stream): number[] {
  const end = g.rules.tileIndex.get('the-end') as number;
  const others = shuffle(
    tiles.filter((tile) => tile !== end),
    random,
  );
  if (others.length === tiles.length) return others;
  const possible = endPlaces(g, tiles.length + drawn).filter((place) => place >= drawn && place < tiles.length + drawn);
  const place = possible.length === 0 ? 0 : (possible[below(random, possible.length)] as number) - drawn;
  return others.toSpliced(place, 0, end);
}

const shuffleStacks: SetupStep = {
  at: 200,
  run(g, random) {
    g.rules.game.stacks.forEach((stack, i) => {
      const tiles = tilesOfStack(g.rules, stack);
      const source = random(`stack:${stack}`);
      g.state.stacks[i] = stack === END_STACK ? orderEndStack(g, tiles, 0, source).reverse() : shuffle(tiles, source);
    });
  },
};

export function setup(tables: GlenMore2Tables): readonly SetupStep[] {
  const layOut: SetupStep = {
    at: 100,
    run(g, random) {
      layHomeTiles(g, tables);
      putPieces(g, pieceOrder(g, random('start')), tables.startCoins);
      if (g.state.players.length <= 3) g.state.market.fill(1);
    },
  };
  return [layOut, shuffleStacks, { at: 900, run: fillRondel }];
}
