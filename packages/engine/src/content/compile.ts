/** From rows to rules: reads the cells of a content with the words of its modules, then joins everything. */
import { compile, vocabulary } from '../core/compile.ts';
import type { ContentId, GameConfig, GameModule, Module, Rules } from '../core/rules.ts';
import { type Dictionary, type Report, readEffects, readTile } from './grammar.ts';
import type { TileRow } from './rows.ts';

/** The words that cells may use when these modules play together. */
export function dictionaryOf(game: GameModule, chronicles: readonly Module[]): Dictionary {
  return { goods: game.goods, ...vocabulary(game, chronicles), lines: game.lines.map((line) => line.name) };
}

export interface Ingredients {
  readonly config: GameConfig;
  readonly game: GameModule;
  readonly chronicles: readonly Module[];
  readonly tiles: readonly TileRow[];
  /** The pack that some of the values come from. */
  readonly content?: ContentId | undefined;
}

export function compileContent({ config, game, chronicles, tiles: rows, content }: Ingredients): Rules {
  const words = dictionaryOf(game, chronicles);
  const tiles = rows.map((row, index) => readTile(row, index, words, fault(`tile ${row.id}`)));
  const cells = [game, ...chronicles].flatMap((module) => module.effectCells ?? []);
  const lists = cells.map(({ name, place, cell }) => [name, readEffects(cell, place, words, fault(name))] as const);
  return compile(config, game, chronicles, Object.freeze(tiles), new Map(lists), content);
}

/** Content has been checked before it comes here: ours by the tests, a pack's when it was opened. */
function fault(where: string): Report {
  return (reason) => {
    throw new Error(`${where}: ${reason}`);
  };
}
