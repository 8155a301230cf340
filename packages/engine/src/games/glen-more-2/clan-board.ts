/**
 * The clan board (G2-CLAN-1 to -4): who has a marker where, and what the road to a field costs.
 * The slot of the game holds, for each field, the seats with a marker on it in the order they came.
 */
import type { GlenMore2Content } from '../../content/content.ts';
import { type ClanRow, START_FIELD } from '../../content/rows.ts';
import type { Game } from '../../core/game.ts';
import { DocumentError, listAt, recordAt } from '../../core/json-read.ts';
import type { GameConfig, GameModule, SlotSpec } from '../../core/rules.ts';
import type { Slot } from '../../core/state.ts';

export interface ClanBoard {
  owners: number[][];
}

/** The printed board, worked out once for a set of rules. */
export interface ClanNetwork {
  readonly fields: readonly ClanRow[];
  readonly index: ReadonlyMap<string, number>;
  /** Fields that can be claimed at all: blank ones wait for their chronicle. */
  readonly inPlay: readonly boolean[];
  /** The one field that may be claimed again and again (G2-CLAN-3). */
  readonly endless: number;
  /** Neighbours by road; the start field comes after the last clan field. */
  readonly roads: readonly (readonly Road[])[];
}

interface Road {
  readonly to: number;
  readonly coins: number;
}

export function clanNetwork({ clans, roads }: GlenMore2Content, { chronicles }: GameConfig): ClanNetwork {
  const index = new Map(clans.map((clan, i) => [clan.id, i]));
  const roadsFrom = (id: string): Road[] =>
    roads.flatMap(({ from, to, coins }) => {
      const other = from === id ? to : to === id ? from : undefined;
      return other === undefined ? [] : [{ to: index.get(other) ?? clans.length, coins }];
    });
  return Object.freeze({
    fields: clans,
    index,
    inPlay: clans.map(({ chronicle }) => chronicle === 0 || chronicles.includes(chronicle)),
    endless: index.get('douglas') ?? -1,
    roads: [...clans.map((clan) => clan.id), START_FIELD].map(roadsFrom),
  });
}

/** The game's module with what only its own files know of. */
export interface GlenMore2Module extends GameModule {
  readonly network: ClanNetwork;
}

export function networkOf(g: Game): ClanNetwork {
  return (g.rules.game as GlenMore2Module).network;
}

export function clanBoard(g: Game): ClanBoard {
  return g.state.slots[0] as ClanBoard;
}

/** Asks whether a player holds a clan: the clan is looked up once, the question is asked all the time. */
export function holds(network: ClanNetwork, clan: string): (g: Game, seat: number) => boolean {
  const field = network.index.get(clan) ?? -1;
  return (g, seat) => clanBoard(g).owners[field]?.includes(seat) ?? false;
}

export function isOpen(g: Game, field: number): boolean {
  const { inPlay, endless } = networkOf(g);
  if (inPlay[field] !== true) return false;
  return field === endless || clanBoard(g).owners[field]?.length === 0;
}

/** The cheapest road to each field, from the start field or any occupied one, whoever has it (G2-CLAN-2). */
export function roadCosts(g: Game): number[] {
  const owners = clanBoard(g).owners;
  const { roads: network } = networkOf(g);
  const start = network.length - 1;
  const cost = network.map((_, i) => (i === start || (owners[i]?.length ?? 0) > 0 ? 0 : Number.POSITIVE_INFINITY));
  // The board is small and its roads cost little: relaxing until nothing changes is quick enough.
  for (let changed = true; changed; ) {
    changed = false;
    network.forEach((roads, from) => {
      for (const { to, coins } of roads) {
        const through = (cost[from] as number) + coins;
        if (through >= (cost[to] as number)) continue;
        cost[to] = through;
        changed = true;
      }
    });
  }
  return cost.slice(0, start);
}

export const clanBoardSlot: SlotSpec = {
  key: 'clanBoard',
  topLevel: true,
  create: (g): ClanBoard => ({ owners: networkOf(g).fields.map(() => []) }),
  copy: (slot: Slot): ClanBoard => ({ owners: (slot as ClanBoard).owners.map((owners) => owners.slice()) }),
  view: (g, slot) =>
    Object.fromEntries(networkOf(g).fields.map((field, i) => [field.id, (slot as ClanBoard).owners[i]?.slice() ?? []])),
  guess(g, seen): ClanBoard {
    const { fields, index } = networkOf(g);
    const board = recordAt(seen ?? {}, 'clanBoard');
    for (const id of Object.keys(board)) {
      if (!index.has(id)) throw new DocumentError('clanBoard', `there is no clan "${id}"`);
    }
    return {
      owners: fields.map(({ id }) =>
        listAt(board[id] ?? [], `clanBoard.${id}`).map((seat) => {
          if (typeof seat === 'number' && g.state.players[seat] !== undefined) return seat;
          throw new DocumentError(`clanBoard.${id}`, 'expected a list of seats');
        }),
      ),
    };
  },
};
