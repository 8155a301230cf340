/** The report for a terminal. */
import { type Cell, textTable, wrap } from '../lib/table.ts';
import { CLANS, groupTitle, type Kind, provenanceOf } from './components.ts';
import { type Flag, flagText, RARE, STRONG } from './flags.ts';
import { error, percent, plain, points, signed } from './format.ts';
import { CAVEATS, COLUMNS } from './reading.ts';
import { type Group, grouped, type Report, type Row } from './report.ts';

const WIDTH = 100;

export const KIND_TITLES: Readonly<Record<Kind, string>> = {
  tile: 'Tiles',
  person: 'Persons',
  landmark: 'Landmarks (a tile and its card)',
  clan: 'Clan fields',
};

function titleOf(by: 'stack' | 'kind', name: string): string {
  return by === 'stack' ? groupTitle(name) : KIND_TITLES[name as Kind];
}

export function headline(report: Report): string {
  const tables = Object.entries(report.gamesByPlayers).map(([players, games]) => `${games} with ${players}`);
  const chronicles = report.chronicles.length > 0 ? `, chronicles ${report.chronicles.join(' ')}` : '';
  const pack = report.content === null ? '' : `, content pack ${report.content.name}`;
  return `${report.game}${chronicles}${pack}: ${report.games} games (${tables.join(', ')} players), all seats ${report.player}, seed ${report.seed}, rules version ${report.rulesVersion}`;
}

function header(counts: readonly string[], group: Group): Cell[] {
  const way = group.name === CLANS || group.name === 'clan' ? 'road' : 'jump';
  return [
    '',
    'kind',
    'values',
    'seen',
    'taken',
    'rate',
    'passed',
    'blocked',
    way,
    'VP',
    '±',
    'wins',
    'above',
    ...counts,
  ];
}

function cells({ component, all, byPlayers, aboveNeighbours }: Row): Cell[] {
  return [
    component.label,
    component.kind,
    provenanceOf(component),
    all.seen,
    all.taken,
    percent(all.rate),
    all.passed,
    component.kind === 'clan' ? '-' : all.blocked,
    plain(all.jump ?? all.coins),
    signed(all.vp?.mean),
    error(all.vp),
    points(all.wins),
    signed(aboveNeighbours?.mean),
    ...Object.values(byPlayers).map((figures) => signed(figures.vp?.mean)),
  ];
}

/** Per stack and number of players: how much of what came was taken, and how far apart the differences lie. */
export function summary(report: Report, groups: readonly Group[], by: 'stack' | 'kind'): Cell[][] {
  const counts = Object.keys(report.gamesByPlayers);
  return [
    ['', 'components', 'rate', ...counts.map((count) => `${count}p`), 'least VP', 'most VP'],
    ...groups.map(({ name, rows }) => {
      const effects = rows.flatMap((row) => row.all.vp?.mean ?? []);
      return [
        titleOf(by, name),
        rows.length,
        percent(meanRate(rows.map((row) => row.all.rate))),
        ...counts.map((count) => percent(meanRate(rows.map((row) => row.byPlayers[Number(count)]?.rate ?? null)))),
        signed(effects.length === 0 ? null : Math.min(...effects)),
        signed(effects.length === 0 ? null : Math.max(...effects)),
      ];
    }),
  ];
}

function meanRate(rates: readonly (number | null)[]): number | null {
  const known = rates.filter((rate) => rate !== null);
  return known.length === 0 ? null : known.reduce((sum, rate) => sum + rate, 0) / known.length;
}

function flagLines(report: Report): string[] {
  const measure = `taken in under ${100 * RARE} % of appearances, or more than ${STRONG} VP above the neighbours`;
  if (report.flags.length === 0) return [`Flags: none (${measure})`];
  return [
    `Flags (${measure}):`,
    // Texts do not line up to the right like numbers do.
    ...textTable(report.flags.map((flag) => [`  ${flag.label}`, groupTitle(flag.group), flag.provenance])).map(
      (line, i) => `${line}  ${flagText(report.flags[i] as Flag)}`,
    ),
  ];
}

export function reportText(report: Report, by: 'stack' | 'kind', sort: string): string[] {
  const counts = Object.keys(report.gamesByPlayers);
  const groups = grouped(report, by, sort);
  return [
    headline(report),
    '',
    ...textTable(summary(report, groups, by)),
    ...groups.flatMap((group) => [
      '',
      titleOf(by, group.name),
      ...textTable([
        header(
          counts.map((count) => `VP ${count}p`),
          group,
        ),
        ...group.rows.map(cells),
      ]),
    ]),
    '',
    ...flagLines(report),
    '',
    'How to read this:',
    ...COLUMNS.flatMap(([name, meaning]) => wrap(`  ${name}: ${meaning}`, WIDTH)),
    ...CAVEATS.flatMap((caveat) => wrap(`- ${caveat}`, WIDTH, '  ')),
  ];
}
