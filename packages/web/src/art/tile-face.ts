/** What is printed on a tile, as icons and numbers. */
import type { EffectDef, Rules, TileDef } from '@great-glen/engine';
import { type IconName, isIcon } from './icons/index.ts';

export interface Mark {
  readonly icon: IconName;
  readonly n: number;
}

export interface Trade {
  readonly pay: readonly Mark[];
  readonly gain: readonly Mark[];
}

/** Trades of one kind of good for points, in rising numbers. */
export interface Ladder {
  readonly icon: IconName;
  readonly rungs: readonly { readonly n: number; readonly vp: number }[];
}

const ICON_OF: Readonly<Record<string, IconName>> = {
  figure: 'scotsman',
  post: 'scotsman',
  'exchange-vp': 'vp',
  'produce-any': 'any',
  joker: 'any',
};

const TYPE_ICONS: Readonly<Record<string, IconName>> = {
  forest: 'material',
  quarry: 'material',
  'wheat-field': 'material',
  material: 'material',
  meadow: 'animal-type',
  pasture: 'animal-type',
  animal: 'animal-type',
  distillery: 'whisky-type',
  tavern: 'whisky-type',
  whisky: 'whisky-type',
  end: 'the-end',
};

const TRADES = new Set(['butcher', 'fair', 'grocer', 'bridge', 'trade']);

export function typeIcon(tile: TileDef): IconName {
  if (TRADES.has(tile.type)) return 'trade';
  return TYPE_ICONS[tile.type] ?? (isIcon(tile.type) ? tile.type : 'landmark');
}

function iconOf(name: string): IconName {
  return ICON_OF[name] ?? (isIcon(name) ? name : 'info');
}

/** Equal marks that follow each other become one with a number. */
function gathered(marks: readonly Mark[]): Mark[] {
  const out: Mark[] = [];
  for (const mark of marks) {
    const last = out.at(-1);
    if (last?.icon === mark.icon) out[out.length - 1] = { icon: mark.icon, n: last.n + mark.n };
    else out.push(mark);
  }
  return out;
}

function unitMarks(units: readonly number[], rules: Rules): Mark[] {
  return gathered(units.map((unit) => ({ icon: iconOf(rules.units[unit]?.name ?? ''), n: 1 })));
}

function effectMarks(effects: readonly EffectDef[], rules: Rules): Mark[] {
  return gathered(
    effects.flatMap((def): Mark[] => {
      const name = rules.effects[def.effect]?.name ?? '';
      if (name !== 'produce') return [{ icon: iconOf(name), n: def.n }];
      return def.goods.map((good) => ({ icon: iconOf(rules.game.goods[good] ?? ''), n: def.n }));
    }),
  );
}

export function costOf(tile: TileDef, rules: Rules): Mark[] {
  return unitMarks(tile.cost, rules);
}

export function onceOf(tile: TileDef, rules: Rules): Mark[] {
  return effectMarks(tile.once, rules);
}

export function tradesOf(tile: TileDef, rules: Rules): Trade[] {
  return tile.activation.map((step) => ({ pay: unitMarks(step.pay, rules), gain: effectMarks(step.gains, rules) }));
}

/** The trades as a ladder, where they are one: the same good in rising numbers for points. */
export function ladderOf(trades: readonly Trade[]): Ladder | undefined {
  const icon = trades[0]?.pay[0]?.icon;
  if (trades.length < 2 || icon === undefined) return undefined;
  const rungs: { n: number; vp: number }[] = [];
  for (const { pay, gain } of trades) {
    const [paid, won] = [pay[0], gain[0]];
    if (pay.length !== 1 || gain.length !== 1 || paid?.icon !== icon || won?.icon !== 'vp') return undefined;
    rungs.push({ n: paid.n, vp: won.n });
  }
  return { icon, rungs };
}
