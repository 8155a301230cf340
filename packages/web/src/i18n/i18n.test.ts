import { PLAYERS } from '@great-glen/bots';
import {
  type Action,
  apply,
  below,
  CLAN_FIELDS,
  compileRules,
  completeConfig,
  createGame,
  decider,
  type Game,
  type GameEvent,
  gameMetas,
  options,
  type Rules,
  stream,
} from '@great-glen/engine';
import { describe, expect, it } from 'vitest';
import { actionText, outcomeText } from './action-text.ts';
import { eventText } from './event-text.ts';
import { fill, formatList, formatNumber, formatSigned } from './format.ts';
import { de } from './messages/de/index.ts';
import { en } from './messages/en/index.ts';
import { fr } from './messages/fr/index.ts';
import { it as italian } from './messages/it/index.ts';
import { promptHint, promptText } from './prompt-text.ts';
import { reasonText } from './reason-text.ts';
import { loadRuleTexts, ruleTextIn } from './rule-text.ts';
import { isMessageKey, LOCALES, type Locale, type Messages, voiceOf } from './voice.ts';
import { cardText, clanText, gainsText, placeText, plainText, shortPlace, stepText, tileName } from './words.ts';

const CATALOGUES: Readonly<Record<Locale, Messages>> = { en, de, fr, it: italian };
const VOICES = LOCALES.map((locale) => voiceOf(locale, CATALOGUES[locale]));
const OTHERS = LOCALES.filter((locale) => locale !== 'en');
const RULES: readonly Rules[] = gameMetas.map(({ id, players }) =>
  compileRules(completeConfig({ game: id, players: players[0] })),
);
const NAMES = ['Ailsa', 'Bruce', 'Catriona', 'Duncan', 'Eilidh'];

const ICONS = (
  'wood stone grain barley sheep cattle any different animal coin whisky scotsman chieftain tam movement vp landmark ' +
  'card person clan-marker village castle material animal-type trade whisky-type loch river road overbuild produce ' +
  'exchange once protected die the-end stack discard undo redo sell buy lock info settings sound log score menu play ' +
  'speed'
).split(' ');

function entries(messages: Readonly<Record<string, string>>): [key: string, text: string][] {
  return Object.entries(messages);
}

function iconsOf(text: string): string[] {
  return [...text.matchAll(/\[([a-z-]+)\]/g)].map(([, icon = '']) => icon).sort();
}

/** Names of the values a text uses; how often is the language's business. */
function valuesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort();
}

/** The words of a text: what is left without values, icons and punctuation. */
function wordsOf(text: string): string {
  const words = text.replace(/\{[^}]*\}|\[[a-z-]+\]/g, ' ').match(/[\p{L}\p{N}’]+/gu);
  return (words ?? []).join(' ');
}

