/**
 * Runs a scenario and tells what did not come out as written. Each action is also taken back and done again, so every
 * scenario is a test of undo as well.
 */
import { decider, decision, type Game, options } from '../core/game.ts';
import { hashState } from '../core/hash.ts';
import { REFEREE, writeState } from '../core/json.ts';
import { formatAction } from '../core/notation.ts';
import { scores } from '../core/score.ts';
import { allGoods, goodsOwned, scotsmenInTerritory } from '../core/territory.ts';
import { Session } from '../session.ts';
import { mismatches } from './match.ts';
import { type OptionCheck, readScenario, type Scenario, type Step } from './scenario.ts';

export interface ScenarioResult {
  readonly title: string;
  readonly rules: readonly string[];
  readonly ok: boolean;
  readonly failures: readonly string[];
}

export function runScenario(document: unknown): ScenarioResult {
  let scenario: Scenario;
  let session: Session;
  try {
    scenario = readScenario(document);
    session = Session.fromScenario(document);
  } catch (error) {
    return { title: '', rules: [], ok: false, failures: [error instanceof Error ? error.message : String(error)] };
  }
  const failures: string[] = [];
  scenario.steps.forEach((step, i) => {
    if (failures.length > 0) return;
    for (const failure of runStep(session, step)) failures.push(`step ${i + 1}: ${failure}`);
  });
  return { title: scenario.title, rules: scenario.rules, ok: failures.length === 0, failures };
}

function runStep(session: Session, step: Step): string[] {
  const seat = step.seat ?? decider(session.game);
  const failures = step.options === undefined ? [] : checkOptions(session.game, seat, step.options);
  const before = session.game.state.players.map((_, i) => summary(session.game, i));
  for (const action of step.actions) {
    const hash = hashState(session.game.state);
    const outcome = session.apply(step.seat ?? decider(session.game), action);
    const text = formatAction(action);
    if (step.refuse !== undefined) {
      if (outcome.ok) failures.push(`"${text}" should be refused by ${step.refuse}, but is legal`);
      else if (outcome.rule !== step.refuse) failures.push(`"${text}" refused by ${outcome.rule}, not ${step.refuse}`);
      if (!outcome.ok && hashState(session.game.state) !== hash) failures.push(`refusing "${text}" changed the state`);
    } else if (!outcome.ok) failures.push(`"${text}" refused by ${outcome.rule} (${outcome.reason})`);
    else failures.push(...undoAndRedo(session, hash, text));
  }
  if (failures.length > 0) return failures;
  failures.push(...checkDeltas(session.game, before, step));
  if (step.expect !== undefined) failures.push(...mismatches(expectable(session.game), step.expect, ''));
  return failures;
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
  if (check.exactly !== undefined && check.exactly.slice().sort().join() !== texts.slice().sort().join()) {
    failures.push(`offered: ${texts.join(', ')}; expected exactly: ${check.exactly.join(', ')}`);
  }
  return failures;
}

/** The numbers of a player that `delta` may speak of. */
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

/** What `expect` may speak of: the referee's state, the decision and the score sheet. */
function expectable(g: Game): object {
  return { ...writeState(g, REFEREE), decision: decision(g), scores: scores(g) };
}
