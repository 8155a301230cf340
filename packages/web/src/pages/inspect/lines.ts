import type { Item } from './items.ts';

/** Whether a river or road runs through the tile. */
export function hasLine(item: Item, name: string): boolean {
  const index = item.rules.game.lines.findIndex((line) => line.name === name);
  return index >= 0 && ((item.tile?.lines ?? 0) & (1 << index)) !== 0;
}
