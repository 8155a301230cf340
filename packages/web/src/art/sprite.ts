/** The one hidden SVG of the page that everything drawn refers to: icons, tartans, the light on tiles. */
import type { Part } from './icons/goods.ts';
import { ICONS } from './icons/index.ts';
import { tartanDefs } from './tartan.ts';

const ID = 'gg-sprite';

const STROKES: Readonly<Record<string, string>> = {
  line: 'stroke="var(--i-line)" stroke-width="1.5"',
  thin: 'stroke="var(--i-line)" stroke-width=".9"',
  pen: 'stroke="currentColor" stroke-width="2"',
  hair: 'stroke="currentColor" stroke-width="1"',
  foam: 'stroke="var(--i-paper)" stroke-width="1.8"',
  mark: 'stroke="var(--i-line)" stroke-width="1.2"',
};

function partSvg([paint, d]: Part): string {
  const stroke = STROKES[paint];
  if (stroke !== undefined) return `<path fill="none" ${stroke} d="${d}"/>`;
  if (paint === 'text') return `<path fill="currentColor" d="${d}"/>`;
  if (paint === 'dark') return `<path fill="var(--i-line)" d="${d}"/>`;
  if (paint.startsWith('~')) return `<path fill="var(--i-${paint.slice(1)})" d="${d}"/>`;
  return `<path fill="var(--i-${paint})" stroke="var(--i-line)" stroke-width="1.2" d="${d}"/>`;
}

function symbols(): string {
  return Object.entries(ICONS)
    .map(
      ([name, parts]) =>
        `<symbol id="gg-${name}" viewBox="0 0 24 24" overflow="visible"><g stroke-linecap="round" stroke-linejoin="round">` +
        `${parts.map(partSvg).join('')}</g></symbol>`,
    )
    .join('');
}

const LIGHT =
  '<linearGradient id="gg-light" x2="1" y2="1"><stop stop-color="#fff8e2" stop-opacity=".2"/>' +
  '<stop offset=".45" stop-color="#fff8e2" stop-opacity="0"/><stop offset="1" stop-color="#1c1509" stop-opacity=".24"/>' +
  '</linearGradient>';

/** Puts the sprite into the page, once. */
export function placeSprite(): void {
  if (typeof document === 'undefined' || document.getElementById(ID) !== null) return;
  const svg = `<svg id="${ID}" width="0" height="0" aria-hidden="true" style="position:absolute">`;
  const holder = document.createElement('div');
  holder.innerHTML = `${svg}<defs>${LIGHT}${tartanDefs()}</defs>${symbols()}</svg>`;
  const sprite = holder.firstElementChild;
  if (sprite !== null) document.body.prepend(sprite);
}
