/**
 * What happened, for animation and log: a type and parameters, never prose. Tiles, goods and pieces go by their ids.
 * Events are output only; the truth is the log of actions. Everything here is public, except that `vp` of other
 * players may be kept out of sight by whoever shows them (G1-HIDE-1).
 */
import type { Game } from './game.ts';
import type { TileDef } from './rules.ts';

export type PieceId = number | string;

export type CoreEvent =
  | { readonly type: 'turn'; readonly piece: PieceId; readonly seat?: number }
  | { readonly type: 'travelled'; readonly piece: PieceId; readonly from: number; readonly to: number }
  | { readonly type: 'took'; readonly seat: number; readonly tile: string; readonly space: number }
  | { readonly type: 'discarded'; readonly tile: string; readonly space: number; readonly piece: PieceId }
  | { readonly type: 'drawn'; readonly tile: string; readonly space: number; readonly stack: string }
  | { readonly type: 'rolled'; readonly piece: PieceId; readonly value: number }
  | { readonly type: 'placed'; readonly seat: number; readonly tile: string; readonly x: number; readonly y: number }
  | { readonly type: 'activated'; readonly seat: number; readonly tile: string; readonly x: number; readonly y: number }
  | { readonly type: 'paid'; readonly seat: number; readonly unit: string; readonly from: string | readonly number[] }
  | { readonly type: 'bought'; readonly seat: number; readonly good: string; readonly coins: number }
  | {
      readonly type: 'sold';
      readonly seat: number;
      readonly good: string;
      readonly coins: number;
      readonly from: readonly number[];
    }
  | {
      readonly type: 'gained';
      readonly seat: number;
      readonly what: string;
      readonly n: number;
      readonly at?: readonly number[];
    }
  | { readonly type: 'vp'; readonly seat: number; readonly source: string; readonly n: number }
  | {
      readonly type: 'walked';
      readonly seat: number;
      readonly from: readonly number[];
      readonly to: readonly number[] | string;
    }
  | { readonly type: 'scoring'; readonly round: number }
  | {
      readonly type: 'compared';
      readonly category: string;
      readonly counts: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly type: 'over'; readonly winners: readonly number[] };

/** Events of modules carry the module in their type: `haggis/rolled`. */
export type ModuleEvent = { readonly type: `${string}/${string}`; readonly [parameter: string]: unknown };

export type GameEvent = CoreEvent | ModuleEvent;

export function pieceId(g: Game, piece: number): PieceId {
  const players = g.state.players.length;
  return piece < players ? piece : (g.rules.pieces[piece - players]?.name ?? piece);
}

export function tileId(g: Game, tile: number): string {
  return (g.rules.tiles[tile] as TileDef).id;
}
