/** The clan board as the map wants it: owners, what can be claimed now and for how much. */
import { type Action, apply, CLAN_FIELDS, type Game, type GameEvent, writeState } from '@great-glen/engine';
import type { ClanMapField } from '../../art/clan-layout.ts';

const EFFECT_ICONS: Readonly<Record<string, string>> = {
  post: 'scotsman',
  tally: 'vp',
  'clan-vp': 'vp',
  'david-hume': 'person',
  'build-discarded': 'discard',
};

/** What a claim would cost, from a trial of it. */
function coinsFor(g: Game, seat: number, claim: Action): number {
  const trial = g.clone();
  const events: GameEvent[] = [];
  trial.events = events;
  apply(trial, seat, claim);
  const claimed = events.find(({ type }) => type === 'glen-more-2/claimed');
  return claimed !== undefined && 'coins' in claimed ? Number(claimed.coins) : 0;
}

function iconsOf(effect: string): string[] {
  return effect
    .split(', ')
    .filter((part) => part !== '-')
    .flatMap((part) => {
      const [name = '', word = ''] = part.split(' ');
      if (name === 'put') return [word];
      if (name === 'activate') return [word === 'whisky' || word === 'animal' ? `${word}-type` : word];
      if (name === 'clan') return ['vp'];
      const n = /^\d$/.test(word) ? Number(word) : 1;
      return Array.from({ length: Math.min(n, 3) }, () => EFFECT_ICONS[name] ?? name);
    });
}

export function clanFields(g: Game, seat: number, options: readonly Action[]): readonly ClanMapField[] {
  const board = (writeState(g, seat)['clanBoard'] ?? {}) as Readonly<Record<string, readonly number[]>>;
  return CLAN_FIELDS.map((field) => {
    const claim = options.find((option) => option.kind === 'claim' && option.field === field.id);
    return {
      id: field.id,
      name: field.name,
      colour: field.colour,
      owner: board[field.id]?.at(-1),
      legal: claim !== undefined,
      cost: claim === undefined ? undefined : coinsFor(g, seat, claim),
      icons: iconsOf(field.effect),
      blank: field.chronicle !== 0 && !g.rules.config.chronicles.includes(field.chronicle),
    };
  });
}
