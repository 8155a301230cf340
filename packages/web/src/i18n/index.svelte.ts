/**
 * The language of the page. English is the reference: its catalogue gives the keys, and a catalogue of another
 * language that lacks one does not compile. Languages load when they are chosen, and the texts of rules when one is
 * asked for.
 */
import { fill, type Params } from './format.ts';
import { en } from './messages/en/index.ts';
import { ruleTextIn } from './rule-text.ts';
import { LOCALES, type Locale, type MessageKey, type Messages, type Voice } from './voice.ts';

export { LOCALES, type Locale, type MessageKey } from './voice.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => en,
  de: async () => (await import('./messages/de/index.ts')).de,
  fr: async () => (await import('./messages/fr/index.ts')).fr,
  it: async () => (await import('./messages/it/index.ts')).it,
};

const STORED = 'great-glen/locale';

class Language {
  locale = $state<Locale>('en');
  messages = $state.raw<Messages>(en);

  /** The stored choice, else the browser's first language we speak. */
  async start(): Promise<void> {
    const wishes = [localStorage.getItem(STORED) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
    const known = wishes.find((tag): tag is Locale => (LOCALES as readonly string[]).includes(tag));
    if (known !== undefined) await this.choose(known, false);
  }

  async choose(locale: Locale, remember = true): Promise<void> {
    this.messages = await LOADERS[locale]();
    this.locale = locale;
    document.documentElement.lang = locale;
    if (remember) localStorage.setItem(STORED, locale);
  }
}

export const language = new Language();

/** A text in the current language; reading it in a component keeps it up to date. */
export function t(key: MessageKey, params: Params = {}): string {
  return fill(language.messages[key], params, language.locale);
}

/** The current language for what builds whole sentences: `actionText`, `eventText`, `promptText`. */
export const voice: Voice = {
  get locale() {
    return language.locale;
  },
  t,
};

/** The rule behind a number such as `G2-PLACE-3`, in our own words; `undefined` if there is none of that number. */
export function ruleText(number: string): Promise<string | undefined> {
  return ruleTextIn(language.locale, number);
}
