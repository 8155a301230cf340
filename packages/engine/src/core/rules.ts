/**
 * The vocabulary of a compiled set of rules. A game and each chronicle is a `Module`: data, handlers and hooks.
 * `compile.ts` joins them once per table into `Rules`, the frozen object everything else works with.
 * The core calls hooks and knows none of their authors.
 */
import type { Action } from './actions.ts';
import type { Game } from './game.ts';
import type { CoreReason, Reason } from './reasons.ts';
import type { Stream } from './rng.ts';
import type { Frame, Position, Slot } from './state.ts';

// ------------------------------------------------------------------------------------------------ components

export type Source = 'fact' | 'recon' | 'user';

/**
 * Where a component's values come from: `facts` names the fields that are certain, `user` those that a content pack
 * has set; all others are `recon`. `sourceOf` in `content/rows.ts` answers for one field.
 */
export interface Provenance {
  readonly source: string;
  readonly facts: readonly string[];
  readonly user?: readonly string[];
}

/** The content pack a game is played with: its name, and the SHA-256 of its canonical JSON. */
export interface ContentId {
  readonly name: string;
  readonly hash: string;
}

/** One thing an activation, a card or a field brings: `n` of it, of these goods, or what `word` says. */
export interface EffectDef {
  readonly effect: number;
  readonly n: number;
  readonly goods: readonly number[];
  readonly word: string;
}

/** One way to use an activation: what is paid (unit codes in printed order) and what it brings. */
export interface StepDef {
  readonly pay: readonly number[];
  readonly gains: readonly EffectDef[];
}

export interface TileDef {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly stack: string;
  readonly type: string;
  readonly colour: string;
  /** Bit set of the lines (river, road) that run through the tile, in the order of `Rules.lines`. */
  readonly lines: number;
  readonly overbuild: boolean;
  readonly cost: readonly number[];
  readonly once: readonly EffectDef[];
  readonly activation: readonly StepDef[];
  /** The chronicle it belongs to, 0 for the base game; its icon protects it from the die (G2-DIE-1). */
  readonly chronicle: number;
  /** It brings a landmark or special location card of the same id. */
  readonly card: boolean;
  readonly provenance: Provenance;
}

/** River or road: it runs straight along (dx, dy) and must never be broken or doubled. */
export interface Line {
  readonly name: string;
  readonly dx: number;
  readonly dy: number;
  /** The reasons given when a tile with this line does not continue it, and when two edges do not match. */
  readonly broken: Reason;
  readonly mixed: Reason;
}

// ------------------------------------------------------------------------------------------------ behaviour

/**
 * What handles one kind of frame. `deciders` is a bit set of seats that must choose now; 0 means the frame runs by
 * itself. `options` is the only source of legality; `refusal` names the reason for an action that is not among them.
 */
export interface FrameHandler {
  readonly name: string;
  deciders(g: Game, f: Frame): number;
  run(g: Game, f: Frame): void;
  options(g: Game, f: Frame, seat: number, out: Action[]): void;
  apply(g: Game, f: Frame, seat: number, action: Action): void;
  refusal(g: Game, f: Frame, seat: number, action: Action): Reason;
  /** Numbers of `list` that only their owner may see, or nobody: called before a frame is shown to `viewer`. */
  hide?(g: Game, f: Frame, viewer: number): Frame;
  /** Puts a likely number in place of each that `hide` covered, when a game is made from a view. */
  guess?(g: Game, f: Frame, random: Stream): void;
}

/** What may be paid beside goods and coins: whisky, Scotsmen, fame… */
export interface UnitDef {
  readonly name: string;
  /** Which goods serve, as a bit set; 0 for a unit that is no resource. */
  readonly mask: number;
  /** Several of these in one cost must be of different kinds. */
  readonly different: boolean;
  readonly token: TokenUnit | undefined;
}

export interface TokenUnit {
  /** The reason given when the player has none. */
  readonly lacking: Reason;
  /** It stands on a tile, where placing may need it. */
  readonly stands: boolean;
  available(g: Game, seat: number): number;
  /** Every way to hand one over; `tile` is the tile being bought (or `NOTHING`), which must stay placeable. */
  sources(g: Game, seat: number, tile: number, out: Action[]): void;
  take(g: Game, seat: number, action: Action & { kind: 'pay' }): void;
}

/** How cells may write an effect. The tables and content packs are held to it, so handlers need not check. */
export interface CellForm {
  /** The highest number that may go with it; 1 where repeating it would mean nothing. */
  readonly most?: number;
  /** The only kinds of cells it may stand in; none, where the grammar has another way to write it. */
  readonly only?: readonly string[];
  /** For an effect whose name is followed by what it is about: what is wrong with that, if anything. */
  word?(word: string, goods: readonly string[]): string | undefined;
}

