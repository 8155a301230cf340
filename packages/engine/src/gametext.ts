/**
 * A game as text: a few header lines, a blank line, then one line per turn, `seat: action; action; …`.
 * Made to be read, pasted into a bug report, mended by hand and replayed.
 */
import { DocumentError } from './core/json-read.ts';
import { formatAction } from './core/notation.ts';
import type { SavedGame, Session } from './session.ts';

const TITLE = 'Great Glen';

export interface GameText {
  readonly saved: SavedGame;
  /** What the text records of the outcome, to be checked after a replay. */
  readonly scores: readonly number[] | undefined;
}

/** One game in text form. `scores` of a finished game are recorded with it. */
export function writeGameText(session: Session): string {
  const { header } = session;
  const lines = [
    `${TITLE}: ${header.game}`,
    `players: ${header.players}`,
    `options: ${JSON.stringify(header.options)}`,
    `rules: ${header.rulesVersion}`,
    `seed: ${header.seed}`,
  ];
  if (header.content !== undefined) lines.push(`content: ${header.content.name} ${header.content.hash}`);
  if (header.chronicles.length > 0) lines.push(`chronicles: ${header.chronicles.join(' ')}`);
  if (session.game.state.over !== 0) lines.push(`scores: ${session.game.state.players.map((p) => p.vp).join(' ')}`);
  lines.push('');
  let current = '';
  let lastSeat = -1;
  for (const { seat, action, endsTurn } of session.log) {
    if (current !== '' && seat !== lastSeat) {
      lines.push(current);
      current = '';
    }
    current += current === '' ? `${seat}: ${formatAction(action)}` : `; ${formatAction(action)}`;
    lastSeat = seat;
    if (!endsTurn) continue;
    lines.push(current);
    current = '';
  }
  if (current !== '') lines.push(current);
  return `${lines.join('\n')}\n`;
}

function readHeader(lines: readonly string[]): Map<string, string> {
  return new Map(
    lines.map((line, i) => {
      const match = /^([A-Za-z ]+): ?(.*)$/.exec(line);
      if (match === null) throw new DocumentError(`line ${i + 1}`, 'expected "name: value"');
      return [match[1] ?? '', match[2] ?? ''];
    }),
  );
}

function readTurn(line: string, number: number): [number, string][] {
  const match = /^(\d+): (.*)$/.exec(line);
  if (match === null) throw new DocumentError(`line ${number}`, 'expected "seat: action; action"');
  return (match[2] ?? '').split(';').map((action) => [Number(match[1]), action.trim()]);
}

/** `NAME HASH`; the name may have spaces in it. */
function readContent(text: string | undefined): object {
  if (text === undefined) return {};
  const match = /^(.+) ([0-9a-f]{64})$/.exec(text);
  if (match === null) throw new DocumentError('content', 'expected the name of a content pack and its hash');
  return { content: { name: match[1], hash: match[2] } };
}

function numbers(text: string | undefined): number[] {
  return (text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(Number);
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    throw new DocumentError('options', 'not JSON');
  }
}

export function readGameText(text: string): GameText {
  const lines = text.split(/\r?\n/);
  const blank = lines.indexOf('');
  const fields = readHeader(lines.slice(0, blank < 0 ? lines.length : blank));
  const game = fields.get(TITLE);
  if (game === undefined) throw new DocumentError('line 1', `not a game of ${TITLE}`);
  const turns = blank < 0 ? [] : lines.slice(blank + 1);
  const log = turns.flatMap((line, i) => (line === '' || line.startsWith('#') ? [] : readTurn(line, blank + i + 2)));
  const header = {
    game,
    players: Number(fields.get('players')),
    chronicles: numbers(fields.get('chronicles')),
    options: parseJson(fields.get('options')),
    rulesVersion: Number(fields.get('rules')),
    ...readContent(fields.get('content')),
    seed: fields.get('seed') ?? '',
  };
  const recorded = fields.get('scores');
  return {
    // The form of the header is checked where the game is loaded.
    saved: { header, log } as SavedGame,
    scores: recorded === undefined ? undefined : numbers(recorded),
  };
}
