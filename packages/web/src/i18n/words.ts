/** What the engine's ids are called: tiles, prices, what tiles bring, places. Goods and pieces become icon tokens. */
import { type EffectDef, type Game, type Rules, type StepDef, type TileDef, tileAt } from '@great-glen/engine';
import { isMessageKey, sayFor, sayOr, type Voice } from './voice.ts';

export type At = readonly number[];

function tileDef(rules: Rules, id: string): TileDef | undefined {
  const index = rules.tileIndex.get(id);
  return index === undefined ? undefined : rules.tiles[index];
}

/** Places and people keep their names; the nameless tiles of 2010 and those of the set-up have one in each language. */
export function tileName(rules: Rules, tile: TileDef | string | undefined, voice: Voice): string {
  const def = typeof tile === 'string' ? tileDef(rules, tile) : tile;
  if (def === undefined) return String(tile ?? '');
  if (isMessageKey(`tile.${def.id}`)) return sayOr(voice, `tile.${def.id}`, def.name);
  const nameless = rules.config.game === 'glen-more' && !def.card;
  return nameless ? sayOr(voice, `type.${def.type}`, def.name) : def.name;
}

/** The tile of a player's territory at this place, told apart by the place where several have the same name. */
export function tileNameAt(game: Game, seat: number, at: At, voice: Voice): string {
  const territory = game.player(seat).territory;
  const here = territory.find((spot) => spot.x === at[0] && spot.y === at[1]);
  if (here === undefined) return shortPlace(at, voice);
  const name = tileName(game.rules, tileAt(game, here), voice);
  const namesakes = territory.filter((spot) => tileName(game.rules, tileAt(game, spot), voice) === name);
  return namesakes.length > 1 ? `${name} (${shortPlace(at, voice)})` : name;
}

function direction(n: number, zero: string, more: string, less: string, voice: Voice): string {
  return sayOr(voice, n === 0 ? zero : n > 0 ? more : less, '', { n: Math.abs(n) });
}

/** `column 2 east, row 1 north`: x grows to the east, y to the north, and (0, 0) is home. */
export function placeText([x = 0, y = 0]: At, voice: Voice): string {
  if (x === 0 && y === 0) return voice.t('a11y.place.home');
  const column = direction(x, 'a11y.column.home', 'a11y.column.east', 'a11y.column.west', voice);
  const row = direction(y, 'a11y.row.home', 'a11y.row.north', 'a11y.row.south', voice);
  return voice.t('a11y.place', { column, row });
}

/** `2 east 1 north`, to tell tiles of the same name apart. */
export function shortPlace([x = 0, y = 0]: At, voice: Voice): string {
  if (x === 0 && y === 0) return voice.t('place.home');
  const column = x === 0 ? '' : direction(x, '', 'place.east', 'place.west', voice);
  const row = y === 0 ? '' : direction(y, '', 'place.north', 'place.south', voice);
  return voice.t('place.short', { column, row }).trim();
}

// ------------------------------------------------------------------------------------------------ icons

const TYPE_ICONS: Readonly<Record<string, string>> = { animal: 'animal-type', whisky: 'whisky-type', end: 'the-end' };

/** The icon of a type of tile: `animal` and `whisky` are goods, too, and have another one. */
export function typeIcon(type: string): string {
  return `[${TYPE_ICONS[type] ?? type}]`;
}

/** What is counted even if it is one: `1 [coin]`, but `[wood]`. */
const COUNTED = ['coin', 'vp', 'movement', 'different'];

/** `[wood]`, `3 [wood]` */
export function amountText(n: number, icon: string): string {
  return n === 1 && !COUNTED.includes(icon) ? `[${icon}]` : `${n} [${icon}]`;
}

/** The token of a unit of a price; a figure is paid as either of two. */
function unitText(unit: string): string {
  return unit === 'figure' ? '[scotsman]/[chieftain]' : `[${unit}]`;
}

function runs(names: readonly string[]): [n: number, name: string][] {
  const out: [number, string][] = [];
  for (const name of names) {
    const last = out.at(-1);
    if (last?.[1] === name) last[0]++;
    else out.push([1, name]);
  }
  return out;
}