export interface Effect {
  readonly name: string;
  /** Left out: a number may go with it, no word, in any cell. */
  readonly form?: CellForm;
  /** Whether it would do anything now. What would do nothing is not offered. */
  worthwhile(g: Game, seat: number, at: Position, def: EffectDef): Reason | undefined;
  apply(g: Game, seat: number, at: Position, def: EffectDef): void;
}

/** Something a player may do at any interruptible point of the own turn: sell, move, buy a cellar… */
export interface FreeAction {
  readonly kind: Action['kind'];
  options(g: Game, seat: number, out: Action[]): void;
  apply(g: Game, seat: number, action: Action): boolean;
  refusal(g: Game, seat: number, action: Action): Reason | undefined;
  /**
   * Offered while a cost is being paid only if the rest stays payable (G1-COST-2). An action that cannot touch what
   * costs are paid with says so and spares the trial.
   */
  readonly touchesPurse: boolean;
  /** It may take the last Scotsman away from a place where a tile has to go. */
  readonly touchesPlaces: boolean;
}

/** A step of a turn, a build, a scoring: it does its work or pushes frames that do. `at` orders the steps. */
export interface Stage {
  readonly at: number;
  readonly name: string;
  run(g: Game, f: Frame): void;
}

export interface Category {
  readonly name: string;
  /** Where its points are booked. */
  readonly source: string;
  readonly at: number;
  count(g: Game, seat: number): number;
}

/** Points counted once at the end of the game. */
export interface FinalScore {
  readonly source: string;
  readonly at: number;
  points(g: Game, seat: number): number;
}

/** A piece on the rondel that is no player's: the die, the Englishman, Her Ladyship. */
export interface ExtraPiece {
  readonly name: string;
  /** Begins its turn: usually pushes a frame. */
  turn(g: Game, piece: number): void;
}

/** A kind of tile that is not taken but landed on: The End, a selling tile; or never reached at all. */
export interface Landing {
  readonly type: string;
  /** It stays on the rondel when every piece has passed it. */
  readonly stays: boolean;
  refusal(g: Game, seat: number, progress: number): Reason | undefined;
  /** The piece stands there; `turn` is the frame of its turn. */
  land(g: Game, turn: Frame, progress: number): void;
}

export interface SetupStep {
  readonly at: number;
  run(g: Game, random: (stream: string) => Stream): void;
}

/** The state a module keeps: plain JSON. `view` is an allow-list; `guess` fills in what the viewer cannot see. */
export interface SlotSpec {
  /** Its name in the state's JSON: under `chronicle`, or beside the core's own fields. */
  readonly key: string;
  readonly topLevel: boolean;
  create(g: Game): Slot;
  copy(slot: Slot): Slot;
  view(g: Game, slot: Slot, viewer: number): unknown;
  guess(g: Game, seen: unknown, random: Stream): Slot;
}

/** Pure changes to a value, folded over all modules in catalogue order. */
export interface Modifiers {
  /** Units that taking the tile on this space costs beyond what is printed. */
  takeCost?(g: Game, seat: number, space: number, units: number[]): void;
  /** What a player counts for in a category. */
  count?(g: Game, seat: number, category: Category, value: number): number;
  /** The points a lead in a category is worth. */
  leadPoints?(g: Game, seat: number, category: Category, lead: number, points: number): number;
  /** Further steps of a tile's activation (MacGregor's points instead of whisky). */
  activationSteps?(g: Game, seat: number, tile: TileDef, steps: readonly StepDef[]): readonly StepDef[];
  /** How many resources of this tile's price a coin may stand for (Sinclair). */
  substitutes?(g: Game, seat: number, tile: TileDef): number;
  /** A further reason why a tile may not be placed here. */
  placeRefusal?(g: Game, seat: number, tile: number, x: number, y: number): Reason | undefined;
}

/** Called after something has happened; may push frames, which run before anything else goes on. */
export interface Reactions {
  passed?(g: Game, piece: number, progress: number): void;
  placed?(g: Game, seat: number, at: Position): void;
  activated?(g: Game, seat: number, at: Position): void;
  produced?(g: Game, seat: number, at: Position, good: number): void;
  figureEntered?(g: Game, seat: number, at: Position): void;
  scored?(g: Game, seat: number, source: string, points: number): void;
  drawn?(g: Game, tile: number): void;
}

/** A list of effects by the `name` it gets in `Rules.effectLists`; `place` is the kind of cell it is written in. */
export interface EffectCell {
  readonly name: string;
  readonly place: string;
  readonly cell: string;
}

export interface Module {
  readonly id: string;
  readonly frames?: readonly FrameHandler[];
  readonly effects?: readonly Effect[];
  readonly units?: readonly UnitDef[];
  readonly freeActions?: readonly FreeAction[];
  readonly turnStages?: readonly Stage[];
  readonly buildStages?: readonly Stage[];
  readonly scoringStages?: readonly Stage[];
  readonly categories?: readonly Category[];
  readonly finals?: readonly FinalScore[];
  readonly pieces?: readonly ExtraPiece[];
  readonly landings?: readonly Landing[];
  readonly setup?: readonly SetupStep[];
  readonly sources?: readonly string[];
  readonly streams?: readonly string[];
  readonly modifiers?: Modifiers;
  readonly reactions?: Reactions;
  readonly slot?: SlotSpec;
  /** What cards and fields bring, as cells in the grammar of tiles. */
  readonly effectCells?: readonly EffectCell[];
  /** Rule numbers for the reasons this module adds or changes. */
  readonly citations?: Readonly<Record<string, string>>;
}

