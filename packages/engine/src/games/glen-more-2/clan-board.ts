/**
 * The clan board (G2-CLAN-1 to -4): who has a marker where, and what the road to a field costs.
 * The slot of the game holds, for each field, the seats with a marker on it in the order they came.
 */
import { CLAN_FIELDS, CLAN_ROADS, START_FIELD } from '../../content/clan-board.ts';
import type { Game } from '../../core/game.ts';
import { DocumentError, listAt, recordAt } from '../../core/json-read.ts';
import type { SlotSpec } from '../../core/rules.ts';
import type { Slot } from '../../core/state.ts';

export interface ClanBoard {
  owners: number[][];
}

export const FIELD_INDEX: ReadonlyMap<string, number> = new Map(CLAN_FIELDS.map((field, i) => [field.id, i]));

/** Neighbours by road; the start field comes after the last clan field. */
const START = CLAN_FIELDS.length;
const ROADS: readonly (readonly { readonly to: number; readonly coins: number }[])[] = [
  ...CLAN_FIELDS.map((field) => field.id),
  START_FIELD,
].map((id) =>
  CLAN_ROADS.flatMap((road) => {
    const other = road.from === id ? road.to : road.to === id ? road.from : undefined;
    return other === undefined ? [] : [{ to: FIELD_INDEX.get(other) ?? START, coins: road.coins }];
  }),
);

export function clanBoard(g: Game): ClanBoard {
  return g.state.slots[0] as ClanBoard;
}

export function holdsClan(g: Game, seat: number, clan: string): boolean {
  return clanBoard(g).owners[FIELD_INDEX.get(clan) as number]?.includes(seat) ?? false;
}

/** Douglas may be claimed again and again (G2-CLAN-3); blank fields wait for their chronicle. */
export function isOpen(g: Game, field: number): boolean {
  const { id, chronicle } = CLAN_FIELDS[field] as (typeof CLAN_FIELDS)[number];
  if (chronicle !== 0 && !g.rules.config.chronicles.includes(chronicle)) return false;
  return id === 'douglas' || clanBoard(g).owners[field]?.length === 0;
}

/** The cheapest road to each field, from the start field or any occupied one, whoever has it (G2-CLAN-2). */
export function roadCosts(g: Game): number[] {
  const owners = clanBoard(g).owners;
  const cost = ROADS.map((_, i) => (i === START || (owners[i]?.length ?? 0) > 0 ? 0 : Number.POSITIVE_INFINITY));
  // The board is small and its roads cost 0 to 2: relaxing until nothing changes is quick enough.
  for (let changed = true; changed; ) {
    changed = false;
    ROADS.forEach((roads, from) => {
      for (const { to, coins } of roads) {
        const through = (cost[from] as number) + coins;
        if (through >= (cost[to] as number)) continue;
        cost[to] = through;
        changed = true;
      }
    });
  }
  return cost.slice(0, START);
}

export const clanBoardSlot: SlotSpec = {
  key: 'clanBoard',
  topLevel: true,
  create: (): ClanBoard => ({ owners: CLAN_FIELDS.map(() => []) }),
  copy: (slot: Slot): ClanBoard => ({ owners: (slot as ClanBoard).owners.map((owners) => owners.slice()) }),
  view: (_g, slot) =>
    Object.fromEntries(CLAN_FIELDS.map((field, i) => [field.id, (slot as ClanBoard).owners[i]?.slice() ?? []])),
  guess(g, seen): ClanBoard {
    const board = recordAt(seen ?? {}, 'clanBoard');
    for (const id of Object.keys(board)) {
      if (!FIELD_INDEX.has(id)) throw new DocumentError('clanBoard', `there is no clan "${id}"`);
    }
    return {
      owners: CLAN_FIELDS.map(({ id }) =>
        listAt(board[id] ?? [], `clanBoard.${id}`).map((seat) => {
          if (typeof seat === 'number' && g.state.players[seat] !== undefined) return seat;
          throw new DocumentError(`clanBoard.${id}`, 'expected a list of seats');
        }),
      ),
    };
  },
};
