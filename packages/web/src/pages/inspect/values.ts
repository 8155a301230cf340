/** A component's values in words with icon tokens. */

import { sayOr, type Voice } from '../../i18n/voice.ts';
import { cardText, clanText, gainsText, priceText, stepText, typeIcon } from '../../i18n/words.ts';
import type { Item } from './items.ts';
import type { ComponentField } from './types.ts';

export function fieldLabel(name: string, voice: Voice): string {
  const [field = '', key] = name.split('.');
  return key === undefined ? sayOr(voice, `field.${field}`, field) : sayOr(voice, `value.${key}`, key);
}

function linesText(value: string, voice: Voice): string {
  if (value === '-') return voice.t('inspect.lines.none');
  return value
    .split('+')
    .map((line) => `[${line}] ${sayOr(voice, `line.${line}`, line)}`)
    .join(', ');
}

function activationText(item: Item, voice: Voice): string {
  const steps = (item.tile?.activation ?? []).map((step) => stepText(item.rules, step, voice));
  return steps.length === 0 ? voice.t('inspect.activation.none') : steps.join(` ${voice.t('common.or')} `);
}

function effectText(item: Item, voice: Voice): string {
  return item.kind === 'clans' ? clanText(item.rules, item.id, voice) : cardText(item.rules, item.id, voice);
}

function plainValue(value: unknown, voice: Voice): string {
  if (typeof value === 'boolean') return voice.t(value ? 'pages.yes' : 'pages.no');
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const SPOKEN: Readonly<Record<string, (item: Item, value: string, voice: Voice) => string>> = {
  type: (_, value, voice) => `${typeIcon(value)} ${sayOr(voice, `type.${value}`, value)}`,
  colour: (_, value, voice) => sayOr(voice, `colour.${value}`, value),
  lines: (_, value, voice) => linesText(value, voice),
  cost: (item, _, voice) => priceText(item.rules, item.tile?.cost ?? []) || voice.t('inspect.cost.none'),
  once: (item, _, voice) => gainsText(item.rules, item.tile?.once ?? [], voice) || voice.t('inspect.once.none'),
  activation: (item, _, voice) => activationText(item, voice),
  effect: (item, _, voice) => effectText(item, voice),
};

export function valueText(item: Item, field: ComponentField, voice: Voice): string {
  const speak = SPOKEN[field.name];
  return speak === undefined ? plainValue(field.value, voice) : speak(item, String(field.value), voice);
}
