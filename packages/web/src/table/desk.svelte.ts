/** What the page adds to a table: what is looked at, picked up, half chosen; and answers for clicks on the board. */
import { type Action, decision, type Game, sameAction, type TileDef, type Verdict } from '@great-glen/engine';
import { getContext, setContext } from 'svelte';
import { actionText } from '../i18n/action-text.ts';
import { t, voice } from '../i18n/index.svelte.ts';
import { knock } from '../play/sound.ts';
import type { LocalTable, Snapshot } from '../play/table.svelte.ts';
import { type Fit, fitsNow, type Prospect, prospect, reachable } from './model/fits.ts';
import { proposal } from './model/proposal.ts';
import { byTarget, mainOptions, walksFrom } from './model/targets.ts';
import type { Spot } from './viewport.ts';

/** Something that is looked at closely: by hovering, focus, or a tap. */
type Look =
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'square'; readonly seat: number; readonly x: number; readonly y: number }
  | { readonly kind: 'field'; readonly field: string };

/** What the large window shows: the own territory, the clan board, or the territory of another seat. */
type Stage = 'own' | 'clans' | number;
export type Tab = 'scoring' | 'clans' | 'stacks' | 'log';
type SheetName = 'menu' | 'help' | 'end';
export type Pane = 'rondel' | 'mine' | 'others' | 'more';

type Refused = Extract<Verdict, { legal: false }>;

/** Narrower windows show one pane at a time. */
export const PHONE = 900;

const NOTHING = -1;
const NOBODY: readonly Fit[] = [];

export class Desk {
  readonly table: LocalTable;
  phone = $state(innerWidth < PHONE);
  look = $state.raw<Look>();
  /** Chosen once on a touch screen; choosing it again does it. */
  armed = $state.raw<Action>();
  /** The square whose figure is about to walk. */
  walker = $state.raw<Spot>();
  menu = $state.raw<{ readonly spot: Spot; readonly options: readonly Action[] }>();
  refused = $state.raw<Refused>();
  stage = $state.raw<Stage>('own');
  tab = $state.raw<Tab>('scoring');
  sheet = $state.raw<SheetName>();
  pane = $state.raw<Pane>('rondel');
  /** The page was just opened: what happened in the meantime is shown once. */
  returning: boolean;
  /** Said aloud once. */
  said = $state.raw('');

  readonly now: Snapshot = $derived.by(() => this.table.now);
  readonly names: readonly string[] = $derived.by(() =>
    this.table.seats.map(({ name }, seat) => name || t('setup.seat.default-name', { n: seat + 1 })),
  );
  readonly targets = $derived(byTarget(this.now.options));
  readonly main = $derived(mainOptions(this.now.options, this.now.decision.kind).filter(({ kind }) => kind !== 'end'));
  readonly extra = $derived(
    this.now.options.filter((option) => option.kind !== 'end' && !this.main.some((main) => main === option)),
  );
  readonly end = $derived(this.now.options.find(({ kind }) => kind === 'end'));
  /** Whether `end` is the end of the turn, and not only of one part of it. */
  readonly endsTurn = $derived.by(
    () => this.end !== undefined && turnIsOver(this.table.preview(this.end), this.now.me),
  );
  readonly payment: readonly Action[] = $derived.by(() =>
    this.mine && this.now.decision.kind === 'pay' ? proposal(this.now.game, this.now.me) : [],
  );
  /** The tile that has been taken and not yet placed. */
  readonly hand: TileDef | undefined = $derived.by(() => {
    const { game, decision: asked } = this.now;
    const held = asked.kind === 'pay' || asked.kind === 'place' ? game.state.frames.at(-1)?.tile : undefined;
    return game.rules.tiles[held ?? NOTHING];
  });
  private readonly placing = $derived.by(() => (this.placingNow ? fitsNow(this.now.game, this.now.me) : NOBODY));
  readonly prospect: Prospect | undefined = $derived.by(() => {
    const looked = this.look;
    if (looked?.kind !== 'space') return undefined;
    const take = this.now.options.find((option) => option.kind === 'take' && option.space === looked.space);
    return take === undefined ? undefined : prospect(this.now.game, this.now.me, take);
  });
  /** Places to show in the own territory: where the tile in hand goes, or where the one looked at would. */
  readonly fits = $derived(this.placing.length > 0 ? this.placing : (this.prospect?.fits ?? NOBODY));
  /** Squares the territory leaves room for; they stay the same from taking a tile until it is placed. */
  readonly room: readonly Spot[] = $derived.by(() => this.reach());
  private lastRoom: { readonly turn: number; readonly spots: readonly Spot[] } = { turn: NOTHING, spots: [] };

