/**
 * Rules of Glen More II that a scenario cannot show by itself: chance, table options that must change nothing, and
 * rules for tiles that only chronicles have, here with made-up ones. All the others are in `scenarios/20-glen-more-2`.
 */
import { describe, expect, it } from 'vitest';
import { ConfigError, compileRules, completeConfig } from '../src/catalog.ts';
import { judge } from '../src/core/attempt.ts';
import { rollDie } from '../src/core/die.ts';
import type { GameEvent } from '../src/core/events.ts';
import { apply, decider, decision, type Game, options } from '../src/core/game.ts';
import { hashState } from '../src/core/hash.ts';
import { REFEREE, writeState } from '../src/core/json.ts';
import { formatAction, parseAction } from '../src/core/notation.ts';
import { stream } from '../src/core/rng.ts';
import type { ExtraPiece, FreeAction, Options, Rules, TileDef } from '../src/core/rules.ts';
import { createGame } from '../src/core/setup.ts';
import { buildPosition } from '../src/scenario/position.ts';
import { readScenario } from '../src/scenario/scenario.ts';
import { randomMove } from './support/play.ts';

const GAME = 'glen-more-2';

function rulesFor(players: number, wishes: Options = {}): Rules {
  return compileRules(completeConfig({ game: GAME, players, options: wishes }));
}

function fresh(players: number, seed: string, wishes: Options = {}): Game {
  return createGame(rulesFor(players, wishes), seed);
}

function seeds(n: number): string[] {
  return Array.from({ length: n }, (_, i) => `seed ${i}`);
}

function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function idOf(g: Game, tile: number | undefined): string {
  return g.rules.tiles[tile ?? -1]?.id ?? '-';
}

/** The stacks on the rondel, space by space. */
function chain(g: Game): string[] {
  return g.state.rondel.map((tile) => g.rules.tiles[tile]?.stack ?? '-');
}

/** A stack from the top down. */
function stackFromTop(g: Game, name: string): string[] {
  const stack = g.state.stacks[g.rules.game.stacks.indexOf(name)] ?? [];
  return stack.toReversed().map((tile) => idOf(g, tile));
}

// ------------------------------------------------------------------------------------------------ made-up tiles

/** The rules with some tiles changed, as a chronicle would bring them. */
function withTiles(rules: Rules, changes: Readonly<Record<string, Partial<TileDef>>>): Rules {
  return { ...rules, tiles: rules.tiles.map((tile) => ({ ...tile, ...changes[tile.id] })) };
}

function tileNamed(rules: Rules, id: string): TileDef {
  const tile = rules.tiles[rules.tileIndex.get(id) ?? -1];
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return tile;
}

function place(x: number, y: number, tiles: string[], resources: Record<string, number> = {}, scotsmen = 0): object {
  return { x, y, tiles, resources, scotsmen };
}

function home(castle: number, village: number): object[] {
  return [place(0, 0, ['home-castle'], {}, castle), place(-1, 0, ['start-village'], {}, village)];
}

interface Setting {
  readonly position: object;
  readonly stacks?: object;
  readonly random?: object;
}

function start(rules: Rules, setting: Setting): Game {
  return buildPosition(rules, readScenario({ config: { game: GAME, players: rules.config.players }, ...setting }));
}

function texts(g: Game, kind?: string): string[] {
  return options(g)
    .filter((option) => kind === undefined || option.kind === kind)
    .map(formatAction);
}

/** Does these actions, each of which must be legal; says what happened. */
function act(g: Game, actions: string): GameEvent[] {
  const events: GameEvent[] = [];
  g.events = events;
  for (const text of actions.split(';')) {
    const action = parseAction(text);
    if ('problem' in action) throw new Error(action.problem);
    expect(judge(g, decider(g), action), text).toEqual({ legal: true });
    apply(g, decider(g), action);
  }
  g.events = undefined;
  return events;
}

