/** Which rules matter for a component, by number. The texts come from the rules catalogue. */

import type { Item } from './items.ts';
import { hasLine } from './lines.ts';

const TYPES_2010: Readonly<Record<string, readonly string[]>> = {
  quarry: ['G1-ACT-2'],
  forest: ['G1-ACT-2'],
  'wheat-field': ['G1-ACT-2'],
  meadow: ['G1-ACT-2'],
  pasture: ['G1-ACT-2'],
  distillery: ['G1-ACT-3'],
  butcher: ['G1-ACT-4'],
  fair: ['G1-ACT-5'],
  grocer: ['G1-ACT-6'],
  bridge: ['G1-ACT-7'],
  tavern: ['G1-ACT-8'],
  village: ['G1-ACT-9', 'G1-MOVE-1', 'G1-MOVE-2'],
  castle: ['G1-ACT-9', 'G1-MOVE-1'],
  abbey: ['G1-ACT-10'],
  loch: ['G1-ACT-11'],
};

/** The last word of a name is what its rule is called by: `loch-ness` has `NESS`. */
function cardRule(item: Item): string[] {
  const words = item.id.toUpperCase().split('-');
  const name = words.find((word) => !['LOCH', 'CASTLE', 'OF', 'ABBEY'].includes(word)) ?? '';
  return [`${item.game === 'glen-more' ? 'G1-CARD' : 'G2-MARK'}-${name}`];
}

function tileRules2010(item: Item): string[] {
  return [
    ...(TYPES_2010[item.type] ?? []),
    ...(hasLine(item, 'river') ? ['G1-PLACE-3'] : []),
    ...(hasLine(item, 'road') ? ['G1-PLACE-4'] : []),
    'G1-PLACE-1',
    'G1-PLACE-2',
    ...(item.tile?.cost.length ? ['G1-COST-1'] : []),
    'G1-ACT-1',
  ];
}

function tileRules2019(item: Item): string[] {
  const { tile } = item;
  if (item.type === 'end') return ['G2-SETUP-7', 'G2-END-1', 'G2-END-4'];
  const effects = (tile?.activation ?? []).flatMap(({ gains }) =>
    gains.map(({ effect }) => item.rules.effects[effect]?.name),
  );
  const exchange = tile?.activation.some(({ pay }) => pay.length > 0) === true;
  if (item.type === 'person') return ['G2-CLAN-1', 'G2-CLAN-2', 'G2-SCORE-2'];
  return [
    ...(effects.some((name) => name?.startsWith('produce')) ? ['G2-ACT-2'] : []),
    ...(exchange ? ['G2-ACT-3'] : []),
    ...(effects.includes('movement') ? ['G2-ACT-4'] : []),
    ...(tile?.once.length ? ['G2-ONCE-1'] : []),
    ...(tile?.overbuild ? ['G2-OVER-1', 'G2-OVER-2', 'G2-OVER-3', 'G2-OVER-4'] : ['G2-PLACE-1', 'G2-PLACE-2']),
    ...(hasLine(item, 'river') ? ['G2-PLACE-3'] : ['G2-PLACE-4']),
    ...(tile?.cost.length ? ['G2-COST-1'] : []),
    'G2-ACT-1',
  ];
}

export function rulesOf(item: Item): readonly string[] {
  if (item.kind === 'clans') return [`G2-CLAN-${item.id.toUpperCase()}`, 'G2-CLAN-2', 'G2-CLAN-3', 'G2-CLAN-4'];
  if (item.kind === 'cards') {
    return [...cardRule(item), ...(item.game === 'glen-more' ? ['G1-CARD-TAMS', 'G1-SCORE-2'] : ['G2-SCORE-2'])];
  }
  const own = item.game === 'glen-more' ? tileRules2010(item) : tileRules2019(item);
  return item.tile?.card === true ? [...cardRule(item), ...own] : own;
}
