/**
 * The yardstick: how many moves a second the reducer of boardgame.io applies to a state of like size. The move is
 * trivial (one coin more), so this is the framework alone; our figure includes finding the options and the rules.
 */
import { createRequire } from 'node:module';
import { type Game, REFEREE, type StateJson, writeState } from '@great-glen/engine';
import { type Pace, perSecond } from './measure.ts';

interface State {
  readonly G: StateJson;
  readonly ctx: { readonly currentPlayer: string; readonly turn: number };
}

interface MoveContext {
  readonly G: StateJson;
  readonly playerID: string;
}

interface Library {
  InitializeGame(config: { game: object; numPlayers: number }): State;
  CreateGameReducer(config: { game: object }): (state: State, action: object) => State;
}

export interface Yardstick {
  readonly version: string;
  readonly stateBytes: number;
  readonly movesPerSecond: number;
}

export function benchBoardgameIo(pace: Pace, like: Game): Yardstick {
  // Its folders are CommonJS entry points that Node's ESM loader does not know.
  const load = createRequire(import.meta.url);
  const library: Library = load('boardgame.io/internal');
  const { version }: { version: string } = load('boardgame.io/package.json');
  const start = writeState(like, REFEREE);
  const game = {
    setup: () => JSON.parse(JSON.stringify(start)),
    moves: {
      gain({ G, playerID }: MoveContext) {
        const player = G.players[Number(playerID)];
        if (player !== undefined) player.coins++;
      },
    },
    disableUndo: true,
  };
  const reduce = library.CreateGameReducer({ game });
  let state = library.InitializeGame({ game, numPlayers: like.state.players.length });
  const action = { type: 'MAKE_MOVE', payload: { type: 'gain', args: [], playerID: state.ctx.currentPlayer } };
  const coins = (): number => state.G.players[Number(state.ctx.currentPlayer)]?.coins ?? 0;
  const before = coins();
  let moves = 0;
  const movesPerSecond = perSecond(pace, () => {
    state = reduce(state, action);
    moves++;
    return 1;
  });
  // Otherwise it would be the speed of refusing moves.
  if (coins() !== before + moves) throw new Error('boardgame.io did not apply the moves');
  return { version, stateBytes: JSON.stringify(state.G).length, movesPerSecond };
}
