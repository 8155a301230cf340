/** Puts the parts together so that they fit the terminal: everything if there is room, else what matters now. */
import { type Action, type Game, gameMetas, type View, view } from '@great-glen/engine';
import { type Described, describeOptions, questionOf } from '../lib/describe.ts';
import { wrap } from '../lib/table.ts';
import { beside, Canvas, stack, textBlock } from './canvas.ts';
import {
  drawClans,
  drawMarket,
  drawPlayersTall,
  drawPlayersWide,
  drawRondel,
  drawTitle,
  type SeatName,
} from './panels.ts';
import { COMPACT, drawTerritory, type GridSize, type Marks, NARROW, ROOMY } from './territory.ts';
import type { Theme } from './theme.ts';

export interface Space {
  readonly columns: number;
  readonly rows: number;
}

export interface Scene {
  readonly game: Game;
  readonly seat: number;
  readonly kind: string;
  readonly options: readonly Described[];
  /** What has happened since the last question. */
  readonly news: readonly string[];
  readonly names: SeatName;
}

/** A way to leave things out; the first that fits is taken. */
interface Variant {
  /** Blank lines between the parts, and everything about the options. */
  readonly airy: boolean;
  readonly roomy: boolean;
  readonly news: number;
  readonly rondel: boolean;
  readonly territory: boolean;
  readonly players: boolean;
}

const VARIANTS: readonly Variant[] = [
  { airy: true, roomy: true, news: 12, rondel: true, territory: true, players: true },
  { airy: false, roomy: true, news: 12, rondel: true, territory: true, players: true },
  { airy: false, roomy: false, news: 12, rondel: true, territory: true, players: true },
  { airy: false, roomy: false, news: 3, rondel: true, territory: true, players: true },
];

/** Choosing a tile needs the rondel more than the map; everything else happens on the map. */
function variantsFor(kind: string): readonly Variant[] {
  const taking = kind === 'take';
  const small = { airy: false, roomy: false, news: 2, territory: true, players: true, rondel: taking };
  return [
    ...VARIANTS,
    small,
    { ...small, players: false },
    { ...small, players: taking, territory: !taking },
    { ...small, news: 1, players: false, territory: !taking },
  ];
}

function placeKey(at: readonly number[]): string {
  return `${at[0]},${at[1]}`;
}

/** The place on the map an option is about; sales are left out, they are possible nearly always. */
function placeOfAction(action: Action): string | undefined {
  if (action.kind === 'place' || action.kind === 'activate') return placeKey([action.x, action.y]);
  if ((action.kind === 'pay' || action.kind === 'move') && typeof action.from !== 'string')
    return placeKey(action.from);
  return undefined;
}

function range(numbers: readonly number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `${first}`;
  return last - first === numbers.length - 1 ? `${first}-${last}` : `${first}+`;
}

/** Numbers of options by place. */
function marksOf(options: readonly Described[]): Marks {
  const numbers = new Map<string, number[]>();
  options.forEach(({ action }, i) => {
    const key = placeOfAction(action);
    if (key !== undefined) numbers.set(key, [...(numbers.get(key) ?? []), i + 1]);
  });
  return new Map([...numbers].map(([key, list]) => [key, range(list)]));
}

export function optionLine(option: Described, number: number, digits: number, more: boolean): string {
  const outcome = option.outcome === '' ? '' : ` [${option.outcome}]`;
  const rest = more && option.more !== '' ? `; ${option.more}` : '';
  return `${`${number}`.padStart(digits)}) ${option.label}${outcome}${rest}`;
}

/** Sales and moves make long lists; there the places and coins alone say enough. */
function tersely(option: Described): Described {
  const { action, text, outcome } = option;
  if (action.kind === 'sell') return { ...option, label: text, outcome: outcome.replace(/ coins?$/, '') };
  return action.kind === 'move' ? { ...option, label: text.slice('move '.length) } : option;
}

function cut(text: string, width: number, theme: Theme): string {
  return text.length <= width ? text : text.slice(0, width - 1) + theme.more;
}

const GAP = 2;

