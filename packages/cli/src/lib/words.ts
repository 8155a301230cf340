/** What the engine's ids are called in front of people: goods, units, effects, tiles, costs. */
import type { Rules, TileDef } from '@great-glen/engine';

export type Step = TileDef['activation'][number];
export type Gain = TileDef['once'][number];

type Names = Readonly<Record<string, string>>;

const NAMES: Names = {
  any: 'of any kind',
  animal: 'sheep or cattle',
  'build-discarded': 'build a discarded tile',
  chieftains: 'chieftain',
  figure: 'Scotsman or chieftain',
  joker: 'resource of choice',
  landmark: 'landmark card',
  post: 'Scotsman onto any tile',
  scotsman: 'Scotsman',
};

/** Where a game's own book has another word for the same thing. */
const NAMES_OF_GAME: Readonly<Record<string, Names>> = {
  'glen-more': {
    figure: 'clan member or chieftain',
    landmark: 'location card',
    market: 'warehouse',
    scotsman: 'clan member',
  },
};

export function word(rules: Rules, name: string): string {
  return NAMES_OF_GAME[rules.config.game]?.[name] ?? NAMES[name] ?? name.replaceAll('-', ' ');
}

/** `sheep`, `2 sheep`; English plurals only for the words that have one. */
export function amount(rules: Rules, n: number, name: string): string {
  const plain = word(rules, name);
  if (n === 1) return name === 'any' ? `1 ${plain}` : plain;
  return `${n} ${plural(plain)}`;
}

export function plural(name: string): string {
  if (name.endsWith('man')) return `${name.slice(0, -3)}men`;
  return /(coin|member|card|chieftain|marker)$/.test(name) ? `${name}s` : name;
}

/** Equal neighbours of a list put together: how often, and what. */
function runs(names: readonly string[]): [number, string][] {
  const out: [number, string][] = [];
  for (const name of names) {
    const last = out.at(-1);
    if (last?.[1] === name) last[0]++;
    else out.push([1, name]);
  }
  return out;
}

/** A price as words, `stone + 2 different`; empty for nothing. */
export function priceText(rules: Rules, units: readonly number[]): string {
  const names = units.map((unit) => rules.units[unit]?.name ?? '?');
  return runs(names)
    .map(([n, name]) => (name === 'different' ? `${n} different` : amount(rules, n, name)))
    .join(' + ');
}

function gainText(rules: Rules, gain: Gain): string {
  const name = rules.effects[gain.effect]?.name ?? '?';
  if (name === 'produce') return gain.goods.map((good) => amount(rules, gain.n, goodName(rules, good))).join(' + ');
  if (name === 'produce-any') return amount(rules, gain.n, 'any');
  if (/(^|-)vp$|^movement$/.test(name)) return `${gain.n} ${name === 'movement' ? name : 'VP'}`;
  const plain = amount(rules, gain.n, name);
  return gain.word === '' ? plain : `${plain} ${gain.word}`;
}

function goodName(rules: Rules, good: number): string {
  return rules.game.goods[good] ?? '?';
}

export function gainsText(rules: Rules, gains: readonly Gain[]): string {
  return gains.map((gain) => gainText(rules, gain)).join(' + ');
}

export function stepText(rules: Rules, step: Step): string {
  const gains = gainsText(rules, step.gains);
  return step.pay.length === 0 ? gains : `${priceText(rules, step.pay)} -> ${gains}`;
}

export function activationText(rules: Rules, tile: TileDef): string {
  return tile.activation.map((step) => stepText(rules, step)).join(' | ');
}

const LINE_MARKS: Names = { river: '~', road: '=' };

export function lineMark(name: string): string {
  return LINE_MARKS[name] ?? '+';
}

/** The lines through a tile, `~` a river, `=` a road. */
export function lineMarks(rules: Rules, tile: TileDef): string {
  return rules.game.lines.map((line, i) => (((tile.lines >> i) & 1) === 1 ? lineMark(line.name) : '')).join('');
}

/** Place names say little, so what kind of tile it is stands behind them. */
export function tileTitle(rules: Rules, tile: TileDef): string {
  const kind = namesItsType(tile) ? '' : `(${(producedGoods(rules, tile) || tile.type).toLowerCase()})`;
  return [tile.name, kind, lineMarks(rules, tile)].filter((part) => part !== '').join(' ');
}

function namesItsType(tile: TileDef): boolean {
  return tile.name.toLowerCase().includes(tile.type.replaceAll('-', ' '));
}

function producedGoods(rules: Rules, tile: TileDef): string {
  const gains = tile.activation.flatMap((step) => step.gains);
  return gains.flatMap((gain) => gain.goods.map((good) => goodName(rules, good))).join('/');
}

export function tileOf(rules: Rules, id: string): TileDef | undefined {
  const index = rules.tileIndex.get(id);
  return index === undefined ? undefined : rules.tiles[index];
}

export function tileName(rules: Rules, id: string): string {
  return tileOf(rules, id)?.name ?? id;
}

/** Everything about a tile in one line. */
export function tileText(rules: Rules, tile: TileDef): string {
  const parts = [
    `costs ${priceText(rules, tile.cost) || 'nothing'}`,
    tile.once.length > 0 ? `brings ${gainsText(rules, tile.once)}` : '',
    tile.activation.length > 0 ? `activated: ${activationText(rules, tile)}` : '',
  ];
  return `${tileTitle(rules, tile)}: ${parts.filter((part) => part !== '').join('; ')}`;
}

const GENERAL_WORDS = ['castle', 'loch', 'abbey', 'of', 'the'];

/** A short name for a square of the map: what is special about the name, the type, or what it produces. */
export function shortName(rules: Rules, tile: TileDef, length: number): string {
  const words = tile.name.split(' ');
  const special = words.find((part) => !GENERAL_WORDS.includes(part.toLowerCase()));
  const type = tile.type.split('-')[0] ?? tile.type;
  const plain = namesItsType(tile) ? type : producedGoods(rules, tile) || (tile.type === 'trade' ? words.at(-1) : type);
  const name = (tile.card ? special : plain) ?? tile.name;
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, length);
}

/** One letter per good, unlike each other: the first of its letters that is still free. */
export function goodLetters(goods: readonly string[]): Map<string, string> {
  const letters = new Map<string, string>();
  for (const good of goods) {
    const taken = [...letters.values()];
    letters.set(good, [...good].find((letter) => !taken.includes(letter)) ?? '?');
  }
  return letters;
}

const UNIT_SIGNS: Names = { any: '*', different: '?', animal: '%', coin: '$', whisky: 'W', scotsman: '@', figure: '@' };

/** A price in letters, for where there is no room: `ws`, `??`, `@`. */
export function priceLetters(rules: Rules, units: readonly number[]): string {
  const letters = goodLetters(rules.game.goods);
  return units
    .map((unit) => rules.units[unit]?.name ?? '?')
    .map((name) => letters.get(name) ?? UNIT_SIGNS[name] ?? name.charAt(0).toUpperCase())
    .join('');
}

export function placeText(at: string | readonly number[]): string {
  return typeof at === 'string' ? at : `(${at.join(',')})`;
}
