/**
 * Fills a message: `{name}` is a value, `{n:coin|coins}` a form chosen by the number `n`. Numbers are written as the
 * language writes them. `[wood]` and the like are left alone: they stand for icons, see `Rich.svelte`.
 */
export type Params = Readonly<Record<string, string | number>>;

/** One object per language: making them anew for every text would be slow. */
function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const known = new Map<string, T>();
  return (locale) => {
    const found = known.get(locale) ?? make(locale);
    known.set(locale, found);
    return found;
  };
}

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));
const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));
const signedFormat = perLocale((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const dateFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));

export function fill(template: string, params: Params, locale: string): string {
  return template.replace(/\{(\w+)(?::([^}]*))?\}/g, (whole, name: string, forms: string | undefined) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (forms === undefined) return typeof value === 'number' ? formatNumber(value, locale) : value;
    const [one = '', other = one] = forms.split('|');
    return pluralRules(locale).select(Number(value)) === 'one' ? one : other;
  });
}

export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale).format(value);
}

/** `+5`, `-3`, `0`. */
export function formatSigned(value: number, locale: string): string {
  return signedFormat(locale).format(value);
}

/** `Ailsa, Bruce and Catriona`. */
export function formatList(parts: readonly string[], locale: string): string {
  return listFormat(locale).format(parts);
}

/** A point in time given in milliseconds, as date and time of day. */
export function formatDate(time: number, locale: string): string {
  return dateFormat(locale).format(time);
}
