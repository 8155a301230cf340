/** The die that both games use (G1-TURN-8, G2-DIE-1). */
import type { Game } from './game.ts';
import { below, type Stream } from './rng.ts';

export const DIE_STREAM = 'die';

/** The value on top. Scenarios force values, not faces. */
export function rollDie(g: Game): number {
  const faces = g.rules.game.die;
  const stream = g.state.streams[g.rules.streams.indexOf(DIE_STREAM)] as Stream;
  g.revealed = true;
  return stream.forced.shift() ?? (faces[below(stream, faces.length)] as number);
}
