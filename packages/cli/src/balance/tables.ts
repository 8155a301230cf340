/** The tables of the page. */
import { CLANS, type Component, groupTitle, type Source } from './components.ts';
import { type Flag, flagText, RARE, STRONG } from './flags.ts';
import { error, percent, plain, points, signed } from './format.ts';
import { escaped, tag } from './markup.ts';
import { mark } from './plots.ts';
import { type Group, grouped, type Report, type Row } from './report.ts';
import type { Figures } from './statistics.ts';
import { summary } from './text.ts';

function table(head: readonly string[], rows: readonly string[]): string {
  const header = tag('thead', {}, tag('tr', {}, head.join('')));
  return tag('div', { class: 'scroll' }, tag('table', {}, header + tag('tbody', {}, rows.join(''))));
}

function heads(names: readonly string[]): string[] {
  return names.map((name) => tag('th', { scope: 'col' }, escaped(name)));
}

function row(first: string, cells: readonly string[]): string {
  return tag('tr', {}, tag('th', { scope: 'row' }, first) + cells.join(''));
}

function data(cells: readonly string[]): string[] {
  return cells.map((cell) => tag('td', {}, escaped(cell)));
}

function nameCell(component: Component): string {
  const sign = tag(
    'svg',
    { width: 12, height: 12, viewBox: '0 0 14 14', 'aria-hidden': 'true' },
    mark(component.kind, 7, 7),
  );
  return sign + escaped(component.label);
}

const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  fact: 'fact',
  recon: 'reconstructed',
  user: 'set by a content pack',
};

/** Every value with where it comes from: plain for a fact, underlined and marked for anything else. */
function valuesCell({ values }: Component): string {
  const spans = values.map(({ name, text, source }) => {
    const marked = `${escaped(text)}<sup>${source.charAt(0)}</sup>`;
    const value = source === 'fact' ? escaped(text) : tag('span', { class: source }, marked);
    return tag('span', { class: 'value', title: SOURCE_WORDS[source] }, `<b>${escaped(name)}</b> ${value}`);
  });
  return tag('td', { class: 'words' }, spans.join(''));
}

/** What is looked for most comes first: a phone shows no more than that without scrolling. */
function figureHeads(way: string): string[] {
  return ['rate', 'VP', '±', 'wins', 'takers', 'others', 'seen', 'taken', 'passed', 'blocked', way];
}

function figureCells(figures: Figures, isClan: boolean): string[] {
  return data([
    percent(figures.rate),
    signed(figures.vp?.mean),
    error(figures.vp),
    points(figures.wins),
    plain(figures.takersVp),
    plain(figures.othersVp),
    `${figures.seen}`,
    `${figures.taken}`,
    `${figures.passed}`,
    isClan ? '-' : `${figures.blocked}`,
    plain(figures.jump ?? figures.coins),
  ]);
}

export function figuresTable(report: Report, group: Group): string {
  const counts = Object.keys(report.gamesByPlayers);
  const way = group.name === CLANS ? 'road' : 'jump';
  const head = ['component', ...figureHeads(way), 'above', ...counts.map((count) => `VP ${count}p`)];
  const rows = group.rows.map(({ component, all, byPlayers, aboveNeighbours }) =>
    row(nameCell(component), [
      ...figureCells(all, component.kind === 'clan'),
      ...data([signed(aboveNeighbours?.mean), ...counts.map((count) => signed(byPlayers[Number(count)]?.vp?.mean))]),
    ]),
  );
  return table(heads(head), rows);
}

export function valuesTable({ rows }: Group): string {
  return table(
    [...heads(['component']), tag('th', { scope: 'col', class: 'words' }, 'values')],
    rows.map(({ component }) => row(nameCell(component), [valuesCell(component)])),
  );
}

/** All components at tables of one size, stack after stack. */
export function playersTable(report: Report, players: number): string {
  const head = figureHeads('jump');
  const rows = grouped(report, 'stack').flatMap((group) => [
    tag(
      'tr',
      { class: 'part' },
      tag('th', { scope: 'rowgroup' }, groupTitle(group.name)) + tag('td', { colspan: head.length }),
    ),
    ...group.rows.flatMap(({ component, byPlayers }: Row) => {
      const figures = byPlayers[players];
      return figures === undefined ? [] : row(nameCell(component), figureCells(figures, component.kind === 'clan'));
    }),
  ]);
  return table(heads(['component', ...head]), rows);
}

export function summaryTable(report: Report, groups: readonly Group[]): string {
  const [head = [], ...rows] = summary(report, groups, 'stack');
  return table(
    heads(head.map(String)),
    rows.map(([first = '', ...cells]) => row(escaped(String(first)), data(cells.map(String)))),
  );
}

function flagItem(flag: Flag): string {
  const changeable =
    flag.recon.length === 0 ? 'nothing of it is reconstructed' : `reconstructed: ${flag.recon.join(', ')}`;
  return tag(
    'li',
    {},
    tag('strong', {}, escaped(flag.label)) +
      tag('span', { class: 'flag' }, escaped(flagText(flag))) +
      tag('span', { class: 'soft' }, escaped(`${groupTitle(flag.group)}; ${changeable}`)),
  );
}

export function flagList(report: Report): string {
  const measure = `Taken in under ${100 * RARE} % of appearances, or takers more than ${STRONG} VP above those of the neighbours in the same stack. Only reconstructed values may be changed.`;
  const note = tag('p', { class: 'soft' }, measure);
  if (report.flags.length === 0) return `${note}${tag('p', {}, 'None.')}`;
  return note + tag('ul', { class: 'flags' }, report.flags.map(flagItem).join(''));
}
