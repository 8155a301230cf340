/** Everything the report has a row for: tiles, persons, landmarks (a tile with its card) and clan fields. */
import {
  CLAN_FIELDS,
  type ContentPack,
  type Component as ContentRow,
  components,
  type Rules,
  sourceOf,
  type TileDef,
} from '@great-glen/engine';
import { activationText, gainsText, priceText } from '../lib/words.ts';

export const KINDS = ['tile', 'person', 'landmark', 'clan'] as const;
export type Kind = (typeof KINDS)[number];

/** Certain, reconstructed, or set by a content pack. */
export type Source = ReturnType<typeof sourceOf>;

export interface Value {
  readonly name: string;
  readonly text: string;
  readonly source: Source;
}

export interface Component {
  /** The tile's id, or `clan:` and the field's. */
  readonly key: string;
  /** The name, or the id where several share a name. */
  readonly label: string;
  readonly kind: Kind;
  /** Its stack, or the clan board: those it is compared with. */
  readonly group: string;
  readonly values: readonly Value[];
}

export const CLANS = 'clans';

export function clanKey(field: string): string {
  return `clan:${field}`;
}

export function groupTitle(group: string): string {
  return group === CLANS ? 'Clan board' : `Stack ${group}`;
}

/** The source of all values, or `mixed`. */
export function provenanceOf({ values }: Component): Source | 'mixed' {
  const [first = 'fact', ...others] = new Set(values.map((value) => value.source));
  return others.length === 0 ? first : 'mixed';
}

export function reconstructed({ values }: Component): string[] {
  return values.filter((value) => value.source === 'recon').map((value) => value.name);
}

// ------------------------------------------------------------------------------------------------ content

/** The rows of the content this table plays with, by section and id. */
class Content {
  private readonly rows: readonly ContentRow[];

  constructor(rules: Rules, pack: ContentPack | undefined) {
    this.rows = components(pack).filter((row) => row.game === rules.config.game);
  }

  section(name: string): ContentRow[] {
    return this.rows.filter((row) => row.section === name);
  }

  find(section: string, id: string): ContentRow | undefined {
    return this.rows.find((row) => row.section === section && row.id === id);
  }
}

function cellOf(row: ContentRow, field: string): string {
  return String(row.fields.find(({ name }) => name === field)?.value ?? '');
}

function sourceIn(row: ContentRow, field: string): Source {
  return row.fields.find(({ name }) => name === field)?.source ?? 'recon';
}

// ------------------------------------------------------------------------------------------------ tiles

function linesText(rules: Rules, tile: TileDef): string {
  const names = rules.game.lines.filter((_, i) => ((tile.lines >> i) & 1) === 1).map((line) => line.name);
  return names.join(' and ') || 'none';
}

function cardValues(rules: Rules, tile: TileDef, content: Content): Value[] {
  const card = content.find('cards', tile.id);
  const text = gainsText(rules, rules.effectLists.get(`landmark:${tile.id}`) ?? []);
  return card === undefined || text === '' ? [] : [{ name: 'card', text, source: sourceIn(card, 'effect') }];
}

function tileValues(rules: Rules, tile: TileDef, content: Content): Value[] {
  const value = (name: string, text: string): Value => ({ name, text, source: sourceOf(tile, name) });
  return [
    value('stack', tile.stack),
    value('type', tile.type),
    value('lines', linesText(rules, tile)),
    ...(tile.overbuild ? [value('overbuild', 'yes')] : []),
    value('cost', priceText(rules, tile.cost) || 'nothing'),
    ...(tile.once.length > 0 ? [value('once', gainsText(rules, tile.once))] : []),
    ...(tile.activation.length > 0 ? [value('activation', activationText(rules, tile))] : []),
    ...cardValues(rules, tile, content),
  ];
}

function kindOf(tile: TileDef): Kind {
  if (tile.card) return 'landmark';
  return tile.type === 'person' ? 'person' : 'tile';
}

function tileComponents(rules: Rules, content: Content): Component[] {
  const tiles = rules.tiles.filter((tile) => rules.game.stacks.includes(tile.stack) && !rules.landings.has(tile.type));
  return tiles.map((tile) => ({
    key: tile.id,
    label: tiles.some((other) => other !== tile && other.name === tile.name) ? tile.id : tile.name,
    kind: kindOf(tile),
    group: tile.stack,
    values: tileValues(rules, tile, content),
  }));
}

// ------------------------------------------------------------------------------------------------ clans

function clanValues(rules: Rules, field: ContentRow, content: Content): Value[] {
  const gains = rules.effectLists.get(`clan:${field.id}`) ?? [];
  const roads = content.section('roads').flatMap((road) => {
    const ends = [cellOf(road, 'from'), cellOf(road, 'to')];
    if (!ends.includes(field.id)) return [];
    const other = ends.find((end) => end !== field.id) ?? '';
    const clan = content.find('clans', other);
    const name = `road to ${clan === undefined ? other : cellOf(clan, 'name')}`;
    return [{ name, text: cellOf(road, 'coins'), source: sourceIn(road, 'coins') }];
  });
  return [
    { name: 'effect', text: gainsText(rules, gains) || 'ongoing', source: sourceIn(field, 'effect') },
    { name: 'place', text: cellOf(field, 'colour'), source: sourceIn(field, 'colour') },
    ...roads,
  ];
}

/** Blank fields, which wait for a chronicle, are no part of a game without it. No pack changes which they are. */
function isBlank(rules: Rules, id: string): boolean {
  const chronicle = CLAN_FIELDS.find((field) => field.id === id)?.chronicle ?? 0;
  return chronicle !== 0 && !rules.config.chronicles.includes(chronicle);
}

function clanComponents(rules: Rules, content: Content): Component[] {
  const open = content.section('clans').filter((field) => !isBlank(rules, field.id));
  return open.map((field) => ({
    key: clanKey(field.id),
    label: cellOf(field, 'name'),
    kind: 'clan',
    group: CLANS,
    values: clanValues(rules, field, content),
  }));
}

export function componentsOf(rules: Rules, pack: ContentPack | undefined): readonly Component[] {
  const content = new Content(rules, pack);
  return [...tileComponents(rules, content), ...clanComponents(rules, content)];
}
