import { CHRONICLES } from './chronicles.ts';
import { GOODS, type Part } from './goods.ts';
import { TABLE } from './table.ts';
import { TOOLS } from './tools.ts';

const ALL = { ...GOODS, ...TABLE, ...TOOLS, ...CHRONICLES };

export type IconName = keyof typeof ALL;

export const ICONS: Readonly<Record<IconName, readonly Part[]>> = ALL;

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

export function cubeIcon(good: string): IconName {
  const name = `cube-${good}`;
  return isIcon(name) ? name : 'any';
}
