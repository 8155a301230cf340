/** Icons of what players are compared in. */
import type { IconName } from '../../art/icons/index.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  whisky: 'whisky',
  chieftains: 'chieftain',
  cards: 'card',
  scotsmen: 'castle',
  landmarks: 'landmark',
  persons: 'person',
};

export function categoryIcon(category: string): IconName {
  return ICONS[category] ?? 'score';
}
