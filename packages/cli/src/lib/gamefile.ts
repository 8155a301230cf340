/** Games in files: as text, as the protocol's JSON, or a scenario, of which only the position is taken. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type ContentPack, readGameText, type SavedGame, Session, writeGameText } from '@great-glen/engine';

export interface GameFile {
  readonly saved: SavedGame;
  /** The scores the file records, to be checked by whoever replays it. */
  readonly scores: readonly number[] | undefined;
}

const FIRST_WORDS = 'Great Glen:';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the form only; the game itself is checked by playing it. */
function parseGame(text: string): GameFile {
  if (!text.trimStart().startsWith('{')) return readGameText(text);
  const document: unknown = JSON.parse(text);
  if (isRecord(document) && 'config' in document)
    return { saved: Session.fromScenario(document).save(), scores: undefined };
  return { saved: document as SavedGame, scores: undefined };
}

function readText(file: string): string {
  return readFileSync(file === '-' ? 0 : file, 'utf8');
}

export function openGame(file: string): GameFile {
  return parseGame(readText(file));
}

/** The game before its first action. */
export function beginning(saved: SavedGame, pack?: ContentPack): Session {
  return Session.load({ ...saved, log: [] }, pack);
}

/** The text form has no room for a position a game began from, so such games are written as JSON. */
function gameAsText(session: Session): string {
  const saved = session.save();
  return saved.scenario === undefined ? writeGameText(session) : `${JSON.stringify(saved)}\n`;
}

/** Writes a game, but never over something that is not a saved game. Says why not, when it does not. */
export function saveGame(file: string, session: Session): string | undefined {
  try {
    if (!overwritable(file)) return `${file} exists and is not a saved game, so it is left alone`;
    writeFileSync(file, gameAsText(session));
    return undefined;
  } catch (error) {
    return errorText(error);
  }
}

function overwritable(file: string): boolean {
  let before: string;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    return true;
  }
  return before === '' || before.startsWith(FIRST_WORDS) || before.startsWith('{"header":');
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
