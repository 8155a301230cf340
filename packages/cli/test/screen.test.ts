/** What the screen shows, and that it fits. */
import { compileRules, completeConfig, decision, gameMetas, options, Session } from '@great-glen/engine';
import { describe, expect, it } from 'vitest';
import { makePlayer } from '../src/lib/players.ts';
import { sentenceFor } from '../src/lib/reasons.ts';
import { textTable, wrap } from '../src/lib/table.ts';
import { goodLetters, tileText } from '../src/lib/words.ts';
import { Canvas, stack, textBlock } from '../src/play/canvas.ts';
import { drawScreen, type Space, sceneOf } from '../src/play/screen.ts';
import { COMPACT, drawTerritory, ROOMY } from '../src/play/territory.ts';
import { makeTheme, type Theme } from '../src/play/theme.ts';

const plain = makeTheme(1, true);
const names = (seat: number): string => `Random ${seat}`;

function rulesOf(game: string): ReturnType<typeof compileRules> {
  return compileRules(completeConfig({ game, players: 2 }));
}

/** The screens of a whole random game. */
function screensOf(game: string, players: number, space: Space, theme: Theme): string[][] {
  const session = Session.start({ game, players }, 'screen');
  const random = makePlayer('random', 'screen');
  const screens: string[][] = [];
  for (;;) {
    const { seats, kind, over } = decision(session.game);
    const [seat] = seats;
    if (over || seat === undefined || random === undefined) return screens;
    const list = options(session.game, seat);
    screens.push(
      drawScreen(sceneOf(session.game, seat, kind, list, { news: ['Random 1: took a tile'], names }), space, theme),
    );
    session.apply(seat, random(session.game, seat, list));
  }
}

const TABLES = gameMetas.flatMap(({ id, players }) => players.map((n): [string, number] => [id, n]));

describe('the screen', () => {
  it.each(TABLES)('of %s with %i players fits 80 x 24 and 140 x 45', (game, players) => {
    const small = screensOf(game, players, { columns: 80, rows: 24 }, plain);
    expect(Math.max(...small.flat().map((line) => line.length))).toBeLessThanOrEqual(80);
    // A long list of options may need a few more rows than there are, but hardly ever.
    const tooTall = small.filter((lines) => lines.length >= 24);
    expect(tooTall.length).toBeLessThan(small.length / 50);
    const wide = screensOf(game, players, { columns: 140, rows: 45 }, plain);
    expect(Math.max(...wide.flat().map((line) => line.length))).toBeLessThanOrEqual(140);
    expect(Math.max(...wide.map((lines) => lines.length))).toBeLessThan(45);
  });

  it('shows colours without moving anything', () => {
    const space = { columns: 100, rows: 30 };
    const coloured = screensOf('glen-more', 2, space, makeTheme(8, true));
    expect(coloured[0]?.join('')).toContain('\u001b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is taken out here
    const stripped = coloured.map((lines) => lines.map((line) => line.replace(/\u001b\[[\d;]*m/g, '').trimEnd()));
    expect(stripped).toEqual(screensOf('glen-more', 2, space, plain));
  });

  it('numbers every option', () => {
    const session = Session.start({ game: 'glen-more', players: 2, options: { startSeat: 0 } }, 'numbers');
    const list = options(session.game, 0);
    const scene = sceneOf(session.game, 0, 'take', list, { news: [], names });
    const text = drawScreen(scene, { columns: 80, rows: 24 }, plain).join('\n');
    list.forEach((_, i) => {
      expect(text).toMatch(
        new RegExp(`(^|\\s)${i + 1}\\) take ${list[i]?.kind === 'take' ? list[i].space : ''}: `, 'm'),
      );
    });
  });
});

describe('the territory', () => {
  const rules = rulesOf('glen-more');
  const spots = [
    { x: 0, y: 0, tiles: ['start-village'], resources: {}, scotsmen: 3 },
    { x: 1, y: 0, tiles: ['s0-quarry-road'], resources: { stone: 2 }, scotsmen: 1 },
  ];

  it('shows river and road at the edges, cubes, people and the places to choose', () => {
    const marks = new Map([
      ['0,1', '7'],
      ['1,0', '2'],
    ]);
    expect(drawTerritory(rules, spots, marks, ROOMY, plain).lines()).toEqual([
      '    ...........',
      '  1 :    7    :',
      '    :         :',
      '    +---~~----+2--------+',
      '  0 =Village  =Quarry   =',
      '    =       @3=ss      @=',
      '    +---~~----+---------+',
      '         0         1',
    ]);
  });

  it('has a compact form', () => {
    expect(drawTerritory(rules, spots, new Map(), COMPACT, plain).lines()).toEqual([
      '    +---~~---+--------+',
      '  0 =Vil   @3=Qua ss @=',
      '    +---~~---+--------+',
      '        0        1',
    ]);
  });
});

describe('words', () => {
  it.each(gameMetas.map(({ id }) => id))('give each good of %s a letter of its own', (game) => {
    const letters = [...goodLetters(rulesOf(game).game.goods).values()];
    expect(new Set(letters).size).toBe(5);
    expect(letters.join('')).toMatch(/^[a-z]{5}$/);
  });

  it('tell what tiles cost and bring', () => {
    const rules = rulesOf('glen-more');
    const text = (id: string): string =>
      tileText(rules, rules.tiles[rules.tileIndex.get(id) ?? 0] ?? (rules.tiles[0] as never));
    expect(text('castle-moil')).toBe(
      'Castle Moil: costs wood + stone + grain; brings clan member + location card; activated: 1 movement',
    );
    expect(text('s1-butcher-sheep')).toBe('Butcher: costs nothing; activated: sheep -> 2 VP | 2 sheep -> 4 VP');
    expect(text('loch-oich')).toBe('Loch Oich ~: costs 2 different; brings location card');
  });

  it('have a sentence for every reason of every game', () => {
    for (const { id } of gameMetas) {
      for (const reason of Object.keys(rulesOf(id).citations)) {
        expect(sentenceFor(reason)).toMatch(/^[A-Z].*\.$/);
        expect(sentenceFor(reason)).not.toContain('do not allow this now');
      }
    }
    expect(sentenceFor('haggis/empty')).toBe('The rules do not allow this now (haggis: empty).');
  });
});

describe('text', () => {
  it('is wrapped at spaces, keeping its indentation', () => {
    expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
    expect(wrap('unbreakable', 3)).toEqual(['unbreakable']);
  });

  it('stands in columns', () => {
    expect(
      textTable([
        ['a', 1],
        ['long', 2.5],
      ]),
    ).toEqual(['a        1', 'long  2.50']);
  });

  it('is drawn on sheets', () => {
    const canvas = new Canvas().put(2, 1, 'ab', '1').put(3, 1, 'c');
    expect(canvas.lines()).toEqual(['', '  \u001b[0;1ma\u001b[0mc']);
    expect(stack(1, [textBlock(['a']), new Canvas(), textBlock(['b'])]).lines()).toEqual(['a', '', 'b']);
  });
});
