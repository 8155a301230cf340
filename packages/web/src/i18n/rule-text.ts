/** The rules in our own words, by number. They are many, so each language's come as a file of their own when asked. */
import type { Locale } from './voice.ts';

export type RuleTexts = Readonly<Record<string, string>>;

const LOADERS: Readonly<Record<Locale, () => Promise<RuleTexts>>> = {
  en: async () => (await import('./messages/en/rules.ts')).rules,
  de: async () => (await import('./messages/de/rules.ts')).rules,
  fr: async () => (await import('./messages/fr/rules.ts')).rules,
  it: async () => (await import('./messages/it/rules.ts')).rules,
};

export function loadRuleTexts(locale: Locale): Promise<RuleTexts> {
  return LOADERS[locale]();
}

export async function ruleTextIn(locale: Locale, number: string): Promise<string | undefined> {
  return (await loadRuleTexts(locale))[number];
}
