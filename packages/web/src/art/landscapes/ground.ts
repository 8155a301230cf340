/** The ground of a tile: land in flat layers with contour lines, and the lines that run through it, edge to edge. */
import type { Chance } from '../seed.ts';
import type { Neighbours } from '../types.ts';
import { free, RIVER_X, RIVER_Y, ROAD_Y, tufts } from './nature.ts';
import { blob, disc, type Scene, type Sketch } from './sketch.ts';

interface Land {
  readonly base: string;
  readonly shade: string;
  readonly lit: string;
  readonly tuft: string;
}

const LANDS: Readonly<Record<string, Land>> = {
  green: { base: 'grass', shade: 'grass2', lit: 'grass3', tuft: 'grass4' },
  wood: { base: 'floor', shade: 'floor2', lit: 'grass', tuft: 'pine' },
  moor: { base: 'moor', shade: 'moor2', lit: 'moor3', tuft: 'heather2' },
  stone: { base: 'scree', shade: 'scree2', lit: 'sand', tuft: 'rock2' },
  field: { base: 'grass3', shade: 'grass', lit: 'moor3', tuft: 'grass4' },
  town: { base: 'yard', shade: 'yard2', lit: 'sand', tuft: 'grass4' },
  shore: { base: 'grass', shade: 'grass2', lit: 'moor3', tuft: 'grass4' },
};

export function ground(scene: Scene, kind: string): void {
  const { s, r } = scene;
  const land = LANDS[kind];
  if (land === undefined) return;
  s.fill(land.base, 'M0 0H100V100H0Z');
  s.fill(land.lit, blob(r, r.between(10, 45), r.between(5, 30), 42, 22), 0.55);
  s.fill(
    land.shade,
    blob(r, r.between(55, 90), r.between(70, 95), 46, 24) + blob(r, r.between(0, 20), r.between(80, 100), 24, 14),
    0.6,
  );
  if (kind === 'moor')
    s.fill(
      'heather',
      blob(r, r.between(70, 95), r.between(36, 50), 22, 8) + blob(r, r.between(2, 20), r.between(56, 70), 18, 6),
      0.55,
    );
  if (!scene.full) return;
  const [cx, cy] = [r.between(15, 85), r.between(5, 35)];
  let contours = '';
  for (let i = 1; i <= 4; i++) contours += blob(r, cx, cy, i * 13, i * 8.5, 0.06, 8);
  s.line(contours, 0.4, 'ink', 0.16);
  s.line(
    tufts(r, 15, (x, y) => free(scene, x, y, 2)),
    0.55,
    land.tuft,
    0.85,
  );
}

/** From edge to edge, straight across each edge so that it meets its neighbour, with one bend between. */
export function riverLine(direction: Scene['river'], r: Chance): string {
  const bend = r.between(2.5, 5) * (r.below(2) === 0 ? 1 : -1);
  const [x, y] = [RIVER_X, RIVER_Y];
  if (direction === 'down') return `M${x} -2V2C${x} 24 ${x + bend} 30 ${x + bend} 50S${x} 76 ${x} 98V102`;
  return direction === '' ? '' : `M-2 ${y}H2C24 ${y} 30 ${y + bend} 50 ${y + bend}S76 ${y} 98 ${y}H102`;
}

const flat = (svg: string): string => svg.replaceAll('<path', '<path stroke-linecap="butt"');

/** Bank, water, depth and a few glints, all along one line of the same width at every edge. */
export function river(scene: Scene): void {
  if (scene.river === '') return;
  const d = scene.stream;
  const { s } = scene;
  const stroke = (paint: string, width: number, extra = ''): string =>
    flat(`<path fill="none" stroke="var(--l-${paint})" stroke-width="${width}"${extra} d="${d}"/>`);
  s.raw(stroke('ink', 19.2, ' opacity=".55"'));
  s.raw(stroke('sand', 18));
  s.raw(stroke('water', 14.5));
  s.raw(stroke('water2', 6, ' opacity=".55"'));
  const slide = scene.river === 'down' ? ['3.6 0', '-4 0'] : ['0 3.6', '0 -4'];
  for (const [i, shift] of slide.entries()) {
    s.raw(
      stroke(
        'water3',
        0.8,
        ` stroke-dasharray="${i === 0 ? '3 19 6 31' : '5 27 2 16'}" transform="translate(${shift})"`,
      ),
    );
  }
}

