/**
 * Runs a scenario and tells what did not come out as written. Each action is also taken back and done again, so every
 * scenario is a test of undo as well.
 */
import type { ContentPack } from '../content/pack/validate.ts';
import type { GameEvent } from '../core/events.ts';
import { decider, decision, type Game, options } from '../core/game.ts';
import { hashState } from '../core/hash.ts';
import { REFEREE, SPECTATOR, writeState } from '../core/json.ts';
import { formatAction } from '../core/notation.ts';
import { scores } from '../core/score.ts';
import { allGoods, goodsOwned, scotsmenInTerritory } from '../core/territory.ts';
import { view } from '../core/view.ts';
import { Session } from '../session.ts';
import { mismatches } from './match.ts';
import { type OptionCheck, readScenario, type Scenario, type Step } from './scenario.ts';

export interface ScenarioResult {
  readonly title: string;
  readonly rules: readonly string[];
  readonly ok: boolean;
  readonly failures: readonly string[];
}

/** `pack`: the content pack whose values are played with. */
export function runScenario(document: unknown, pack?: ContentPack): ScenarioResult {
  let scenario: Scenario;
  let session: Session;
  try {
    scenario = readScenario(document);
    session = Session.fromScenario(document, pack);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { title: titleOf(document), rules: [], ok: false, failures: [failure] };
  }
  const failures: string[] = [];
  scenario.steps.forEach((step, i) => {
    if (failures.length > 0) return;
    for (const failure of runStep(session, step)) failures.push(`step ${i + 1}: ${failure}`);
  });
  return { title: scenario.title, rules: scenario.rules, ok: failures.length === 0, failures };
}

/** What a document calls itself, even if nothing else of it can be read. */
function titleOf(document: unknown): string {
  const title = typeof document === 'object' && document !== null && 'title' in document ? document.title : '';
  return typeof title === 'string' ? title : '';
}

function runStep(session: Session, step: Step): string[] {
  const seat = step.seat ?? decider(session.game);
  const failures = step.options === undefined ? [] : checkOptions(session.game, seat, step.options);
  const before = totals(session.game);
  const events: GameEvent[] = [];
  for (const action of step.actions) {
    const hash = hashState(session.game.state);
    const outcome = session.apply(step.seat ?? decider(session.game), action);
    const text = formatAction(action);
    if (step.refuse !== undefined) {
      if (outcome.ok) failures.push(`"${text}" should be refused by ${step.refuse}, but is legal`);
      else if (outcome.rule !== step.refuse) failures.push(`"${text}" refused by ${outcome.rule}, not ${step.refuse}`);
      if (!outcome.ok && hashState(session.game.state) !== hash) failures.push(`refusing "${text}" changed the state`);
    } else if (!outcome.ok) {
      failures.push(`"${text}" refused by ${outcome.rule} (${outcome.reason}); offered: ${offered(session.game)}`);
      break;
    } else {
      events.push(...outcome.events);
      failures.push(...undoAndRedo(session, hash, text));
    }
  }
  if (failures.length > 0) return failures;
  failures.push(...checkDeltas(session.game, before, step));
  if (step.expect !== undefined) failures.push(...mismatches(expectable(session.game), step.expect, ''));
  failures.push(...checkEvents(events, step.events));
  for (const wish of step.sees) failures.push(...checkView(session.game, wish));
  return failures;
}

function offered(g: Game): string {
  const texts = options(g).map(formatAction);
  return texts.length === 0 ? 'nothing' : texts.join(', ');
}

/** The wished events must come in their order; what lies between them does not matter. */
function checkEvents(events: readonly GameEvent[], wishes: readonly object[]): string[] {
  let next = 0;
  for (const wish of wishes) {
    while (next < events.length && mismatches(events[next], wish, '').length > 0) next++;
    if (next++ < events.length) continue;
    const all = events.map((event) => JSON.stringify(event)).join(' ');
    return [`no event ${JSON.stringify(wish)} (in this order) among ${all || 'none'}`];
  }
  return [];
}

