/**
 * Reads a state back from its JSON, trusting nothing: every mistake is reported with the path to it.
 * What the JSON does not say because its viewer may not know it, the stacks first of all, is filled in at random.
 */
import { COORDINATE_LIMIT } from './actions.ts';
import { Game } from './game.ts';
import { goodsTotal, TILE_LIMIT, withGoods } from './goods.ts';
import { type FrameJson, type PlayerJson, type PositionJson, pieceName, type StateJson } from './json.ts';
import { type Stream, stream } from './rng.ts';
import type { Rules } from './rules.ts';
import { emptyState, tilesOfStack } from './setup.ts';
import { type Frame, NOTHING, type PlayerState, type Position } from './state.ts';

/** A mistake in a document, with where it is. */
export class DocumentError extends Error {
  readonly path: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = 'DocumentError';
    this.path = path;
  }
}

type Json = Record<string, unknown>;

export function whole(value: unknown, path: string, least = -100_000, most = 100_000): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new DocumentError(path, `expected a whole number from ${least} to ${most}`);
}

function count(value: unknown, path: string): number {
  return whole(value, path, 0, 10_000);
}

export function listAt(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new DocumentError(path, 'expected a list');
}

export function recordAt(value: unknown, path: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new DocumentError(path, 'expected an object');
}

function tileAtPath(rules: Rules, value: unknown, path: string): number {
  const index = typeof value === 'string' ? rules.tileIndex.get(value) : undefined;
  if (index !== undefined) return index;
  throw new DocumentError(path, `no tile ${JSON.stringify(value)} in ${rules.config.game}`);
}

function tiles(rules: Rules, value: unknown, path: string): number[] {
  return listAt(value, path).map((id, i) => tileAtPath(rules, id, `${path}[${i}]`));
}

function readPosition(rules: Rules, json: PositionJson, path: string): Position {
  const at = recordAt(json, path);
  const stack = tiles(rules, at['tiles'], `${path}.tiles`);
  const tile = stack.pop();
  if (tile === undefined) throw new DocumentError(`${path}.tiles`, 'expected at least one tile');
  let goods = 0;
  for (const [name, n] of Object.entries(recordAt(at['resources'] ?? {}, `${path}.resources`))) {
    const good = rules.game.goods.indexOf(name);
    if (good < 0) throw new DocumentError(`${path}.resources`, `no resource "${name}" in ${rules.config.game}`);
    goods = withGoods(goods, good, whole(n, `${path}.resources.${name}`, 0, TILE_LIMIT));
  }
  if (goodsTotal(goods) > TILE_LIMIT) throw new DocumentError(`${path}.resources`, `at most ${TILE_LIMIT} on a tile`);
  return {
    x: whole(at['x'], `${path}.x`, -COORDINATE_LIMIT, COORDINATE_LIMIT),
    y: whole(at['y'], `${path}.y`, -COORDINATE_LIMIT, COORDINATE_LIMIT),
    tile,
    goods,
    scotsmen: count(at['scotsmen'] ?? 0, `${path}.scotsmen`),
    activated: 0,
    under: Object.freeze(stack),
  };
}

function readPlayer(rules: Rules, json: PlayerJson, path: string): PlayerState {
  const it = recordAt(json, path);
  const territory = listAt(it['territory'], `${path}.territory`).map((at, i) =>
    readPosition(rules, at as PositionJson, `${path}.territory[${i}]`),
  );
  const places = new Set(territory.map((at) => `${at.x},${at.y}`));
  if (places.size < territory.length) throw new DocumentError(`${path}.territory`, 'two entries for one place');
  const vp = it['vp'] === undefined ? 0 : whole(it['vp'], `${path}.vp`);
  return {
    coins: count(it['coins'], `${path}.coins`),
    vp,
    whisky: count(it['whisky'], `${path}.whisky`),
    chieftains: count(it['chieftains'], `${path}.chieftains`),
    supply: it['scotsmenSupply'] === null ? NOTHING : count(it['scotsmenSupply'], `${path}.scotsmenSupply`),
    clanMarkers: count(it['clanMarkers'], `${path}.clanMarkers`),
    cards: tiles(rules, it['landmarks'], `${path}.landmarks`),
    persons: tiles(rules, it['persons'], `${path}.persons`),
    territory,
    sheet: readSheet(rules, it['sheet'], vp, `${path}.sheet`),
  };
}

