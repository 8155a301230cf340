/** Which tiles may be activated (G1-ACT-1 to -11, G1-CARD-NESS, -OICH), worked out from the table. */
import type { Rules, StateJson, TileDef } from '@great-glen/engine';
import { type Law, same } from '../law.ts';
import { meansOf, payable } from './purse.ts';

type Player = StateJson['players'][number];
type Square = Player['territory'][number];

const FULL = 3;

/** Where this turn's tile lies, and whether Loch Ness has been used. */
interface Turn {
  x: number;
  y: number;
  everything: boolean;
  farUsed: boolean;
}

function near(turn: Turn, at: { readonly x: number; readonly y: number }): boolean {
  return turn.everything || (Math.abs(at.x - turn.x) <= 1 && Math.abs(at.y - turn.y) <= 1);
}

function tileOf(rules: Rules, square: Square): TileDef | undefined {
  return rules.tiles[rules.tileIndex.get(square.tiles.at(-1) ?? '') ?? -1];
}

/** Production onto a tile that is full brings nothing; everything else brings something (G1-ACT-2). */
function brings(rules: Rules, square: Square, step: TileDef['activation'][number]): boolean {
  const cubes = Object.values(square.resources).reduce((sum, n) => sum + n, 0);
  return step.gains.some((gain) => cubes < FULL || !rules.effects[gain.effect]?.name.startsWith('produce'));
}

function expected(rules: Rules, json: StateJson, seat: number, turn: Turn): string[] {
  const player = json.players[seat] as Player;
  const means = meansOf(rules, json, seat);
  const used = new Set(json.turn.activated.map(([x, y]) => `${x},${y}`));
  const mayReachFar = player.landmarks.includes('loch-ness') && !turn.farUsed && !turn.everything;
  return player.territory.flatMap((square) => {
    const place = `${square.x},${square.y}`;
    if (used.has(place) || !(near(turn, square) || mayReachFar)) return [];
    const steps = tileOf(rules, square)?.activation ?? [];
    return steps.flatMap((step, i) => {
      const units = step.pay.map((code) => rules.units[code]?.name ?? '?');
      if (!brings(rules, square, step) || !payable(rules, units, means)) return [];
      return [steps.length === 1 ? place : `${place} step ${i + 1}`];
    });
  });
}

export const activationLaw: Law = {
  name: 'exactly the tiles in reach that bring something may be activated',
  games: ['glen-more'],
  dear: true,
  watch(table) {
    let turn: Turn = { x: 0, y: 0, everything: false, farUsed: false };
    return {
      did({ events }) {
        for (const event of events) {
          if (event.type === 'placed') {
            turn = { x: event.x, y: event.y, everything: event.tile === 'loch-oich', farUsed: false };
          } else if (event.type === 'activated' && !near(turn, event)) turn.farUsed = true;
        }
      },
      at(now) {
        const json = now.json();
        if (json.frames.at(-1)?.kind !== 'activate') return;
        const offered = now.options.flatMap((option) => {
          if (option.kind !== 'activate') return [];
          const place = `${option.x},${option.y}`;
          return [option.step === undefined ? place : `${place} step ${option.step}`];
        });
        same(offered.join(' '), expected(table.rules, json, now.seat, turn).join(' '), 'tiles to activate');
      },
    };
  },
};
