/** Tiles lie where they may, and may be placed exactly where they may lie; refusals cite a rule that is broken. */
import { type Action, decision, formatAction, judge, type Rules, type StateJson } from '@great-glen/engine';
import { type Law, must, same } from './law.ts';
import { Layout, PLACING, type Square } from './layout.ts';

/** The rules broken by placing this tile there, and all places where none is. */
interface Opinion {
  broken(x: number, y: number): string[];
  places(): string[];
}

function typeOf(rules: Rules, square: Square | undefined): string | undefined {
  return rules.tiles[rules.tileIndex.get(square?.tiles.at(-1) ?? '') ?? -1]?.type;
}

/** G2-CLAN-MACKINTOSH: castles stand for Scotsmen. */
function standInOf(rules: Rules, json: StateJson, seat: number): (square: Square) => boolean {
  const board = json['clanBoard'] as Record<string, number[]> | undefined;
  const mackintosh = board?.['mackintosh']?.includes(seat) === true;
  return (square) => mackintosh && typeOf(rules, square) === 'castle';
}

/** G2-OVER-1 to -3: on top of a tile of the same type, river on river, a Scotsman there or beside it. */
function overbuilding(rules: Rules, layout: Layout, territory: readonly Square[], id: string): Opinion {
  const type = rules.tiles[rules.tileIndex.get(id) ?? -1]?.type;
  const broken = (x: number, y: number): string[] => {
    const below = layout.at(x, y);
    if (below === undefined || typeOf(rules, below) !== type) return ['G2-OVER-1'];
    const sameRiver = layout.carries(below.tiles.at(-1) ?? '', 'river') === layout.carries(id, 'river');
    return [...(sameRiver ? [] : ['G2-OVER-2']), ...(layout.hasFigureNear(x, y) ? [] : ['G2-OVER-3'])];
  };
  const legal = territory.filter(({ x, y }) => broken(x, y).length === 0);
  return { broken, places: () => legal.map(({ x, y }) => `${x},${y}`).sort() };
}

function opinionOn(rules: Rules, json: StateJson, seat: number, id: string): Opinion {
  const territory = json.players[seat]?.territory ?? [];
  const layout = new Layout(rules, territory, standInOf(rules, json, seat));
  const overbuild = rules.tiles[rules.tileIndex.get(id) ?? -1]?.overbuild === true;
  if (overbuild) return overbuilding(rules, layout, territory, id);
  return { broken: (x, y) => layout.broken(id, x, y), places: () => layout.legal(id) };
}

const AROUND = [
  [0, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [0, -1],
] as const;

function checkLayouts(rules: Rules, json: StateJson): void {
  for (const player of json.players) {
    const layout = new Layout(rules, player.territory);
    const faults = layout.faults();
    must(faults.length === 0, () => faults.join('; '));
    must(layout.isConnected(), () => 'a territory has fallen apart');
  }
}

/** The same layouts, looked at once a turn: cheap enough for a hundred thousand games. */
export const layoutLaw: Law = {
  name: 'every territory is legal at the beginning of each turn',
  games: Object.keys(PLACING),
  dear: false,
  watch: (table) => ({
    at(now) {
      const { kind } = decision(now.game);
      if (kind === 'take' || kind === 'over') checkLayouts(table.rules, now.json());
    },
  }),
};

export const placingLaw: Law = {
  name: 'tiles lie where the rules allow, and may be placed exactly there',
  games: Object.keys(PLACING),
  dear: true,
  watch: (table) => ({
    at(now) {
      const json = now.json();
      checkLayouts(table.rules, json);
      const frame = json.frames.at(-1);
      if (frame?.kind !== 'place' || frame.tile === null) return;
      const opinion = opinionOn(table.rules, json, now.seat, frame.tile);
      const offered = now.options.flatMap((option) => (option.kind === 'place' ? [`${option.x},${option.y}`] : []));
      same(offered.sort().join(' '), opinion.places().join(' '), `places for ${frame.tile}`);
      for (const { x, y } of json.players[now.seat]?.territory ?? []) {
        for (const [dx, dy] of AROUND) {
          const wish: Action = { kind: 'place', x: x + dx, y: y + dy };
          const broken = opinion.broken(x + dx, y + dy);
          const verdict = judge(now.game, now.seat, wish);
          if (verdict.legal) same(broken.length, 0, `rules broken by the legal "${formatAction(wish)}"`);
          else
            must(broken.includes(verdict.rule), () => `"${formatAction(wish)}": ${verdict.rule}, not ${broken.join()}`);
        }
      }
    },
  }),
};
