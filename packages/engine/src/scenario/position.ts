/**
 * A position from any part of the state's JSON: what the scenario says is laid over a fresh game, then tiles are
 * moved about so that each is in one place only, and the rear piece's turn begins.
 */
import { DIE_STREAM } from '../core/die.ts';
import { advance, type Game, push } from '../core/game.ts';
import { type PlayerJson, REFEREE, type SpaceJson, type StateJson, writeState } from '../core/json.ts';
import { DocumentError, listAt, readState, recordAt } from '../core/json-read.ts';
import { KIND } from '../core/kinds.ts';
import { stream } from '../core/rng.ts';
import type { Rules } from '../core/rules.ts';
import { createGame } from '../core/setup.ts';
import { NOTHING } from '../core/state.ts';
import { mismatches } from './match.ts';
import type { Scenario } from './scenario.ts';

type Json = Record<string, unknown>;

const POSITION_FIELDS = [
  'players',
  'rondel',
  'market',
  'stacks',
  'discard',
  'removed',
  'turn',
  'scorings',
  'chronicle',
];

/** Entries of a list, or of an object whose keys are indexes: `{"1": …}` leaves the others alone. */
function entries(value: unknown, path: string): [number, unknown][] {
  if (Array.isArray(value)) return value.map((entry, i) => [i, entry]);
  return Object.entries(recordAt(value, path)).map(([key, entry]) => [Number(key), entry]);
}

function overlayPlayers(base: StateJson, value: unknown): void {
  for (const [seat, wish] of entries(value, 'position.players')) {
    const player = base.players[seat];
    if (player === undefined) throw new DocumentError(`position.players`, `there is no seat ${seat}`);
    const it = recordAt(wish, `position.players[${seat}]`);
    for (const key of Object.keys(it)) {
      if (!Object.hasOwn(player, key)) throw new DocumentError(`position.players[${seat}]`, `unknown field "${key}"`);
    }
    if (it['vp'] !== undefined) delete player.sheet;
    Object.assign(player, it as Partial<PlayerJson>);
  }
}

interface Overlay {
  /** The spaces whose tile is as wished. */
  readonly fixed: Set<number>;
  /** The tiles that lay there before. */
  readonly displaced: string[];
  readonly piecesMoved: boolean;
}

/** What is wished for a space: a tile's id alone, nothing at all (`null`), or an object. */
function spaceWish(value: unknown, path: string): Json {
  return typeof value === 'string' ? { tile: value } : recordAt(value ?? { pieces: [] }, path);
}

/** Lays the wished spaces over the rondel. A piece that is named anywhere leaves the space it began on. */
function overlayRondel(base: StateJson, value: unknown): Overlay {
  const wishes = entries(value, 'position.rondel').map(([space, wish]): [number, Json] => {
    if (base.rondel[space] === undefined) throw new DocumentError('position.rondel', `there is no space ${space}`);
    return [space, spaceWish(wish, `position.rondel[${space}]`)];
  });
  const named = new Set(
    wishes.flatMap(([space, wish]) => listAt(wish['pieces'] ?? [], `position.rondel[${space}].pieces`)),
  );
  for (const space of base.rondel) space.pieces = space.pieces.filter((piece) => !named.has(piece));
  const displaced: string[] = [];
  for (const [space, wish] of wishes) {
    const now = base.rondel[space] as SpaceJson;
    if (now.tile !== undefined) displaced.push(now.tile);
    delete now.tile;
    if (typeof wish['tile'] === 'string') now.tile = wish['tile'];
    if (wish['pieces'] !== undefined) now.pieces = (wish['pieces'] as SpaceJson['pieces']).slice();
  }
  const piecesMoved = wishes.some(([, wish]) => wish['pieces'] !== undefined);
  return { fixed: new Set(wishes.map(([space]) => space)), displaced, piecesMoved };
}

