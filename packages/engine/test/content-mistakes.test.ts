/** A broken pack is refused with every mistake, each with its path, and nothing else happens. */
import { describe, expect, it } from 'vitest';
import { ContentError, checkPack, compileRules, completeConfig, exportPack, openPack } from '../src/index.ts';
import { expectMistake, packDocument } from './support/packs.ts';

type Json = Record<string, unknown>;

const G1 = 'glen-more';
const G2 = 'glen-more-2';

/** Mistakes as `path: reason`, without the beginning that all share. */
function mistakesOf(game: string, changes: Json): string[] {
  return checkPack(packDocument({ [game]: changes })).map(({ path, reason }) =>
    `${path}: ${reason}`.replace(`games.${game}.`, ''),
  );
}

describe('many mistakes at once', () => {
  const broken = {
    format: 'great-glen-pack/2',
    name: '',
    autor: 'me',
    games: {
      [G1]: {
        tiles: {
          'loch-ness': { cost: 'wodo+stoen 0', stak: '2', type: 'lake' },
          'loch-nes': { cost: 'wood' },
          'castle-moil': { once: 'scotsman, landmark, gold 3' },
        },
        tables: { die: [1, 2, 7, 3, 3, 3.5], startCoins: -1, market: [3, 2, 1] },
      },
      [G2]: {
        clans: { ros: { effect: '-' }, grant: { effect: 'tally sheep 1:2' } },
        roads: { 'start-ross': { coins: 99 } },
        dice: {},
      },
      'glen-more-3': {},
    },
  };

  it('are all told, with where they are', () => {
    expect(checkPack(broken).map(({ path }) => path)).toEqual([
      'autor',
      'format',
      'name',
      'games.glen-more.tiles.loch-ness.stak',
      'games.glen-more.tiles.loch-ness.type',
      'games.glen-more.tiles.loch-nes',
      'games.glen-more.tables.die[2]',
      'games.glen-more.tables.die[5]',
      'games.glen-more.tables.startCoins',
      'games.glen-more-2.clans.ros',
      'games.glen-more-2.roads.start-ross.coins',
      'games.glen-more-2.dice',
      'games.glen-more-3',
      'games.glen-more.tiles.loch-ness.cost',
      'games.glen-more.tiles.loch-ness.cost',
      'games.glen-more.tiles.loch-ness.cost',
      'games.glen-more.tiles.castle-moil.once',
      'games.glen-more.tables.market',
      'games.glen-more-2.clans.grant.effect',
    ]);
  });

  it('come with help', () => {
    const reasons = checkPack(broken).map(({ path, reason }) => `${path}: ${reason}`);
    for (const help of [
      'autor: there is no field "autor"; did you mean "author"?',
      'loch-ness.stak: there is no field of a tile "stak"; did you mean "stack"?',
      'there is no tile "loch-nes" yet, and a new one needs also: name, stack, type, lines, once, activation, colour; did you mean "loch-ness"?',
      'there is no clan field "ros"; did you mean "ross"?',
      'roads.start-ross.coins: expected a whole number from 0 to 9, not 99',
      'unknown unit "wodo"; known: wood, stone, sheep, cattle, grain, any, different, animal, coin, whisky, scotsman, figure',
      'there is no game "glen-more-3"; did you mean "glen-more-2"?',
    ]) {
      expect(reasons).toContainEqual(expect.stringContaining(help));
    }
  });

  it('leave everything as it was', () => {
    const config = completeConfig({ game: G1, players: 2 });
    const before = JSON.stringify(exportPack());
    const rules = compileRules(config);
    expect(() => openPack(broken)).toThrow(ContentError);
    expect(JSON.stringify(exportPack())).toBe(before);
    expect(compileRules(config)).toBe(rules);
    expect(rules.tiles.find((tile) => tile.id === 'castle-moil')?.once).toHaveLength(2);
  });

  it('are all in the error', () => {
    try {
      openPack(broken);
      expect.unreachable();
    } catch (error) {
      expect((error as ContentError).mistakes).toEqual(checkPack(broken));
      expect((error as ContentError).message).toMatch(/^content: 19 mistakes: autor: /);
    }
  });
});

