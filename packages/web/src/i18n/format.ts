/**
 * Fills a message: `{name}` is a value, `{n:coin|coins}` a form chosen by the number `n`.
 * `[wood]` and the like are left alone: they stand for icons, see `Rich.svelte`.
 */
export type Params = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  let known = rules.get(locale);
  if (known === undefined) {
    known = new Intl.PluralRules(locale);
    rules.set(locale, known);
  }
  return known;
}

export function fill(template: string, params: Params, locale: string): string {
  return template.replace(/\{(\w+)(?::([^}]*))?\}/g, (whole, name: string, forms: string | undefined) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (forms === undefined) return String(value);
    const [one = '', other = one] = forms.split('|');
    return pluralRules(locale).select(Number(value)) === 'one' ? one : other;
  });
}
