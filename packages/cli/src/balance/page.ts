/** The report as one HTML page that loads nothing else. */
import { gameMetas } from '@great-glen/engine';
import { CLANS, groupTitle, KINDS } from './components.ts';
import { escaped, tag } from './markup.ts';
import { bars, mark, scatter, tooFew } from './plots.ts';
import { CAVEATS, COLUMNS } from './reading.ts';
import { type Group, grouped, type Report, type Row } from './report.ts';
import { STYLE } from './style.ts';
import { figuresTable, flagList, playersTable, summaryTable, valuesTable } from './tables.ts';
import { headline, KIND_TITLES } from './text.ts';

/** Drawn twice, and the style sheet shows the one that fits. */
const WIDE = 900;
const NARROW = 350;

function both(draw: (width: number, css: string) => string): string {
  return draw(WIDE, 'wide') + draw(NARROW, 'narrow');
}

function figure(content: string, caption: string): string {
  return tag('figure', {}, content + tag('figcaption', {}, caption));
}

function leftOut(rows: readonly Row[]): string {
  const missing = tooFew(rows).map((row) => escaped(`${row.component.label} (${row.all.taken})`));
  return missing.length === 0 ? '' : ` Too few takers to be drawn: ${missing.join(', ')}.`;
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function section(title: string, content: string): string {
  return tag('section', { id: idOf(title) }, tag('h2', {}, escaped(title)) + content);
}

function barsFigure(rows: readonly Row[]): string {
  const caption = `VP of takers minus others; lines show two standard errors.${leftOut(rows)}`;
  return figure(
    both((width, css) => bars(rows, width, css)),
    caption,
  );
}

function groupSection(report: Report, group: Group): string {
  const plot = both((width, css) => scatter(group.rows, width, width === WIDE ? 440 : 460, css));
  const dashed = 'Vertical lines: two standard errors. Dashed: the mean of those drawn.';
  return section(
    groupTitle(group.name),
    figure(plot, dashed + leftOut(group.rows)) +
      barsFigure(group.rows) +
      figuresTable(report, group) +
      tag(
        'details',
        { open: '' },
        tag('summary', {}, 'Values, and which of them are reconstructed') + valuesTable(group),
      ),
  );
}

function key(hasUser: boolean): string {
  const kinds = KINDS.map((kind) => {
    const sign = tag('svg', { width: 14, height: 14, viewBox: '0 0 14 14' }, mark(kind, 7, 7));
    return tag('span', {}, sign + escaped(KIND_TITLES[kind]));
  });
  const marked = (css: string): string => tag('span', { class: css }, `value<sup>${css.charAt(0)}</sup>`);
  const user = hasUser ? `, ${marked('user')} set by a content pack` : '';
  const sources = tag('span', {}, `${marked('recon')} reconstructed${user}, others fact`);
  return tag('p', { class: 'key soft' }, kinds.join('') + sources);
}

function reading(): string {
  const columns = COLUMNS.map(([name, meaning]) => tag('dt', {}, escaped(name)) + tag('dd', {}, escaped(meaning)));
  const caveats = CAVEATS.map((caveat) => tag('li', {}, escaped(caveat)));
  return tag('dl', {}, columns.join('')) + tag('h3', {}, 'What they do not say') + tag('ul', {}, caveats.join(''));
}

function byPlayers(report: Report): string {
  return Object.entries(report.gamesByPlayers)
    .map(([players, games]) =>
      tag(
        'details',
        {},
        tag('summary', {}, `${players} players: ${games} games`) + playersTable(report, Number(players)),
      ),
    )
    .join('');
}

export function page(report: Report): string {
  const name = gameMetas.find((meta) => meta.id === report.game)?.name ?? report.game;
  const title = `Balance of ${name}`;
  const groups = grouped(report, 'stack');
  const kinds = grouped(report, 'kind').filter((group) => group.name === 'person' || group.name === 'landmark');
  const sections: [title: string, html: string][] = [
    ['Flags', section('Flags', flagList(report))],
    ['How to read', section('How to read', reading())],
    ['Overview', section('Overview', summaryTable(report, groups))],
    ...groups.map((group): [string, string] => [groupTitle(group.name), groupSection(report, group)]),
    ...kinds.map((group): [string, string] => {
      const heading = group.name === 'person' ? 'Persons' : 'Landmarks';
      return [heading, section(heading, barsFigure(group.rows))];
    }),
    ['By players', section('By players', byPlayers(report))],
  ];
  const links = sections.map(([heading]) => tag('a', { href: `#${idOf(heading)}` }, escaped(heading)));
  const lead =
    'The differences below compare players at the same table. They show what goes together with doing well, not ' +
    'what a component is worth by itself.';
  const clans = groups.some((group) => group.name === CLANS)
    ? ' Values marked as reconstructed are our own, not official ones.'
    : '';
  const body =
    tag(
      'header',
      {},
      tag('h1', {}, escaped(title)) +
        tag('p', { class: 'soft' }, escaped(headline(report))) +
        tag('p', {}, lead + clans) +
        key(report.content !== null),
    ) +
    tag('nav', {}, tag('div', {}, links.join(''))) +
    tag('main', {}, sections.map(([, html]) => html).join('\n'));
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, escaped(title)),
    `<style>${STYLE}</style></head>`,
    `<body>${body}</body></html>`,
    '',
  ].join('\n');
}
