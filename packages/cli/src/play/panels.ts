/** The parts of the screen beside the territory: rondel, market, the players' numbers. */
import type { Rules, View } from '@great-glen/engine';
import { wrap } from '../lib/table.ts';
import { goodLetters, lineMarks, plural, priceLetters, shortName, tileOf, word } from '../lib/words.ts';
import { Canvas, textBlock } from './canvas.ts';
import type { Theme } from './theme.ts';

export type SeatName = (seat: number) => string;

function pieceLabel(piece: number | string): string {
  return typeof piece === 'number' ? `<${piece}>` : piece;
}

/** The rondel in order from the rear piece: the space's number, the tile or piece, the tile's cost in letters. */
export function drawRondel(rules: Rules, seen: View, width: number, theme: Theme): Canvas {
  const canvas = new Canvas();
  const spaces = seen.rondel.length;
  const standing = Object.values(seen.track.pieces).filter((progress) => progress >= 0);
  const rear = Math.min(...standing);
  const column = Math.max(4, Math.min(9, Math.floor(width / spaces)));
  for (let at = rear; at < seen.track.end; at++) {
    const space = at % spaces;
    const here = seen.rondel[space];
    const x = (at - rear) * column;
    canvas.put(x, 0, `${space}`, theme.faint);
    const tile = tileOf(rules, here?.tile ?? '');
    if (tile !== undefined) {
      const marks = lineMarks(rules, tile);
      const name = shortName(rules, tile, column - 1 - marks.length) + marks;
      canvas.put(x, 1, name.padEnd(column - 1), theme.tile(tile));
      canvas.put(x, 2, priceLetters(rules, tile.cost));
    }
    const [piece] = here?.pieces ?? [];
    if (piece !== undefined) canvas.put(x, 1, pieceLabel(piece), theme.seat(typeof piece === 'number' ? piece : 5));
  }
  // Tiles without cost leave the last row short; the height stays the same.
  return canvas.put(0, 2, '');
}

const FIELDS = 3;

/** One row per good: its letter, the fields with a coin, and what the next one to buy or sell is worth. */
export function drawMarket(rules: Rules, seen: View, width: number, theme: Theme): Canvas {
  const forms = [
    { prices: true, names: true },
    { prices: false, names: true },
    { prices: false, names: false },
  ];
  const lines = forms.map((form) => marketLine(rules, seen, theme, form));
  return lines.find((line) => line.width <= width) ?? (lines.at(-1) as Canvas);
}

interface MarketForm {
  readonly prices: boolean;
  readonly names: boolean;
}

function marketLine(rules: Rules, seen: View, theme: Theme, { prices, names }: MarketForm): Canvas {
  const letters = goodLetters(rules.game.goods);
  const title = word(rules, 'market');
  const canvas = new Canvas().put(0, 0, title.charAt(0).toUpperCase() + title.slice(1), theme.strong);
  for (const good of rules.game.goods) {
    const filled = seen.market[good] ?? 0;
    const add = (text: string, style = ''): Canvas => canvas.put(canvas.width, 0, text, style);
    add(names ? `  ${good} ` : '  ');
    add(letters.get(good) ?? '?', theme.strong);
    add(' ');
    add(theme.full.repeat(filled), theme.coin);
    add(theme.empty.repeat(FIELDS - filled), theme.faint);
    if (prices) add(` ${priceNote(rules.game.market, filled)}`, theme.faint);
  }
  return canvas;
}

function priceNote(coins: readonly number[], filled: number): string {
  const buy = filled < FIELDS ? `buy ${coins[filled]}` : 'sold out';
  return filled > 0 ? `(${buy}, sell ${coins[filled - 1]})` : `(${buy})`;
}

type PlayerView = View['players'][number];

interface Figure {
  readonly name: string;
  /** For the narrow columns of the wide table. */
  readonly short: string;
  readonly value: (player: PlayerView) => number | string;
  /** Shown only where somebody has some: not every game has it. */
  readonly optional?: boolean;
}

