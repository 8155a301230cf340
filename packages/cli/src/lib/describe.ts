/** Options in words: what an action means here and what it would bring. */
import { type Action, apply, formatAction, type Game, view } from '@great-glen/engine';
import {
  activationText,
  amount,
  gainsText,
  placeText,
  plural,
  priceText,
  stepText,
  tileOf,
  tileTitle,
  word,
} from './words.ts';

export interface Described {
  readonly action: Action;
  /** The action's own text, which can be typed. */
  readonly text: string;
  readonly label: string;
  /** What follows at once, as far as nothing hidden or random is in it. */
  readonly outcome: string;
  /** What else there is to know, for where there is room. */
  readonly more: string;
}

type Of<K extends Action['kind']> = Action & { readonly kind: K };

interface Scene {
  readonly game: Game;
  readonly seat: number;
  readonly seen: ReturnType<typeof view>;
  /** What is being decided: the name of the pending frame. */
  readonly kind: string;
}

function tileAt(scene: Scene, at: readonly number[]): string {
  const here = scene.seen.players[scene.seat]?.territory.find((spot) => spot.x === at[0] && spot.y === at[1]);
  const tile = tileOf(scene.game.rules, here?.tiles.at(-1) ?? '');
  return tile === undefined ? placeText(at) : `${tile.name} ${placeText(at)}`;
}

function takeLabel(scene: Scene, action: Of<'take' | 'discard'>): string {
  const { rules } = scene.game;
  const tile = tileOf(rules, scene.seen.rondel[action.space]?.tile ?? '');
  if (tile === undefined) return `${action.kind} ${action.space}`;
  const title = `${action.kind} ${action.space}: ${tileTitle(rules, tile)}`;
  if (action.kind === 'discard') return `${title} (out of the game)`;
  const cost = tile.cost.length === 0 ? '' : ` for ${priceText(rules, tile.cost)}`;
  const once = tile.once.length === 0 ? '' : `, +${gainsText(rules, tile.once)}`;
  return `${title}${cost}${once}`;
}

/** What a tile does later. What a village or a forest does is known by its name. */
function moreOf(scene: Scene, action: Action): string {
  if (action.kind !== 'take') return '';
  const { rules } = scene.game;
  const tile = tileOf(rules, scene.seen.rondel[action.space]?.tile ?? '');
  if (tile === undefined || tile.activation.every((step) => step.pay.length === 0)) return '';
  return activationText(rules, tile);
}

function neighbours(scene: Scene, x: number, y: number): string {
  const { rules } = scene.game;
  const near = scene.seen.players[scene.seat]?.territory.filter(
    (at) => Math.abs(at.x - x) <= 1 && Math.abs(at.y - y) <= 1 && (at.x !== x || at.y !== y),
  );
  return (near ?? []).map((at) => tileOf(rules, at.tiles.at(-1) ?? '')?.name ?? '?').join(', ');
}

function payLabel(scene: Scene, action: Of<'pay'>): string {
  const { rules } = scene.game;
  const what = word(rules, action.unit);
  if (action.from === 'market') return `${what} from the ${word(rules, 'market')}`;
  if (typeof action.from !== 'string') return `${what} of ${tileAt(scene, action.from)}`;
  return action.from === 'chieftains' ? 'a chieftain' : what;
}

/** What a free activation brings is told as the outcome; an exchange has to be told before it is paid. */
function activateLabel(scene: Scene, action: Of<'activate'>): string {
  const { rules } = scene.game;
  const here = scene.seen.players[scene.seat]?.territory.find((at) => at.x === action.x && at.y === action.y);
  const step = tileOf(rules, here?.tiles.at(-1) ?? '')?.activation[(action.step ?? 1) - 1];
  const name = tileAt(scene, [action.x, action.y]);
  return step === undefined || step.pay.length === 0 ? name : `${name}: ${stepText(rules, step)}`;
}

function moveLabel(scene: Scene, action: Of<'move'>): string {
  if (action.to === 'chieftains') return `${placeText(action.from)} > chieftain`;
  const to = typeof action.to === 'string' ? action.to : tileAt(scene, action.to);
  return `${placeText(action.from)} > ${to}`;
}

function claimLabel(scene: Scene, action: Of<'claim'>): string {
  const { rules } = scene.game;
  const brings = gainsText(rules, rules.effectLists.get(`clan:${action.field}`) ?? []);
  return brings === '' ? `claim ${action.field}` : `claim ${action.field}: ${brings}`;
}