/** What a seat, or a `"spectator"`, knows of the table. */
function checkView(g: Game, { viewer, ...wish }: Readonly<Record<string, unknown>>): string[] {
  const seat = viewer === 'spectator' ? SPECTATOR : viewer;
  if (typeof seat !== 'number' || g.state.players[Math.max(seat, 0)] === undefined) {
    return [`sees: "viewer" is a seat or "spectator", not ${JSON.stringify(viewer)}`];
  }
  return mismatches(view(g, seat), wish, '').map((failure) => `as viewer ${String(viewer)} sees it, ${failure}`);
}

function undoAndRedo(session: Session, before: string, text: string): string[] {
  const after = hashState(session.game.state);
  session.undo(decider(session.game), true);
  if (hashState(session.game.state) !== before) return [`undoing "${text}" does not lead back`];
  session.redo();
  return hashState(session.game.state) === after ? [] : [`redoing "${text}" leads elsewhere`];
}

function matchesPattern(text: string, pattern: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
}

function checkOptions(g: Game, seat: number, check: OptionCheck): string[] {
  const all = options(g, seat).filter((option) => check.kind === undefined || option.kind === check.kind);
  const texts = all.map(formatAction);
  const failures: string[] = [];
  const absent = (check.include ?? []).filter((wish) => !texts.some((text) => matchesPattern(text, wish)));
  const unwanted = texts.filter((text) => (check.exclude ?? []).some((wish) => matchesPattern(text, wish)));
  if (absent.length > 0) failures.push(`not offered: ${absent.join(', ')}; offered: ${texts.join(', ')}`);
  if (unwanted.length > 0) failures.push(`should not be offered: ${unwanted.join(', ')}`);
  if (check.exactly !== undefined) failures.push(...checkExactly(texts, check.exactly));
  return failures;
}

function checkExactly(texts: readonly string[], wishes: readonly string[]): string[] {
  const missing = wishes.filter((wish) => !texts.includes(wish));
  const surplus = texts.filter((text, i) => !wishes.includes(text) || texts.indexOf(text) !== i);
  const failures: string[] = [];
  if (missing.length > 0)
    failures.push(`not offered: ${missing.join(', ')}; offered: ${texts.join(', ') || 'nothing'}`);
  if (surplus.length > 0) failures.push(`offered, but not expected (or offered twice): ${surplus.join(', ')}`);
  return failures;
}

/** The numbers of each player that `delta` and `expect.totals` may speak of. */
function totals(g: Game): Record<string, number>[] {
  return g.state.players.map((_, seat) => summary(g, seat));
}

function summary(g: Game, seat: number): Record<string, number> {
  const player = g.player(seat);
  const goods = Object.fromEntries(g.rules.game.goods.map((name, good) => [name, goodsOwned(player, good)]));
  return {
    coins: player.coins,
    vp: player.vp,
    whisky: player.whisky,
    chieftains: player.chieftains,
    scotsmen: scotsmenInTerritory(player),
    scotsmenSupply: player.supply,
    clanMarkers: player.clanMarkers,
    landmarks: player.cards.length,
    persons: player.persons.length,
    tiles: player.territory.length,
    resources: allGoods(player),
    ...goods,
  };
}

function checkDeltas(g: Game, before: readonly Record<string, number>[], step: Step): string[] {
  return step.delta.flatMap((wish) => {
    const seat = Number(wish['seat'] ?? 0);
    const now = summary(g, seat);
    return Object.entries(wish).flatMap(([key, change]) => {
      if (key === 'seat') return [];
      const was = before[seat]?.[key];
      if (was === undefined) return [`delta: no such value "${key}" of seat ${seat}`];
      const actual = (now[key] as number) - was;
      return actual === change ? [] : [`seat ${seat}: ${key} changed by ${actual}, not ${String(change)}`];
    });
  });
}

/** What `expect` may speak of: the referee's state, the decision, the score sheet and the players' totals. */
function expectable(g: Game): object {
  return { ...writeState(g, REFEREE), decision: decision(g), scores: scores(g), totals: totals(g) };
}