/** The rule that forbids this. */
function refusal(g: Game, text: string): string {
  const action = parseAction(text);
  if ('problem' in action) throw new Error(action.problem);
  const verdict = judge(g, decider(g), action);
  return verdict.legal ? 'legal' : verdict.rule;
}

const PLENTY = [
  'ballachulish',
  'lochridge',
  'soay',
  'galloway',
  'rubislaw',
  'blackface',
  'ayrshire',
  'plockton',
  'halkirk',
] as const;

/** Seat 0, then the die, then seat 1, then these tiles and more until one space is empty. */
function ring(...tiles: string[]): (string | object | null)[] {
  const spaces = [{ pieces: [0] }, { pieces: ['die'] }, { pieces: [1] }, ...tiles];
  const more = PLENTY.filter((id) => !tiles.includes(id)).slice(0, 13 - spaces.length);
  return [...spaces, ...more, null];
}

// ------------------------------------------------------------------------------------------------ tests

describe('setting up Glen More II', () => {
  it('G2-SETUP-1: two, three or four play', () => {
    for (const players of [2, 3, 4]) expect(fresh(players, 'size').state.players).toHaveLength(players);
    for (const players of [0, 1, 5]) expect(() => rulesFor(players)).toThrow(ConfigError);
  });

  it('G2-SETUP-3: the pieces stand in any order, equally often, and their order gives the coins', () => {
    const games = seeds(1200).map((seed) => fresh(3, seed));
    const orders = tally(games.map((g) => g.state.progress.join()));
    expect(orders.size).toBe(6);
    for (const n of orders.values()) expect(Math.abs(n - 200)).toBeLessThan(60);
    for (const g of games.slice(0, 50)) {
      expect(g.state.players.map((player) => player.coins)).toEqual(g.state.progress.map((at) => 5 + at));
    }
  });

  it.each([
    [2, false, 3],
    [3, false, 3],
    [3, true, 4],
    [4, false, 4],
    [4, true, 5],
  ])(
    'G2-SETUP-4, G2-SETUP-6: %i players (die: %s) stand on %i spaces with the die, then S, then A tiles',
    (players, die, pieces) => {
      const games = seeds(40).map((seed) => fresh(players, seed, { die }));
      for (const g of games) {
        expect(g.state.progress).toHaveLength(pieces);
        const tiles = 13 - pieces - 5;
        const laid = [...new Array(pieces).fill('-'), ...new Array(5).fill('S'), ...new Array(tiles).fill('A'), '-'];
        expect(chain(g)).toEqual(laid);
        expect(g.state.stacks.map((stack) => stack.length)).toEqual([0, 14 - tiles, 17, 17, 17]);
      }
      const orders = games.map((g) => g.state.rondel.slice(pieces, pieces + 5).join());
      expect(new Set(orders).size).toBeGreaterThan(20);
    },
  );

  it('G2-SETUP-7: every stack is shuffled, and The End lies in the centre of D or one beside it, equally often', () => {
    const games = seeds(600).map((seed) => fresh(4, seed));
    const places = tally(games.map((g) => stackFromTop(g, 'D').indexOf('the-end')));
    expect([...places.keys()].sort()).toEqual([7, 8, 9]);
    for (const n of places.values()) expect(Math.abs(n - 200)).toBeLessThan(60);
    for (const stack of ['A', 'B', 'C', 'D']) {
      expect(new Set(games.slice(0, 50).map((g) => stackFromTop(g, stack).join())).size).toBe(50);
    }
  });

  it('G2-SETUP-7: in the introductory game The End is on top and the rest of D is shuffled', () => {
    const stacks = seeds(30).map((seed) => stackFromTop(fresh(4, seed, { introductory: true }), 'D'));
    for (const stack of stacks) expect([stack[0], stack.length]).toEqual(['the-end', 17]);
    expect(new Set(stacks.map((stack) => stack.join())).size).toBe(30);
  });

  it('G2-SETUP-9: with the introductory market the same log leads to the same game', () => {
    for (const seed of seeds(6)) {
      const [plain, shown] = [fresh(3, seed), fresh(3, seed, { introMarket: true })];
      const random = stream(seed, 'test:intro-market');
      for (;;) {
        expect(options(shown)).toEqual(options(plain));
        const move = randomMove(plain, random);
        if (move === undefined) break;
        apply(plain, move.seat, move.action);
        apply(shown, move.seat, move.action);
        expect(hashState(shown.state)).toBe(hashState(plain.state));
      }
      const { options: _, ...rest } = writeState(plain, REFEREE);
      expect(writeState(shown, REFEREE)).toMatchObject(rest);
      expect(decision(shown).over).toBe(true);
    }
  });

  it('G2-SETUP-10: of 14 spaces S tiles that find no room come first when the rondel is refilled', () => {
    const rules = rulesFor(4, { die: true, startSeat: 0 });
    expect(rules.game.spaces).toBe(14);
    const idle = (name: string): ExtraPiece => ({ name, turn: () => undefined });
    const crowd = ['a', 'b', 'c', 'd', 'e'].map(idle);
    const g = createGame({ ...rules, pieces: [...rules.pieces, ...crowd] }, 'crowd');
    expect(chain(g)).toEqual([...new Array(10).fill('-'), 'S', 'S', 'S', '-']);
    const onTop = [...stackFromTop(g, 'S'), ...stackFromTop(g, 'A')];
    expect([onTop.length, stackFromTop(g, 'S').length]).toEqual([16, 2]);
    for (const [turn, space] of [10, 11, 12].entries()) {
      const drawn = act(g, `take ${space}; place 0,1; end`).filter((event) => event.type === 'drawn');
      expect(drawn).toEqual([expect.objectContaining({ tile: onTop[turn], stack: turn < 2 ? 'S' : 'A' })]);
    }
    expect(g.state.scorings).toBe(0);
  });
});

