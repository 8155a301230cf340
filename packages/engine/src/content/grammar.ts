/**
 * The grammar of cost, once and activation cells:
 * `+` joins parts, `->` leads from a price to what it brings, `|` and `/` separate steps of which one is chosen,
 * `,` separates effects that all happen, a number before or after a thing repeats it, `-` is nothing.
 *
 * Nothing here throws: every mistake is reported and reading goes on, so that the author of a content pack sees all of
 * them at once. What is returned after a report is fit for nothing but finding further mistakes.
 */
import { GOOD_KINDS } from '../core/goods.ts';
import { ANIMAL, ANY, DIFFERENT } from '../core/purse.ts';
import type { Effect, EffectDef, StepDef, TileDef, UnitDef } from '../core/rules.ts';
import type { TileRow } from './rows.ts';

/** What the words of a cell may refer to. */
export interface Dictionary {
  readonly goods: readonly string[];
  readonly units: readonly UnitDef[];
  readonly effects: readonly Effect[];
  readonly lines: readonly string[];
}

export type Report = (reason: string) => void;

/** Far above anything printed, far below anything that could do harm. */
const MOST_OF_A_KIND = 30;
const MOST_UNITS = 12;
const MOST_PARTS = 6;

const NOTHING_WRITTEN = '-';

function parts(cell: string, separator: string | RegExp, report: Report): string[] {
  if (cell.trim() === NOTHING_WRITTEN) return [];
  const found = cell.split(separator).map((part) => part.trim().replaceAll(/\s+/g, ' ').toLowerCase());
  const written = found.filter((part) => part !== '');
  if (written.length < found.length) report(`a part is missing in "${cell}"; nothing is written as "-"`);
  if (written.length > MOST_PARTS) report(`more than ${MOST_PARTS} parts`);
  return written.slice(0, MOST_PARTS);
}

/** `2 different`, `stone 2`, `wood`: the number and the words around it. */
function counted(text: string, report: Report): { readonly n: number; readonly word: string } {
  const [, before, word = '', after] = /^(?:(\d+) )?(.*?)(?: (\d+))?$/.exec(text) ?? [];
  if (before !== undefined && after !== undefined) report(`two numbers in "${text}"`);
  const n = Number(before ?? after ?? 1);
  if (n >= 1 && n <= MOST_OF_A_KIND) return { n, word };
  report(`${n} in "${text}" is not from 1 to ${MOST_OF_A_KIND}`);
  return { n: 1, word };
}

// ------------------------------------------------------------------------------------------------ prices

const PLURALS: ReadonlyMap<string, number> = new Map([['animals', ANIMAL]]);
const WILD: readonly number[] = [ANY, DIFFERENT, ANIMAL];

function unitCode(word: string, dictionary: Dictionary): number {
  return PLURALS.get(word) ?? dictionary.units.findIndex((unit) => unit.name === word);
}

/**
 * Payments are asked and foreseen in a fixed way (`core/payment.ts`, `core/purse.ts`); these are the prices it can deal
 * with.
 */
function checkPrice(units: readonly number[], { units: defs }: Dictionary, report: Report): void {
  if (units.length > MOST_UNITS) report(`more than ${MOST_UNITS} things to pay`);
  const name = (unit: number): string => `"${defs[unit]?.name}"`;
  const kinds = units.filter((unit, i) => unit !== units[i - 1]);
  const twice = kinds.find((unit, i) => kinds.indexOf(unit) < i);
  if (twice !== undefined) report(`${name(twice)} stands apart from ${name(twice)}: join them with a number`);
  const wild = kinds.filter((unit) => WILD.includes(unit));
  if (new Set(wild).size > 1)
    report(`only one of any, different and animal in one price, not ${wild.map(name).join(', ')}`);
  const firstWild = kinds.findIndex((unit) => WILD.includes(unit));
  if (firstWild >= 0 && kinds.slice(firstWild).some((unit) => unit < GOOD_KINDS)) {
    report(`${name(kinds[firstWild] as number)} has to follow the named resources`);
  }
  if (units.filter((unit) => unit === DIFFERENT).length > GOOD_KINDS) report(`there are only ${GOOD_KINDS} resources`);
  const figures = new Set(kinds.filter((unit) => defs[unit]?.token?.stands));
  if (figures.size > 1) report('only one kind of figure in one price');
}