const ENGINE_SOURCES: Readonly<Record<string, string>> = import.meta.glob('../../../engine/src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const RULE_NUMBERS: Readonly<Record<string, string>> = import.meta.glob('../../../../docs/rule-numbers.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function expectKeys(keys: readonly string[]): void {
  expect(keys.filter((key) => !isMessageKey(key))).toEqual([]);
}

describe('the catalogues', () => {
  it.each(OTHERS)('have every English key and no other: %s', (locale) => {
    expect(Object.keys(CATALOGUES[locale]).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(OTHERS)('use the same values and icons as English: %s', (locale) => {
    for (const [key, text] of entries(CATALOGUES[locale])) {
      const reference = String(en[key as keyof typeof en]);
      expect([key, ...valuesOf(text)]).toEqual([key, ...valuesOf(reference)]);
      expect([key, ...iconsOf(text)]).toEqual([key, ...iconsOf(reference)]);
    }
  });

  it.each(LOCALES)('have no empty text, no unknown icon and proper apostrophes: %s', (locale) => {
    for (const [key, text] of entries(CATALOGUES[locale])) {
      expect([key, text.trim() === text && text !== '']).toEqual([key, true]);
      expect([key, iconsOf(text).filter((icon) => !ICONS.includes(icon))]).toEqual([key, []]);
      expect([key, /['"]/.test(text)]).toEqual([key, false]);
    }
  });

  it('write French punctuation with a space that does not break', () => {
    const wrong = entries(fr).filter(([, text]) => / [:;!?»]|« /.test(text.replace(/\{[^}]*\}/g, '')));
    expect(wrong).toEqual([]);
  });

  /** Words that are the same in both languages, and names. */
  const SAME_WORDS = [
    ...['Glen More', 'Glen More II Chronicles', 'Great Glen', 'English', 'Deutsch', 'Français', 'Italiano'],
    ...['Activation', 'animal', 'Animal', 'Certain', 'Clan', 'Clans', 'Escape', 'information', 'Laird', 'Licences'],
    ...['loch', 'Loch', 'Menu', 'menu', 'Name', 'No', 'no', 'OK', 'Pause', 'Person', 'Points', 'Rondel'],
    ...['score', 'Tables', 'Total', 'Type', 'village', 'Village', 'Whisky'],
  ];

  it.each(OTHERS)('leave nothing in English: %s', (locale) => {
    const leftover = entries(CATALOGUES[locale]).filter(([key, text]) => {
      const words = wordsOf(text);
      if (/\b(the|you|your|and|with|tile|of)\b/i.test(words.replace(/Castle of Mey|Rob Roy/g, ''))) return true;
      const same = text === String(en[key as keyof typeof en]);
      return same && /\p{L}{2}/u.test(words) && !SAME_WORDS.includes(words);
    });
    expect(leftover).toEqual([]);
  });

  it.each(LOCALES)('give two forms wherever a number decides, and the number with them: %s', (locale) => {
    for (const [key, text] of entries(CATALOGUES[locale])) {
      for (const [, forms = ''] of text.matchAll(/\{\w+:([^}]*)\}/g)) {
        expect([key, forms.split('|').length]).toEqual([key, 2]);
        expect([key, forms.split('|').every((form) => form !== '')]).toEqual([key, true]);
      }
      const [singular, plural] = [1, 2].map((n) => fill(text, { n }, locale));
      if (/\{n:/.test(text)) expect([key, singular !== plural]).toEqual([key, true]);
    }
  });

  it('choose forms and write numbers as each language does', () => {
    const coins = (locale: Locale, n: number): string => fill(CATALOGUES[locale]['amount.coin'], { n }, locale);
    expect(LOCALES.map((locale) => [0, 1, 2].map((n) => coins(locale, n)))).toEqual([
      ['0 coins', '1 coin', '2 coins'],
      ['0 Münzen', '1 Münze', '2 Münzen'],
      ['0 pièce', '1 pièce', '2 pièces'],
      ['0 Monete', '1 Moneta', '2 Monete'],
    ]);
    expect(formatNumber(1234.5, 'de')).toBe('1.234,5');
    expect(formatSigned(5, 'en')).toBe('+5');
    expect(formatSigned(-3, 'it')).toBe('-3');
    expect(formatList(['Ailsa', 'Bruce', 'Catriona'], 'de')).toBe('Ailsa, Bruce und Catriona');
  });
});

describe('everything of the engine has a text', () => {
  it('icons', () => expectKeys(ICONS.map((icon) => `icon.${icon}`)));

  it('games, options and artificial players', () => {
    for (const { id, options: table } of gameMetas) {
      expectKeys([`game.${id}`, `game.${id}.blurb`, `setup.recon.${id}`]);
      for (const { name, values, isSeat } of table) {
        const spoken = isSeat ? values.filter((value) => typeof value === 'string') : values;
        expectKeys([`option.${name}`, `option.${name}.hint`, ...spoken.map((value) => `option.${name}.${value}`)]);
      }
    }
    expectKeys(PLAYERS.flatMap(({ name }) => [`level.${name}`, `level.${name}.hint`]));
  });

  it.each(RULES)('goods, units, types, effects, categories and sources: $config.game', (rules) => {
    expectKeys(rules.game.goods.flatMap((good) => [`good.${good}`, `icon.${good}`, `amount.${good}`]));
    const units = rules.units.map(({ name }) => name).filter((name) => !rules.game.goods.includes(name));
    expectKeys(units.map((name) => `unit.${name}`));
    expectKeys(rules.tiles.map(({ type }) => `type.${type}`));
    expectKeys(rules.effects.map(({ name }) => `effect.${name}`));
    expectKeys(rules.categories.map(({ name }) => `category.${name}`));
    expectKeys(rules.sources.flatMap((source) => [`source.${source}`, `source.${source}.hint`]));
    expectKeys(rules.pieces.map(({ name }) => `piece.${name}`));
    expectKeys(rules.game.lines.map(({ name }) => `line.${name}`));
    expectKeys(rules.tiles.filter(({ card }) => card).map(({ id }) => `card.${rules.config.game}.${id}`));
  });

  it('clans', () => {
    expectKeys(CLAN_FIELDS.filter(({ chronicle }) => chronicle === 0).map(({ id }) => `clan.${id}`));
    expectKeys(CLAN_FIELDS.map(({ colour }) => `colour.${colour}`));
  });

  /** Frames that never ask anybody. */
  const SILENT = ['round', 'turn', 'build', 'resolve', 'refill', 'scoring', 'clan', 'landmark'];

  it.each(RULES)('decisions: $config.game', (rules) => {
    const kinds = rules.handlers.map(({ name }) => name).filter((name) => !SILENT.includes(name));
    expect(kinds).toContain('take');
    expectKeys(kinds.flatMap((kind) => [`prompt.${kind}`, `prompt.${kind}.other`]));
  });

  it.each(RULES)('reasons: $config.game', (rules) => {
    const system = ['SYS-FORM', 'SYS-SEAT', 'SYS-STALE', 'SYS-OVER', 'SYS-BARRIER'];
    expectKeys([...system, ...Object.keys(rules.citations)].map((reason) => `reason.${reason}`));
    for (const voice of VOICES) expect(reasonText('dragon-boats/finished', voice)).toBe(voice.t('reason.unknown'));
  });

  it('events of modules', () => {
    const types = Object.entries(ENGINE_SOURCES)
      .filter(([path]) => !path.endsWith('.test.ts'))
      .flatMap(([, text]) => [...text.matchAll(/type: '([a-z0-9-]+\/[a-z0-9-]+)'/g)].map(([, type = '']) => type));
    expect(types).toContain('glen-more-2/claimed');
    expectKeys(types.map((type) => `log.${type}`));
  });
});

describe('the rules', () => {
  const numbers = Object.values(RULE_NUMBERS)
    .flatMap((text) => text.split('\n'))
    .filter((line) => /^G[12]-/.test(line));

  it.each(LOCALES)('have a short text for every number: %s', async (locale) => {
    const texts = await loadRuleTexts(locale);
    expect(numbers.length).toBeGreaterThan(150);
    expect(Object.keys(texts).sort()).toEqual([...numbers].sort());
    const cited = RULES.flatMap((rules) => Object.values(rules.citations));
    expect(cited.filter((number) => texts[number] === undefined)).toEqual([]);
    for (const [number, text] of entries(texts)) {
      expect([number, text.trim().length > 10, text.split(/\s+/).length <= 43]).toEqual([number, true, true]);
    }
  });

  it.each(OTHERS)('name the same numbers as in English: %s', async (locale) => {
    const [reference, texts] = await Promise.all([loadRuleTexts('en'), loadRuleTexts(locale)]);
    const digits = (text = ''): string[] => [...(text.match(/\d+/g) ?? [])].sort();
    for (const [number, text] of entries(texts)) {
      expect([number, text === reference[number]]).toEqual([number, false]);
      expect([number, ...digits(text)]).toEqual([number, ...digits(reference[number])]);
    }
  });

  it('are found by their number', async () => {
    expect(await ruleTextIn('de', 'G2-CLAN-MACLEOD')).toBe('MacLeod: 3 Münzen.');
    expect(await ruleTextIn('de', 'G9-NONE')).toBeUndefined();
  });
});

type CoreType = Exclude<GameEvent['type'], `${string}/${string}`>;

/** One event of each kind; the type sees to it that none is missing. */
const SAMPLES: { readonly [T in CoreType]: Extract<GameEvent, { readonly type: T }> } = {
  turn: { type: 'turn', piece: 'die' },
  travelled: { type: 'travelled', piece: 0, from: 12, to: 1 },
  took: { type: 'took', seat: 0, tile: 'loch-ness', space: 3 },
  discarded: { type: 'discarded', tile: 'loch-ness', space: 3, piece: 'die' },
  drawn: { type: 'drawn', tile: 'loch-ness', space: 3, stack: 'C' },
  rolled: { type: 'rolled', piece: 'die', value: 2 },
  placed: { type: 'placed', seat: 0, tile: 'loch-ness', x: 1, y: 0 },
  activated: { type: 'activated', seat: 0, tile: 'start-village', x: 0, y: 0 },
  paid: { type: 'paid', seat: 0, unit: 'wood', from: [0, 0] },
  bought: { type: 'bought', seat: 0, good: 'wood', coins: 1 },
  sold: { type: 'sold', seat: 0, good: 'wood', coins: 2, from: [0, 0] },
  gained: { type: 'gained', seat: 0, what: 'wood', n: 1, at: [0, 0] },
  vp: { type: 'vp', seat: 0, source: 'whisky', n: 5 },
  walked: { type: 'walked', seat: 0, from: [0, 0], to: 'chieftains' },
  scoring: { type: 'scoring', round: 1 },
  compared: { type: 'compared', category: 'whisky', counts: [2, 1], points: [1, 0] },
  over: { type: 'over', winners: [0, 1] },
};

/** Fails for a text with anything left open. Called a hundred thousand times, so `expect` only speaks up at a fault. */
function expectReadable(text: string, game: string): void {
  const open = text.trim() === '' || /[{}]|undefined|NaN|\[object/.test(text);
  const unknown = iconsOf(text).some((icon) => !ICONS.includes(icon));
  const unread = VOICES.some((voice) => /[[\]]/.test(plainText(text, game, voice)));
  if (open || unknown || unread) expect.fail(`not readable: "${text}"`);
}

describe('sentences', () => {
  it.each(RULES)('tell every kind of event: $config.game', (rules) => {
    const game = createGame(rules, 'events');
    for (const voice of VOICES) {
      for (const event of Object.values(SAMPLES)) {
        expectReadable(eventText(event, game, NAMES, voice), rules.config.game);
      }
    }
  });

  it('tell the same in each language', () => {
    const game = createGame(RULES[1] as Rules, 'sentences');
    const claimed: GameEvent = { type: 'glen-more-2/claimed', seat: 1, field: 'mckay', coins: 2 };
    expect(VOICES.map((voice) => eventText(claimed, game, NAMES, voice))).toEqual([
      'Bruce claims the clan McKay for 2 [coin].',
      'Bruce beansprucht den Clan McKay für 2 [coin].',
      'Bruce s’allie au clan McKay pour 2 [coin].',
      'Bruce si allea con il clan McKay per 2 [coin].',
    ]);
    expect(VOICES.map((voice) => tileName(game.rules, 'the-end', voice))).toEqual([
      'The End',
      'Spielende',
      'La Fin',
      'La Fine',
    ]);
    expect(VOICES.map((voice) => placeText([2, 1], voice))).toEqual([
      'column 2 east, row 1 north',
      'Spalte 2 Ost, Reihe 1 Nord',
      'colonne 2 est, rangée 1 nord',
      'colonna 2 est, riga 1 nord',
    ]);
    expect(VOICES.map((voice) => shortPlace([-1, -2], voice))).toEqual([
      '1 west 2 south',
      '1 West 2 Süd',
      '1 ouest 2 sud',
      '1 ovest 2 sud',
    ]);
    expect(VOICES.map((voice) => plainText('[whisky] + 3 [coin]', 'glen-more-2', voice))).toEqual([
      'whisky cask + 3 coins',
      'Whiskyfass + 3 Münzen',
      'tonneau de whisky + 3 pièces',
      'Barile di Whisky + 3 Monete',
    ]);
    const [english = VOICES[0]] = VOICES;
    if (english === undefined) throw new Error('no language');
    expect(plainText('1 [scotsman]', 'glen-more', english)).toBe('1 clan member');
    expect(eventText({ type: 'harp/played' }, game, NAMES, english)).toContain('harp/played');
  });

  it('describe all tiles, cards and clans', () => {
    for (const rules of RULES) {
      for (const voice of VOICES) {
        for (const tile of rules.tiles) {
          expectReadable(tileName(rules, tile, voice), rules.config.game);
          const parts = [gainsText(rules, tile.once, voice), ...tile.activation.map((s) => stepText(rules, s, voice))];
          for (const text of parts) if (text !== '') expectReadable(text, rules.config.game);
          if (tile.card) expectReadable(cardText(rules, tile.id, voice), rules.config.game);
        }
        for (const { id } of CLAN_FIELDS) expectReadable(clanText(rules, id, voice), rules.config.game);
        for (const list of rules.effectLists.values()) {
          if (list.length > 0) expectReadable(gainsText(rules, list, voice), rules.config.game);
        }
      }
    }
  });

  it('never tell hidden points of others', () => {
    const rules = compileRules(completeConfig({ game: 'glen-more', players: 2, options: { hiddenVp: true } }));
    const game = createGame(rules, 'hidden');
    for (const voice of VOICES) {
      expect(eventText(SAMPLES.vp, game, NAMES, voice, 1)).not.toMatch(/\d/);
      expect(eventText(SAMPLES.vp, game, NAMES, voice)).not.toMatch(/\d/);
      expect(eventText(SAMPLES.vp, game, NAMES, voice, 0)).toContain('5');
      expect(eventText({ ...SAMPLES.compared, points: [8, 7] }, game, NAMES, voice, 1)).not.toContain('8');
    }
    game.state.over = 1;
    for (const voice of VOICES) expect(eventText(SAMPLES.vp, game, NAMES, voice, 1)).toContain('5');
  });

  /** Plays at random and looks at every text on the way, each step in another language. */
  function play(game: string, players: number, seed: string, seen: Set<string>): void {
    const g: Game = createGame(compileRules(completeConfig({ game, players })), seed);
    const random = stream(seed, 'texts');
    for (let step = 0; g.state.over === 0; step++) {
      const voice = VOICES[step % VOICES.length];
      if (voice === undefined) throw new Error('no language');
      const seat = decider(g);
      const all = options(g, seat);
      const context = { game: g, seat, voice };
      for (const viewer of [seat, (seat + 1) % players]) expectReadable(promptText(g, viewer, NAMES, voice), game);
      expect(promptHint(g, voice)).not.toMatch(/[{}]/);
      const texts = all.map((option) => actionText(option, context));
      for (const text of texts) expectReadable(text, game);
      expect(new Set(texts).size).toBe(texts.length);
      const action = all[below(random, all.length)] as Action;
      const outcome = outcomeText(action, context);
      if (outcome !== '') expectReadable(outcome, game);
      seen.add(action.kind === 'choose' ? `choose ${action.what}` : action.kind);
      const events: GameEvent[] = [];
      g.events = events;
      apply(g, seat, action);
      g.events = undefined;
      for (const event of events) expectReadable(eventText(event, g, NAMES, voice, seat), game);
    }
    for (const voice of VOICES) expect(promptText(g, 0, NAMES, voice)).toBe(voice.t('prompt.over'));
  }

  it.each(gameMetas)('are readable through whole random games: $id', ({ id, players }) => {
    const seen = new Set<string>();
    for (let n = 0; n < 4; n++) play(id, players[0] + (n % (players[1] - players[0] + 1)), `texts-${n}`, seen);
    for (const kind of ['take', 'place', 'pay', 'sell', 'activate', 'move', 'end']) expect(seen).toContain(kind);
  });
});