describe('the die of Glen More II', () => {
  it('G2-DIE-1: it shows 1 three times, 2 twice and 3 once in six', () => {
    const g = fresh(2, 'die');
    const rolls = tally(Array.from({ length: 6000 }, () => rollDie(g)));
    expect([...rolls.keys()].sort()).toEqual([1, 2, 3]);
    expect(Math.abs((rolls.get(1) ?? 0) - 3000)).toBeLessThan(150);
    expect(Math.abs((rolls.get(2) ?? 0) - 2000)).toBeLessThan(150);
  });

  /** Seat 0 moves far ahead, then the die is rolled; the tiles after it are as given. */
  function roll(rules: Rules, value: number, ...tiles: string[]): { g: Game; events: GameEvent[] } {
    const g = start(rules, { position: { rondel: ring(...tiles) }, random: { die: [value] } });
    return { g, events: act(g, 'take 11; place 0,1; end') };
  }

  it('G2-EX-5, G2-DIE-1: it rolls 2, the second tile has a chronicle icon, so the next one without is discarded', () => {
    const rules = withTiles(rulesFor(2), { abernethy: { chronicle: 1 } });
    const { g, events } = roll(rules, 2, 'inshriach', 'abernethy', 'loch-lochy', 'pulteney');
    expect(events).toContainEqual({ type: 'discarded', tile: 'loch-lochy', space: 5, piece: 'die' });
    expect(writeState(g, REFEREE)).toMatchObject({ discard: ['loch-lochy'], track: { pieces: { die: 5 } } });
    expect(idOf(g, g.state.rondel[4])).toBe('abernethy');
  });

  it('G2-DIE-1: a tile with a chronicle icon counts as a tile on the way', () => {
    const rules = withTiles(rulesFor(2), { inshriach: { chronicle: 1 } });
    const { g } = roll(rules, 2, 'inshriach', 'abernethy', 'loch-lochy', 'pulteney');
    expect(g.state.discard.map((tile) => idOf(g, tile))).toEqual(['abernethy']);
  });

  it('G2-DIE-1: several icons in a row are all passed, and a protected tile like them', () => {
    const rules = withTiles(rulesFor(2), {
      inshriach: { chronicle: 3 },
      abernethy: { chronicle: 1 },
      'loch-lochy': { type: 'protected' },
    });
    const { g } = roll(rules, 1, 'inshriach', 'abernethy', 'loch-lochy', 'pulteney');
    expect(g.state.discard.map((tile) => idOf(g, tile))).toEqual(['pulteney']);
  });

  it('G2-DIE-2: sent on from a chronicle icon to The End it leaves the game', () => {
    const rules = withTiles(rulesFor(2), { abernethy: { chronicle: 1 } });
    const { g, events } = roll(rules, 2, 'inshriach', 'abernethy', 'the-end', 'pulteney');
    expect(events).toContainEqual({ type: 'glen-more-2/die-left' });
    expect(g.state.discard).toEqual([]);
    expect(idOf(g, g.state.rondel[5])).toBe('the-end');
  });
});