describe('cells', () => {
  const costs: readonly [cell: string, reason: string][] = [
    ['', 'expected a text'],
    [' ', 'a part is missing'],
    ['wood+', 'a part is missing'],
    ['2 wood 3', 'two numbers'],
    ['wood 31', 'not from 1 to 30'],
    ['wood 13', 'more than 12'],
    ['wood+stone+wood', 'join them'],
    ['any 1+different 2', 'only one of any, different and animal'],
    ['any+wood', 'has to follow the named resources'],
    ['different 6', 'only 5 resources'],
    ['scotsman 2', 'at most one figure'],
    ['wood->stone', 'unknown unit'],
    ['Wodo', 'unknown unit "wodo"'],
  ];
  it.each(costs)('refuse the cost %j', (cell, reason) => {
    expectMistake(G2, { tiles: { halkirk: { cost: cell } } }, 'tiles.halkirk.cost', reason);
  });

  const activations: readonly [cell: string, reason: string][] = [
    ['produce gold', 'unknown resource "gold"'],
    ['wood -> -', 'brings nothing'],
    ['- -> vp 3', 'has no price'],
    ['wood -> stone -> vp 3', 'more than one "->"'],
    ['landmark', 'cannot stand here, only in: once'],
    ['david-hume', 'cannot stand here, only in: clan'],
    ['exchange vp 3', 'unknown effect'],
    ['activate castle', 'it needs one of material, animal, trade, whisky'],
    ['activate', 'it needs one of'],
    ['put sheep 2', 'no number can go with it'],
    ['coin banana', 'unknown effect "coin banana"'],
    ['tally coins', 'it needs steps'],
    ['tally coins 3:x', '"3:x" is no step'],
    ['tally coins 4:8 3:5', 'have to rise'],
    ['scotsman+wood 2 -> vp 2 | scotsman -> produce wod', 'unknown resource "wod"'],
    ['vp 1 | vp 2 | vp 3 | vp 4 | vp 5 | vp 6 | vp 7', 'more than 6 parts'],
  ];
  it.each(activations)('refuse the activation %j', (cell, reason) => {
    expectMistake(G2, { tiles: { soay: { activation: cell } } }, 'tiles.soay.activation', reason);
  });

  it('refuse one effect twice, two kinds of figures, a line twice', () => {
    expectMistake(G2, { tiles: { soay: { once: 'coin, coin 2' } } }, 'tiles.soay.once', 'stands twice');
    expectMistake(G2, { cards: { inverness: { effect: 'coin, coin' } } }, 'cards.inverness.effect', 'stands twice');
    expect(mistakesOf(G2, { clans: { gunn: { effect: 'put sheep, put cattle' } } })).toEqual([]);
    const pays = 'scotsman+figure -> vp 3';
    expectMistake(
      G1,
      { tiles: { 's3-grocer': { activation: pays } } },
      'tiles.s3-grocer.activation',
      'one kind of figure',
    );
    expectMistake(G2, { tiles: { soay: { lines: 'river+river' } } }, 'tiles.soay.lines', 'twice');
    expectMistake(G2, { tiles: { soay: { lines: 'road' } } }, 'tiles.soay.lines', 'unknown line "road"');
  });
});

