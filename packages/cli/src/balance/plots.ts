/** The plots of the page as SVG, drawn for a given width so that their letters stay readable on a phone. */
import type { Kind } from './components.ts';
import { percent, signed } from './format.ts';
import { type Box, LABEL_HEIGHT, placeLabels } from './labels.ts';
import { escaped, tag } from './markup.ts';
import type { Row } from './report.ts';
import type { Estimate } from './statistics.ts';

/** With fewer takers a mean says nothing and its error bar would flatten all the others. */
const LEAST_TAKERS = 5;
/** Error bars show two standard errors. */
const ERRORS = 2;

interface Point {
  readonly row: Row;
  readonly vp: Estimate;
  readonly se: number;
}

function pointsOf(rows: readonly Row[]): Point[] {
  return rows.flatMap((row) => {
    const { vp, compared } = row.all;
    return vp === null || vp.se === null || compared < LEAST_TAKERS ? [] : [{ row, vp, se: vp.se }];
  });
}

/** Those a plot leaves out, which the page names beside it. */
export function tooFew(rows: readonly Row[]): Row[] {
  const shown = new Set(pointsOf(rows).map(({ row }) => row));
  return rows.filter((row) => !shown.has(row));
}

/** A range that holds all means and most of their errors, zero included. */
function rangeOf(points: readonly Point[]): [low: number, high: number] {
  const ends = points.flatMap(({ vp, se }) => [vp.mean - Math.min(ERRORS * se, 4), vp.mean + Math.min(ERRORS * se, 4)]);
  return [Math.floor(Math.min(-1, ...ends)), Math.ceil(Math.max(1, ...ends))];
}

function ticks([low, high]: [number, number]): number[] {
  const span = high - low;
  const step = span > 24 ? 10 : span > 12 ? 5 : span > 5 ? 2 : 1;
  const out: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) out.push(at);
  return out;
}

function text(x: number, y: number, content: string, css: string): string {
  return tag('text', { x, y, class: css }, escaped(content));
}

function line(x1: number, y1: number, x2: number, y2: number, css: string): string {
  return tag('line', { x1, y1, x2, y2, class: css });
}

/** One shape per kind, so that colour is not the only difference. */
export function mark(kind: Kind, x: number, y: number): string {
  const css = `mark ${kind}`;
  if (kind === 'tile') return tag('circle', { cx: x, cy: y, r: 4.5, class: css });
  if (kind === 'clan') return tag('rect', { x: x - 4, y: y - 4, width: 8, height: 8, class: css });
  const corners =
    kind === 'person'
      ? [
          [0, -5.5],
          [5, 4],
          [-5, 4],
        ]
      : [
          [0, -6],
          [6, 0],
          [0, 6],
          [-6, 0],
        ];
  const path = corners.map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(' ');
  return tag('polygon', { points: path, class: css });
}

function picture(width: number, height: number, css: string, title: string, content: string): string {
  const attributes = { viewBox: `0 0 ${width} ${height}`, width, height, class: css, role: 'img', 'aria-label': title };
  return tag('svg', attributes, content);
}

function hint({ row, vp, se }: Point): string {
  const { label } = row.component;
  const taken = `taken ${row.all.taken} times, ${percent(row.all.rate)} of appearances`;
  return tag('title', {}, escaped(`${label}: ${signed(vp.mean)} ± ${se.toFixed(1)} VP, ${taken}`));
}

// ------------------------------------------------------------------------------------------------ scatter

