/** Games carry the name and the hash of their pack; what is exported comes back as it was. */
import { describe, expect, it } from 'vitest';
import {
  apply,
  below,
  type ContentPack,
  checkPack,
  compileRules,
  completeConfig,
  components,
  createGame,
  DocumentError,
  decider,
  exportPack,
  gameFromView,
  gameMetas,
  hashState,
  openPack,
  options,
  type Rules,
  readGameText,
  readState,
  Session,
  sha256Hex,
  stream,
  thinkingStream,
  view,
  viewHash,
  writeGameText,
} from '../src/index.ts';
import { packDocument, packOf } from './support/packs.ts';

const G1 = 'glen-more';
const G2 = 'glen-more-2';
const WISH = { game: G1, players: 2, options: { startSeat: 0 } };

const NEW_TILE = {
  name: 'New Fair',
  type: 'trade',
  lines: '-',
  overbuild: false,
  cost: '-',
  once: '-',
  activation: 'any 2 -> vp 5',
};

const rich = packOf(G1, { tables: { startCoins: 9 } }, 'My copy of 2010');
const poor = packOf(G1, { tables: { startCoins: 2 } }, 'Poor');
const other = packOf(G2, { tables: { clanMarkers: 5 } }, 'The other game');

function playSome(session: Session, steps: number): void {
  const source = stream('some', 'steps');
  for (let i = 0; i < steps && decider(session.game) >= 0; i++) {
    const seat = decider(session.game);
    const list = options(session.game, seat);
    const action = list[below(source, list.length)];
    if (action !== undefined) session.apply(seat, action);
  }
}

function messageOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentError);
    return (error as Error).message;
  }
  return expect.unreachable();
}

describe('the fingerprint of a pack', () => {
  it('is the SHA-256 of its canonical JSON', () => {
    const canonical =
      '{"format":"great-glen-pack/1","games":{"glen-more":{"tables":{"startCoins":9}}},"name":"My copy of 2010"}';
    expect(rich.id).toEqual({ name: 'My copy of 2010', hash: sha256Hex(canonical) });
  });

  it('does not depend on the order of keys, but on everything that is said', () => {
    const document = packDocument({ [G1]: { tables: { startCoins: 9, sizePenalty: 2 } } });
    const turned = {
      games: { [G1]: { tables: { sizePenalty: 2, startCoins: 9 } } },
      name: 'Test',
      format: document['format'],
    };
    expect(openPack(turned).id).toEqual(openPack(document).id);
    expect(openPack({ ...document, note: 'x' }).id.hash).not.toBe(openPack(document).id.hash);
  });
});