function chooseLabel(scene: Scene, action: Of<'choose'>): string {
  const { rules } = scene.game;
  if (typeof action.value === 'object') return `${word(rules, action.what)}: ${tileAt(scene, action.value)}`;
  const tile = tileOf(rules, String(action.value));
  return tile === undefined ? word(rules, String(action.value)) : tileTitle(rules, tile);
}

function endLabel(scene: Scene): string {
  if (scene.kind.startsWith('activate')) return 'activate no more';
  if (scene.kind === 'move') return `move no more`;
  return 'go on';
}

function labelOf(scene: Scene, action: Action): string {
  switch (action.kind) {
    case 'take':
    case 'discard':
      return takeLabel(scene, action);
    case 'place': {
      const near = neighbours(scene, action.x, action.y);
      const side = action.side === undefined ? '' : ` side ${action.side}`;
      return `${placeText([action.x, action.y])}${side}${near === '' ? '' : ` beside ${near}`}`;
    }
    case 'pay':
      return payLabel(scene, action);
    case 'sell':
      return `sell ${action.good} ${placeText(action.from)}`;
    case 'activate':
      return activateLabel(scene, action);
    case 'move':
      return moveLabel(scene, action);
    case 'claim':
      return claimLabel(scene, action);
    case 'choose':
      return chooseLabel(scene, action);
    case 'end':
      return endLabel(scene);
  }
}

/** Everything a seat can gain or lose, by name. */
function holdings(game: Game, seat: number): Map<string, number> {
  const seen = view(game, seat);
  const player = seen.players[seat];
  const held = new Map<string, number>();
  if (player === undefined) return held;
  held
    .set('VP', player.vp ?? 0)
    .set('coin', player.coins)
    .set('whisky', player.whisky);
  held.set('chieftain', player.chieftains).set('movement', seen.turn.movement);
  for (const good of game.rules.game.goods) {
    held.set(
      good,
      player.territory.reduce((sum, spot) => sum + (spot.resources[good] ?? 0), 0),
    );
  }
  held.set(
    'scotsman',
    player.territory.reduce((sum, spot) => sum + spot.scotsmen, 0),
  );
  return held;
}

/**
 * Tries the action on a copy. What showed something hidden is not told: nobody may know it before doing it. Of losses
 * only coins and points are told, the rest is what the option itself says.
 */
function outcomeOf(game: Game, seat: number, action: Action): string {
  const trial = game.clone();
  apply(trial, seat, action);
  if (trial.revealed) return '';
  const before = holdings(game, seat);
  return [...holdings(trial, seat)]
    .map(([what, n]): [string, number] => [what, n - (before.get(what) ?? 0)])
    .filter(([what, n]) => n > 0 || (n < 0 && (what === 'coin' || what === 'VP')))
    .map(([what, n]) => {
      const name = word(game.rules, what);
      return `${n > 0 ? '+' : ''}${n} ${Math.abs(n) === 1 ? name : plural(name)}`;
    })
    .join(', ');
}

export function describeOptions(game: Game, seat: number, kind: string, actions: readonly Action[]): Described[] {
  const scene: Scene = { game, seat, seen: view(game, seat), kind };
  return actions.map((action) => ({
    action,
    text: formatAction(action),
    label: labelOf(scene, action),
    outcome: outcomeOf(game, seat, action),
    more: moreOf(scene, action),
  }));
}

/** What the pending decision is about, as a question. */
export function questionOf(game: Game, seat: number, kind: string): string {
  const { rules } = game;
  const frame = view(game, seat).frames.at(-1);
  const tile = tileOf(rules, frame?.tile ?? '');
  switch (kind) {
    case 'take':
      return 'Which tile?';
    case 'pay': {
      const rest = priceText(rules, frame?.list.slice(frame.step) ?? []);
      return tile === undefined ? `Pay: ${rest}` : `Pay for ${tile.name}: ${rest}`;
    }
    case 'place':
      return tile === undefined ? 'Where?' : `Where does ${tileTitle(rules, tile)} go?`;
    case 'activate':
      return 'Which tile is activated?';
    case 'choose':
      return `Which resource? (${amount(rules, frame?.n ?? 1, 'any')})`;
    case 'move':
      return `Who moves? (${view(game, seat).turn.movement} movement)`;
    case 'claim':
      return 'Which clan gets the marker?';
    default:
      return `What do you choose? (${kind.replaceAll('-', ' ')})`;
  }
}