/** Options down the columns. With little room they are cut short; `i N` tells the rest. */
function drawOptions(scene: Scene, space: Space, theme: Theme, more: boolean): Canvas {
  const digits = `${scene.options.length}`.length;
  const terse = scene.options.length > space.rows / 2;
  const lines = scene.options.map((option, i) => optionLine(terse ? tersely(option) : option, i + 1, digits, more));
  const longest = Math.max(...lines.map((line) => line.length));
  let columns = Math.max(1, Math.floor((space.columns + GAP) / (longest + GAP)));
  const wanted = terse ? 3 : lines.length > space.rows / 4 ? 2 : 1;
  if (columns < wanted && space.columns >= 26 * wanted) columns = wanted;
  const width = Math.floor((space.columns + GAP) / columns) - GAP;
  const rows = Math.ceil(lines.length / columns);
  const canvas = new Canvas();
  lines.forEach((line, i) => {
    const x = Math.floor(i / rows) * (Math.min(width, longest) + GAP);
    const y = i % rows;
    canvas.put(x, y, cut(line, width, theme)).put(x, y, line.slice(0, digits), theme.strong);
  });
  return canvas;
}

function drawNews(news: readonly string[], most: number, columns: number, theme: Theme): Canvas {
  const lines = news.flatMap((line) => wrap(line, columns - 2));
  const shown = lines.slice(-most);
  if (shown.length < lines.length && shown[0] !== undefined)
    shown[0] = cut(`${theme.more} ${shown[0].trim()}`, columns, theme);
  return textBlock(shown, theme.faint);
}

function drawMap(scene: Scene, seen: View, space: Space, theme: Theme, size: GridSize): Canvas {
  const territory = seen.players[scene.seat]?.territory ?? [];
  const grid = drawTerritory(scene.game.rules, territory, marksOf(scene.options), size, theme);
  return grid.width <= space.columns || size === NARROW ? grid : drawMap(scene, seen, space, theme, NARROW);
}

function compose(scene: Scene, space: Space, theme: Theme, variant: Variant): Canvas {
  const { rules } = scene.game;
  const seen = view(scene.game, scene.seat);
  const meta = gameMetas.find((candidate) => candidate.id === rules.config.game);
  const blocks: Canvas[] = [drawTitle(rules, seen, meta?.name ?? rules.config.game, theme)];
  if (variant.rondel) blocks.push(drawRondel(rules, seen, space.columns, theme));
  const grid = variant.territory ? drawMap(scene, seen, space, theme, variant.roomy ? ROOMY : COMPACT) : undefined;
  const tall = drawPlayersTall(rules, seen, scene.names, theme);
  const fits = grid !== undefined && grid.width + 3 + tall.width <= space.columns;
  if (variant.players && !fits) blocks.push(drawPlayersWide(rules, seen, scene.names, theme));
  blocks.push(drawMarket(rules, seen, space.columns, theme));
  if (variant.players) blocks.push(drawClans(seen, scene.names, space.columns, theme));
  blocks.push(drawNews(scene.news, variant.news, space.columns, theme));
  if (grid !== undefined) blocks.push(fits && variant.players ? beside(grid, tall, 3) : grid);
  const question = `${scene.names(scene.seat)}: ${questionOf(scene.game, scene.seat, scene.kind)}`;
  const options = drawOptions(scene, space, theme, variant.airy);
  blocks.push(stack(0, [textBlock([question], theme.seat(scene.seat)), options]));
  return stack(variant.airy ? 1 : 0, blocks);
}

/** The whole screen for a question; one row is left for the answer. */
export function drawScreen(scene: Scene, space: Space, theme: Theme): string[] {
  let last = new Canvas();
  for (const variant of variantsFor(scene.kind)) {
    last = compose(scene, space, theme, variant);
    if (last.height < space.rows) break;
  }
  return last.lines();
}

/** Everything about the table, however long: what `b` shows. */
export function drawTable(scene: Scene, space: Space, theme: Theme): string[] {
  return compose(scene, space, theme, VARIANTS[0] as Variant).lines();
}

export function sceneOf(
  game: Game,
  seat: number,
  kind: string,
  actions: readonly Action[],
  rest: Pick<Scene, 'news' | 'names'>,
): Scene {
  return { game, seat, kind, options: describeOptions(game, seat, kind, actions), ...rest };
}
