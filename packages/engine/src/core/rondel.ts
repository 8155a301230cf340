/**
 * The rondel. Each piece has a progress that only grows; its space is the remainder. The rear piece is simply the one
 * with the least, the chain of tiles ends at `chainEnd`, and what lies behind the rear piece is what everybody has
 * passed (G1-TURN-1 to -7, G2-TURN-1 to -6).
 */
import { pieceId, tileId } from './events.ts';
import { type Game, pop } from './game.ts';
import type { FrameHandler, TileDef } from './rules.ts';
import { NOTHING } from './state.ts';

function spaceOf(g: Game, progress: number): number {
  return progress % g.rules.game.spaces;
}

export function tileOn(g: Game, progress: number): number {
  return g.state.rondel[spaceOf(g, progress)] as number;
}

export function rearPiece(g: Game): number {
  const progress = g.state.progress;
  let rear = NOTHING;
  for (let piece = 0; piece < progress.length; piece++) {
    const at = progress[piece] as number;
    if (at !== NOTHING && (rear === NOTHING || at < (progress[rear] as number))) rear = piece;
  }
  return rear;
}

function rearProgress(g: Game): number {
  return g.state.progress[rearPiece(g)] as number;
}

/** The progress at which the moving piece would stand on this space, or NOTHING if no tile lies there ahead of it. */
export function reach(g: Game, piece: number, space: number): number {
  const spaces = g.rules.game.spaces;
  if (space >= spaces) return NOTHING;
  const from = g.state.progress[piece] as number;
  const to = from + 1 + ((space - ((from + 1) % spaces) + spaces) % spaces);
  return to < g.state.chainEnd && g.state.rondel[space] !== NOTHING ? to : NOTHING;
}

/** Moves a piece ahead, telling the modules what it passes. */
export function travel(g: Game, piece: number, to: number): void {
  const from = g.state.progress[piece] as number;
  for (const passed of g.rules.reactions.passed) for (let at = from + 1; at < to; at++) passed(g, piece, at);
  g.state.progress[piece] = to;
  g.events?.push({ type: 'travelled', piece: pieceId(g, piece), from: spaceOf(g, from), to: spaceOf(g, to) });
  if (g.rules.game.discardsAtOnce) discardBehind(g);
}

/** Lifts the tile off the space a piece stands on. */
export function lift(g: Game, progress: number): number {
  const tile = tileOn(g, progress);
  g.state.rondel[spaceOf(g, progress)] = NOTHING;
  return tile;
}

export function discard(g: Game, tile: number, progress: number, piece: number): void {
  g.state.discard.push(tile);
  g.events?.push({ type: 'discarded', tile: tileId(g, tile), space: spaceOf(g, progress), piece: pieceId(g, piece) });
}

/** Spaces a refill after the current move has to fill. */
function gaps(g: Game): number {
  return rearProgress(g) + g.rules.game.spaces - 1 - g.state.chainEnd;
}

/** Whether the refill that ends this turn draws the very last tile (G1-MOVE-3). Everybody can count that. */
export function refillEmptiesStacks(g: Game): boolean {
  let left = 0;
  for (const stack of g.state.stacks) left += stack.length;
  return left <= gaps(g);
}

/** What every piece has passed goes away, except what stays where it is (The End). */
export function discardBehind(g: Game): void {
  const rear = rearProgress(g);
  for (let at = g.state.chainEnd - g.rules.game.spaces; at < rear; at++) {
    const tile = at < 0 ? NOTHING : tileOn(g, at);
    if (tile === NOTHING || g.rules.landings.get((g.rules.tiles[tile] as TileDef).type)?.stays === true) continue;
    discard(g, lift(g, at), at, g.state.turn.piece);
  }
}

function currentStack(g: Game): number {
  return g.state.stacks.findIndex((stack) => stack.length > 0);
}

/** Puts the next tile at the end of the chain; says which stack it came from, NOTHING if all are empty. */
function drawTile(g: Game): number {
  const s = g.state;
  const stack = currentStack(g);
  if (stack < 0) return NOTHING;
  const tile = s.stacks[stack]?.pop() as number;
  const space = spaceOf(g, s.chainEnd);
  s.rondel[space] = tile;
  s.chainEnd++;
  g.revealed = true;
  g.events?.push({ type: 'drawn', tile: tileId(g, tile), space, stack: g.rules.game.stacks[stack] as string });
  for (const drawn of g.rules.reactions.drawn) drawn(g, tile);
  return stack;
}

/** The set-up of the rondel: everything up to the one space that stays empty. */
export function fillRondel(g: Game): void {
  while (gaps(g) > 0) drawTile(g);
}

/**
 * Frame `refill`: first clears what was left behind, then draws until one space is empty. When a stack runs out it
 * stops for the scoring and goes on afterwards (G1-SCORE-3, G2-SCORE-3).
 */
export const refillFrame: FrameHandler = {
  name: 'refill',
  deciders: () => 0,
  run(g, f) {
    if (f.step === 0) {
      f.step = 1;
      discardBehind(g);
    }
    while (gaps(g) > 0) {
      const stack = drawTile(g);
      if (stack === NOTHING) break;
      if (g.state.stacks[stack]?.length === 0) {
        g.rules.game.stackEmptied(g, stack);
        return;
      }
    }
    pop(g);
  },
  options: () => undefined,
  apply: () => undefined,
  refusal: () => 'phase',
};
