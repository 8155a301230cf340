/**
 * A game with its history: header plus append-only log of actions. Replay, undo, saving and golden games are all this.
 */
import { type ConfigWish, compileRules, completeConfig, RULES_VERSION } from './catalog.ts';
import type { ContentPack } from './content/pack/validate.ts';
import type { Action } from './core/actions.ts';
import { attempt, type Verdict } from './core/attempt.ts';
import type { GameEvent } from './core/events.ts';
import { apply, type Game } from './core/game.ts';
import { DocumentError, listAt, recordAt } from './core/json-read.ts';
import { formatAction, parseAction } from './core/notation.ts';
import type { ContentId, GameConfig, Options } from './core/rules.ts';
import { createGame } from './core/setup.ts';
import { packFor } from './packs.ts';
import { buildPosition } from './scenario/position.ts';
import { readScenario } from './scenario/scenario.ts';

export interface Header extends GameConfig {
  readonly rulesVersion: number;
  /** The content pack some of the values come from; without it the game cannot be replayed. */
  readonly content?: ContentId;
  /** Secret while the game lasts. */
  readonly seed: string;
}

export interface LogEntry {
  readonly seat: number;
  readonly action: Action;
  /** It showed something hidden or random, so undo stops here. */
  readonly reveals: boolean;
  /** A new turn began with it; games as text start a new line there. */
  readonly endsTurn: boolean;
}

export interface SavedGame {
  readonly header: Header;
  /** The position the game began from, where it was not a fresh one. */
  readonly scenario?: unknown;
  readonly log: readonly (readonly [seat: number, action: string])[];
}

export type Outcome =
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly reveals: boolean }
  | { readonly ok: false; readonly rule: string; readonly reason: string };

export class Session {
  readonly header: Header;
  readonly pack: ContentPack | undefined;
  private readonly beginning: Game;
  private readonly scenario: unknown;
  private entries: LogEntry[] = [];
  private undone: LogEntry[] = [];
  private current: Game;

  private constructor(header: Header, beginning: Game, pack: ContentPack | undefined, scenario?: unknown) {
    this.header = header;
    this.pack = pack;
    this.beginning = beginning;
    this.scenario = scenario;
    this.current = beginning.clone();
  }

  /** A new game, with the values of a content pack if one is given that is about this game. */
  static start(wish: ConfigWish, seed: string, pack?: ContentPack): Session {
    const config = completeConfig(wish);
    const used = about(config, pack);
    return Session.fresh(headerOf(config, seed, used), used);
  }

  private static fresh(header: Header, pack: ContentPack | undefined): Session {
    return new Session(header, createGame(compileRules(configOf(header), pack), header.seed), pack);
  }

  /** A game that begins from a set-up position. */
  static fromScenario(document: unknown, pack?: ContentPack): Session {
    const scenario = readScenario(document);
    const config = completeConfig(scenario.config);
    const used = about(config, pack);
    const beginning = buildPosition(compileRules(config, used), scenario);
    return new Session(headerOf(config, scenario.seed, used), beginning, used, document);
  }

  /**
   * Replays a saved game, checking every action. One that was played with a content pack needs the same; one that was
   * played without is not touched by the pack that is offered.
   */
  static load(saved: unknown, offered?: ContentPack): Session {
    const { header, log, scenario } = readSaved(saved);
    const pack = packFor(header.content, offered);
    const session = scenario === undefined ? Session.fresh(header, pack) : Session.fromScenario(scenario, pack);
    log.forEach(([seat, text], i) => {
      const action = parseAction(text);
      if ('problem' in action) throw new DocumentError(`log[${i}]`, action.problem);
      const outcome = session.apply(seat, action);
      if (!outcome.ok) throw new DocumentError(`log[${i}]`, `"${text}" by seat ${seat} is illegal (${outcome.rule})`);
    });
    return session;
  }

  get game(): Game {
    return this.current;
  }

  get log(): readonly LogEntry[] {
    return this.entries;
  }

