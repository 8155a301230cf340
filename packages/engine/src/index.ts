/** The public entry of the engine. Everything else of the package is its own business. */
export { ConfigError, type ConfigWish, compileRules, completeConfig, gameMetas, RULES_VERSION } from './catalog.ts';
export { CLAN_FIELDS } from './content/clan-board.ts';
export type { Mistake } from './content/pack/mistakes.ts';
export type { ContentPack } from './content/pack/validate.ts';
export { sourceOf } from './content/rows.ts';
export { type Action, actionFromJson, type Place, sameAction } from './core/actions.ts';
export { attempt, judge, type Verdict } from './core/attempt.ts';
export type { GameEvent } from './core/events.ts';
export { apply, type Decision, decider, decision, Game, options } from './core/game.ts';
export { hashState } from './core/hash.ts';
export { REFEREE, SPECTATOR, type StateJson, writeState } from './core/json.ts';
export { DocumentError, readState } from './core/json-read.ts';
export type { GameMeta } from './core/meta.ts';
export { formatAction, parseAction } from './core/notation.ts';
export type { CoreReason, SystemCode } from './core/reasons.ts';
export { below, type Stream, stream } from './core/rng.ts';
export type { ContentId, EffectDef, GameConfig, Rules, StepDef, TileDef } from './core/rules.ts';
export { compare, type ScoreSheet, scores } from './core/score.ts';
export { createGame } from './core/setup.ts';
export { sha256Hex } from './core/sha256.ts';
export type { PlayerState, Position } from './core/state.ts';
export { tileAt } from './core/territory.ts';
export { determinize, gameFromView, thinkingStream, type View, view, viewHash } from './core/view.ts';
export { readGameText, writeGameText } from './gametext.ts';
export {
  type Component,
  ContentError,
  checkPack,
  checkPackText,
  components,
  exportPack,
  openPack,
  openPackText,
  packSchema,
} from './packs.ts';
export { runScenario, type ScenarioResult } from './scenario/run.ts';
export { type Header, type LogEntry, type Outcome, type SavedGame, Session } from './session.ts';