describe('a game with a pack', () => {
  const session = Session.start(WISH, 'pack', rich);
  playSome(session, 60);

  it('has its name and hash in the header, as data and as text', () => {
    expect(session.header.content).toEqual(rich.id);
    expect(session.game.rules.content).toEqual(rich.id);
    const text = writeGameText(session);
    expect(text).toContain(`\ncontent: My copy of 2010 ${rich.id.hash}\n`);
    expect(readGameText(text).saved.header.content).toEqual(rich.id);
    expect(Session.start(WISH, 'pack').header).not.toHaveProperty('content');
    expect(writeGameText(Session.start(WISH, 'pack'))).not.toContain('content');
  });

  it('is replayed with the same pack, from data and from text', () => {
    for (const saved of [JSON.parse(JSON.stringify(session.save())), readGameText(writeGameText(session)).saved]) {
      const again = Session.load(saved, openPack(rich.document));
      expect(hashState(again.game.state)).toBe(hashState(session.game.state));
      expect(again.header).toEqual(session.header);
    }
  });

  it('is not replayed without it or with another; the error names both', () => {
    const without = messageOf(() => Session.load(session.save()));
    expect(without).toContain(`"My copy of 2010" (${rich.id.hash})`);
    expect(without).toContain('none is in use');
    const wrong = messageOf(() => Session.load(session.save(), poor));
    expect(wrong).toContain(rich.id.hash);
    expect(wrong).toContain(`in use is "Poor" (${poor.id.hash})`);
    const edited = { ...session.save(), header: { ...session.header, content: 'Poor' } };
    expect(messageOf(() => Session.load(edited, poor))).toContain('header.content');
    expect(messageOf(() => readGameText('Great Glen: glen-more\ncontent: nothing\n'))).toContain('hash');
  });

  it('shows it in state and view, and no state of other values is taken for one of these', () => {
    const seen = view(session.game, 0);
    expect(seen.content).toEqual(rich.id);
    expect(view(gameFromView(session.game.rules, seen, thinkingStream('x')), 0)).toEqual(seen);
    const plain = compileRules(session.game.rules.config);
    expect(messageOf(() => gameFromView(plain, seen, thinkingStream('x')))).toContain(rich.id.hash);
    const bare = view(createGame(plain, 'bare'), 0);
    expect(bare).not.toHaveProperty('content');
    expect(messageOf(() => readState(session.game.rules, bare, thinkingStream('x')))).toContain('content');
    expect(viewHash(createGame(plain, 'bare'), 0)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('takes back and saves with it, also from a scenario', () => {
    const scenario = { config: WISH, position: { market: { wood: 2 } } };
    const from = Session.fromScenario(scenario, rich);
    expect(from.game.player(1).coins).toBe(9);
    playSome(from, 5);
    from.undo(0, true);
    const again = Session.load(JSON.parse(JSON.stringify(from.save())), rich);
    expect(hashState(again.game.state)).toBe(hashState(from.game.state));
    expect(messageOf(() => Session.load(from.save()))).toContain(rich.id.hash);
  });
});

describe('a pack that is not about the game', () => {
  it('is nothing to it', () => {
    const session = Session.start(WISH, 'other', other);
    expect(session.header).not.toHaveProperty('content');
    expect(session.pack).toBeUndefined();
    expect(session.game.rules).toBe(Session.start(WISH, 'other').game.rules);
  });

  it('does not stand in the way of a game that needs none', () => {
    const session = Session.start(WISH, 'none');
    playSome(session, 20);
    const again = Session.load(session.save(), rich);
    expect(again.header).not.toHaveProperty('content');
    expect(hashState(again.game.state)).toBe(hashState(session.game.state));
  });
});

/** Everything of the rules that content can change, but not where it comes from. */
function valuesOf(rules: Rules): object {
  const { goods, spaces, die, market, leadTable, stacks } = rules.game;
  return {
    tiles: rules.tiles.map(({ provenance, ...tile }) => (provenance === undefined ? {} : tile)),
    lists: [...rules.effectLists],
    table: { goods, spaces, die, market, leadTable, stacks },
  };
}

function finalState(rules: Rules): string {
  const game = createGame(rules, 'identity');
  const source = stream('identity', 'play');
  for (let seat = decider(game); seat >= 0; seat = decider(game)) {
    const list = options(game, seat);
    const action = list[below(source, list.length)];
    if (action !== undefined) apply(game, seat, action);
  }
  return hashState(game.state);
}

describe('an exported pack', () => {
  it('is in order, for each game and for all', () => {
    expect(checkPack(exportPack())).toEqual([]);
    expect(Object.keys(exportPack().games)).toEqual(gameMetas.map((meta) => meta.id));
    for (const { id } of gameMetas) {
      expect(checkPack(exportPack(id))).toEqual([]);
      expect(Object.keys(exportPack(id).games)).toEqual([id]);
    }
    expect(() => exportPack('zap')).toThrow(DocumentError);
  });

  it('comes back as the same rules, and as the same games', () => {
    const pack: ContentPack = openPack(JSON.parse(JSON.stringify(exportPack())));
    for (const { id, players } of gameMetas) {
      for (const count of players) {
        const config = completeConfig({ game: id, players: count });
        expect(valuesOf(compileRules(config, pack))).toEqual(valuesOf(compileRules(config)));
        expect(finalState(compileRules(config, pack))).toBe(finalState(compileRules(config)));
      }
    }
    const sources = components(pack).flatMap(({ fields }) => fields.map(({ source }) => source));
    expect(new Set(sources)).toEqual(new Set(['user']));
  });

  it('has the values of the pack that it is exported with, what is removed included', () => {
    const pack = packOf(G2, {
      tiles: { soay: { cost: 'coin 2' }, inverness: { remove: true }, 'new-fair': { ...NEW_TILE, stack: 'B' } },
      roads: { 'start-ross': { coins: 4 }, 'gunn-sinclair': { remove: true } },
      clans: { mckay: { values: { persons: 3 } } },
    });
    const exported = exportPack(G2, pack);
    const config = completeConfig({ game: G2, players: 4 });
    const [one, two] = [compileRules(config, pack), compileRules(config, openPack(exported))];
    expect(valuesOf(two)).toEqual(valuesOf(one));
    expect(valuesOf(two)).not.toEqual(valuesOf(compileRules(config)));
    expect(finalState(two)).toBe(finalState(one));
    expect(exportPack(G2, openPack(exported)).games).toMatchObject({
      [G2]: { tiles: { soay: { cost: 'coin 2' }, inverness: { remove: true } }, roads: { 'start-ross': { coins: 4 } } },
    });
  });

  it('says of each component what is reconstructed', () => {
    const { tiles } = exportPack(G2).games[G2] as { tiles: Record<string, { note?: string }> };
    expect(tiles['soay']?.note).toMatch(/^reconstructed: name, stack, type/);
    expect(tiles['inverness']?.note).toBe('reconstructed: cost');
  });
});