function figuresOf(rules: Rules): Figure[] {
  const people = plural(word(rules, 'scotsman').split(' ').at(-1) ?? '');
  return [
    { name: 'VP', short: ' VP', value: (p) => p.vp ?? '?' },
    { name: 'coins', short: 'coins', value: (p) => p.coins },
    { name: 'whisky', short: 'whisky', value: (p) => p.whisky },
    { name: `${people} @`, short: ' @', value: countPeople },
    { name: 'supply', short: 'supply', value: (p) => p.scotsmenSupply ?? 0, optional: true },
    { name: 'chieftains', short: 'chiefs', value: (p) => p.chieftains, optional: true },
    { name: 'cards', short: 'cards', value: (p) => p.landmarks.length },
    { name: 'persons', short: 'persons', value: (p) => p.persons.length, optional: true },
    { name: 'clan markers', short: 'markers', value: (p) => p.clanMarkers, optional: true },
    { name: 'tiles', short: 'tiles', value: (p) => p.territory.length },
    { name: 'resources', short: 'cubes', value: countCubes },
  ];
}

function countPeople(player: PlayerView): number {
  return player.territory.reduce((sum, spot) => sum + spot.scotsmen, 0);
}

function countCubes(player: PlayerView): number {
  return player.territory.reduce((sum, spot) => sum + Object.values(spot.resources).reduce((a, b) => a + b, 0), 0);
}

function shownFigures(rules: Rules, seen: View): Figure[] {
  return figuresOf(rules).filter(
    (figure) => figure.optional !== true || seen.players.some((p) => figure.value(p) !== 0),
  );
}

/** The number of the seat has to be seen: `v` asks for it. Some names have it already. */
function seatTitle(seat: number, name: SeatName): string {
  const plain = name(seat);
  return plain.includes(`${seat}`) ? plain : `${seat} ${plain}`;
}

/** Seats side by side: narrow and tall, to stand beside the territory. */
export function drawPlayersTall(rules: Rules, seen: View, name: SeatName, theme: Theme): Canvas {
  const canvas = new Canvas();
  const figures = shownFigures(rules, seen);
  const labels = Math.max(...figures.map((figure) => figure.name.length)) + 1;
  figures.forEach((figure, i) => {
    canvas.put(0, i + 1, figure.name);
  });
  let x = labels;
  seen.players.forEach((player, seat) => {
    const title = seatTitle(seat, name).slice(0, 10);
    const column = Math.max(5, title.length);
    canvas.put(x + column - title.length, 0, title, theme.seat(seat));
    figures.forEach((figure, i) => {
      canvas.put(x, i + 1, `${figure.value(player)}`.padStart(column));
    });
    x += column + 2;
  });
  return canvas;
}

/** One line per seat, for where there is no room beside the territory. */
export function drawPlayersWide(rules: Rules, seen: View, name: SeatName, theme: Theme): Canvas {
  const canvas = new Canvas();
  const figures = shownFigures(rules, seen);
  const first = Math.max(...seen.players.map((_, seat) => seatTitle(seat, name).length)) + 1;
  let x = first;
  figures.forEach((figure) => {
    canvas.put(x, 0, figure.short, theme.faint);
    seen.players.forEach((player, seat) => {
      canvas.put(x, seat + 1, `${figure.value(player)}`.padStart(figure.short.length));
    });
    x += figure.short.length + 1;
  });
  seen.players.forEach((_, seat) => {
    canvas.put(0, seat + 1, seatTitle(seat, name), theme.seat(seat));
  });
  return canvas;
}

export function drawTitle(rules: Rules, seen: View, gameName: string, theme: Theme): Canvas {
  const stacks = rules.game.stacks.map((stack) => `${stack}:${seen.stacks[stack] ?? 0}`).join(' ');
  const scorings = seen.scorings > 0 ? ` - ${seen.scorings} scored` : '';
  return textBlock([`${gameName} - tiles in the stacks ${stacks}${scorings}`], theme.strong);
}

/** Who has which clans, in games that have a clan board. */
export function drawClans(seen: View, name: SeatName, width: number, theme: Theme): Canvas {
  const board = seen['clanBoard'] as Readonly<Record<string, readonly number[]>> | undefined;
  const held = seen.players.map((_, seat) => {
    const fields = Object.entries(board ?? {}).filter(([, owners]) => owners.includes(seat));
    return fields.length === 0 ? '' : `${name(seat)}: ${fields.map(([field]) => field).join(', ')}`;
  });
  const text = held.filter((part) => part !== '').join('; ');
  return text === '' ? new Canvas() : textBlock(wrap(`Clans - ${text}`, width), theme.faint);
}
