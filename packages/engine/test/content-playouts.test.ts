/** Games with packs of all sorts come to their end, and everything that holds for games holds for them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  below,
  type ContentPack,
  checkPack,
  compileRules,
  completeConfig,
  decider,
  type Game,
  gameFromView,
  gameMetas,
  hashState,
  openPack,
  options,
  Session,
  stream,
  thinkingStream,
  view,
} from '../src/index.ts';
import { randomPack } from './support/packs.ts';

/** A pack of this size takes minutes to shrink; the seed of the failure is enough to look at it. */
const runs = (numRuns: number): { numRuns: number; endOnFailure: boolean } => ({ numRuns, endOnFailure: true });

/** No game is longer, whatever a pack does. */
const MOST_DECISIONS = 20_000;

function playOut(game: Game, seed: string): number {
  const source = stream(seed, 'playout');
  let decisions = 0;
  for (let seat = decider(game); seat >= 0; seat = decider(game)) {
    const list = options(game, seat);
    const action = list[list.length === 0 ? 0 : below(source, list.length)];
    if (action === undefined) throw new Error(`seat ${seat} has no option after ${decisions} decisions`);
    if (++decisions > MOST_DECISIONS) throw new Error('it does not end');
    apply(game, seat, action);
  }
  return decisions;
}

/** A view halfway through makes a game with the same view and the same options. */
function checkView(session: Session): void {
  const { game } = session;
  const seat = decider(game);
  if (seat < 0) return;
  const seen = view(game, seat);
  const again = gameFromView(game.rules, JSON.parse(JSON.stringify(seen)), thinkingStream('views'));
  expect(view(again, seat)).toEqual(seen);
  expect(options(again, seat)).toEqual(options(game, seat));
}

function playSession(session: Session, seed: string, most: number): void {
  const source = stream(seed, 'session');
  for (let i = 0; i < most; i++) {
    const seat = decider(session.game);
    if (seat < 0) return;
    const list = options(session.game, seat);
    const action = list[below(source, list.length)];
    if (action === undefined || !session.apply(seat, action).ok) throw new Error('an option was refused');
  }
}

for (const { id, players } of gameMetas) {
  const tables = Array.from({ length: players[1] - players[0] + 1 }, (_, i) => players[0] + i);
  const table = fc.constantFrom(...tables);

  describe(`${id} with random packs`, () => {
    it('always comes to an end, and nobody is ever without an option', () => {
      fc.assert(
        fc.property(randomPack(id), table, fc.string(), (document, count, seed) => {
          expect(checkPack(document)).toEqual([]);
          const { game } = Session.start({ game: id, players: count }, seed, openPack(document));
          expect(playOut(game, seed)).toBeGreaterThan(10);
        }),
        runs(40),
      );
    });

    it('can be saved, loaded and looked at', () => {
      fc.assert(
        fc.property(randomPack(id), table, fc.integer({ min: 0, max: 200 }), (document, count, steps) => {
          const pack: ContentPack = openPack(document);
          const session = Session.start({ game: id, players: count }, 'saved', pack);
          playSession(session, 'saved', steps);
          checkView(session);
          const again = Session.load(JSON.parse(JSON.stringify(session.save())), pack);
          expect(hashState(again.game.state)).toBe(hashState(session.game.state));
        }),
        runs(12),
      );
    });
  });
}

describe('compiled rules', () => {
  it('are shared by equal packs and kept apart from others', () => {
    const config = completeConfig({ game: 'glen-more', players: 2 });
    const document = (coins: number): object => ({
      format: 'great-glen-pack/1',
      name: 'Coins',
      games: { 'glen-more': { tables: { startCoins: coins } } },
    });
    const [one, same, other] = [document(7), document(7), document(8)].map(openPack);
    expect(compileRules(config, one)).toBe(compileRules(config, same));
    expect(compileRules(config, one)).not.toBe(compileRules(config, other));
    expect(compileRules(config, one)).not.toBe(compileRules(config));
    expect(compileRules(config).content).toBeUndefined();
  });

  it('do not pile up: hundreds of packs leave the first set to be made again', () => {
    const config = completeConfig({ game: 'glen-more', players: 2 });
    const pack = (name: string): ContentPack =>
      openPack({ format: 'great-glen-pack/1', name, games: { 'glen-more': {} } });
    const first = pack('first');
    const before = compileRules(config, first);
    for (let i = 0; i < 250; i++) compileRules(config, pack(`number ${i}`));
    expect(compileRules(config, first)).not.toBe(before);
  });
});