  apply(seat: number, action: Action): Outcome {
    const events: GameEvent[] = [];
    this.current.events = events;
    const verdict: Verdict = attempt(this.current, seat, action);
    this.current.events = undefined;
    if (!verdict.legal) return { ok: false, rule: verdict.rule, reason: verdict.reason };
    const reveals = this.current.revealed;
    this.entries.push({ seat, action, reveals, endsTurn: events.some((event) => event.type === 'turn') });
    this.undone = [];
    return { ok: true, events, reveals };
  }

  /** Takes back the last action of its own doer, unless it showed something (then only by consent: `force`). */
  undo(seat: number, force = false): Outcome {
    const last = this.entries.at(-1);
    if (last === undefined) return { ok: false, rule: 'SYS-BARRIER', reason: 'SYS-BARRIER' };
    if (!force && last.seat !== seat) return { ok: false, rule: 'SYS-SEAT', reason: 'SYS-SEAT' };
    if (!force && last.reveals) return { ok: false, rule: 'SYS-BARRIER', reason: 'SYS-BARRIER' };
    this.rewind(this.entries.length - 1);
    this.undone.push(last);
    return { ok: true, events: [], reveals: false };
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  redo(): Outcome {
    const next = this.undone.pop();
    if (next === undefined) return { ok: false, rule: 'SYS-BARRIER', reason: 'SYS-BARRIER' };
    const later = this.undone;
    const outcome = this.apply(next.seat, next.action);
    this.undone = later;
    return outcome;
  }

  private rewind(length: number): void {
    const kept = this.entries.slice(0, length);
    this.current = this.beginning.clone();
    for (const { seat, action } of kept) apply(this.current, seat, action);
    this.entries = kept;
  }

  save(): SavedGame {
    const log = this.entries.map(({ seat, action }): [number, string] => [seat, formatAction(action)]);
    return this.scenario === undefined
      ? { header: this.header, log }
      : { header: this.header, scenario: this.scenario, log };
  }
}

/** A pack that says nothing about a game is nothing to it. */
function about(config: GameConfig, pack: ContentPack | undefined): ContentPack | undefined {
  return pack?.contents.has(config.game) === true ? pack : undefined;
}

function headerOf(config: GameConfig, seed: string, pack: ContentPack | undefined): Header {
  const content = pack === undefined ? {} : { content: pack.id };
  return { ...config, rulesVersion: RULES_VERSION, ...content, seed };
}

/** The pack a saved game names. */
function readContent(value: unknown): { content?: ContentId } {
  if (value === undefined) return {};
  const { name, hash } = recordAt(value, 'header.content');
  if (typeof name === 'string' && typeof hash === 'string') return { content: { name, hash } };
  throw new DocumentError('header.content', 'expected {"name", "hash"} of a content pack');
}

function configOf(header: Header): GameConfig {
  const { game, players, chronicles, options } = header;
  return { game, players, chronicles, options };
}

/** Checks the outer form of a saved game; the actions are checked by replaying them. */
function readSaved(saved: unknown): SavedGame {
  const it = recordAt(saved, 'game');
  const header = recordAt(it['header'], 'header');
  if (header['rulesVersion'] !== RULES_VERSION) {
    throw new DocumentError('header.rulesVersion', `this game needs rules version ${String(header['rulesVersion'])}`);
  }
  if (typeof header['seed'] !== 'string') throw new DocumentError('header.seed', 'expected a text');
  const config = completeConfig({
    game: String(header['game']),
    players: Number(header['players']),
    chronicles: listAt(header['chronicles'] ?? [], 'header.chronicles') as number[],
    options: recordAt(header['options'] ?? {}, 'header.options') as Options,
  });
  const log = listAt(it['log'], 'log').map((entry, i): [number, string] => {
    const [seat, action] = listAt(entry, `log[${i}]`);
    if (typeof seat !== 'number' || typeof action !== 'string') {
      throw new DocumentError(`log[${i}]`, 'expected [seat, "action"]');
    }
    return [seat, action];
  });
  const content = readContent(header['content']);
  const known = { ...config, rulesVersion: RULES_VERSION, ...content, seed: header['seed'] };
  return { header: known, scenario: it['scenario'], log };
}
