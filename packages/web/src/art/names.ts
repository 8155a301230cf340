/** What an icon is called, from the texts of the page; its own name where they have none. */
import { language } from '../i18n/index.svelte.ts';

export function iconLabel(name: string): string {
  const texts: Readonly<Record<string, string>> = language.messages;
  return texts[`icon.${name}`] ?? name.replaceAll('-', ' ');
}
