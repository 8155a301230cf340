/**
 * The whole of a game in progress: plain data, ids and numbers only, no closures, no references between parts.
 * Static things (tiles, cards, boards) live in the frozen tables of `Rules` and are named here by their index.
 *
 * Whoever adds a field adds it to the constructor, `copyInto`, `hash.ts` and `json.ts`; `state-fields.test.ts` walks
 * every field and fails for the one that was forgotten.
 */
import { copyStream, type Stream } from './rng.ts';

/** One square of a territory; overbuilt tiles lie in `under`, from the bottom up. */
export interface Position {
  x: number;
  y: number;
  tile: number;
  /** Packed, see `goods.ts`. */
  goods: number;
  scotsmen: number;
  /** 1 when this tile (not this square, G2-CLAN-5) was activated in the current turn. */
  activated: number;
  /** Replaced, never changed in place, so copies may share it. */
  under: readonly number[];
}

export interface PlayerState {
  coins: number;
  vp: number;
  whisky: number;
  chieftains: number;
  /** Scotsmen not yet on the table; -1 where they are unlimited (G1-SETUP-5). */
  supply: number;
  clanMarkers: number;
  /** Landmark or special location cards, by the tile that brought them. */
  cards: number[];
  persons: number[];
  territory: Position[];
  /** VP by source, in the order of `Rules.sources`; they add up to `vp`. */
  sheet: number[];
}

/**
 * A pending piece of work. `kind` picks the handler; what the other fields mean is said where that handler is
 * defined. Frames hold numbers only, so a position in the middle of anything can be copied, saved and searched.
 */
export interface Frame {
  kind: number;
  seat: number;
  step: number;
  tile: number;
  x: number;
  y: number;
  n: number;
  list: number[];
}

export interface TurnState {
  /** Who is acting on this turn's rights; the one to decide may differ (see `Frame.seat`). -1 before the first turn. */
  seat: number;
  /** The piece that is moving: players' pieces first, then those of `Rules.pieces`. */
  piece: number;
  movement: number;
  /** Bit set of once-per-turn effects already used. */
  used: number;
}

/** What a module adds to the state. It is plain JSON data, copied by the module's own `SlotSpec`. */
export type Slot = object;

export interface State {
  players: PlayerState[];
  /** The tile on each space of the rondel, `NOTHING` for none. */
  rondel: number[];
  /** How far each piece has come in all, space = progress % spaces; `NOTHING` when it is out of the game. */
  progress: number[];
  /** Progress of the first space beyond the chain of tiles: the next one to be filled. */
  chainEnd: number;
  /** Filled fields per row. */
  market: number[];
  /** Face-down stacks, the top tile last. */
  stacks: number[][];
  discard: number[];
  /** Tiles that left the game for good: removed from a territory, used up. */
  removed: number[];
  turn: TurnState;
  frames: Frame[];
  scorings: number;
  over: number;
  streams: Stream[];
  slots: Slot[];
}

export const NOTHING = -1;

const NO_TILES: readonly number[] = Object.freeze([]);

export function newPosition(x: number, y: number, tile: number): Position {
  return { x, y, tile, goods: 0, scotsmen: 0, activated: 0, under: NO_TILES };
}

export function newFrame(kind: number, seat: number): Frame {
  return { kind, seat, step: 0, tile: NOTHING, x: 0, y: 0, n: 0, list: [] };
}

function copyPosition(p: Position): Position {
  return {
    x: p.x,
    y: p.y,
    tile: p.tile,
    goods: p.goods,
    scotsmen: p.scotsmen,
    activated: p.activated,
    under: p.under,
  };
}

function copyFrame(f: Frame): Frame {
  return { kind: f.kind, seat: f.seat, step: f.step, tile: f.tile, x: f.x, y: f.y, n: f.n, list: f.list.slice() };
}

function copyPlayer(p: PlayerState): PlayerState {
  const territory: Position[] = [];
  for (const position of p.territory) territory.push(copyPosition(position));
  return {
    coins: p.coins,
    vp: p.vp,
    whisky: p.whisky,
    chieftains: p.chieftains,
    supply: p.supply,
    clanMarkers: p.clanMarkers,
    cards: p.cards.slice(),
    persons: p.persons.slice(),
    territory,
    sheet: p.sheet.slice(),
  };
}

/** How slots are copied; `Rules` has one per module that keeps a state. */
export interface SlotCopier {
  copy(slot: Slot): Slot;
}

export function cloneState(s: State, copiers: readonly SlotCopier[]): State {
  const slots: Slot[] = [];
  for (let i = 0; i < s.slots.length; i++) slots.push((copiers[i] as SlotCopier).copy(s.slots[i] as Slot));
  return {
    players: s.players.map(copyPlayer),
    rondel: s.rondel.slice(),
    progress: s.progress.slice(),
    chainEnd: s.chainEnd,
    market: s.market.slice(),
    stacks: s.stacks.map((stack) => stack.slice()),
    discard: s.discard.slice(),
    removed: s.removed.slice(),
    turn: { ...s.turn },
    frames: s.frames.map(copyFrame),
    scorings: s.scorings,
    over: s.over,
    streams: s.streams.map(copyStream),
    slots,
  };
}

function fill(target: number[], source: readonly number[]): void {
  const n = source.length;
  if (target.length > n) target.length = n;
  for (let i = 0; i < n; i++) target[i] = source[i] as number;
}

function fillPlayer(to: PlayerState, from: PlayerState): void {
  to.coins = from.coins;
  to.vp = from.vp;
  to.whisky = from.whisky;
  to.chieftains = from.chieftains;
  to.supply = from.supply;
  to.clanMarkers = from.clanMarkers;
  fill(to.cards, from.cards);
  fill(to.persons, from.persons);
  fill(to.sheet, from.sheet);
  const a = to.territory;
  const b = from.territory;
  if (a.length > b.length) a.length = b.length;
  for (let i = 0; i < b.length; i++) {
    const source = b[i] as Position;
    const target = a[i];
    if (target === undefined) {
      a.push(copyPosition(source));
      continue;
    }
    target.x = source.x;
    target.y = source.y;
    target.tile = source.tile;
    target.goods = source.goods;
    target.scotsmen = source.scotsmen;
    target.activated = source.activated;
    target.under = source.under;
  }
}

/** Makes `to` equal to `from`, reusing its objects: what a search does thousands of times a second. */
export function copyInto(to: State, from: State, copiers: readonly SlotCopier[]): void {
  for (let i = 0; i < from.players.length; i++)
    fillPlayer(to.players[i] as PlayerState, from.players[i] as PlayerState);
  fill(to.rondel, from.rondel);
  fill(to.progress, from.progress);
  to.chainEnd = from.chainEnd;
  fill(to.market, from.market);
  for (let i = 0; i < from.stacks.length; i++) fill(to.stacks[i] as number[], from.stacks[i] as number[]);
  fill(to.discard, from.discard);
  fill(to.removed, from.removed);
  to.turn.seat = from.turn.seat;
  to.turn.piece = from.turn.piece;
  to.turn.movement = from.turn.movement;
  to.turn.used = from.turn.used;
  to.frames.length = 0;
  for (const frame of from.frames) to.frames.push(copyFrame(frame));
  to.scorings = from.scorings;
  to.over = from.over;
  for (let i = 0; i < from.streams.length; i++) {
    const target = to.streams[i] as Stream;
    const source = from.streams[i] as Stream;
    fill(target.words, source.words);
    fill(target.forced, source.forced);
  }
  for (let i = 0; i < from.slots.length; i++) to.slots[i] = (copiers[i] as SlotCopier).copy(from.slots[i] as Slot);
}
