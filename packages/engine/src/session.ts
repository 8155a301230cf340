/**
 * A game with its history: header plus append-only log of actions. Replay, undo, saving and golden games are all this.
 */
import { type ConfigWish, compileRules, completeConfig, RULES_VERSION } from './catalog.ts';
import type { Action } from './core/actions.ts';
import { attempt, type Verdict } from './core/attempt.ts';
import type { GameEvent } from './core/events.ts';
import { apply, type Game } from './core/game.ts';
import { DocumentError, listAt, recordAt } from './core/json-read.ts';
import { formatAction, parseAction } from './core/notation.ts';
import type { GameConfig, Options } from './core/rules.ts';
import { createGame } from './core/setup.ts';
import { buildPosition } from './scenario/position.ts';
import { readScenario } from './scenario/scenario.ts';

export interface Header extends GameConfig {
  readonly rulesVersion: number;
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
  private readonly beginning: Game;
  private readonly scenario: unknown;
  private entries: LogEntry[] = [];
  private undone: LogEntry[] = [];
  private current: Game;

  private constructor(header: Header, beginning: Game, scenario?: unknown) {
    this.header = header;
    this.beginning = beginning;
    this.scenario = scenario;
    this.current = beginning.clone();
  }

  static start(wish: ConfigWish, seed: string): Session {
    return Session.fresh({ ...completeConfig(wish), rulesVersion: RULES_VERSION, seed });
  }

  private static fresh(header: Header): Session {
    return new Session(header, createGame(compileRules(configOf(header)), header.seed));
  }

  /** A game that begins from a set-up position. */
  static fromScenario(document: unknown): Session {
    const scenario = readScenario(document);
    const config = completeConfig(scenario.config);
    const header = { ...config, rulesVersion: RULES_VERSION, seed: scenario.seed };
    return new Session(header, buildPosition(compileRules(config), scenario), document);
  }

  /** Replays a saved game, checking every action. */
  static load(saved: unknown): Session {
    const { header, log, scenario } = readSaved(saved);
    const session = scenario === undefined ? Session.fresh(header) : Session.fromScenario(scenario);
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
  return { header: { ...config, rulesVersion: RULES_VERSION, seed: header['seed'] }, scenario: it['scenario'], log };
}
