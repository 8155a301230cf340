/** The die with faces 1-1-1-2-2-3 that both games use (G1-TURN-8, G2-DIE-1). */
import type { Game } from './game.ts';
import { below, type Stream } from './rng.ts';

const DIE_FACES = [1, 1, 1, 2, 2, 3] as const;
export const DIE_STREAM = 'die';

/** The value on top. Scenarios force values, not faces. */
export function rollDie(g: Game): number {
  const stream = g.state.streams[g.rules.streams.indexOf(DIE_STREAM)] as Stream;
  g.revealed = true;
  return stream.forced.shift() ?? (DIE_FACES[below(stream, DIE_FACES.length)] as number);
}