describe('protected tiles', () => {
  const rules = withTiles(rulesFor(2), { abernethy: { type: 'protected', chronicle: 1 } });

  it('G2-TURN-7: they can be passed but not taken', () => {
    const g = start(rules, { position: { rondel: ring('inshriach', 'abernethy', 'rothiemurchus') } });
    expect(texts(g, 'take')).not.toContain('take 4');
    expect(refusal(g, 'take 4')).toBe('G2-TURN-7');
    act(g, 'take 5');
    expect(idOf(g, g.state.rondel[4])).toBe('abernethy');
  });

  it('G2-TURN-7, G2-TURN-5: passed by every piece they are discarded like any tile', () => {
    const spaces = [{ pieces: [0] }, 'abernethy', { pieces: ['die'] }, { pieces: [1] }, 'inshriach', ...PLENTY];
    const g = start(rules, { position: { rondel: [...spaces.slice(0, 13), null] } });
    act(g, 'take 4');
    expect(g.state.discard.map((tile) => idOf(g, tile))).toEqual(['abernethy']);
  });

  it('G2-TURN-4: who can take nothing cannot discard one, nor does it count as a tile that could be taken', () => {
    const dear = ['kirkwall-market', 'pulteney', 'tobermory', 'donan-castle', 'dornoch', 'glen-mhor', 'ullapool'];
    const rondel = ring('abernethy', ...dear, 'plockton', 'halkirk');
    const g = start(rules, { position: { players: [{ coins: 0, territory: home(0, 1) }], rondel } });
    expect(texts(g)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12].map((space) => `discard ${space}`));
    expect(refusal(g, 'discard 3')).toBe('G2-TURN-4');
  });

  it('G2-CLAN-MUNRO: they cannot be built from the discard pile', () => {
    const position = {
      players: [{ coins: 5, territory: home(0, 1) }],
      rondel: ring('saint-columba'),
      discard: ['abernethy', 'inshriach'],
    };
    const g = start(rules, { position });
    act(g, 'take 3; claim munro');
    expect(texts(g, 'choose')).toEqual(['choose tile inshriach']);
  });
});