export function road(scene: Scene): void {
  if (!scene.road) return;
  const bend = scene.r.between(-2.5, 2.5);
  const d = `M-2 ${ROAD_Y}H2C24 ${ROAD_Y} 34 ${ROAD_Y + bend} 50 ${ROAD_Y + bend}S76 ${ROAD_Y} 98 ${ROAD_Y}H102`;
  const stroke = (paint: string, width: number, extra = ''): string =>
    flat(`<path fill="none" stroke="var(--l-${paint})" stroke-width="${width}"${extra} d="${d}"/>`);
  const { s } = scene;
  s.raw(stroke('ink', 10.2, ' opacity=".6"'));
  s.raw(stroke('road', 9));
  s.raw(stroke('road2', 0.9, ' stroke-dasharray="9 5 4 7" transform="translate(0 -1.6)" opacity=".8"'));
  s.raw(stroke('road2', 0.9, ' stroke-dasharray="5 8 11 4" transform="translate(0 1.8)" opacity=".8"'));
}

/** Where road and river meet: a small stone bridge. */
export function crossing(scene: Scene): void {
  if (scene.river !== 'down' || !scene.road) return;
  const y = ROAD_Y;
  scene.s
    .shape('rock3', `M56 ${y - 7}H81V${y + 7}H56Z`, 0.7)
    .fill('road', `M55 ${y - 4}H82V${y + 4}H55Z`)
    .line(
      `M56 ${y - 4}H81M56 ${y + 4}H81M61 ${y + 4}v3M66 ${y + 4}v3M71 ${y + 4}v3M76 ${y + 4}v3M61 ${y - 7}v3M66 ${y - 7}v3M71 ${y - 7}v3M76 ${y - 7}v3`,
      0.5,
    );
}

/** Bushes and stones in the foreground and at the sides. */
export function nearby(scene: Scene, kind: string): void {
  const { s, r, full } = scene;
  if (LANDS[kind] === undefined) return;
  if (!full || kind === 'wood' || kind === 'shore') return;
  let [bush, lit, under] = ['', '', ''];
  for (let i = 0; i < 9; i++) {
    const x = i % 2 === 0 ? r.between(3, 20) : r.between(80, 97);
    const y = r.between(50, 99);
    if (!free(scene, x, y, 5) || (scene.river === 'across' && y < RIVER_Y && y > 50)) continue;
    const k = r.between(2.2, 3.8);
    under += disc(x + 1, y, k * 1.3, k * 0.35);
    bush += blob(r, x, y - k * 0.6, k, k * 0.75) + blob(r, x + k, y - k * 0.4, k * 0.7, k * 0.5);
    lit += blob(r, x - k * 0.3, y - k * 0.85, k * 0.45, k * 0.3);
  }
  s.shadow(under);
  if (bush !== '') s.shape(kind === 'moor' || kind === 'stone' ? 'heather2' : 'grass4', bush, 0.5);
  s.fill(kind === 'moor' || kind === 'stone' ? 'heather' : 'leaf', lit);
}

/** Light from the top left, grain, and the ink frame, which stands open where a line runs on. */
export function finish(s: Sketch, scene: Scene, open: Neighbours): void {
  if (scene.full) {
    let grain = '';
    for (let i = 0; i < 46; i++) grain += disc(scene.r.between(1, 99), scene.r.between(1, 99), 0.3);
    s.fill('ink', grain, 0.2);
  }
  s.raw('<path fill="url(#gg-light)" d="M0 0H100V100H0Z"/>');
  s.raw(`<path fill="none" stroke="var(--l-ink)" stroke-width="2" opacity=".7" d="${frame(scene, open)}"/>`);
}

function frame(scene: Scene, open: Neighbours): string {
  const wide = 9;
  const gapDown = scene.river === 'down' ? RIVER_X : undefined;
  const gapAcross = scene.river === 'across' ? RIVER_Y : scene.road ? ROAD_Y : undefined;
  const half = scene.river === 'across' ? wide : 4.5;
  const across = (y: number, isOpen: boolean | undefined): string =>
    isOpen && gapDown !== undefined ? `M0 ${y}H${gapDown - wide}M${gapDown + wide} ${y}H100` : `M0 ${y}H100`;
  const down = (x: number, isOpen: boolean | undefined): string =>
    isOpen && gapAcross !== undefined ? `M${x} 0V${gapAcross - half}M${x} ${gapAcross + half}V100` : `M${x} 0V100`;
  return across(0, open.n) + across(100, open.s) + down(0, open.w) + down(100, open.e);
}
