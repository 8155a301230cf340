/** Requests as they come from strangers: their outer form, and how fields are read from them. */
import { type Action, actionFromJson, parseAction } from '@great-glen/engine';
import { SEED_FORM } from '../lib/args.ts';
import { sentenceFor } from '../lib/reasons.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An answer with `ok: false`. */
export class Refusal extends Error {
  readonly rule: string;
  readonly reason: string;
  constructor(rule: string, message: string, reason: string = rule) {
    super(message);
    this.rule = rule;
    this.reason = reason;
  }
}

export function malformed(message: string): Refusal {
  return new Refusal('SYS-FORM', message);
}

/** A refusal by the rules: the sentence follows from the reason. */
export function forbidden(rule: string, reason: string): Refusal {
  return new Refusal(rule, sentenceFor(reason), reason);
}

/** Saved games and scenarios are the deepest things anybody sends, and stay far below this. */
const DEPTH_LIMIT = 32;

/** Names that mean something to the language itself; in a request they can only be mischief or a mistake. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];

/**
 * Refuses what no request ever needs, wherever in it, so that nothing behind this door has to think of it: deep
 * nesting, keys that touch prototypes, numbers beyond all measure (`1e999` is read as infinite).
 */
function checkContent(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_LIMIT) throw malformed(`nested deeper than ${DEPTH_LIMIT} levels`);
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'number' && !Number.isFinite(item)) throw malformed('a number is beyond all measure');
      if (typeof item !== 'object' || item === null) continue;
      for (const key of Object.keys(item))
        if (RESERVED.includes(key)) throw malformed(`the key "${key}" is not allowed`);
      for (const entry of Object.values(item)) next.push(entry);
    }
    level = next;
  }
}

export type RequestId = string | number | null;

/** The id to echo, as far as one can be made out even in a bad request. */
export function idOf(request: unknown): RequestId | undefined {
  if (!isFields(request)) return undefined;
  const id = request['id'];
  return typeof id === 'string' || id === null || (typeof id === 'number' && Number.isFinite(id)) ? id : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readRequest(request: unknown): Fields {
  if (!isFields(request)) throw malformed('a request is a JSON object');
  checkContent(request);
  if (request['id'] !== undefined && idOf(request) === undefined) throw malformed('"id" is a text, a number or null');
  return request;
}

export function onlyFields(request: Fields, known: readonly string[]): void {
  for (const field of Object.keys(request)) {
    if (field === 'id' || field === 'cmd' || known.includes(field)) continue;
    const list = known.length === 0 ? 'it takes none' : `known: ${known.join(', ')}`;
    throw malformed(`${String(request['cmd'])}: unknown field "${field.slice(0, 40)}"; ${list}`);
  }
}

export function textField(request: Fields, name: string): string {
  const value = request[name];
  if (typeof value !== 'string') throw malformed(`"${name}" must be a text`);
  return value;
}

export function wholeField(request: Fields, name: string, least: number, most: number): number {
  const value = request[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw malformed(`"${name}" must be a whole number from ${least} to ${most}`);
  }
  return value;
}

export function flagField(request: Fields, name: string): boolean {
  const value = request[name] ?? false;
  if (typeof value !== 'boolean') throw malformed(`"${name}" must be true or false`);
  return value;
}

export function seedField(request: Fields, name: string): string | undefined {
  if (request[name] === undefined) return undefined;
  const seed = textField(request, name);
  if (!SEED_FORM.test(seed)) throw malformed(`"${name}" must be 1 to 199 plain ASCII characters`);
  return seed;
}

/** The action of a request, given as data or as text. */
export function actionField(request: Fields): Action {
  const { action, text } = request;
  if ((action === undefined) === (text === undefined)) throw malformed('give either "action" or "text"');
  if (text === undefined) {
    const read = actionFromJson(action);
    if (typeof read === 'string') throw malformed(read);
    return read;
  }
  const read = parseAction(textField(request, 'text'));
  if ('problem' in read) throw malformed(read.problem);
  return read;
}