/** Derives progress from what stands where: the chain begins after the gap. */
function deriveTrack(base: StateJson): void {
  const spaces = base.rondel.length;
  const empty = (i: number): boolean => {
    const space = base.rondel[i % spaces];
    return space?.tile === undefined && space?.pieces.length === 0;
  };
  const starts = base.rondel.flatMap((_, i) => (empty(i + spaces - 1) && !empty(i) ? [i] : []));
  const [start] = starts;
  if (start === undefined || starts.length > 1) {
    throw new DocumentError('position.rondel', 'the chain of pieces and tiles needs exactly one gap');
  }
  let end = start;
  while (!empty(end)) end++;
  const pieces: Record<string, number> = Object.fromEntries(
    Object.keys(base.track.pieces).map((name) => [name, NOTHING]),
  );
  for (let at = start; at < end; at++) {
    for (const name of base.rondel[at % spaces]?.pieces ?? []) {
      if (!Object.hasOwn(pieces, String(name)))
        throw new DocumentError('position.rondel', `there is no piece "${name}"`);
      pieces[String(name)] = at;
    }
  }
  base.track = { pieces, end };
}

/** What lies before the players. Wishes are not checked yet, so nothing is taken for granted. */
function laidTiles(base: StateJson): string[] {
  return base.players.flatMap((player, seat) => {
    const path = `position.players[${seat}]`;
    const territory = listAt(player.territory, `${path}.territory`).flatMap((at, i) =>
      listAt(recordAt(at, `${path}.territory[${i}]`)['tiles'], `${path}.territory[${i}].tiles`),
    );
    return [...territory, ...listAt(player.persons, `${path}.persons`)].map(String);
  });
}

/** The tiles the scenario puts somewhere itself. Those of no stack (start villages) there are many of. */
function claimedTiles(rules: Rules, base: StateJson, scenario: Scenario, fixed: ReadonlySet<number>): Set<string> {
  const stackOf = (id: string): string | undefined => rules.tiles[rules.tileIndex.get(id) ?? -1]?.stack;
  for (const [stack, ids] of Object.entries(scenario.stacks)) {
    if (!rules.game.stacks.includes(stack)) throw new DocumentError('stacks', `there is no stack "${stack}"`);
    for (const id of ids) {
      if (stackOf(id) !== stack) throw new DocumentError(`stacks.${stack}`, `tile ${id} is not of this stack`);
    }
  }
  const tiles = [...laidTiles(base), ...base.discard, ...base.removed, ...Object.values(scenario.stacks).flat()];
  base.rondel.forEach((space, i) => {
    if (fixed.has(i) && space.tile !== undefined) tiles.push(space.tile);
  });
  const claimed = new Set<string>();
  for (const tile of tiles) {
    const single = rules.game.stacks.includes(stackOf(tile) ?? '');
    if (single && claimed.has(tile)) throw new DocumentError('position', `tile ${tile} is in two places`);
    claimed.add(tile);
  }
  return claimed;
}

/** Every tile exactly once: wishes first, then the rondel, then the stacks; surplus tiles are out of the game. */
function settleTiles(rules: Rules, base: StateJson, scenario: Scenario, { fixed, displaced }: Overlay): void {
  const secrets = base.secrets as NonNullable<StateJson['secrets']>;
  const claimed = claimedTiles(rules, base, scenario, fixed);
  base.removed.push(...displaced.filter((tile) => !claimed.has(tile)));
  const free: Record<string, string[]> = {};
  for (const stack of Object.keys(secrets.stacks)) {
    free[stack] = (secrets.stacks[stack] ?? []).filter((tile) => !claimed.has(tile));
  }
  base.rondel.forEach((space, i) => {
    if (space.tile === undefined || fixed.has(i) || !claimed.has(space.tile)) return;
    const tiles = Object.values(free).find((stack) => stack.length > 0);
    if (tiles === undefined) throw new DocumentError('position', `no tile is left for space ${i}`);
    space.tile = tiles.pop() as string;
  });
  for (const [stack, rest] of Object.entries(free))
    secrets.stacks[stack] = [...(scenario.stacks[stack] ?? []), ...rest];
}