/** A price: `[wood] [stone]`, `3 [different]`; empty for nothing. */
export function priceText(rules: Rules, units: readonly number[]): string {
  return runs(units.map((unit) => rules.units[unit]?.name ?? ''))
    .map(([n, name]) => (name === 'figure' ? unitText(name) : amountText(n, name)))
    .join(' ');
}

// ------------------------------------------------------------------------------------------------ effects

/** Effects that are nothing but so many of an icon. */
const EFFECT_ICONS: Readonly<Record<string, string>> = {
  'produce-any': 'any',
  whisky: 'whisky',
  coin: 'coin',
  scotsman: 'scotsman',
  movement: 'movement',
  vp: 'vp',
  'exchange-vp': 'vp',
  'clan-vp': 'vp',
  'clan-marker': 'clan-marker',
  joker: 'any',
};

/** Cards are landmarks in Glen More II and special locations in 2010. */
export function cardIcon(rules: Rules): string {
  return rules.config.game === 'glen-more' ? 'card' : 'landmark';
}

/** `villages 3:5 4:8` */
function tallyText(word: string, voice: Voice): string {
  const [what = '', ...steps] = word.split(' ');
  const texts = steps.map((step) => {
    const [n = '', points = ''] = step.split(':');
    return voice.t('effect.tally.step', { n, points });
  });
  return voice.t('effect.tally', { steps: texts.join(', '), what: sayOr(voice, `effect.tally.${what}`, what) });
}

export function gainText(rules: Rules, gain: EffectDef, voice: Voice): string {
  const name = rules.effects[gain.effect]?.name ?? '';
  const icon = EFFECT_ICONS[name];
  if (icon !== undefined) return amountText(gain.n, icon);
  switch (name) {
    case 'produce':
      return gain.goods.map((good) => amountText(gain.n, rules.game.goods[good] ?? '')).join(' ');
    case 'landmark':
      return `[${cardIcon(rules)}]`;
    case 'activate':
      return voice.t('effect.activate', { type: typeIcon(gain.word) });
    case 'put':
      return voice.t('effect.put', { what: `[${gain.word}]` });
    case 'post':
      return voice.t('effect.post', { what: amountText(gain.n, 'scotsman') });
    case 'tally':
      return tallyText(gain.word, voice);
    default:
      return sayOr(voice, `effect.${name}`, name, { n: gain.n });
  }
}

export function gainsText(rules: Rules, gains: readonly EffectDef[], voice: Voice): string {
  return gains.map((gain) => gainText(rules, gain, voice)).join(', ');
}

/** One way to use a tile: what it costs and what it brings. */
export function stepText(rules: Rules, step: StepDef, voice: Voice): string {
  const gains = gainsText(rules, step.gains, voice);
  return step.pay.length === 0 ? gains : `${priceText(rules, step.pay)} [exchange] ${gains}`;
}

/** What the engine knows a card or field to bring, where a content pack may have changed what our texts say. */
function changedText(rules: Rules, lists: readonly string[], voice: Voice): string {
  if (rules.content === undefined) return '';
  return gainsText(
    rules,
    lists.flatMap((list) => rules.effectLists.get(list) ?? []),
    voice,
  );
}

/** What a tile's landmark or location card does, in short; empty for a tile without one. */
export function cardText(rules: Rules, tile: string, voice: Voice): string {
  const changed = changedText(rules, [`landmark:${tile}`, `card:${tile}`], voice);
  return changed === '' ? sayOr(voice, `card.${rules.config.game}.${tile}`, '') : changed;
}

export function clanText(rules: Rules, field: string, voice: Voice): string {
  const changed = changedText(rules, [`clan:${field}`], voice);
  return changed === '' ? sayOr(voice, `clan.${field}`, voice.t('clan.blank')) : changed;
}

// ------------------------------------------------------------------------------------------------ read aloud

/** A text with icons as plain words, for readers and titles: `2 [coin]` becomes `2 coins`. */
export function plainText(text: string, game: string, voice: Voice): string {
  return text
    .replace(/(\d+) \[([a-z-]+)\]/g, (whole, n: string, icon: string) =>
      isMessageKey(`amount.${icon}`) ? sayFor(voice, game, `amount.${icon}`, { n: Number(n) }) : whole,
    )
    .replace(/\[([a-z-]+)\]/g, (whole, icon: string) =>
      isMessageKey(`icon.${icon}`) ? sayFor(voice, game, `icon.${icon}`) : whole,
    );
}
