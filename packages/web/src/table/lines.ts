/** Lines of the log. Each is made once per language, when it is new: later the tiles it names may have changed. */
import type { Game, GameEvent } from '@great-glen/engine';
import { eventText } from '../i18n/event-text.ts';
import { language, voice } from '../i18n/index.svelte.ts';

const known = new WeakMap<GameEvent, Map<string, string>>();

export function lineOf(event: GameEvent, game: Game, names: readonly string[], viewer: number): string {
  const key = `${language.locale}:${viewer}:${game.state.over}`;
  const texts = known.get(event) ?? new Map<string, string>();
  const text = texts.get(key) ?? eventText(event, game, names, voice, viewer);
  texts.set(key, text);
  known.set(event, texts);
  return text;
}