describe('what no tile of the base game combines', () => {
  const base = rulesFor(4, { startSeat: 0 });

  it.each([
    [0, 2],
    [1, 2],
    [2, 1],
    [3, 0],
  ])('G2-ONCE-1: with %i resources on the tile two jokers bring %i more, the limit being 3', (there, asked) => {
    const joker = tileNamed(base, 'north-ronaldsay').once.map((def) => ({ ...def, n: 2 }));
    const rules = withTiles(base, { cheviot: { once: joker, cost: [] } });
    const players = [{ territory: [...home(0, 1), place(0, 1, ['soay'], there > 0 ? { sheep: there } : {})] }];
    const g = start(rules, { position: { players, rondel: { 4: 'cheviot' } } });
    act(g, 'take 4; place 0,1');
    for (let i = 0; i < asked; i++) {
      expect(decision(g).kind).toBe('choose');
      act(g, 'choose good barley');
    }
    expect(decision(g).kind).toBe('activate');
    expect(writeState(g, REFEREE).players[0]?.territory[2]?.resources).toEqual({
      ...(there > 0 ? { sheep: there } : {}),
      ...(asked > 0 ? { barley: asked } : {}),
    });
  });

  it('G2-CLAN-3, G2-OVER-5: under Mackintosh a castle that is covered serves as the Scotsman on it and stays the home castle', () => {
    const rules = withTiles(base, { 'castle-stalker': { overbuild: true, cost: [] } });
    const position = (clanBoard: object): object => ({
      players: [{ territory: home(0, 0) }],
      rondel: { 4: 'castle-stalker' },
      stacks: { A: 1 },
      clanBoard,
    });
    expect(refusal(start(rules, { position: position({}) }), 'take 4')).toBe('G2-TURN-3');
    const g = start(rules, { position: position({ mackintosh: [0] }) });
    act(g, 'take 4');
    expect(texts(g, 'place')).toEqual(['place 0,0']);
    const events = act(g, 'place 0,0; end');
    expect(events).toContainEqual(expect.objectContaining({ category: 'scotsmen', counts: [1, 0, 0, 0] }));
  });

  it('G2-CLAN-5, G2-REMOVE-1: a marker that removes its tile before the card is taken leaves the card and what it brings', () => {
    const marker = tileNamed(base, 'saint-columba').once;
    const rules = withTiles(base, { 'loch-shiel': { once: [...marker, ...tileNamed(base, 'loch-shiel').once] } });
    const players = [{ coins: 1, territory: home(0, 1) }];
    const position = { players, rondel: { 4: 'loch-shiel' }, clanBoard: { cameron: [1] } };
    const g = start(rules, { position });
    act(g, 'take 4; place -2,0; choose once clan-marker; claim macmillan; choose remove -2,0');
    const [player] = writeState(g, REFEREE).players;
    expect(player).toMatchObject({ landmarks: ['loch-shiel'], whisky: 1, scotsmenSupply: 7 });
    expect(player?.territory.map((at) => at.scotsmen)).toEqual([1, 1]);
  });

  it('G2-CLAN-5, G2-OVER-4: what a covered tile still brings comes onto the tile that covers it', () => {
    const marker = tileNamed(base, 'saint-columba').once;
    const rules = withTiles(base, { plockton: { once: [...marker, ...tileNamed(base, 'plockton').once], cost: [] } });
    const players = [{ coins: 1, territory: home(0, 1) }];
    const position = { players, rondel: { 4: 'plockton' }, clanBoard: { ross: [1] }, discard: ['portree'] };
    const g = start(rules, { position });
    act(g, 'take 4; place 0,1; choose once clan-marker; claim munro; choose tile portree; place 0,1; end');
    const at = writeState(g, REFEREE).players[0]?.territory[2];
    expect(at).toMatchObject({ tiles: ['plockton', 'portree'], scotsmen: 2 });
  });

  it('G2-COST-3: free actions of chronicles are offered only while the rest of a cost stays payable', () => {
    const toll: FreeAction = {
      kind: 'claim',
      touchesPurse: true,
      touchesPlaces: false,
      options(g, seat, out) {
        if (g.player(seat).coins > 0) out.push({ kind: 'claim', field: 'toll' });
      },
      apply(g, seat, action) {
        if (action.kind !== 'claim' || action.field !== 'toll') return false;
        g.player(seat).coins--;
        return true;
      },
      refusal: () => undefined,
    };
    const rules: Rules = { ...base, freeActions: [...base.freeActions, toll] };
    const at = (coins: number): Game => {
      const players = [{ coins, territory: home(0, 1) }];
      const g = start(rules, { position: { players, rondel: { 4: 'halkirk' } } });
      act(g, 'take 4');
      return g;
    };
    expect(texts(at(1))).toEqual(['pay stone market']);
    expect(refusal(at(1), 'claim toll')).toBe('G2-COST-3');
    expect(texts(at(2))).toEqual(['pay stone market', 'claim toll']);
  });
});