/** The VP by source. Where only a total is given (a scenario, a hidden score) it stands for points of tiles. */
function readSheet(rules: Rules, json: unknown, vp: number, path: string): number[] {
  const sheet = rules.sources.map(() => 0);
  if (json !== undefined) {
    for (const [source, n] of Object.entries(recordAt(json, path))) {
      const index = rules.sourceIndex.get(source);
      if (index === undefined) throw new DocumentError(path, `no source of points "${source}"`);
      sheet[index] = whole(n, `${path}.${source}`);
    }
  }
  const rest = vp - sheet.reduce((sum, n) => sum + n, 0);
  const tile = rules.sourceIndex.get('tile') as number;
  sheet[tile] = (sheet[tile] as number) + rest;
  return sheet;
}

function readFrame(rules: Rules, json: FrameJson, path: string): Frame {
  const it = recordAt(json, path);
  const kind = rules.kinds.get(String(it['kind']));
  if (kind === undefined) throw new DocumentError(`${path}.kind`, `unknown kind ${JSON.stringify(it['kind'])}`);
  return {
    kind,
    seat: whole(it['seat'], `${path}.seat`, -1, 31),
    step: whole(it['step'], `${path}.step`),
    tile: it['tile'] === null ? NOTHING : tileAtPath(rules, it['tile'], `${path}.tile`),
    x: whole(it['x'], `${path}.x`),
    y: whole(it['y'], `${path}.y`),
    n: whole(it['n'], `${path}.n`),
    list: listAt(it['list'], `${path}.list`).map((n, i) => whole(n, `${path}.list[${i}]`)),
  };
}

/** Which tiles can be seen somewhere on the table, so are in no stack. */
function visibleTiles(g: Game): Set<number> {
  const s = g.state;
  const seen = new Set<number>([...s.rondel, ...s.discard, ...s.removed]);
  for (const player of s.players) {
    for (const tile of player.persons) seen.add(tile);
    for (const at of player.territory) for (const tile of [at.tile, ...at.under]) seen.add(tile);
  }
  for (const frame of s.frames) seen.add(frame.tile);
  return seen;
}

/** Stacks that nobody has seen: the tiles that are nowhere else, in an order the rules allow. */
function guessStacks(g: Game, json: StateJson, random: Stream): void {
  const { rules, state: s } = g;
  const seen = visibleTiles(g);
  rules.game.stacks.forEach((name, i) => {
    const left = tilesOfStack(rules, name).filter((tile) => !seen.has(tile));
    const expected = count(recordAt(json.stacks, 'stacks')[name], `stacks.${name}`);
    if (left.length !== expected) {
      throw new DocumentError(
        `stacks.${name}`,
        `${expected} tiles said to be left, but ${left.length} are not in sight`,
      );
    }
    s.stacks[i] = rules.game.guessStack(g, i, left, random);
  });
}

function readSecrets(g: Game, json: NonNullable<StateJson['secrets']>): void {
  const { rules, state: s } = g;
  const stacks = recordAt(json.stacks, 'secrets.stacks');
  s.stacks = rules.game.stacks.map((name) => tiles(rules, stacks[name], `secrets.stacks.${name}`).reverse());
  const streams = recordAt(json.streams, 'secrets.streams');
  s.streams = rules.streams.map((name) => {
    const it = recordAt(streams[name], `secrets.streams.${name}`);
    const numbers = (key: string): number[] =>
      listAt(it[key], `secrets.streams.${name}.${key}`).map((n, i) =>
        whole(n, `secrets.streams.${name}.${key}[${i}]`, -(2 ** 31), 2 ** 32),
      );
    return { words: numbers('words'), forced: numbers('forced') };
  });
}

