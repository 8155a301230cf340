/** What happened, in words, for log and announcements. Points that the viewer may not know are never told. */
import type { Game, GameEvent } from '@great-glen/engine';
import { clanName } from './action-text.ts';
import { formatList, formatSigned } from './format.ts';
import { sayOr, type Voice } from './voice.ts';
import { amountText, cardIcon, tileName, tileNameAt } from './words.ts';

type CoreEvent = Exclude<GameEvent, { readonly type: `${string}/${string}` }>;
type ModuleEvent = Exclude<GameEvent, CoreEvent>;

interface Scene {
  readonly game: Game;
  readonly names: readonly string[];
  readonly voice: Voice;
  readonly viewer: number;
}

type Tellers = { readonly [T in CoreEvent['type']]: (event: Extract<CoreEvent, { type: T }>, scene: Scene) => string };

function nameOf(seat: number, { names, voice }: Scene): string {
  return names[seat] ?? voice.t('setup.seat.default-name', { n: seat + 1 });
}

function pieceName(piece: number | string, scene: Scene): string {
  return typeof piece === 'number' ? nameOf(piece, scene) : sayOr(scene.voice, `piece.${piece}`, piece);
}

function tileOf(id: string, { game, voice }: Scene): string {
  return tileName(game.rules, id, voice);
}

/** Points of others are a secret with this option until the game is over (G1-HIDE-1). */
function hidesPoints(seat: number, { game, viewer }: Scene): boolean {
  return game.rules.config.options['hiddenVp'] === true && game.state.over === 0 && seat !== viewer;
}

const TELLERS: Tellers = {
  turn: ({ piece }, scene) => scene.voice.t('log.turn', { name: pieceName(piece, scene) }),
  travelled: ({ piece, from, to }, scene) => {
    const { spaces } = scene.game.rules.game;
    return scene.voice.t('log.travelled', { name: pieceName(piece, scene), n: (to - from + spaces) % spaces });
  },
  took: ({ seat, tile }, scene) => scene.voice.t('log.took', { name: nameOf(seat, scene), tile: tileOf(tile, scene) }),
  discarded: ({ tile }, scene) => {
    const { discardsAtOnce } = scene.game.rules.game;
    return scene.voice.t(discardsAtOnce ? 'log.discarded.pile' : 'log.discarded', { tile: tileOf(tile, scene) });
  },
  drawn: ({ tile }, scene) => scene.voice.t('log.drawn', { tile: tileOf(tile, scene) }),
  rolled: ({ piece, value }, scene) => scene.voice.t('log.rolled', { name: pieceName(piece, scene), n: value }),
  placed: ({ seat, tile }, scene) =>
    scene.voice.t('log.placed', { name: nameOf(seat, scene), tile: tileOf(tile, scene) }),
  activated: ({ seat, tile }, scene) =>
    scene.voice.t('log.activated', { name: nameOf(seat, scene), tile: tileOf(tile, scene) }),
  paid: ({ seat, unit, from }, scene) => {
    const params = { name: nameOf(seat, scene), unit: `[${from === 'chieftains' ? 'chieftain' : unit}]` };
    if (typeof from === 'string') return scene.voice.t('log.paid', params);
    return scene.voice.t('log.paid.tile', { ...params, tile: tileNameAt(scene.game, seat, from, scene.voice) });
  },
  bought: ({ seat, good, coins }, scene) =>
    scene.voice.t('log.bought', { name: nameOf(seat, scene), good: `[${good}]`, coins: amountText(coins, 'coin') }),
  sold: ({ seat, good, coins }, scene) =>
    scene.voice.t('log.sold', { name: nameOf(seat, scene), good: `[${good}]`, coins: amountText(coins, 'coin') }),
  gained: ({ seat, what, n, at }, scene) => {
    const name = nameOf(seat, scene);
    const [kind = '', id] = what.split(':');
    if (id !== undefined && kind === 'card') {
      const card = `[${cardIcon(scene.game.rules)}] ${tileOf(id, scene)}`;
      return scene.voice.t('log.gained.card', { name, card });
    }
    if (id !== undefined) return scene.voice.t('log.gained.person', { name, person: tileOf(id, scene) });
    const params = { name, what: amountText(n, kind) };
    if (at === undefined) return scene.voice.t('log.gained', params);
    return scene.voice.t('log.gained.at', { ...params, tile: tileNameAt(scene.game, seat, at, scene.voice) });
  },
  vp: ({ seat, source, n }, scene) => {
    const params = { name: nameOf(seat, scene), source: sayOr(scene.voice, `source.${source}`, source) };
    if (hidesPoints(seat, scene)) return scene.voice.t('log.vp.hidden', params);
    return scene.voice.t(n < 0 ? 'log.vp.minus' : 'log.vp', { ...params, n: Math.abs(n) });
  },
  walked: ({ seat, from, to }, scene) => {
    const { game, voice } = scene;
    const params = { name: nameOf(seat, scene), from: tileNameAt(game, seat, from, voice) };
    if (typeof to === 'string') return voice.t('log.walked.chieftain', params);
    return voice.t('log.walked', { ...params, to: tileNameAt(game, seat, to, voice) });
  },
  scoring: ({ round }, { game, voice }) =>
    round === game.rules.game.scorings ? voice.t('log.scoring.last') : voice.t('log.scoring', { n: round }),
  compared: ({ category, counts, points }, scene) => {
    const { voice } = scene;
    const parts = counts.map((count, seat) => {
      const name = nameOf(seat, scene);
      return hidesPoints(seat, scene)
        ? voice.t('log.compared.part.hidden', { name, count })
        : voice.t('log.compared.part', { name, count, points: formatSigned(points[seat] ?? 0, voice.locale) });
    });
    return voice.t('log.compared', {
      category: sayOr(voice, `category.${category}`, category),
      parts: parts.join(', '),
    });
  },
  over: ({ winners }, scene) => {
    const names = winners.map((seat) => nameOf(seat, scene));
    const [only = '', ...others] = names;
    return others.length === 0
      ? scene.voice.t('log.over', { name: only })
      : scene.voice.t('log.over.shared', { names: formatList(names, scene.voice.locale) });
  },
};

function isCore(event: GameEvent): event is CoreEvent {
  return Object.hasOwn(TELLERS, event.type);
}

/** Events of modules: their parameters by name, a tile by what it is called; a road without coins has its own text. */
function moduleText(event: ModuleEvent, scene: Scene): string {
  const { seat, tile, field, coins } = event;
  const params = {
    ...(typeof seat === 'number' && { name: nameOf(seat, scene) }),
    ...(typeof tile === 'string' && { tile: tileOf(tile, scene) }),
    ...(typeof field === 'string' && { clan: clanName(field) }),
    ...(typeof coins === 'number' && { n: coins }),
  };
  const key = `log.${event.type}${coins === 0 ? '.free' : ''}`;
  return sayOr(scene.voice, key, scene.voice.t('log.other', { what: event.type }), params);
}

/**
 * One sentence with icon tokens for an event. `game` is the game after it (places are named by what lies there),
 * `names` the seats' names, `viewer` the seat that reads, or -1 for anybody.
 */
export function eventText(event: GameEvent, game: Game, names: readonly string[], voice: Voice, viewer = -1): string {
  const scene: Scene = { game, names, voice, viewer };
  if (!isCore(event)) return moduleText(event as ModuleEvent, scene);
  return (TELLERS[event.type] as (event: CoreEvent, scene: Scene) => string)(event, scene);
}