/** A stack may be said to hold only so many tiles: the ones below are out of the game. */
function shortenStacks(base: StateJson, wish: unknown): void {
  const secrets = base.secrets as NonNullable<StateJson['secrets']>;
  for (const [stack, n] of Object.entries(recordAt(wish ?? {}, 'position.stacks'))) {
    const tiles = secrets.stacks[stack];
    if (tiles === undefined) throw new DocumentError('position.stacks', `there is no stack "${stack}"`);
    if (typeof n !== 'number' || n > tiles.length) {
      throw new DocumentError(`position.stacks.${stack}`, `expected a number up to ${tiles.length}`);
    }
    base.removed.push(...tiles.splice(n));
  }
}

function overlayMarket(base: StateJson, value: unknown): void {
  const wish = recordAt(value ?? {}, 'position.market');
  for (const row of Object.keys(wish)) {
    if (!Object.hasOwn(base.market, row)) throw new DocumentError('position.market', `there is no row "${row}"`);
  }
  Object.assign(base.market, wish);
}

/** A field that only shows something derived (tams, say) cannot be set: better an error than a silent loss. */
function checkPlayers(g: Game, wishes: unknown): void {
  const { players } = writeState(g, REFEREE);
  for (const [seat, wish] of entries(wishes, 'position.players')) {
    const [problem] = mismatches(players[seat], wish, `position.players[${seat}]`);
    if (problem !== undefined) throw new DocumentError('position', `${problem}: it cannot be set`);
  }
}

function forceRandom(g: Game, random: Scenario['random']): void {
  for (const [name, values] of Object.entries(random)) {
    const source = g.state.streams[g.rules.streams.indexOf(name)];
    if (source === undefined)
      throw new DocumentError(`random.${name}`, `streams: ${g.rules.streams.join(', ') || 'none'}`);
    const odd = name === DIE_STREAM ? values.find((value) => !g.rules.game.die.includes(value)) : undefined;
    if (odd !== undefined) throw new DocumentError(`random.${name}`, `the die has no ${odd}`);
    source.forced = values.slice();
  }
}

export function buildPosition(rules: Rules, scenario: Scenario): Game {
  const { position } = scenario;
  const ownFields = rules.slots.filter((slot) => slot.topLevel).map((slot) => slot.key);
  for (const key of Object.keys(position)) {
    if (!POSITION_FIELDS.includes(key) && !ownFields.includes(key))
      throw new DocumentError('position', `unknown field "${key}"`);
  }
  const base = writeState(createGame(rules, scenario.seed), REFEREE);
  if (position['players'] !== undefined) overlayPlayers(base, position['players']);
  const overlay = overlayRondel(base, position['rondel'] ?? {});
  if (overlay.piecesMoved) deriveTrack(base);
  overlayMarket(base, position['market']);
  base.discard = listAt(position['discard'] ?? [], 'position.discard').slice() as string[];
  base.removed = listAt(position['removed'] ?? [], 'position.removed').slice() as string[];
  for (const key of ownFields) {
    Object.assign(recordAt(base[key], key), recordAt(position[key] ?? {}, `position.${key}`));
  }
  Object.assign(base.chronicle, recordAt(position['chronicle'] ?? {}, 'position.chronicle'));
  if (position['scorings'] !== undefined) base.scorings = Number(position['scorings']);
  settleTiles(rules, base, scenario, overlay);
  shortenStacks(base, position['stacks']);
  base.frames = [];
  const g = readState(rules, base, stream(scenario.seed, 'scenario'));
  if (position['players'] !== undefined) checkPlayers(g, position['players']);
  forceRandom(g, scenario.random);
  push(g, KIND.round, NOTHING);
  advance(g);
  const movement = recordAt(position['turn'] ?? {}, 'position.turn')['movement'];
  if (typeof movement === 'number') g.state.turn.movement = movement;
  return g;
}
