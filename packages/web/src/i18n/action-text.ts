/** What can be done, in words: `Take Halkirk for [stone]`, `Sell [sheep] from Blackface for 2 [coin]`. */
import {
  type Action,
  apply,
  CLAN_FIELDS,
  decision,
  type Game,
  type GameEvent,
  type Rules,
  type StepDef,
  tileAt,
} from '@great-glen/engine';
import { formatSigned } from './format.ts';
import { sayOr, type Voice } from './voice.ts';
import { amountText, cardIcon, gainsText, gainText, placeText, priceText, tileName, tileNameAt } from './words.ts';

export interface ActionContext {
  readonly game: Game;
  /** Who would do it. */
  readonly seat: number;
  readonly voice: Voice;
}

type Of<K extends Action['kind']> = Action & { readonly kind: K };

const NOTHING = -1;

/** The tile on a space, told apart by how far ahead it is where several have the same name. */
function nameOnSpace({ game, voice }: ActionContext, space: number): string {
  const nameOn = (tile: number): string =>
    tile === NOTHING ? '' : tileName(game.rules, game.rules.tiles[tile], voice);
  const name = nameOn(game.state.rondel[space] ?? NOTHING);
  if (game.state.rondel.filter((tile) => nameOn(tile) === name).length === 1) return name;
  const { spaces } = game.rules.game;
  const from = game.state.progress[game.state.turn.piece] ?? 0;
  return `${name} (${voice.t('action.ahead', { n: (space - (from % spaces) + spaces) % spaces })})`;
}

function takeText(action: Of<'take' | 'discard'>, context: ActionContext): string {
  const { game, voice } = context;
  const def = game.rules.tiles[game.state.rondel[action.space] ?? NOTHING];
  const tile = nameOnSpace(context, action.space);
  if (action.kind === 'discard') return voice.t('action.discard', { tile });
  if (def !== undefined && game.rules.landings.has(def.type)) return voice.t('action.take.end', { tile });
  const cost = priceText(game.rules, def?.cost ?? []);
  return cost === '' ? voice.t('action.take', { tile }) : voice.t('action.take.cost', { tile, cost });
}

function placeActionText(action: Of<'place'>, { game, seat, voice }: ActionContext): string {
  const tile = tileName(game.rules, game.rules.tiles[game.state.frames.at(-1)?.tile ?? NOTHING], voice);
  const under = game.player(seat).territory.some((at) => at.x === action.x && at.y === action.y);
  const at = [action.x, action.y];
  return under
    ? voice.t('action.place.over', { tile, under: tileNameAt(game, seat, at, voice) })
    : voice.t('action.place', { tile, place: placeText(at, voice) });
}

/** What the next one costs in the market, or with `-1` what selling one brings. */
function marketCoins(game: Game, good: string, step = 0): string {
  const fill = game.state.market[game.rules.game.goods.indexOf(good)] ?? 0;
  return amountText(game.rules.game.market[fill + step] ?? 0, 'coin');
}

function payText(action: Of<'pay'>, { game, seat, voice }: ActionContext): string {
  const unit = `[${action.unit}]`;
  if (typeof action.from !== 'string') {
    return voice.t('action.pay.tile', { unit, tile: tileNameAt(game, seat, action.from, voice) });
  }
  if (action.from === 'market') {
    return voice.t('action.pay.market', { unit, coins: marketCoins(game, action.unit) });
  }
  if (action.from === 'chieftains') return voice.t('action.pay.chieftain');
  return voice.t(standsIn(game, action) ? 'action.pay.substitute' : 'action.pay.own', { unit });
}

/** Whether a coin is paid where a resource is asked for (Sinclair). */
function standsIn(game: Game, action: Of<'pay'>): boolean {
  const frame = game.state.frames.at(-1);
  const asked = game.rules.units[frame?.list[frame.step] ?? NOTHING];
  return action.unit === 'coin' && asked !== undefined && asked.mask !== 0;
}

/** The printed step, or the one that MacGregor adds. */
function stepOf(rules: Rules, steps: readonly StepDef[], step: number): StepDef | undefined {
  return steps[step - 1] ?? { pay: [], gains: rules.effectLists.get('macgregor') ?? [] };
}

function activateText(action: Of<'activate'>, { game, seat, voice }: ActionContext): string {
  const { rules } = game;
  const at = game.player(seat).territory.find((spot) => spot.x === action.x && spot.y === action.y);
  const tile = tileNameAt(game, seat, [action.x, action.y], voice);
  const step = at === undefined ? undefined : stepOf(rules, tileAt(game, at).activation, action.step ?? 1);
  const gains = gainsText(rules, step?.gains ?? [], voice);
  if (step === undefined || gains === '') return voice.t('action.activate.plain', { tile });
  const cost = priceText(rules, step.pay);
  return cost === ''
    ? voice.t('action.activate', { tile, gains })
    : voice.t('action.activate.exchange', { tile, cost, gains });
}