function readPrice(cell: string, dictionary: Dictionary, report: Report): readonly number[] {
  const units = parts(cell, '+', report).flatMap((part) => {
    const { n, word } = counted(part, report);
    const code = unitCode(word, dictionary);
    if (code >= 0) return new Array<number>(n).fill(code);
    report(`unknown unit "${word}"; known: ${dictionary.units.map((unit) => unit.name).join(', ')}`);
    return [];
  });
  checkPrice(units, dictionary, report);
  return Object.freeze(units);
}

/** A tile's own cost: at most one figure, because the tile must find a place without it. */
function readCost(cell: string, dictionary: Dictionary, report: Report): readonly number[] {
  const units = readPrice(cell, dictionary, report);
  if (units.filter((unit) => dictionary.units[unit]?.token?.stands).length > 1) report('at most one figure in a cost');
  return units;
}

// ------------------------------------------------------------------------------------------------ effects

/** What a cell is part of, for effects that belong into some cells only. */
interface Place {
  readonly place: string;
  readonly dictionary: Dictionary;
  readonly report: Report;
}

function isWritten(effect: Effect, place: string): boolean {
  return effect.form?.only?.includes(place) ?? true;
}

function effectNamed(name: string, n: number, goods: readonly number[], { dictionary }: Place, word = ''): EffectDef {
  const effect = dictionary.effects.findIndex((candidate) => candidate.name === name);
  return Object.freeze({ effect, n, goods, word });
}

function readProduction(what: string, at: Place): EffectDef {
  const { n, word } = counted(what, at.report);
  if (word === 'any') return effectNamed('produce-any', n, [], at);
  const goods = word.split('+').map((good) => {
    const index = at.dictionary.goods.indexOf(good.trim());
    if (index < 0) at.report(`unknown resource "${good}"; known: ${at.dictionary.goods.join(', ')}, any`);
    return index;
  });
  return effectNamed('produce', n, Object.freeze(goods), at);
}

function unknownEffect(word: string, { place, dictionary, report }: Place): void {
  const elsewhere = dictionary.effects.find((effect) => effect.name === word.replaceAll(' ', '-'));
  if (elsewhere?.form?.only !== undefined && elsewhere.form.only.length > 0) {
    report(`"${word}" cannot stand here, only in: ${elsewhere.form.only.join(', ')}`);
    return;
  }
  const known = dictionary.effects
    .filter((effect) => isWritten(effect, place))
    .map(({ name }) => name.replaceAll('-', ' '));
  report(`unknown effect "${word}"; known: produce, ${known.join(', ')}`);
}

function readEffect(text: string, paid: boolean, at: Place): EffectDef[] {
  const { place, dictionary, report } = at;
  if (text.startsWith('produce ')) return [readProduction(text.slice('produce '.length), at)];
  const { n, word } = counted(text, report);
  if (paid && word === 'vp') return [effectNamed('exchange-vp', n, [], at)];
  const find = (name: string): Effect | undefined =>
    dictionary.effects.find((effect) => effect.name === name && isWritten(effect, place));
  // `clan marker` is one name; `activate trade` and `tally villages 3:5 4:8` are an effect and what it is about.
  const [first = '', ...rest] = word.split(' ');
  const whole = find(word.replaceAll(' ', '-'));
  const effect = whole ?? find(first);
  const about = whole === undefined ? rest.join(' ') : '';
  if (effect === undefined || (effect.form?.word === undefined && about !== '')) {
    unknownEffect(word, at);
    return [];
  }
  const problem = effect.form?.word?.(about, dictionary.goods);
  if (problem !== undefined) report(`"${text}": ${problem}`);
  const most = effect.form?.most ?? MOST_OF_A_KIND;
  if (n > most) report(most === 1 ? `"${text}": no number can go with it` : `"${text}": at most ${most}`);
  return [effectNamed(effect.name, n, [], at, about)];
}