  constructor(table: LocalTable) {
    this.table = table;
    this.returning = table.now.beats.length > 0;
  }

  get mine(): boolean {
    return this.now.options.length > 0;
  }

  private get placingNow(): boolean {
    return this.mine && this.now.decision.kind === 'place';
  }

  get game(): Game {
    return this.now.game;
  }

  /** Looks at something else; what was refused before is forgotten with it. */
  lookAt(look: Look | undefined): void {
    this.look = look;
    if (look !== undefined) this.refused = undefined;
  }

  text(action: Action): string {
    return actionText(action, { game: this.now.game, seat: this.now.me, voice });
  }

  /** Does it, or says why not. */
  perform(action: Action): void {
    const verdict = this.table.do(action);
    if (verdict.legal) {
      this.settle();
      knock(action.kind === 'end' ? 200 : 320);
    } else this.refuse(verdict);
  }

  performAll(actions: readonly Action[]): void {
    for (const action of actions) if (!this.table.do(action).legal) return;
    this.settle();
    knock();
  }

  /** Everything half chosen is put down. */
  settle(): void {
    this.armed = undefined;
    this.walker = undefined;
    this.menu = undefined;
    this.refused = undefined;
    this.look = undefined;
  }

  undo(): void {
    this.settle();
    if (this.now.canUndo) {
      this.table.undo();
      this.said = t('a11y.live.undone');
    } else if (this.now.barrier) {
      this.refused = { legal: false, rule: 'SYS-BARRIER', reason: 'SYS-BARRIER' as Refused['reason'] };
    }
  }

  redo(): void {
    this.settle();
    if (!this.now.canRedo) return;
    this.table.redo();
    this.said = t('a11y.live.redone');
  }

  resetTurn(): void {
    this.settle();
    this.table.resetTurn();
  }

  endTurn(): void {
    if (this.end !== undefined) this.perform(this.end);
    else if (this.mine) this.refuse(this.table.why({ kind: 'end' }));
  }

  /** On a touch screen the first tap shows what would happen, the second does it. */
  pick(action: Action): void {
    if (!this.phone || (this.armed !== undefined && sameAction(this.armed, action))) this.perform(action);
    else {
      this.armed = action;
      this.refused = undefined;
      this.menu = undefined;
    }
  }

  explain(action: Action): void {
    if (this.mine) this.refuse(this.table.why(action));
  }

  private refuse(verdict: Verdict): void {
    if (verdict.legal) return;
    this.refused = verdict;
    this.armed = undefined;
  }

  // ---------------------------------------------------------------------------------------------- clicks

  pickSpace(space: number): void {
    this.look = { kind: 'space', space };
    const [option] = this.targets.get(`space ${space}`) ?? [];
    if (option !== undefined) this.pick(option);
    else this.explain({ kind: 'take', space });
  }

  pickSquare(x: number, y: number): void {
    if (this.walker !== undefined) {
      this.walkTo(x, y);
      return;
    }
    const here = this.targets.get(`square ${x},${y}`) ?? [];
    const main = here.filter((option) => this.main.includes(option));
    const [only, ...more] = main.length > 0 ? main : [];
    if (this.phone && here.length === 0) this.look = { kind: 'square', seat: this.now.me, x, y };
    if (only?.kind === 'move') this.takeUp(x, y);
    else if (only !== undefined && more.length === 0) this.pick(only);
    else if (here.length > 0) this.openMenu([x, y], here);
    else this.explainSquare(x, y);
  }