/** Values of another content pack would make a different game of the same position. */
function checkContent(rules: Rules, json: StateJson): void {
  const said = json.content === undefined ? undefined : recordAt(json.content, 'content');
  const [has, needs] = [said?.['hash'], rules.content?.hash];
  if (has === needs) return;
  const called = (hash: unknown): string => (hash === undefined ? 'no content pack' : `pack ${JSON.stringify(hash)}`);
  throw new DocumentError('content', `this state has ${called(has)}, the rules have ${called(needs)}`);
}

/** The state a JSON describes; what it leaves out for secrecy is guessed with `random`. */
export function readState(rules: Rules, json: StateJson, random: Stream): Game {
  const g = new Game(rules, emptyState(rules));
  const s = g.state;
  checkContent(rules, json);
  const players = listAt(json.players, 'players');
  if (players.length !== rules.config.players) {
    throw new DocumentError('players', `expected ${rules.config.players} of them`);
  }
  s.players = players.map((player, seat) => readPlayer(rules, player as PlayerJson, `players[${seat}]`));
  s.rondel = listAt(json.rondel, 'rondel').map((space, i) => {
    const tile = recordAt(space, `rondel[${i}]`)['tile'];
    return tile === undefined ? NOTHING : tileAtPath(rules, tile, `rondel[${i}].tile`);
  });
  if (s.rondel.length !== rules.game.spaces) throw new DocumentError('rondel', `expected ${rules.game.spaces} spaces`);
  const pieces = recordAt(recordAt(json.track, 'track')['pieces'], 'track.pieces');
  s.progress = s.progress.map((_, piece) => {
    const name = String(pieceName(g, piece));
    return whole(pieces[name], `track.pieces.${name}`, NOTHING);
  });
  s.chainEnd = count(json.track.end, 'track.end');
  const market = recordAt(json.market, 'market');
  s.market = rules.game.goods.map((name) => whole(market[name], `market.${name}`, 0, 3));
  s.discard = tiles(rules, json.discard, 'discard');
  s.removed = tiles(rules, json.removed, 'removed');
  readTurn(g, json);
  s.frames = listAt(json.frames, 'frames').map((frame, i) => readFrame(rules, frame as FrameJson, `frames[${i}]`));
  s.scorings = count(json.scorings, 'scorings');
  s.over = json.over === true ? 1 : 0;
  if (json.secrets !== undefined) readSecrets(g, json.secrets);
  else {
    guessStacks(g, json, random);
    s.streams = rules.streams.map((name) => stream(random.words.join(), name));
  }
  const slots = recordAt(json.chronicle, 'chronicle');
  s.slots = rules.slots.map((slot) => slot.guess(g, slot.topLevel ? json[slot.key] : slots[slot.key], random));
  if (json.secrets === undefined) for (const frame of s.frames) rules.handlers[frame.kind]?.guess?.(g, frame, random);
  return g;
}

function readTurn(g: Game, json: StateJson): void {
  const turn = recordAt(json.turn, 'turn');
  const s = g.state;
  s.turn = {
    seat: whole(turn['seat'], 'turn.seat', NOTHING, s.players.length - 1),
    piece: whole(turn['piece'], 'turn.piece', NOTHING, s.progress.length - 1),
    movement: count(turn['movement'], 'turn.movement'),
    used: count(turn['used'], 'turn.used'),
  };
  listAt(turn['activated'], 'turn.activated').forEach((place, i) => {
    const path = `turn.activated[${i}]`;
    const [x, y, seat = s.turn.seat] = listAt(place, path);
    const at = s.players[whole(seat, path, 0, s.players.length - 1)]?.territory.find((p) => p.x === x && p.y === y);
    if (at === undefined) throw new DocumentError(path, 'no tile there');
    at.activated = 1;
  });
}
