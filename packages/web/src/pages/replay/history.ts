/** A game step by step: every position with what led to it, from whatever a game was kept or handed on as. */
import {
  ContentError,
  type ContentPack,
  DocumentError,
  type Game,
  openPack,
  parseAction,
  readGameText,
  type SavedGame,
  Session,
} from '@great-glen/engine';
import { keptPack } from '../../play/packs.ts';
import type { Beat, SavedTable, Seat } from '../../play/table.svelte.ts';

export interface History {
  readonly saved: SavedGame;
  readonly pack: ContentPack | undefined;
  readonly seats: readonly Seat[];
  /** The positions; `games[n]` is what `beats[n - 1]` made of the one before. */
  readonly games: readonly Game[];
  readonly beats: readonly Beat[];
  /** The positions at which turns begin, the first and the last one included. */
  readonly turns: readonly number[];
  /** The whole game as text. */
  readonly session: Session;
}

/** Why a game cannot be shown: `kind` chooses the sentence, `detail` is for those who want to mend it. */
export class HistoryError extends Error {
  readonly kind: 'problem' | 'version' | 'pack';
  readonly detail: string;
  constructor(kind: HistoryError['kind'], detail: string) {
    super(detail);
    this.name = 'HistoryError';
    this.kind = kind;
    this.detail = detail;
  }
}

function packOf(saved: SavedGame, document: unknown): ContentPack | undefined {
  const needed = saved.header.content;
  if (needed === undefined) return undefined;
  const pack = document === undefined ? keptPack(needed.hash) : openPack(document);
  if (pack?.id.hash !== needed.hash) throw new HistoryError('pack', needed.name);
  return pack;
}

function problem(error: unknown): HistoryError {
  if (error instanceof HistoryError) return error;
  if (error instanceof DocumentError && error.message.includes('rules version'))
    return new HistoryError('version', error.message);
  if (error instanceof ContentError) return new HistoryError('pack', error.message);
  return new HistoryError('problem', error instanceof Error ? error.message : String(error));
}

function replay(saved: SavedGame, pack: ContentPack | undefined, seats: readonly Seat[]): History {
  const session = Session.load({ ...saved, log: [] }, pack);
  const games = [session.game.clone()];
  const beats: Beat[] = [];
  const turns = [0];
  saved.log.forEach(([seat, text], i) => {
    const action = parseAction(text);
    if ('problem' in action) throw new HistoryError('problem', `${i + 1}: ${action.problem}`);
    const outcome = session.apply(seat, action);
    if (!outcome.ok) throw new HistoryError('problem', `${i + 1}: "${text}" (${outcome.rule})`);
    beats.push({ number: i, seat, action, events: outcome.events, forced: false });
    games.push(session.game.clone());
    if (outcome.events.some((event) => event.type === 'turn')) turns.push(i + 1);
  });
  if (turns.at(-1) !== beats.length) turns.push(beats.length);
  return { saved: session.save(), pack, seats, games, beats, turns, session };
}

/** Everybody watches in a replay: nobody at it is asked anything. */
function watchers(names: readonly string[]): Seat[] {
  return names.map((name) => ({ kind: 'bot', name, player: '' }));
}

export function historyOf(saved: SavedGame, names: readonly string[], document?: unknown): History {
  try {
    const players = Array.from({ length: Number(saved.header.players) }, (_, seat) => names[seat] ?? '');
    return replay(saved, packOf(saved, document), watchers(players));
  } catch (error) {
    throw problem(error);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A kept table (with names and pack), a saved game, or a game as text. */
export function readAnything(text: string): History {
  try {
    if (!text.trimStart().startsWith('{')) return historyOf(readGameText(text.trim()).saved, []);
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) throw new HistoryError('problem', 'JSON');
    if (!isRecord(value['saved'])) return historyOf(value as unknown as SavedGame, []);
    const table = value as unknown as SavedTable;
    const names = Array.isArray(table.seats) ? table.seats.map((seat) => String(seat?.name ?? '')) : [];
    return historyOf(table.saved, names, table.pack);
  } catch (error) {
    throw problem(error);
  }
}