function moveText(action: Of<'move'>, { game, seat, voice }: ActionContext): string {
  const from = tileNameAt(game, seat, action.from, voice);
  if (typeof action.to === 'string') return voice.t('action.move.chieftain', { from });
  return voice.t('action.move', { from, to: tileNameAt(game, seat, action.to, voice) });
}

/** Tries the action on a copy: what happens first, and whether something hidden was shown. */
function tried(action: Action, { game, seat }: ActionContext): { game: Game; events: readonly GameEvent[] } {
  const trial = game.clone();
  const events: GameEvent[] = [];
  trial.events = events;
  apply(trial, seat, action);
  return { game: trial, events };
}

export function clanName(field: string): string {
  return CLAN_FIELDS.find((candidate) => candidate.id === field)?.name ?? field;
}

function claimText(action: Of<'claim'>, context: ActionContext): string {
  const clan = clanName(action.field);
  const claimed = tried(action, context).events.find((event) => event.type === 'glen-more-2/claimed');
  const coins = claimed !== undefined && 'coins' in claimed ? Number(claimed.coins) : 0;
  return coins === 0
    ? context.voice.t('action.claim', { clan })
    : context.voice.t('action.claim.cost', { clan, coins: amountText(coins, 'coin') });
}

/** An effect of the tile whose one-time effects are being ordered. */
function onceText(name: string, { game, voice }: ActionContext): string {
  const { rules } = game;
  const once = rules.tiles[game.state.frames.at(-1)?.tile ?? NOTHING]?.once ?? [];
  const gain = once.find((def) => rules.effects[def.effect]?.name === name);
  return gain === undefined ? name : gainText(rules, gain, voice);
}

function chooseText(action: Of<'choose'>, context: ActionContext): string {
  const { game, seat, voice } = context;
  const { what, value } = action;
  if (typeof value === 'object') {
    const tile = tileNameAt(game, seat, value, voice);
    if (what === 'remove') return voice.t('action.choose.remove', { tile });
    if (what === 'scotsman') return voice.t('action.choose.post', { tile });
    return voice.t('action.choose.put', { what: `[${what}]`, tile });
  }
  const word = String(value);
  switch (what) {
    case 'good':
      return voice.t('action.choose.good', { good: `[${word}]` });
    case 'tile':
      return voice.t('action.choose.tile', { tile: tileName(game.rules, word, voice) });
    case 'once':
      return voice.t('action.choose.once', { what: onceText(word, context) });
    case 'consolation':
      return voice.t('action.choose.consolation', { what: `[${word}]` });
    default:
      return voice.t('action.choose.other', { what: word });
  }
}

/** A sentence with icon tokens for something that this seat could do now. */
export function actionText(action: Action, context: ActionContext): string {
  const { game, seat, voice } = context;
  switch (action.kind) {
    case 'take':
    case 'discard':
      return takeText(action, context);
    case 'place':
      return placeActionText(action, context);
    case 'pay':
      return payText(action, context);
    case 'sell':
      return voice.t('action.sell', {
        good: `[${action.good}]`,
        tile: tileNameAt(game, seat, action.from, voice),
        coins: marketCoins(game, action.good, -1),
      });
    case 'activate':
      return activateText(action, context);
    case 'move':
      return moveText(action, context);
    case 'claim':
      return claimText(action, context);
    case 'choose':
      return chooseText(action, context);
    case 'end':
      return sayOr(voice, `action.end.${decision(game).kind}`, voice.t('action.end'));
  }
}

// ------------------------------------------------------------------------------------------------ what follows

function holdings(game: Game, seat: number): Readonly<Record<string, number>> {
  const player = game.player(seat);
  return {
    vp: player.vp,
    coin: player.coins,
    whisky: player.whisky,
    movement: game.state.turn.movement,
    chieftain: player.chieftains,
    [cardIcon(game.rules)]: player.cards.length,
    person: player.persons.length,
  };
}

/**
 * What the action brings or costs at once, `+3 [vp], -2 [coin]`, for a place beside its text; empty where nothing
 * changes or something hidden would show.
 */
export function outcomeText(action: Action, context: ActionContext): string {
  const { game, seat, voice } = context;
  const after = tried(action, context).game;
  if (after.revealed) return '';
  const before = holdings(game, seat);
  return Object.entries(holdings(after, seat))
    .map(([icon, n]): [string, number] => [icon, n - (before[icon] ?? 0)])
    .filter(([, change]) => change !== 0)
    .map(([icon, change]) => `${formatSigned(change, voice.locale)} [${icon}]`)
    .join(', ');
}
