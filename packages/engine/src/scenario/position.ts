/**
 * A position from any part of the state's JSON: what the scenario says is laid over a fresh game, then tiles are
 * moved about so that each is in one place only, and the rear piece's turn begins.
 */
import { advance, type Game, push } from '../core/game.ts';
import { type PlayerJson, REFEREE, type SpaceJson, type StateJson, writeState } from '../core/json.ts';
import { DocumentError, listAt, readState, recordAt } from '../core/json-read.ts';
import { KIND } from '../core/kinds.ts';
import { stream } from '../core/rng.ts';
import type { Rules } from '../core/rules.ts';
import { createGame } from '../core/setup.ts';
import { NOTHING } from '../core/state.ts';
import type { Scenario } from './scenario.ts';

type Json = Record<string, unknown>;

const POSITION_FIELDS = ['players', 'rondel', 'market', 'stacks', 'discard', 'turn', 'scorings', 'chronicle'];

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
      if (!(key in player)) throw new DocumentError(`position.players[${seat}]`, `unknown field "${key}"`);
    }
    if (it['vp'] !== undefined) delete player.sheet;
    Object.assign(player, it as Partial<PlayerJson>);
  }
}

/** Lays the wished spaces over the rondel; says which spaces had their tile, and whether pieces were moved. */
function overlayRondel(base: StateJson, value: unknown): { fixed: Set<number>; piecesMoved: boolean } {
  const fixed = new Set<number>();
  let piecesMoved = false;
  for (const [space, wish] of entries(value, 'position.rondel')) {
    const path = `position.rondel[${space}]`;
    const now = base.rondel[space];
    if (now === undefined) throw new DocumentError(path, 'no such space');
    const it: Json = typeof wish === 'string' ? { tile: wish } : recordAt(wish ?? { pieces: [] }, path);
    fixed.add(space);
    delete now.tile;
    if (typeof it['tile'] === 'string') now.tile = it['tile'];
    if (it['pieces'] === undefined) continue;
    now.pieces = listAt(it['pieces'], `${path}.pieces`) as SpaceJson['pieces'];
    piecesMoved = true;
  }
  return { fixed, piecesMoved };
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
      if (!(String(name) in pieces)) throw new DocumentError('position.rondel', `there is no piece "${name}"`);
      pieces[String(name)] = at;
    }
  }
  base.track = { pieces, end };
}

function laidTiles(base: StateJson): string[] {
  return base.players.flatMap((player) => [...player.territory.flatMap((at) => at.tiles), ...player.persons]);
}

/** Every tile exactly once: wishes first, then the rondel, then the stacks; surplus tiles lie in the discard pile. */
function settleTiles(base: StateJson, scenario: Scenario, fixed: ReadonlySet<number>): void {
  const secrets = base.secrets as NonNullable<StateJson['secrets']>;
  const wished = [...base.discard, ...base.rondel.flatMap((space, i) => (fixed.has(i) ? (space.tile ?? []) : []))];
  wished.push(...Object.values(scenario.stacks).flat());
  const claimed = new Set<string>([...laidTiles(base), ...wished]);
  for (const tile of wished) {
    const places = [...laidTiles(base), ...wished].filter((other) => other === tile).length;
    if (places > 1) throw new DocumentError('position', `tile ${tile} is in two places`);
  }
  for (const stack of Object.keys(secrets.stacks)) {
    const rest = (secrets.stacks[stack] ?? []).filter((tile) => !claimed.has(tile));
    secrets.stacks[stack] = [...(scenario.stacks[stack] ?? []), ...rest];
  }
  base.rondel.forEach((space, i) => {
    if (space.tile === undefined || fixed.has(i) || !claimed.has(space.tile)) return;
    const stack = Object.values(secrets.stacks).find((tiles) => tiles.length > 0);
    space.tile = stack?.pop() as string;
  });
}

/** A stack may be said to hold only so many tiles: the ones below are discarded. */
function shortenStacks(base: StateJson, wish: unknown): void {
  const secrets = base.secrets as NonNullable<StateJson['secrets']>;
  for (const [stack, n] of Object.entries(recordAt(wish ?? {}, 'position.stacks'))) {
    const tiles = secrets.stacks[stack];
    if (tiles === undefined) throw new DocumentError('position.stacks', `there is no stack "${stack}"`);
    if (typeof n !== 'number' || n > tiles.length) {
      throw new DocumentError(`position.stacks.${stack}`, `expected a number up to ${tiles.length}`);
    }
    base.discard.push(...tiles.splice(n));
  }
}

function forceRandom(g: Game, random: Scenario['random']): void {
  for (const [name, values] of Object.entries(random)) {
    const source = g.state.streams[g.rules.streams.indexOf(name)];
    if (source === undefined)
      throw new DocumentError(`random.${name}`, `streams: ${g.rules.streams.join(', ') || 'none'}`);
    source.forced = values.slice();
  }
}

export function buildPosition(rules: Rules, scenario: Scenario): Game {
  const { position } = scenario;
  for (const key of Object.keys(position)) {
    if (!POSITION_FIELDS.includes(key)) throw new DocumentError('position', `unknown field "${key}"`);
  }
  const base = writeState(createGame(rules, scenario.seed), REFEREE);
  if (position['players'] !== undefined) overlayPlayers(base, position['players']);
  const { fixed, piecesMoved } = overlayRondel(base, position['rondel'] ?? {});
  if (piecesMoved) deriveTrack(base);
  Object.assign(base.market, recordAt(position['market'] ?? {}, 'position.market'));
  base.discard = listAt(position['discard'] ?? [], 'position.discard') as string[];
  Object.assign(base.chronicle, recordAt(position['chronicle'] ?? {}, 'position.chronicle'));
  if (position['scorings'] !== undefined) base.scorings = Number(position['scorings']);
  settleTiles(base, scenario, fixed);
  shortenStacks(base, position['stacks']);
  base.frames = [];
  const g = readState(rules, base, stream(scenario.seed, 'scenario'));
  forceRandom(g, scenario.random);
  push(g, KIND.round, NOTHING);
  advance(g);
  const movement = recordAt(position['turn'] ?? {}, 'position.turn')['movement'];
  if (typeof movement === 'number') g.state.turn.movement = movement;
  return g;
}
