/**
 * Laying tiles on open ground: by edge, near a Scotsman, with river and road unbroken (G1-PLACE-1 to -6,
 * G2-PLACE-1 to -4). `openGroundRefusal` is the rule; everything else asks it.
 */
import type { Action } from './actions.ts';
import type { Game } from './game.ts';
import type { Reason } from './reasons.ts';
import type { Line, Placing, TileDef } from './rules.ts';
import { newPosition, type PlayerState } from './state.ts';
import { tileAt, touches } from './territory.ts';

/**
 * A map of the territory under consideration: the lines of the tile on each square + 1, 0 where there is none; and
 * the squares a Scotsman reaches. Scratch, drawn and wiped around each question; a game is over long before a
 * territory could reach the rim.
 */
const SIDE = 256;
const MIDDLE = 128;
const map = new Uint8Array(SIDE * SIDE);
const guarded = new Uint8Array(SIDE * SIDE);
let standIn = '';

function cell(x: number, y: number): number {
  return (x + MIDDLE) * SIDE + y + MIDDLE;
}

function markAround(here: number, mark: number): void {
  for (let column = here - SIDE; column <= here + SIDE; column += SIDE) {
    guarded[column - 1] = mark;
    guarded[column] = mark;
    guarded[column + 1] = mark;
  }
}

function draw(g: Game, seat: number): void {
  const tiles = g.rules.tiles;
  const player = g.player(seat);
  standIn = g.rules.game.standIn(g, seat);
  for (const p of player.territory) {
    const here = cell(p.x, p.y);
    const tile = tiles[p.tile] as TileDef;
    map[here] = tile.lines + 1;
    if (p.scotsmen > 0 || tile.type === standIn) markAround(here, 1);
  }
}

function wipe(g: Game, seat: number): void {
  for (const p of g.player(seat).territory) {
    const here = cell(p.x, p.y);
    map[here] = 0;
    if (p.scotsmen > 0 || (g.rules.tiles[p.tile] as TileDef).type === standIn) markAround(here, 0);
  }
}

/** North, east, south, west, as steps on the map. */
const EDGES = [1, SIDE, -1, -SIDE] as const;

function xOf(here: number): number {
  return Math.floor(here / SIDE) - MIDDLE;
}

function yOf(here: number): number {
  return (here % SIDE) - MIDDLE;
}

function touchesEdge(here: number): boolean {
  return map[here + SIDE] !== 0 || map[here - SIDE] !== 0 || map[here + 1] !== 0 || map[here - 1] !== 0;
}

/** Reads the map: `draw` first. */
function lineRefusal(g: Game, lines: number, here: number): Reason | undefined {
  const all = g.rules.game.lines;
  for (let i = 0; i < all.length; i++) {
    const line = all[i] as Line;
    const step = line.dx * SIDE + line.dy;
    const ahead = map[here + step] as number;
    const behind = map[here - step] as number;
    const aheadRuns = ahead !== 0 && (((ahead - 1) >> i) & 1) === 1;
    const behindRuns = behind !== 0 && (((behind - 1) >> i) & 1) === 1;
    if (((lines >> i) & 1) === 0) {
      if (aheadRuns || behindRuns) return line.mixed;
      continue;
    }
    if (!aheadRuns && !behindRuns) return line.broken;
    if ((ahead !== 0 && !aheadRuns) || (behind !== 0 && !behindRuns)) return line.mixed;
  }
  return undefined;
}

function modifierRefusal(g: Game, seat: number, tile: TileDef, x: number, y: number): Reason | undefined {
  for (const refuse of g.rules.modifiers.placeRefusal) {
    const reason = refuse(g, seat, tile.index, x, y);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Reads the map: `draw` first. */
function refusalOnMap(g: Game, seat: number, tile: TileDef, x: number, y: number): Reason | undefined {
  const here = cell(x, y);
  if (map[here] !== 0) return 'place.occupied';
  if (!touchesEdge(here)) return 'place.edge';
  if (guarded[here] === 0) return 'place.scotsman';
  return lineRefusal(g, tile.lines, here) ?? modifierRefusal(g, seat, tile, x, y);
}

function openGroundRefusal(g: Game, seat: number, tile: TileDef, x: number, y: number): Reason | undefined {
  draw(g, seat);
  const reason = refusalOnMap(g, seat, tile, x, y);
  wipe(g, seat);
  return reason;
}

/** Whether a Scotsman, or what stands for one, is on this square or next to it. */
export function nearScotsman(g: Game, seat: number, x: number, y: number): boolean {
  const type = g.rules.game.standIn(g, seat);
  return g.player(seat).territory.some((p) => touches(p, x, y) && (p.scotsmen > 0 || tileAt(g, p).type === type));
}

// The empty squares beside the territory, in the order it was built. Scratch, like the map.
const seen = new Uint8Array(SIDE * SIDE);
const border: number[] = [];

/** Reads the map: `draw` first. */
function findBorder(player: PlayerState): number {
  let count = 0;
  for (const p of player.territory) {
    const home = cell(p.x, p.y);
    for (let i = 0; i < EDGES.length; i++) {
      const here = home + (EDGES[i] as number);
      if (map[here] !== 0 || seen[here] !== 0) continue;
      seen[here] = 1;
      border[count++] = here;
    }
  }
  for (let i = 0; i < count; i++) seen[border[i] as number] = 0;
  return count;
}

/** Which combinations of lines have a legal place at all: bit `tile.lines` of the result. */
function survey(g: Game, seat: number): number {
  const player = g.player(seat);
  const combinations = 1 << g.rules.game.lines.length;
  const complete = (1 << combinations) - 1;
  let found = 0;
  draw(g, seat);
  const count = findBorder(player);
  for (let i = 0; i < count && found !== complete; i++) {
    const here = border[i] as number;
    if (guarded[here] === 0) continue;
    for (let lines = 0; lines < combinations; lines++) {
      if (((found >> lines) & 1) === 0 && lineRefusal(g, lines, here) === undefined) found |= 1 << lines;
    }
  }
  wipe(g, seat);
  return found;
}

function places(g: Game, seat: number, tile: TileDef, out: Action[]): void {
  const player = g.player(seat);
  draw(g, seat);
  const count = findBorder(player);
  for (let i = 0; i < count; i++) {
    const x = xOf(border[i] as number);
    const y = yOf(border[i] as number);
    if (refusalOnMap(g, seat, tile, x, y) === undefined) out.push({ kind: 'place', x, y });
  }
  wipe(g, seat);
}

export const openGround: Placing = {
  survey,
  anywhere(g, seat, tile, found) {
    if (((found >> tile.lines) & 1) === 0) return false;
    if (g.rules.modifiers.placeRefusal.length === 0) return true;
    const out: Action[] = [];
    places(g, seat, tile, out);
    return out.length > 0;
  },
  options: places,
  refusal: openGroundRefusal,
  put(g, seat, tile, x, y) {
    const position = newPosition(x, y, tile.index);
    g.player(seat).territory.push(position);
    return position;
  },
};
