/** The pieces on the rondel, as names the page can show: seats by number, others by what they are called. */
import type { Game } from '@great-glen/engine';

type PieceName = number | string;

function nameOf(g: Game, piece: number): PieceName {
  const players = g.state.players.length;
  return piece < players ? piece : (g.rules.pieces[piece - players]?.name ?? String(piece));
}

export function piecesOn(g: Game, space: number): readonly PieceName[] {
  const spaces = g.rules.game.spaces;
  return g.state.progress.flatMap((progress, piece) =>
    progress >= 0 && progress % spaces === space ? [nameOf(g, piece)] : [],
  );
}

/** All pieces in the order they stand, the rear one first: that is the order of turns as things stand. */
function order(g: Game): readonly PieceName[] {
  return g.state.progress
    .map((progress, piece) => ({ progress, piece }))
    .filter(({ progress }) => progress >= 0)
    .sort((a, b) => a.progress - b.progress)
    .map(({ piece }) => nameOf(g, piece));
}

export function rearPiece(g: Game): PieceName | undefined {
  return order(g)[0];
}

/** The spaces of the rondel from the rear piece on, as one would walk them. */
export function spacesFromRear(g: Game): readonly number[] {
  const spaces = g.rules.game.spaces;
  const rear = Math.min(...g.state.progress.filter((progress) => progress >= 0));
  return Array.from({ length: spaces }, (_, i) => (rear + i) % spaces);
}
