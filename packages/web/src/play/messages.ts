/** What page and bot worker say to each other. Only views cross: a bot never gets more than its seat may know. */
import type { GameConfig, View } from '@great-glen/engine';

export interface ThinkRequest {
  readonly id: number;
  readonly config: GameConfig;
  /** The content pack of the game, if it has one. */
  readonly pack: unknown;
  readonly view: View;
  readonly player: string;
  readonly seed: string;
}

export interface ThinkAnswer {
  readonly id: number;
  readonly actions: readonly string[];
}