  /** A cube was clicked: pay with it, or offer to sell it. */
  pickCube(x: number, y: number, good: string): void {
    const here = this.targets.get(`square ${x},${y}`) ?? [];
    const pay = here.find((option) => option.kind === 'pay' && option.unit === good);
    const sell = here.find((option) => option.kind === 'sell' && option.good === good);
    if (pay !== undefined) this.pick(pay);
    else if (sell !== undefined) this.openMenu([x, y], [sell]);
    else this.explain({ kind: 'sell', good, from: [x, y] });
  }

  /** A figure was clicked: it is taken up, and the squares it may go to are shown. */
  pickFigure(x: number, y: number): void {
    const here = this.targets.get(`square ${x},${y}`) ?? [];
    const pay = here.find((option) => option.kind === 'pay' && option.unit === 'scotsman');
    if (pay !== undefined) this.pick(pay);
    else if (walksFrom(this.now.options, x, y).length > 0) this.takeUp(x, y);
    else if (this.walker !== undefined) this.walkTo(x, y);
    else if (this.now.game.state.turn.movement > 0 || here.length === 0) {
      this.explain({ kind: 'move', from: [x, y], to: [x, y + 1] });
    } else this.pickSquare(x, y);
  }

  pickRow(good: string): void {
    const [option] = this.targets.get(`row ${good}`) ?? [];
    if (option !== undefined) this.pick(option);
  }

  pickField(field: string): void {
    this.look = { kind: 'field', field };
    const [option] = this.targets.get(`field ${field}`) ?? [];
    if (option !== undefined) this.pick(option);
    else if (this.now.decision.kind === 'claim') this.explain({ kind: 'claim', field });
  }

  /** Where the figure that was taken up may go. */
  readonly walks = $derived(this.walker === undefined ? [] : walksFrom(this.now.options, ...this.walker));

  private takeUp(x: number, y: number): void {
    const same = this.walker?.[0] === x && this.walker[1] === y;
    this.walker = same ? undefined : [x, y];
    const promotion = same ? [] : this.walks.filter(({ to }) => typeof to === 'string');
    this.menu = promotion.length > 0 ? { spot: [x, y], options: promotion } : undefined;
  }

  private walkTo(x: number, y: number): void {
    const walk = this.walks.find(({ to }) => typeof to !== 'string' && to[0] === x && to[1] === y);
    const [fx, fy] = this.walker as Spot;
    if (walk !== undefined) this.perform(walk);
    else if (fx === x && fy === y) this.takeUp(x, y);
    else this.explain({ kind: 'move', from: [fx, fy], to: [x, y] });
  }

  private openMenu(spot: Spot, options: readonly Action[]): void {
    const same = this.menu?.spot[0] === spot[0] && this.menu.spot[1] === spot[1];
    this.menu = same ? undefined : { spot, options };
    this.refused = undefined;
  }

  private explainSquare(x: number, y: number): void {
    const kind = this.now.decision.kind;
    if (kind === 'place') this.explain({ kind: 'place', x, y });
    else if (kind === 'activate' || kind === 'activate-one') this.explain({ kind: 'activate', x, y });
    else if (kind === 'remove') this.explain({ kind: 'choose', what: 'remove', value: [x, y] });
  }

  // ---------------------------------------------------------------------------------------------- room

  private reach(): readonly Spot[] {
    const { game, me, decision: asked } = this.now;
    const turn = game.state.progress[me] ?? 0;
    if (this.mine && (asked.kind === 'take' || asked.kind === 'place')) {
      const spots = reachable(game, me);
      if (asked.kind === 'take' || this.lastRoom.spots.length === 0) this.lastRoom = { turn, spots };
      return [...this.lastRoom.spots, ...spots];
    }
    return game.state.turn.seat === me ? this.lastRoom.spots : [];
  }
}

function turnIsOver(g: Game, seat: number): boolean {
  const { seats, kind, over } = decision(g);
  return over || !seats.includes(seat) || kind === 'take';
}

const KEY = Symbol('desk');

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
