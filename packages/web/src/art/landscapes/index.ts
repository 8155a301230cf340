/** From a tile's definition to its picture. Pictures are made once and kept as text. */
import type { Rules, TileDef } from '@great-glen/engine';
import { chance } from '../seed.ts';
import type { Neighbours, TileSize } from '../types.ts';
import { castle } from './castles.ts';
import { crossing, finish, ground, nearby, river, riverLine, road } from './ground.ts';
import { herd } from './herd.ts';
import { field, forest, quarry } from './land.ts';
import { hill, rocks } from './nature.ts';
import { person } from './persons.ts';
import { abbey, homeCastle, inverness } from './places.ts';
import { bridge, butcher, grocer } from './shops.ts';
import { blob, disc, type Scene, Sketch } from './sketch.ts';
import { distillery, fair, inn, village } from './town.ts';
import { loch } from './water.ts';

interface Picture {
  readonly land: string;
  /** How much larger than drawn the subject is shown. */
  readonly scale?: number;
  draw(scene: Scene): void;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  forest: { land: 'wood', draw: forest },
  quarry: { land: 'stone', draw: quarry },
  field: { land: 'field', draw: field },
  herd: { land: 'green', draw: herd },
  village: { land: 'town', scale: 1.3, draw: village },
  castle: { land: 'moor', draw: castle },
  loch: { land: 'shore', draw: loch },
  distillery: { land: 'moor', scale: 1.25, draw: distillery },
  inn: { land: 'moor', scale: 1.35, draw: inn },
  fair: { land: 'field', scale: 1.25, draw: fair },
  butcher: { land: 'town', scale: 1.3, draw: butcher },
  grocer: { land: 'town', scale: 1.3, draw: grocer },
  bridge: { land: 'green', draw: bridge },
  abbey: { land: 'green', scale: 1.25, draw: abbey },
  inverness: { land: 'town', scale: 1.1, draw: inverness },
  home: { land: 'green', scale: 1.3, draw: homeCastle },
  person: { land: '', draw: person },
  end: { land: '', draw: theEnd },
  'wood+stone': { land: 'wood', draw: glen },
  'stone+barley': { land: 'field', draw: cliffField },
  any: { land: 'green', draw: plenty },
  cairn: { land: 'moor', scale: 1.2, draw: cairn },
};

const BY_TYPE: Readonly<Record<string, string>> = {
  'wheat-field': 'field',
  meadow: 'herd',
  pasture: 'herd',
  animal: 'herd',
  tavern: 'inn',
};

const BY_ID: Readonly<Record<string, string>> = {
  inverness: 'inverness',
  'home-castle': 'home',
  'bridge-of-orchy': 'bridge',
  'crieff-butcher': 'butcher',
  glengorm: 'butcher',
  'highland-market': 'grocer',
};

const MATERIALS: Readonly<Record<string, string>> = {
  wood: 'forest',
  stone: 'quarry',
  barley: 'field',
  grain: 'field',
  '': 'any',
};

function goodsOf(tile: TileDef, rules: Rules): string[] {
  return tile.activation.flatMap((step) =>
    step.gains.flatMap((gain) => gain.goods.map((good) => rules.game.goods[good] ?? '')),
  );
}

function subject(tile: TileDef, goods: readonly string[]): string {
  const known = BY_ID[tile.id] ?? BY_TYPE[tile.type];
  if (known !== undefined) return known;
  if (tile.type === 'material') return MATERIALS[goods.join('+')] ?? goods.join('+');
  if (tile.type === 'whisky') return tile.activation.some((step) => step.pay.length > 0) ? 'distillery' : 'inn';
  return tile.type === 'trade' ? 'fair' : tile.type;
}

function sceneOf(tile: TileDef, rules: Rules, full: boolean): Scene {
  const runs = (name: string): number => {
    const index = rules.game.lines.findIndex((line) => line.name === name);
    return index >= 0 && ((tile.lines >> index) & 1) === 1 ? index : -1;
  };
  const water = runs('river');
  const direction = water < 0 ? '' : rules.game.lines[water]?.dx === 0 ? 'down' : 'across';
  const across = direction === 'across' || runs('road') >= 0;
  const down = direction === 'down';
  // A ladder of trades takes the lower right corner.
  const room = tile.activation.length > 1 ? (across ? 3 : 7) : 0;
  const seed = `${rules.config.game}:${tile.id}`;
  const r = chance(seed);
  return {
    s: new Sketch(full),
    r,
    stream: riverLine(direction, r),
    id: tile.id,
    x: down ? 29 : 50 - room,
    y: (across ? 66 : 79) - room,
    w: down ? 54 : 84,
    river: direction,
    road: runs('road') >= 0,
    goods: goodsOf(tile, rules),
    full,
  };
}