/** What is brought one after the other: the same thing twice would be one thing with a number. */
function checkList(list: readonly EffectDef[], byName: boolean, { dictionary, report }: Place): void {
  list.forEach((def, i) => {
    const same = (other: EffectDef): boolean => other.effect === def.effect && (byName || other.word === def.word);
    if (list.findIndex(same) === i) return;
    const name = dictionary.effects[def.effect]?.name;
    report(`"${name}" stands twice: join them ("coin 2", "produce wood+stone")`);
  });
}

/** The effects of a card or a field, told by `place`. */
export function readEffects(cell: string, place: string, dictionary: Dictionary, report: Report): readonly EffectDef[] {
  const at: Place = { place, dictionary, report };
  const list = parts(cell, ',', report).flatMap((effect) => readEffect(effect, false, at));
  // Those of a tile may be put in order by name, so each name must be one thing.
  checkList(list, place === 'once', at);
  return Object.freeze(list);
}

function readStep(cell: string, dictionary: Dictionary, report: Report): StepDef {
  const [first = '', second, ...more] = cell.split('->').map((half) => half.trim());
  if (more.length > 0) {
    report(`more than one "->" in "${cell}"`);
    return Object.freeze({ pay: [], gains: [] });
  }
  const paid = second !== undefined;
  const at: Place = { place: 'activation', dictionary, report };
  const gains = parts(second ?? first, ',', report).flatMap((effect) => readEffect(effect, paid, at));
  if (parts(second ?? first, ',', () => undefined).length === 0) report(`"${cell}" brings nothing`);
  const pay = paid ? readPrice(first, dictionary, report) : Object.freeze([]);
  if (paid && first === NOTHING_WRITTEN) report(`"${cell}" has no price; what is free needs no "->"`);
  return Object.freeze({ pay, gains: Object.freeze(gains) });
}

function readActivation(cell: string, dictionary: Dictionary, report: Report): readonly StepDef[] {
  return Object.freeze(parts(cell, /[|/]/, report).map((step) => readStep(step, dictionary, report)));
}

// ------------------------------------------------------------------------------------------------ whole cells

function readLines(cell: string, dictionary: Dictionary, report: Report): number {
  return parts(cell, '+', report).reduce((mask, name) => {
    const line = dictionary.lines.indexOf(name);
    if (line < 0) report(`unknown line "${name}"; known: ${dictionary.lines.join(', ')}`);
    else if ((mask >> line) & 1) report(`"${name}" stands twice`);
    return line < 0 ? mask : mask | (1 << line);
  }, 0);
}

/** Reports every mistake in a cell; `kind` is `lines`, `cost`, `activation` or a place for effects. */
export function checkCell(kind: string, cell: string, dictionary: Dictionary, report: Report): void {
  if (kind === 'lines') readLines(cell, dictionary, report);
  else if (kind === 'cost') readCost(cell, dictionary, report);
  else if (kind === 'activation') readActivation(cell, dictionary, report);
  else readEffects(cell, kind, dictionary, report);
}

/** The names of the effects in a cell that brings things at once. */
export function effectNames(cell: string): string[] {
  return parts(cell, ',', () => undefined).map((part) => part.replaceAll(' ', '-'));
}

/** A tile's row made ready for play. */
export function readTile(row: TileRow, index: number, dictionary: Dictionary, report: Report): TileDef {
  const once = readEffects(row.once, 'once', dictionary, report);
  return Object.freeze({
    index,
    id: row.id,
    name: row.name,
    stack: row.stack,
    type: row.type,
    colour: row.colour,
    lines: readLines(row.lines, dictionary, report),
    overbuild: row.overbuild,
    chronicle: row.chronicle ?? 0,
    cost: readCost(row.cost, dictionary, report),
    once,
    activation: readActivation(row.activation, dictionary, report),
    card: once.some((def) => dictionary.effects[def.effect]?.name === 'landmark'),
    provenance: row.provenance,
  });
}