describe('what is no game any more', () => {
  it('keeps what the rules need', () => {
    expectMistake(G1, { tiles: { 'start-village': { remove: true } } }, 'tiles.start-village', 'cannot be removed');
    expectMistake(G1, { tiles: { 'start-village': { lines: 'road' } } }, 'tiles.start-village.lines', 'rules need');
    expectMistake(G2, { tiles: { 'the-end': { stack: 'C' } } }, 'tiles.the-end.stack', 'rules need');
    expectMistake(G2, { tiles: { 'david-hume': { remove: true } } }, 'tiles.david-hume', 'cannot be removed');
    expectMistake(G2, { tiles: { soay: { type: 'end' } } }, 'tiles.soay.type', 'only one The End');
    expectMistake(G2, { tiles: { soay: { stack: 'home' } } }, 'tiles.soay.stack', 'stacks to draw from');
    expectMistake(
      G1,
      { tiles: { 's3-forest': { stack: 'start' } } },
      'tiles.s3-forest.stack',
      'only the start village',
    );
  });

  it('does not place persons', () => {
    expect(
      mistakesOf(G2, {
        tiles: { 'rob-roy': { lines: 'river', overbuild: true, activation: 'vp 1', once: 'landmark' } },
        cards: { 'rob-roy': { effect: '-' } },
      }).map((mistake) => mistake.split(':')[0]),
    ).toEqual(['tiles.rob-roy.lines', 'tiles.rob-roy.overbuild', 'tiles.rob-roy.activation', 'tiles.rob-roy.once']);
  });

  it('has enough tiles in its stacks', () => {
    const all = (game: string, stack: string): Json => {
      const { tiles } = exportPack(game).games[game] as { tiles: Record<string, { stack: string }> };
      const ids = Object.keys(tiles).filter((id) => tiles[id]?.stack === stack);
      return Object.fromEntries(ids.map((id) => [id, { remove: true }]));
    };
    expectMistake(G1, { tiles: all(G1, '3') }, 'tiles', 'stack 3 would have no tile');
    expect(mistakesOf(G2, { tiles: all(G2, 'A') })).toEqual([
      'tiles: stack A would have no tile, so the game could not go on',
      'tiles: stacks S and A have 5 tiles, but 10 are laid out at the start and more must be left',
    ]);
    expect(mistakesOf(G2, { tables: { spaces: 24 } })).toEqual([
      'tiles: stacks S and A have 19 tiles, but 20 are laid out at the start and more must be left',
    ]);
    expectMistake(G1, { tables: { spaces: 10, die: [1, 1, 1, 1, 1, 6] } }, 'tables.die', 'not move more than 5 tiles');
  });

  it('has a road to every clan, and no road to nowhere', () => {
    const { roads } = exportPack(G2).games[G2] as { roads: Record<string, { from: string; to: string }> };
    const cut = Object.keys(roads).filter((id) => id.endsWith('-douglas'));
    expectMistake(G2, { roads: { [cut[0] ?? '']: { remove: true } } }, 'clans.douglas', 'no road leads');
    expectMistake(
      G2,
      { roads: { x: { from: 'ross', to: 'atlantis', coins: 1 } } },
      'roads.x.to',
      'expected one of start',
    );
    expectMistake(G2, { roads: { x: { from: 'ross', to: 'ross', coins: 1 } } }, 'roads.x', 'back to where it begins');
    expectMistake(
      G2,
      { roads: { x: { from: 'ross', to: 'start', coins: 1 } } },
      'roads.x',
      '"start-ross" already joins',
    );
    expectMistake(G2, { roads: { 'start-gunn': { coins: 1 } } }, 'roads.start-gunn', 'needs also: from, to');
    expectMistake(G2, { clans: { ross: { remove: true } } }, 'clans.ross.remove', 'cannot be removed');
  });

  it('has one David Hume, and cards only with tiles', () => {
    expectMistake(G2, { clans: { ross: { effect: 'david-hume' } } }, 'clans.mckay.effect', 'already');
    const effects = { mckay: { effect: '-' }, douglas: { effect: 'david-hume' } };
    expectMistake(G2, { clans: effects }, 'clans.douglas.effect', 'claimed again');
    expectMistake(G2, { cards: { inn: { effect: '-' } } }, 'cards.inn', 'no tile of this id');
    expectMistake(G2, { tiles: { soay: { once: 'landmark' } } }, 'tiles.soay.once', 'no card "soay"');
    expectMistake(G2, { cards: { inverness: { values: { vp: 3 } } } }, 'cards.inverness.values.vp', 'it has none');
  });
});