/** How tiles are laid: ordinary ground in the core, more in a game that knows overbuilding. */
export interface Placing {
  /** Computed once per question and handed to `anywhere` for each tile. */
  survey(g: Game, seat: number): number;
  anywhere(g: Game, seat: number, tile: TileDef, survey: number): boolean;
  options(g: Game, seat: number, tile: TileDef, out: Action[]): void;
  refusal(g: Game, seat: number, tile: TileDef, x: number, y: number): Reason | undefined;
  put(g: Game, seat: number, tile: TileDef, x: number, y: number): Position;
}

/** What a game brings beyond a module: the ground everything else is added to. */
export interface GameModule extends Module {
  readonly goods: readonly string[];
  readonly spaces: number;
  readonly lines: readonly Line[];
  readonly stacks: readonly string[];
  readonly die: readonly number[];
  /** What the fields of a market row cost, the cheapest first; they never fall. */
  readonly market: readonly number[];
  /** Points for a lead of 1, 2, 3…; the last entry serves for every larger one. */
  readonly leadTable: readonly number[];
  readonly placing: Placing;
  /** How many scorings a game has, the last one at its end. */
  readonly scorings: number;
  readonly citations: Readonly<Record<CoreReason, string>>;
  /** More to show of a player than the core knows: derived values, never needed to read the state back. */
  playerJson?(g: Game, seat: number): Record<string, unknown>;
  /** A likely order of a stack for someone who knows which tiles are in it, but not more than the rules tell. */
  guessStack(g: Game, stack: number, tiles: number[], random: Stream): number[];
  /** Tiles are discarded at the moment the last piece has passed them (G2-TURN-5), not only with the refill. */
  readonly discardsAtOnce: boolean;
  /** Called by the refill when the last tile of a stack has been put on the rondel. */
  stackEmptied(g: Game, stack: number): void;
  /** Whether this player may activate one tile out of reach once a turn (Loch Ness). */
  extraActivation(g: Game, seat: number): boolean;
  /**
   * What a player does who can take no tile: `open` to remove one or to land elsewhere, `forced` to remove one, or
   * `closed` to it while he can land elsewhere. `payable`: the cost of some tile could be paid.
   */
  removal(payable: boolean): 'open' | 'forced' | 'closed';
  /** Called when a tile was removed instead of taken; may push a consolation (G2-TURN-4). */
  removedInstead(g: Game, turn: Frame): void;
  /** Besides squares with a Scotsman, which type of tile serves as one for placing (Mackintosh); '' for none. */
  standIn(g: Game, seat: number): string;
  /** Who has won, when all points are counted. */
  winners(g: Game): number[];
}

// ------------------------------------------------------------------------------------------------ the whole

export interface Options {
  readonly [name: string]: string | number | boolean;
}

export interface GameConfig {
  readonly game: string;
  readonly players: number;
  readonly chronicles: readonly number[];
  readonly options: Options;
}

type Hooks<T> = { readonly [K in keyof T]-?: readonly NonNullable<T[K]>[] };

export interface Rules {
  readonly config: GameConfig;
  /** The content pack that set some of the values; none when they are all our own. */
  readonly content: ContentId | undefined;
  readonly game: GameModule;
  readonly modules: readonly Module[];
  readonly tiles: readonly TileDef[];
  readonly tileIndex: ReadonlyMap<string, number>;
  readonly stackTiles: ReadonlyMap<string, readonly number[]>;
  readonly handlers: readonly FrameHandler[];
  readonly kinds: ReadonlyMap<string, number>;
  readonly effects: readonly Effect[];
  readonly units: readonly UnitDef[];
  readonly freeActions: readonly FreeAction[];
  readonly turnStages: readonly Stage[];
  readonly buildStages: readonly Stage[];
  readonly scoringStages: readonly Stage[];
  readonly categories: readonly Category[];
  readonly finals: readonly FinalScore[];
  readonly pieces: readonly ExtraPiece[];
  readonly landings: ReadonlyMap<string, Landing>;
  readonly setup: readonly SetupStep[];
  readonly sources: readonly string[];
  readonly sourceIndex: ReadonlyMap<string, number>;
  readonly streams: readonly string[];
  readonly modifiers: Hooks<Modifiers>;
  readonly reactions: Hooks<Reactions>;
  readonly slots: readonly SlotSpec[];
  readonly effectLists: ReadonlyMap<string, readonly EffectDef[]>;
  readonly citations: Readonly<Record<string, string>>;
}
