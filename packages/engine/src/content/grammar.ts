/**
 * The grammar of cost, once and activation cells:
 * `+` joins parts, `->` leads from a price to what it brings, `|` and `/` separate steps of which one is chosen,
 * `,` separates effects that all happen, a number before or after a thing repeats it, `-` is nothing.
 */
import { ANIMAL, ANY, COIN, DIFFERENT } from '../core/purse.ts';
import type { Effect, EffectDef, StepDef, TileDef, UnitDef } from '../core/rules.ts';
import type { TileRow } from './rows.ts';

/** What the words of a cell may refer to. */
export interface Dictionary {
  readonly goods: readonly string[];
  readonly units: readonly UnitDef[];
  readonly effects: readonly Effect[];
  readonly lines: readonly string[];
}

const NOTHING_WRITTEN = '-';

function parts(cell: string, separator: string | RegExp): string[] {
  return cell === NOTHING_WRITTEN ? [] : cell.split(separator).map((part) => part.trim());
}

/** `2 different`, `stone 2`, `wood`: the number and the words around it. */
function counted(text: string): { readonly n: number; readonly word: string } {
  const match = /^(?:(\d+) )?(.*?)(?: (\d+))?$/.exec(text);
  return { n: Number(match?.[1] ?? match?.[3] ?? 1), word: match?.[2] ?? '' };
}

function unitCode(word: string, dictionary: Dictionary): number {
  const wild: Record<string, number> = { any: ANY, different: DIFFERENT, animal: ANIMAL, animals: ANIMAL, coin: COIN };
  const code = wild[word] ?? dictionary.units.findIndex((unit) => unit.name === word);
  if (code < 0) throw new Error(`unknown unit "${word}"`);
  return code;
}

function parsePrice(cell: string, dictionary: Dictionary): number[] {
  return parts(cell, '+').flatMap((part) => {
    const { n, word } = counted(part);
    return new Array<number>(n).fill(unitCode(word, dictionary));
  });
}

function effectNamed(name: string, n: number, goods: readonly number[], dictionary: Dictionary, word = ''): EffectDef {
  const effect = dictionary.effects.findIndex((candidate) => candidate.name === name);
  if (effect < 0) throw new Error(`unknown effect "${name}"`);
  return Object.freeze({ effect, n, goods, word });
}

function parseProduction(what: string, dictionary: Dictionary): EffectDef {
  const { n, word } = counted(what);
  if (word === 'any') return effectNamed('produce-any', n, [], dictionary);
  const goods = word.split('+').map((good) => {
    const index = dictionary.goods.indexOf(good);
    if (index < 0) throw new Error(`unknown good "${good}"`);
    return index;
  });
  return effectNamed('produce', n, Object.freeze(goods), dictionary);
}

function parseEffect(text: string, paid: boolean, dictionary: Dictionary): EffectDef {
  if (text.startsWith('produce ')) return parseProduction(text.slice('produce '.length), dictionary);
  const { n, word } = counted(text.toLowerCase());
  const name = paid && word === 'vp' ? 'exchange-vp' : word.replaceAll(' ', '-');
  if (dictionary.effects.some((candidate) => candidate.name === name)) return effectNamed(name, n, [], dictionary);
  // `activate trade`, `tally villages 3:5 4:8`: an effect and what it is about.
  const [first = '', ...rest] = word.split(' ');
  return effectNamed(first, n, [], dictionary, rest.join(' '));
}

/** The effects of a card or a field. */
export function readEffects(cell: string, dictionary: Dictionary): readonly EffectDef[] {
  return Object.freeze(parts(cell, ',').map((effect) => parseEffect(effect, false, dictionary)));
}

function parseStep(cell: string, dictionary: Dictionary): StepDef {
  const [first = '', second] = cell.split('->').map((half) => half.trim());
  const paid = second !== undefined;
  const gains = parts(second ?? first, ',').map((effect) => parseEffect(effect, paid, dictionary));
  return Object.freeze({
    pay: Object.freeze(paid ? parsePrice(first, dictionary) : []),
    gains: Object.freeze(gains),
  });
}

/** A tile's row made ready for play. Throws, naming tile and cell, where a cell is not in the grammar. */
export function readTile(row: TileRow, index: number, dictionary: Dictionary): TileDef {
  const read = <T>(field: string, parse: () => T): T => {
    try {
      return parse();
    } catch (error) {
      throw new Error(`tile ${row.id}, ${field}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const once = read('once', () => parts(row.once, ',').map((effect) => parseEffect(effect, false, dictionary)));
  return Object.freeze({
    index,
    id: row.id,
    name: row.name,
    stack: row.stack,
    type: row.type,
    colour: row.colour,
    lines: read('lines', () => parseLines(row.lines, dictionary)),
    overbuild: row.overbuild,
    chronicle: row.chronicle ?? 0,
    cost: Object.freeze(read('cost', () => parsePrice(row.cost, dictionary))),
    once: Object.freeze(once),
    activation: Object.freeze(
      read('activation', () => parts(row.activation, /[|/]/).map((step) => parseStep(step, dictionary))),
    ),
    card: parts(row.once, ',').includes('landmark'),
    provenance: row.provenance,
  });
}

function parseLines(cell: string, dictionary: Dictionary): number {
  return parts(cell, '+').reduce((mask, name) => {
    const line = dictionary.lines.indexOf(name);
    if (line < 0) throw new Error(`unknown line "${name}"`);
    return mask | (1 << line);
  }, 0);
}
