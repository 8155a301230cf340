/** What is being asked now: as a question to the one who decides, as news to the others. */
import { decision, type Game, options } from '@great-glen/engine';
import { sayOr, type Voice } from './voice.ts';
import { amountText, priceText, tileName, tileNameAt, typeIcon } from './words.ts';

interface Question {
  readonly game: Game;
  readonly seat: number;
  readonly voice: Voice;
}

const NOTHING = -1;

/** The types a clan may activate, in the order the engine numbers them. */
const TYPES = ['material', 'animal', 'trade', 'whisky'];

/** Everything a question may mention; which of it a text uses is the text's business. */
function parameters({ game, seat, voice }: Question): Record<string, string | number> {
  const f = game.state.frames.at(-1);
  const kind = decision(game).kind;
  if (f === undefined) return {};
  const tile = f.tile === NOTHING ? '' : tileName(game.rules, game.rules.tiles[f.tile], voice);
  switch (kind) {
    case 'pay':
      return { tile, rest: priceText(game.rules, f.list.slice(f.step)) };
    case 'choose':
      return { tile: tileNameAt(game, seat, [f.x, f.y], voice), n: f.n };
    case 'move':
      return { n: game.state.turn.movement };
    case 'put':
      return { what: amountText(1, game.rules.game.goods[f.n] ?? '') };
    case 'activate-one':
      return { type: typeIcon(TYPES[f.n] ?? '') };
    default:
      return { tile, n: f.n };
  }
}

/** Some questions are put differently when there is little to choose. */
function variant({ game, seat }: Question): string {
  const { kind } = decision(game);
  const f = game.state.frames.at(-1);
  const has = (action: string): boolean => options(game, seat).some((option) => option.kind === action);
  switch (kind) {
    case 'take':
      return has('discard') ? '.stuck' : '';
    case 'pay':
      return f?.tile === NOTHING ? '' : '.tile';
    case 'place':
      return game.rules.tiles[f?.tile ?? NOTHING]?.overbuild ? '.over' : '';
    case 'activate':
      return has('activate') ? '' : '.none';
    case 'claim':
      return has('end') ? '.none' : '';
    case 'remove':
      return f?.step === 1 ? '.due' : '';
    default:
      return '';
  }
}

/** The question to `viewer` if that seat decides, else what the one who decides is doing. */
export function promptText(game: Game, viewer: number, names: readonly string[], voice: Voice): string {
  const { kind, seats, over } = decision(game);
  if (over) return voice.t('prompt.over');
  const mine = seats.includes(viewer);
  const seat = mine ? viewer : (seats[0] ?? 0);
  const question: Question = { game, seat, voice };
  const params = { ...parameters(question), name: names[seat] ?? '' };
  if (!mine) return sayOr(voice, `prompt.${kind}.other`, voice.t('prompt.unknown.other', params), params);
  return sayOr(voice, `prompt.${kind}${variant(question)}`, voice.t('prompt.unknown'), params);
}

/** A second line for those who are new to it; empty where the question says everything. */
export function promptHint(game: Game, voice: Voice): string {
  return sayOr(voice, `prompt.${decision(game).kind}.hint`, '');
}
