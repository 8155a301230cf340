/**
 * One conversation of the engine protocol, without any transport: a request in, an answer out. Whatever comes in, the
 * answer is one object, and a request that fails leaves the game as it was.
 */
import { ConfigError, type ContentPack, DocumentError, Session } from '@great-glen/engine';
import { COMMANDS, type ProtocolCommand, type Table } from './commands.ts';
import { idOf, malformed, onlyFields, Refusal, type RequestId, readRequest } from './request.ts';

export interface Answer {
  id?: RequestId;
  ok: boolean;
  rule?: string;
  reason?: string;
  message?: string;
  [field: string]: unknown;
}

/** Told about what went wrong inside; people see it, the other side of the conversation does not. */
export type Notice = (text: string) => void;

function commandNamed(name: unknown): ProtocolCommand {
  const command = typeof name === 'string' && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command;
  throw malformed(`unknown command ${shortly(name)}; known: ${Object.keys(COMMANDS).join(', ')}`);
}

function shortly(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : typeof value;
}

export class Referee {
  private readonly table: Table;
  private readonly notice: Notice;

  /** `pack`: the content pack of games that do not say otherwise. */
  constructor(notice: Notice, pack?: ContentPack) {
    this.table = { session: undefined, pack };
    this.notice = notice;
  }

  handle(request: unknown): Answer {
    const id = idOf(request);
    const { session } = this.table;
    const length = session?.log.length ?? 0;
    try {
      const fields = readRequest(request);
      const command = commandNamed(fields['cmd']);
      onlyFields(fields, command.fields);
      return answer(id, { ok: true, ...command.run(this.table, fields) });
    } catch (error) {
      this.table.session = session;
      if (!isExpected(error)) this.recover(error, length);
      return answer(id, refusal(error));
    }
  }

  /** A line of text in, a line of text out. */
  handleLine(line: string): string {
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch {
      return this.refuseLine('this line is not JSON');
    }
    const reply = this.handle(request);
    try {
      return JSON.stringify(reply);
    } catch (error) {
      this.notice(stackOf(error));
      return this.refuseLine('the answer cannot be written');
    }
  }

  refuseLine(message: string): string {
    return JSON.stringify(refusal(malformed(message)));
  }

  /** A fault inside may have left the state half changed. Header and log are the truth: it is replayed from them. */
  private recover(error: unknown, length: number): void {
    this.notice(stackOf(error));
    const { session } = this.table;
    if (session === undefined) return;
    try {
      const saved = session.save();
      this.table.session = Session.load({ ...saved, log: saved.log.slice(0, length) }, session.pack);
    } catch (second) {
      this.notice(stackOf(second));
    }
  }
}

function answer(id: RequestId | undefined, content: Answer): Answer {
  return id === undefined ? content : { id, ...content };
}

function isExpected(error: unknown): boolean {
  return error instanceof Refusal || error instanceof ConfigError || error instanceof DocumentError;
}

function refusal(error: unknown): Answer {
  if (error instanceof Refusal) return { ok: false, rule: error.rule, reason: error.reason, message: error.message };
  if (isExpected(error)) return { ok: false, rule: 'SYS-FORM', reason: 'document', message: (error as Error).message };
  return { ok: false, rule: 'SYS-FORM', reason: 'internal', message: 'the engine failed on this; nothing was changed' };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
