/**
 * A language to speak in, without anything of the page: what builds sentences takes a `Voice`, so it can be used and
 * tested anywhere. Components use the `voice` of `index.svelte.ts`, which follows the chosen language.
 */
import { fill, type Params } from './format.ts';
import { en } from './messages/en/index.ts';

export const LOCALES = ['en', 'de', 'fr', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;
export type Translate = (key: MessageKey, params?: Params) => string;

export interface Voice {
  readonly locale: Locale;
  readonly t: Translate;
}

export function voiceOf(locale: Locale, messages: Messages): Voice {
  return { locale, t: (key, params = {}) => fill(messages[key], params, locale) };
}

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key);
}

/** For keys made of the engine's ids: the text, or `fallback` where chronicles bring something new. */
export function sayOr(voice: Voice, key: string, fallback: string, params: Params = {}): string {
  return isMessageKey(key) ? voice.t(key, params) : fallback;
}

/** The word of this game if it has its own (`icon.scotsman.glen-more`), else the common one. */
export function sayFor(voice: Voice, game: string, key: string, params: Params = {}): string {
  return sayOr(voice, `${key}.${game}`, sayOr(voice, key, key, params), params);
}
