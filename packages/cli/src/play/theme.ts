/** Colours and signs of the terminal game, as rich as the terminal is. */
import type { TileDef } from '@great-glen/engine';
import type { Style } from './canvas.ts';

export interface Theme {
  tile(tile: TileDef): Style;
  line(name: string): Style;
  seat(seat: number): Style;
  readonly strong: Style;
  readonly faint: Style;
  /** What can be chosen now. */
  readonly choice: Style;
  readonly coin: Style;
  readonly full: string;
  readonly empty: string;
  readonly more: string;
}

const TILES_256: Readonly<Record<string, Style>> = {
  yellow: '38;5;16;48;5;179',
  green: '38;5;16;48;5;71',
  gray: '38;5;16;48;5;249',
  brown: '38;5;231;48;5;94',
  blue: '38;5;231;48;5;25',
  purple: '38;5;231;48;5;97',
  orange: '38;5;16;48;5;173',
  red: '38;5;231;48;5;124',
};

const TILES_16: Readonly<Record<string, Style>> = {
  yellow: '30;43',
  green: '30;42',
  gray: '30;47',
  brown: '37;41',
  blue: '37;44',
  purple: '37;45',
  orange: '30;43',
  red: '37;41',
};

/** Where a game tells its tiles apart by type, not by colour. */
const TYPE_COLOURS: Readonly<Record<string, string>> = {
  animal: 'green',
  castle: 'gray',
  loch: 'blue',
  material: 'yellow',
  person: 'purple',
  trade: 'brown',
  village: 'gray',
  whisky: 'orange',
};

const LINES: Readonly<Record<string, Style>> = { river: '1;94', road: '1;33' };

const SEATS = ['1;91', '1;94', '1;92', '1;93', '1;95', '1;96'];

const UTF8_SIGNS = { full: '●', empty: '○', more: '…' };
const ASCII_SIGNS = { full: '#', empty: '.', more: '>' };

/** `depth` in bits as Node tells it: 1 means no colours. */
export function makeTheme(depth: number, utf8: boolean): Theme {
  const signs = utf8 ? UTF8_SIGNS : ASCII_SIGNS;
  if (depth < 4) {
    return { ...signs, tile: () => '', line: () => '', seat: () => '', strong: '', faint: '', choice: '', coin: '' };
  }
  const tiles = depth >= 8 ? TILES_256 : TILES_16;
  return {
    ...signs,
    tile: (tile) => tiles[tile.colour || (TYPE_COLOURS[tile.type] ?? '')] ?? '7',
    line: (name) => LINES[name] ?? '1',
    seat: (seat) => SEATS[seat % SEATS.length] ?? '',
    strong: '1',
    faint: '2',
    choice: '1;30;103',
    coin: '1;33',
  };
}

/** What this terminal can show. Node's own test knows `NO_COLOR` and `FORCE_COLOR`. */
export function themeOf(out: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Theme {
  const depth = out.isTTY === true && (env['NO_COLOR'] ?? '') === '' ? out.getColorDepth(env) : 1;
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return makeTheme(depth, /utf-?8/i.test(locale) || process.platform === 'darwin');
}
