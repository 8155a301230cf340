/** Everything there is to look at: tiles, cards and clan fields of both games, with where each value comes from. */
import {
  type Component,
  compileRules,
  completeConfig,
  components,
  gameMetas,
  type Rules,
  type TileDef,
} from '@great-glen/engine';
import { clanName } from '../../i18n/action-text.ts';
import { isMessageKey, type Voice } from '../../i18n/voice.ts';
import { tileName } from '../../i18n/words.ts';

export type Kind = 'tiles' | 'cards' | 'clans';
export const KINDS: readonly Kind[] = ['tiles', 'cards', 'clans'];

export interface Item {
  readonly game: string;
  readonly kind: Kind;
  /** Its place in links: cards have the ids of their tiles, so the kind is part of it. */
  readonly key: string;
  readonly id: string;
  readonly rules: Rules;
  /** The tile itself, or the one that brings the card. */
  readonly tile: TileDef | undefined;
  readonly type: string;
  readonly stack: string;
  readonly component: Component;
}

function keyOf(kind: Kind, id: string): string {
  return kind === 'tiles' ? id : `${kind === 'cards' ? 'card' : 'clan'}:${id}`;
}

function itemsOf(game: string, players: number): Item[] {
  const rules = compileRules(completeConfig({ game, players }));
  return components()
    .filter((component) => component.game === game)
    .flatMap((component): Item[] => {
      const kind = KINDS.find((known) => known === component.section);
      if (kind === undefined) return [];
      const tile = kind === 'clans' ? undefined : rules.tiles[rules.tileIndex.get(component.id) ?? -1];
      if (kind !== 'clans' && tile === undefined) return [];
      const { id } = component;
      return [
        {
          game,
          kind,
          key: keyOf(kind, id),
          id,
          rules,
          tile,
          type: tile?.type ?? '',
          stack: tile?.stack ?? '',
          component,
        },
      ];
    });
}

/** Computed once: the tables do not change while the page is open. */
export const ITEMS: readonly Item[] = gameMetas.flatMap(({ id, players }) => itemsOf(id, players[0]));

export function nameOf(item: Item, voice: Voice): string {
  return item.kind === 'clans' ? clanName(item.id) : tileName(item.rules, item.tile, voice);
}

export interface Filter {
  readonly game: string;
  readonly kind: Kind | 'all';
  readonly type: string;
  readonly stack: string;
  readonly search: string;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function matching(filter: Filter, voice: Voice): Item[] {
  const wanted = plain(filter.search.trim());
  return ITEMS.filter(
    (item) =>
      item.game === filter.game &&
      (filter.kind === 'all' || item.kind === filter.kind) &&
      (filter.type === '' || item.type === filter.type) &&
      (filter.stack === '' || item.stack === filter.stack) &&
      (wanted === '' || plain(nameOf(item, voice)).includes(wanted) || item.id.includes(wanted)),
  );
}

/** The different values of a property among the tiles of a game, in the order they first come up. */
export function valuesOf(game: string, property: 'type' | 'stack'): string[] {
  return [
    ...new Set(ITEMS.filter((item) => item.game === game && item[property] !== '').map((item) => item[property])),
  ];
}

export interface RoadFrom {
  readonly to: string;
  readonly coins: number;
}

const ALL = components();

function fieldValue({ fields }: Component, name: string): unknown {
  return fields.find((field) => field.name === name)?.value;
}

export function roadsFrom(field: string): RoadFrom[] {
  return ALL.filter(({ section }) => section === 'roads').flatMap((road) => {
    const [from, to] = [String(fieldValue(road, 'from')), String(fieldValue(road, 'to'))];
    if (from !== field && to !== field) return [];
    return [{ to: from === field ? to : from, coins: Number(fieldValue(road, 'coins')) }];
  });
}

export interface Clan {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** Not in use without its chronicle. */
  readonly blank: boolean;
}

export const CLANS: readonly Clan[] = ALL.filter(({ section }) => section === 'clans').map((clan) => ({
  id: clan.id,
  name: String(fieldValue(clan, 'name')),
  colour: String(fieldValue(clan, 'colour')),
  blank: !isMessageKey(`clan.${clan.id}`),
}));

export function clanColour(field: string): string {
  return CLANS.find(({ id }) => id === field)?.colour ?? '';
}