/** Take rate against VP difference. */
export function scatter(rows: readonly Row[], width: number, height: number, css: string): string {
  const points = pointsOf(rows);
  const range = rangeOf(points);
  const frame: Box = { x: 38, y: 12, width: width - 50, height: height - 52 };
  const px = (rate: number): number => frame.x + 8 + rate * (frame.width - 16);
  const py = (vp: number): number => frame.y + ((range[1] - vp) / (range[1] - range[0])) * frame.height;
  const inside = (y: number): number => Math.min(frame.y + frame.height, Math.max(frame.y, y));
  const bottom = frame.y + frame.height;
  const average = points.reduce((sum, { vp }) => sum + vp.mean, 0) / Math.max(1, points.length);

  const grid = [
    ...ticks(range).flatMap((vp) => [
      line(frame.x, py(vp), frame.x + frame.width, py(vp), vp === 0 ? 'zero' : 'grid'),
      text(frame.x - 6, py(vp) + 4, signed(vp, 0), 'tick end'),
    ]),
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((rate) => [
      line(px(rate), frame.y, px(rate), bottom, 'grid'),
      text(px(rate), bottom + 16, percent(rate), 'tick middle'),
    ]),
    line(frame.x, py(average), frame.x + frame.width, py(average), 'average'),
    text(frame.x + frame.width / 2, bottom + 34, 'taken, share of appearances', 'axis middle'),
    text(4, 9, 'VP of takers minus others', 'axis'),
  ];
  const dots = points.map(({ row, vp }) => ({ x: px(row.all.rate ?? 0), y: py(vp.mean), text: row.component.label }));
  const boxes = placeLabels(dots, frame);
  const errors = points.map(({ vp, se }, i) => {
    const x = dots[i]?.x ?? 0;
    return line(x, inside(py(vp.mean - ERRORS * se)), x, inside(py(vp.mean + ERRORS * se)), 'error');
  });
  const leaders = boxes.map((box, i) => leader(box, dots[i]?.x ?? 0, dots[i]?.y ?? 0));
  const marks = points.map((point, i) =>
    tag('g', {}, hint(point) + mark(point.row.component.kind, dots[i]?.x ?? 0, dots[i]?.y ?? 0)),
  );
  const names = boxes.map((box, i) => nameAt(box, dots[i]?.x ?? 0, dots[i]?.text ?? ''));
  const title = 'Take rate against VP difference';
  return picture(width, height, css, title, [...grid, ...errors, ...leaders, ...marks, ...names].join(''));
}

/** Written towards its point, since how wide letters really are is only guessed. */
function nameAt(box: Box, x: number, name: string): string {
  const y = box.y + LABEL_HEIGHT - 3;
  if (box.x + box.width <= x) return text(box.x + box.width, y, name, 'name end');
  return box.x >= x ? text(box.x, y, name, 'name') : text(box.x + box.width / 2, y, name, 'name middle');
}

/** A thin line from a label that had to go far from its point. */
function leader(box: Box, x: number, y: number): string {
  const nearX = Math.min(box.x + box.width, Math.max(box.x, x));
  const nearY = Math.min(box.y + box.height, Math.max(box.y, y));
  return Math.hypot(nearX - x, nearY - y) < 12 ? '' : line(x, y, nearX, nearY, 'leader');
}

// ------------------------------------------------------------------------------------------------ bars

const BAR_ROW = 20;

/** VP difference with its error, one bar per component, in the order given. */
export function bars(rows: readonly Row[], width: number, css: string): string {
  const points = pointsOf(rows);
  const range = rangeOf(points);
  const nameWidth = Math.min(
    width * 0.42,
    14 + 6.6 * Math.max(4, ...points.map(({ row }) => row.component.label.length)),
  );
  const frame: Box = { x: nameWidth, y: 18, width: width - nameWidth - 48, height: points.length * BAR_ROW };
  const px = (vp: number): number => frame.x + ((vp - range[0]) / (range[1] - range[0])) * frame.width;
  const inside = (x: number): number => Math.min(frame.x + frame.width, Math.max(frame.x, x));
  const grid = ticks(range).flatMap((vp) => [
    line(px(vp), frame.y, px(vp), frame.y + frame.height, vp === 0 ? 'zero' : 'grid'),
    text(px(vp), frame.y - 5, signed(vp, 0), 'tick middle'),
  ]);
  const lines = points.map((point, i) => {
    const { row, vp, se } = point;
    const y = frame.y + i * BAR_ROW + BAR_ROW / 2;
    const from = Math.min(px(0), px(vp.mean));
    const length = Math.abs(px(vp.mean) - px(0));
    return tag(
      'g',
      {},
      hint(point) +
        text(frame.x - 8, y + 4, row.component.label, 'name end') +
        tag('rect', { x: from, y: y - 6, width: length, height: 12, rx: 2, class: `bar ${row.component.kind}` }) +
        line(inside(px(vp.mean - ERRORS * se)), y, inside(px(vp.mean + ERRORS * se)), y, 'error strong') +
        text(width - 2, y + 4, signed(vp.mean), 'tick end'),
    );
  });
  const height = frame.y + frame.height + 8;
  return picture(width, height, css, 'VP difference of each component', [...grid, ...lines].join(''));
}
