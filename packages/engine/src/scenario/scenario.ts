/** The form of a scenario document; `docs/scenarios.md` explains it to people who write one. */
import { type ConfigWish, gameMetas } from '../catalog.ts';
import { type Action, actionFromJson } from '../core/actions.ts';
import { DocumentError, listAt, recordAt, whole } from '../core/json-read.ts';
import { parseAction } from '../core/notation.ts';
import type { Options } from '../core/rules.ts';

type Json = Record<string, unknown>;

export interface Scenario {
  readonly title: string;
  /** The rules it shows. */
  readonly rules: readonly string[];
  readonly config: ConfigWish;
  readonly seed: string;
  readonly position: Json;
  /** Tiles on top of the stacks, the topmost first. */
  readonly stacks: Readonly<Record<string, readonly string[]>>;
  /** Forced values by random stream. */
  readonly random: Readonly<Record<string, readonly number[]>>;
  readonly steps: readonly Step[];
}

export interface OptionCheck {
  /** Look only at options of this kind. */
  readonly kind?: string;
  readonly exactly?: readonly string[];
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

export interface Step {
  readonly actions: readonly Action[];
  readonly seat: number | undefined;
  readonly refuse: string | undefined;
  readonly options: OptionCheck | undefined;
  readonly delta: readonly Json[];
  readonly expect: Json | undefined;
  /** Events of this step, in this order; others may lie between them. */
  readonly events: readonly Json[];
  /** Parts of what viewers know after this step, each with its `viewer`. */
  readonly sees: readonly Json[];
}

const SCENARIO_FIELDS = ['title', 'rules', 'note', 'config', 'seed', 'position', 'stacks', 'random', 'steps'];
const STEP_FIELDS = ['do', 'seat', 'refuse', 'options', 'delta', 'expect', 'events', 'sees', 'note'];
const OPTION_FIELDS = ['kind', 'exactly', 'include', 'exclude'];

function onlyFields(it: Json, known: readonly string[], path: string): void {
  for (const key of Object.keys(it)) {
    if (!known.includes(key)) throw new DocumentError(path, `unknown field "${key}"; known: ${known.join(', ')}`);
  }
}

function textAt(value: unknown, path: string, fallback: string): string {
  if (value === undefined) return fallback;
  if (typeof value !== 'string') throw new DocumentError(path, 'expected a text');
  return value;
}

function textsAt(value: unknown, path: string): string[] {
  return listAt(value, path).map((entry, i) => textAt(entry, `${path}[${i}]`, ''));
}

function readAction(value: unknown, path: string): Action[] {
  if (typeof value !== 'string') {
    const action = actionFromJson(value);
    if (typeof action === 'string') throw new DocumentError(path, action);
    return [action];
  }
  return value.split(';').map((text) => {
    const action = parseAction(text);
    if ('problem' in action) throw new DocumentError(path, action.problem);
    return action;
  });
}

function readActions(value: unknown, path: string): Action[] {
  if (value === undefined) return [];
  return Array.isArray(value)
    ? value.flatMap((entry, i) => readAction(entry, `${path}[${i}]`))
    : readAction(value, path);
}

function readOptionCheck(value: unknown, path: string): OptionCheck | undefined {
  if (value === undefined) return undefined;
  const it = recordAt(value, path);
  onlyFields(it, OPTION_FIELDS, path);
  for (const key of ['exactly', 'include', 'exclude']) if (it[key] !== undefined) textsAt(it[key], `${path}.${key}`);
  return it as OptionCheck;
}

function seatAt(value: unknown, path: string): number | undefined {
  if (value === undefined || (typeof value === 'number' && Number.isInteger(value))) return value;
  throw new DocumentError(path, 'expected a seat: 0, 1, 2…');
}

/** A list of objects; one alone may stand without its brackets. */
function recordsAt(value: unknown, path: string): Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map((entry, i) => recordAt(entry, `${path}[${i}]`)) : [recordAt(value, path)];
}

function readStep(value: unknown, path: string): Step {
  const it = recordAt(value, path);
  onlyFields(it, STEP_FIELDS, path);
  const expected = it['expect'];
  const actions = readActions(it['do'], `${path}.do`);
  if (it['refuse'] !== undefined && actions.length === 0) throw new DocumentError(path, '"refuse" needs a "do"');
  return {
    actions,
    seat: seatAt(it['seat'], `${path}.seat`),
    refuse: it['refuse'] === undefined ? undefined : textAt(it['refuse'], `${path}.refuse`, ''),
    options: readOptionCheck(it['options'], `${path}.options`),
    delta: recordsAt(it['delta'], `${path}.delta`),
    expect: expected === undefined ? undefined : recordAt(expected, `${path}.expect`),
    events: recordsAt(it['events'], `${path}.events`),
    sees: recordsAt(it['sees'], `${path}.sees`),
  };
}

function readConfig(value: unknown): ConfigWish {
  const it = recordAt(value, 'config');
  onlyFields(it, ['game', 'players', 'chronicles', 'options'], 'config');
  const options = recordAt(it['options'] ?? {}, 'config.options') as Options;
  const game = textAt(it['game'], 'config.game', '');
  // Scenarios speak of seats, so seat 0 begins unless they say otherwise.
  const hasStart = gameMetas.some((meta) => meta.id === game && meta.options.some((o) => o.name === 'startSeat'));
  return {
    game,
    players: Number(it['players']),
    chronicles: listAt(it['chronicles'] ?? [], 'config.chronicles') as number[],
    options: hasStart ? { startSeat: 0, ...options } : options,
  };
}

/** Whoever rolls such a value moves that far, so it stays within reason. */
function forcedValues(values: unknown, path: string): number[] {
  return listAt(values, path).map((value, i) => whole(value, `${path}[${i}]`, 0, 100));
}

export function readScenario(document: unknown): Scenario {
  const it = recordAt(document, 'scenario');
  onlyFields(it, SCENARIO_FIELDS, 'scenario');
  const stacks = Object.entries(recordAt(it['stacks'] ?? {}, 'stacks'));
  const random = Object.entries(recordAt(it['random'] ?? {}, 'random'));
  return {
    title: textAt(it['title'], 'title', ''),
    rules: textsAt(it['rules'] ?? [], 'rules'),
    config: readConfig(it['config']),
    seed: textAt(it['seed'], 'seed', 'scenario'),
    position: recordAt(it['position'] ?? {}, 'position'),
    stacks: Object.fromEntries(stacks.map(([name, ids]) => [name, textsAt(ids, `stacks.${name}`)])),
    random: Object.fromEntries(random.map(([name, values]) => [name, forcedValues(values, `random.${name}`)])),
    steps: listAt(it['steps'] ?? [], 'steps').map((step, i) => readStep(step, `steps[${i}]`)),
  };
}
