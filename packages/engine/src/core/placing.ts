/**
 * Laying tiles on open ground: by edge, near a Scotsman, with river and road unbroken (G1-PLACE-1 to -6,
 * G2-PLACE-1 to -4). `openGroundRefusal` is the rule; everything else asks it.
 */
import type { Action } from './actions.ts';
import type { Game } from './game.ts';
import type { Reason } from './reasons.ts';
import type { Line, Placing, TileDef } from './rules.ts';
import { newPosition, type PlayerState, type Position } from './state.ts';

/**
 * A map of the territory under consideration: index of the position + 1, 0 where there is none. Scratch, filled and
 * wiped around each question; a game is over long before a territory could reach the rim.
 */
const SIDE = 256;
const MIDDLE = 128;
const map = new Int16Array(SIDE * SIDE);

function cell(x: number, y: number): number {
  return (x + MIDDLE) * SIDE + y + MIDDLE;
}

function draw(player: PlayerState): void {
  const territory = player.territory;
  for (let i = 0; i < territory.length; i++) {
    const p = territory[i] as Position;
    map[cell(p.x, p.y)] = i + 1;
  }
}

function wipe(player: PlayerState): void {
  for (const p of player.territory) map[cell(p.x, p.y)] = 0;
}

function at(player: PlayerState, x: number, y: number): Position | undefined {
  return player.territory[(map[cell(x, y)] as number) - 1];
}

const EDGES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

function touchesEdge(x: number, y: number): boolean {
  return (
    map[cell(x + 1, y)] !== 0 || map[cell(x - 1, y)] !== 0 || map[cell(x, y + 1)] !== 0 || map[cell(x, y - 1)] !== 0
  );
}

function nearScotsman(player: PlayerState, x: number, y: number): boolean {
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const there = at(player, x + dx, y + dy);
      if (there !== undefined && there.scotsmen > 0) return true;
    }
  }
  return false;
}

/** Reads the map: `draw` first. */
function lineRefusal(g: Game, player: PlayerState, lines: number, x: number, y: number): Reason | undefined {
  const all = g.rules.game.lines;
  for (let i = 0; i < all.length; i++) {
    const line = all[i] as Line;
    const ahead = at(player, x + line.dx, y + line.dy);
    const behind = at(player, x - line.dx, y - line.dy);
    const continues = (carries(g, ahead, i) ? 1 : 0) + (carries(g, behind, i) ? 1 : 0);
    const blocked = (ahead !== undefined ? 1 : 0) + (behind !== undefined ? 1 : 0) > continues;
    if (((lines >> i) & 1) === 1) {
      if (continues === 0) return line.broken;
      if (blocked) return line.mixed;
    } else if (continues > 0) return line.mixed;
  }
  return undefined;
}

function carries(g: Game, p: Position | undefined, line: number): boolean {
  return p !== undefined && (((g.rules.tiles[p.tile] as TileDef).lines >> line) & 1) === 1;
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
  const player = g.player(seat);
  if (map[cell(x, y)] !== 0) return 'place.occupied';
  if (!touchesEdge(x, y)) return 'place.edge';
  if (!nearScotsman(player, x, y)) return 'place.scotsman';
  return lineRefusal(g, player, tile.lines, x, y) ?? modifierRefusal(g, seat, tile, x, y);
}

export function openGroundRefusal(g: Game, seat: number, tile: TileDef, x: number, y: number): Reason | undefined {
  const player = g.player(seat);
  draw(player);
  const reason = refusalOnMap(g, seat, tile, x, y);
  wipe(player);
  return reason;
}

// The empty squares beside the territory, in the order it was built. Scratch, like the map.
const seen = new Uint8Array(SIDE * SIDE);
const borderX: number[] = [];
const borderY: number[] = [];

/** Reads the map: `draw` first. */
function findBorder(player: PlayerState): number {
  let count = 0;
  for (const p of player.territory) {
    for (const [dx, dy] of EDGES) {
      const x = p.x + dx;
      const y = p.y + dy;
      const here = cell(x, y);
      if (map[here] !== 0 || seen[here] !== 0) continue;
      seen[here] = 1;
      borderX[count] = x;
      borderY[count] = y;
      count++;
    }
  }
  for (let i = 0; i < count; i++) seen[cell(borderX[i] as number, borderY[i] as number)] = 0;
  return count;
}

/** Which combinations of lines have a legal place at all: bit `tile.lines` of the result. */
function survey(g: Game, seat: number): number {
  const player = g.player(seat);
  const combinations = 1 << g.rules.game.lines.length;
  const complete = (1 << combinations) - 1;
  let found = 0;
  draw(player);
  const count = findBorder(player);
  for (let i = 0; i < count && found !== complete; i++) {
    const x = borderX[i] as number;
    const y = borderY[i] as number;
    if (!nearScotsman(player, x, y)) continue;
    for (let lines = 0; lines < combinations; lines++) {
      if (((found >> lines) & 1) === 0 && lineRefusal(g, player, lines, x, y) === undefined) found |= 1 << lines;
    }
  }
  wipe(player);
  return found;
}

function places(g: Game, seat: number, tile: TileDef, out: Action[]): void {
  const player = g.player(seat);
  draw(player);
  const count = findBorder(player);
  for (let i = 0; i < count; i++) {
    const x = borderX[i] as number;
    const y = borderY[i] as number;
    if (refusalOnMap(g, seat, tile, x, y) === undefined) out.push({ kind: 'place', x, y });
  }
  wipe(player);
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
