/** Setting up Glen More (2010) (G1-SETUP-1 to -5). */
import type { GlenMoreTables } from '../../content/content.ts';
import type { Game } from '../../core/game.ts';
import { below, type Stream, shuffle } from '../../core/rng.ts';
import { fillRondel } from '../../core/rondel.ts';
import type { SetupStep } from '../../core/rules.ts';
import { tilesOfStack } from '../../core/setup.ts';
import { newPosition } from '../../core/state.ts';

function layVillages(g: Game, coins: number): void {
  const village = g.rules.tileIndex.get('start-village') as number;
  for (const player of g.state.players) {
    const position = newPosition(0, 0, village);
    position.scotsmen = 1;
    player.territory.push(position);
    player.coins = coins;
  }
}

function startSeat(g: Game, random: Stream): number {
  const wish = g.rules.config.options['startSeat'];
  return typeof wish === 'number' ? wish : below(random, g.state.players.length);
}

/** The figures in seating order from the start player on, then the die, if any. */
function putPieces(g: Game, first: number): void {
  const players = g.state.players.length;
  const progress = g.state.progress;
  for (let i = 0; i < players; i++) progress[(first + i) % players] = i;
  for (let piece = players; piece < progress.length; piece++) progress[piece] = piece;
  g.state.chainEnd = progress.length;
}

const shuffleStacks: SetupStep = {
  at: 200,
  run(g, random) {
    g.rules.game.stacks.forEach((stack, i) => {
      g.state.stacks[i] = shuffle(tilesOfStack(g.rules, stack), random(`stack:${stack}`));
    });
  },
};

export function setup({ startCoins }: GlenMoreTables): readonly SetupStep[] {
  const layOut: SetupStep = {
    at: 100,
    run(g, random) {
      layVillages(g, startCoins);
      putPieces(g, startSeat(g, random('start')));
      // With 2 or 3 players, that is with the die, field 1 of every row starts filled (G1-SETUP-3).
      if (g.rules.pieces.length > 0) g.state.market.fill(1);
    },
  };
  return [layOut, shuffleStacks, { at: 900, run: fillRondel }];
}
