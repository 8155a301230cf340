/**
 * The state as documented JSON (`docs/protocol.md`): what tools, views, scenarios and saved positions speak.
 * Written for a viewer it is an allow-list: what is not put in here by name cannot leak. The referee's form adds
 * `secrets` and loses nothing; `readState` in `json-read.ts` is its inverse.
 */
import type { Game } from './game.ts';
import { goodsOf } from './goods.ts';
import type { ContentId, Options, TileDef } from './rules.ts';
import { type Frame, NOTHING, type PlayerState, type Position } from './state.ts';

/** Viewers: a seat, or one of these. */
export const SPECTATOR = -1;
export const REFEREE = -2;

export interface PositionJson {
  x: number;
  y: number;
  tiles: string[];
  resources: Record<string, number>;
  scotsmen: number;
}

export interface PlayerJson {
  coins: number;
  vp?: number;
  sheet?: Record<string, number>;
  whisky: number;
  chieftains: number;
  scotsmenSupply: number | null;
  clanMarkers: number;
  persons: string[];
  landmarks: string[];
  territory: PositionJson[];
  [extra: string]: unknown;
}

export interface SpaceJson {
  tile?: string;
  pieces: (number | string)[];
}

export interface FrameJson {
  kind: string;
  seat: number;
  step: number;
  tile: string | null;
  x: number;
  y: number;
  n: number;
  list: number[];
}

export interface StateJson {
  game: string;
  chronicles: number[];
  options: Options;
  /** The content pack in play; left out without one. */
  content?: ContentId;
  players: PlayerJson[];
  rondel: SpaceJson[];
  track: { pieces: Record<string, number>; end: number };
  market: Record<string, number>;
  stacks: Record<string, number>;
  discard: string[];
  removed: string[];
  turn: { seat: number; piece: number; movement: number; used: number; activated: number[][] };
  frames: FrameJson[];
  scorings: number;
  over: boolean;
  chronicle: Record<string, unknown>;
  /** What the game itself adds, e.g. `clanBoard`. */
  [extra: string]: unknown;
  secrets?: {
    stacks: Record<string, string[]>;
    streams: Record<string, { words: number[]; forced: number[] }>;
  };
}

function idsOf(g: Game, tiles: readonly number[]): string[] {
  return tiles.map((tile) => (g.rules.tiles[tile] as TileDef).id);
}

function positionJson(g: Game, at: Position): PositionJson {
  const resources: Record<string, number> = {};
  g.rules.game.goods.forEach((name, good) => {
    const n = goodsOf(at.goods, good);
    if (n > 0) resources[name] = n;
  });
  return { x: at.x, y: at.y, tiles: idsOf(g, [...at.under, at.tile]), resources, scotsmen: at.scotsmen };
}

/** VP are open, the own, or a secret of others until the end (G1-HIDE-1). */
function seesVp(g: Game, seat: number, viewer: number): boolean {
  const hidden = g.rules.config.options['hiddenVp'] === true && g.state.over === 0;
  return !hidden || viewer === REFEREE || viewer === seat;
}

function playerJson(g: Game, player: PlayerState, seat: number, viewer: number): PlayerJson {
  const json: PlayerJson = {
    coins: player.coins,
    whisky: player.whisky,
    chieftains: player.chieftains,
    scotsmenSupply: player.supply === NOTHING ? null : player.supply,
    clanMarkers: player.clanMarkers,
    persons: idsOf(g, player.persons),
    landmarks: idsOf(g, player.cards),
    territory: player.territory.map((at) => positionJson(g, at)),
    ...g.rules.game.playerJson?.(g, seat),
  };
  if (seesVp(g, seat, viewer)) {
    json.vp = player.vp;
    json.sheet = Object.fromEntries(g.rules.sources.map((source, i) => [source, player.sheet[i] as number]));
  }
  return json;
}

/** The name of a piece in JSON: its seat, or what it is called. */
export function pieceName(g: Game, piece: number): number | string {
  const players = g.rules.config.players;
  return piece < players ? piece : (g.rules.pieces[piece - players]?.name as string);
}

function rondelJson(g: Game): SpaceJson[] {
  const spaces: SpaceJson[] = g.state.rondel.map((tile) =>
    tile === NOTHING ? { pieces: [] } : { tile: (g.rules.tiles[tile] as TileDef).id, pieces: [] },
  );
  g.state.progress.forEach((progress, piece) => {
    if (progress !== NOTHING) spaces[progress % g.rules.game.spaces]?.pieces.push(pieceName(g, piece));
  });
  return spaces;
}

function activatedJson(g: Game): number[][] {
  return g.state.players.flatMap((player, seat) =>
    player.territory
      .filter((at) => at.activated !== 0)
      .map((at) => (seat === g.state.turn.seat ? [at.x, at.y] : [at.x, at.y, seat])),
  );
}

function frameJson(g: Game, frame: Frame, viewer: number): FrameJson {
  const handler = g.rules.handlers[frame.kind];
  const shown = viewer === REFEREE ? frame : (handler?.hide?.(g, frame, viewer) ?? frame);
  return {
    kind: handler?.name as string,
    seat: shown.seat,
    step: shown.step,
    tile: shown.tile === NOTHING ? null : (g.rules.tiles[shown.tile] as TileDef).id,
    x: shown.x,
    y: shown.y,
    n: shown.n,
    list: shown.list.slice(),
  };
}

function keyed<T>(keys: readonly string[], value: (index: number) => T): Record<string, T> {
  return Object.fromEntries(keys.map((key, i) => [key, value(i)]));
}

export function writeState(g: Game, viewer: number): StateJson {
  const { rules, state: s } = g;
  const json: StateJson = {
    game: rules.config.game,
    chronicles: rules.config.chronicles.slice(),
    options: rules.config.options,
    ...(rules.content === undefined ? {} : { content: rules.content }),
    players: s.players.map((player, seat) => playerJson(g, player, seat, viewer)),
    rondel: rondelJson(g),
    track: {
      pieces: Object.fromEntries(s.progress.map((progress, piece) => [String(pieceName(g, piece)), progress])),
      end: s.chainEnd,
    },
    market: keyed(rules.game.goods, (good) => s.market[good] as number),
    stacks: keyed(rules.game.stacks, (i) => s.stacks[i]?.length ?? 0),
    discard: idsOf(g, s.discard),
    removed: idsOf(g, s.removed),
    turn: {
      seat: s.turn.seat,
      piece: s.turn.piece,
      movement: s.turn.movement,
      used: s.turn.used,
      activated: activatedJson(g),
    },
    frames: s.frames.map((frame) => frameJson(g, frame, viewer)),
    scorings: s.scorings,
    over: s.over !== 0,
    chronicle: {},
  };
  rules.slots.forEach((slot, i) => {
    const home = slot.topLevel ? json : json.chronicle;
    home[slot.key] = slot.view(g, s.slots[i] as object, viewer);
  });
  if (viewer === REFEREE) {
    json.secrets = {
      stacks: keyed(rules.game.stacks, (i) => idsOf(g, (s.stacks[i] ?? []).toReversed())),
      streams: keyed(rules.streams, (i) => ({
        words: s.streams[i]?.words.slice() ?? [],
        forced: s.streams[i]?.forced.slice() ?? [],
      })),
    };
  }
  return json;
}