const kept = new Map<string, string>();

export function drawTile(tile: TileDef, rules: Rules, size: TileSize, open: Neighbours): string {
  const sides = [open.n, open.e, open.s, open.w].map((side) => (side ? 1 : 0)).join('');
  const key = `${rules.config.game}:${tile.id}:${size}:${sides}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const scene = sceneOf(tile, rules, size === 'full');
  const picture = PICTURES[subject(tile, scene.goods)] ?? PICTURES['cairn'];
  if (picture === undefined) return '';
  ground(scene, picture.land);
  river(scene);
  road(scene);
  crossing(scene);
  nearby(scene, picture.land);
  subjectOf(picture, scene);
  finish(scene.s, scene, open);
  const svg = scene.s.svg();
  kept.set(key, svg);
  return svg;
}

/** The subject, grown around its foot so that it fills the room it has. */
function subjectOf(picture: Picture, scene: Scene): void {
  const { s, x, y, w } = scene;
  const wish = picture.scale ?? (SCALED.has(scene.id) ? 1.2 : 1);
  const k = wish === 1 ? 1 : Math.min(wish, (y - 30) / 36);
  if (k !== 1) s.raw(`<g transform="translate(${x * (1 - k)} ${y * (1 - k)}) scale(${k})">`);
  picture.draw({ ...scene, w: w / k });
  if (k !== 1) s.raw('</g>');
}

const SCALED = new Set(['castle-moil', 'armadale-castle', 'castle-of-mey', 'duart-castle', 'cawdor-castle']);

// ------------------------------------------------------------------------------------------------ rarer pictures

/** Half wood, half quarry. */
function glen(scene: Scene): void {
  quarry({ ...scene, x: 70, w: 50, full: false });
  forest({ ...scene, river: 'down', full: scene.full });
}

function cliffField(scene: Scene): void {
  field({ ...scene, x: 28, w: 48 });
  quarry({ ...scene, x: 75, w: 42, full: false });
}

/** A bit of everything. */
function plenty(scene: Scene): void {
  field({ ...scene, x: 72, y: 60, w: 44, full: false });
  quarry({ ...scene, x: 24, y: 44, w: 36, full: false });
  herd({ ...scene, x: 28, y: 80, w: 50, goods: ['sheep'], full: false });
}

function cairn({ s, r, x, y, w }: Scene): void {
  hill(s, x, y, w * 0.8, 24, 'heather');
  rocks(s, r, [
    [x - 7, y - 2, 7],
    [x + 6, y - 1, 7],
    [x, y - 7, 6],
    [x, y - 12, 4],
  ]);
}

/** Evening over the glen: the sun goes down behind the last hill. */
function theEnd({ s, r }: Scene): void {
  s.fill('dusk', 'M0 0H100V100H0Z')
    .fill('dusk2', 'M0 34H100V100H0Z', 0.8)
    .fill('dusk3', disc(50, 60, 40, 26), 0.6);
  s.shape('gold', disc(50, 58, 15), 0.7);
  s.line('M50 37V28M33 43L27 36M67 43L73 36M27 58H18M73 58H82', 1.4, 'gold');
  hill(s, 16, 78, 70, 26, 'heather2');
  hill(s, 86, 78, 64, 30, 'heather2');
  hill(s, 50, 82, 90, 16, 'pine2');
  s.fill('water2', 'M0 78H100V100H0Z').fill(
    'gold',
    `${disc(50, 82, 14, 1)}${disc(52, 86, 10, 0.9)}${disc(49, 90, 7, 0.8)}${disc(51, 94, 4, 0.7)}`,
    0.8,
  );
  s.fill('pine2', blob(r, 8, 80, 16, 4) + blob(r, 92, 81, 16, 4));
}
