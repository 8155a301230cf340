/**
 * A game at this device: the session, whose view is shown, undo and redo within the turn, and the bots' moves.
 * Components read `now`, a snapshot that is replaced after every change and never altered.
 */
import {
  type Action,
  apply,
  type Decision,
  decision,
  type Game,
  type GameEvent,
  judge,
  openPack,
  options,
  parseAction,
  type SavedGame,
  Session,
  sameAction,
  type Verdict,
} from '@great-glen/engine';
import { askBot } from './bots.ts';

export interface Seat {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  /** The player that thinks for a bot's seat. */
  readonly player: string;
}

/** One action that was done, with what it caused, in the order it happened: the film and the log are made of these. */
export interface Beat {
  readonly number: number;
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** It was the only thing to do and happened by itself. */
  readonly forced: boolean;
}

export interface Snapshot {
  readonly game: Game;
  readonly decision: Decision;
  /** The seat whose eyes the page shows the game through. */
  readonly me: number;
  /** What `me` may do now; empty while others decide. */
  readonly options: readonly Action[];
  readonly beats: readonly Beat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Undo is refused because something hidden has been shown. */
  readonly barrier: boolean;
  readonly thinking: boolean;
}

export interface SavedTable {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly saved: SavedGame;
  readonly updated: number;
  /** The content pack it is played with, whole: the game goes on even if the pack itself is deleted. */
  readonly pack?: unknown;
  /** How things stand, for the list of games. */
  readonly standing?: Standing;
}

export interface Standing {
  /** The seats that decide now. */
  readonly deciders: readonly number[];
  readonly points: readonly number[];
  /** Who has won; empty while the game lasts. */
  readonly winners: readonly number[];
}

/** About how long the turn of an artificial player is shown, in milliseconds. */
const LONGEST_TURN = 3000;

export class LocalTable {
  readonly id: string;
  readonly seats: readonly Seat[];
  now: Snapshot = $state.raw() as Snapshot;
  /** Milliseconds between the steps of a bot's turn, so that people can follow. */
  pace = $state(350);
  private readonly session: Session;
  private beats: Beat[] = [];
  private plan: Action[] = [];
  private thinking = false;
  private closed = false;
  /** Others' moves happen at once until a person decides again. */
  private hurried = false;
  private wake: () => void = () => undefined;
  private readonly onChange: (table: LocalTable) => void;

  constructor(session: Session, seats: readonly Seat[], id: string, onChange: (table: LocalTable) => void) {
    this.session = session;
    this.seats = seats;
    this.id = id;
    this.onChange = onChange;
    this.publish();
  }

  /** Lets bots move and forced steps happen; call once the table is shown. */
  start(): void {
    this.continue();
  }

  close(): void {
    this.closed = true;
    this.wake();
  }

  /** Shows the rest of the others' moves without pauses. */
  hurry(): void {
    this.hurried = true;
    this.wake();
  }

  /** Does an action for the human who is to decide; says why if it is not allowed. */
  do(action: Action): Verdict {
    const verdict = judge(this.session.game, this.now.me, action);
    if (verdict.legal) {
      this.perform(this.now.me, action, false);
      this.continue();
    }
    return verdict;
  }

  why(action: Action): Verdict {
    return judge(this.session.game, this.now.me, action);
  }

  /** The game as it would be after these actions; nothing happens to the real one. */
  preview(...actions: readonly Action[]): Game {
    const game = this.session.game.clone();
    for (const action of actions) apply(game, this.now.me, action);
    return game;
  }

  /** Takes back the last own step, and the forced ones that followed from it. */
  undo(): void {
    let last = this.beats.at(-1);
    while (last !== undefined && this.session.undo(last.seat).ok) {
      this.beats = this.beats.slice(0, -1);
      if (!last.forced) break;
      last = this.beats.at(-1);
    }
    this.publish();
    this.onChange(this);
  }

  redo(): void {
    const outcome = this.session.redo();
    if (!outcome.ok) return;
    const entry = this.session.log.at(-1);
    if (entry !== undefined) this.record(entry.seat, entry.action, outcome.events, false);
    this.publish();
    this.onChange(this);
  }

  /** Back to the beginning of the turn, or to the last thing that was revealed. */
  resetTurn(): void {
    while (this.now.canUndo) this.undo();
  }

  save(): SavedTable {
    return savedTable(this.id, this.seats, this.session);
  }

  /** Does again what is written down, without telling anybody of the steps between: nothing is saved half done. */
  recall(log: SavedGame['log']): void {
    for (const [seat, text] of log) {
      const action = parseAction(text);
      if ('problem' in action) throw new Error(action.problem);
      const outcome = this.session.apply(seat, action);
      if (!outcome.ok) throw new Error(`"${text}" by seat ${seat} is illegal (${outcome.rule})`);
      this.record(seat, action, outcome.events, false);
    }
    this.publish();
  }

  private record(seat: number, action: Action, events: readonly GameEvent[], forced: boolean): void {
    const beat: Beat = { number: this.beats.length, seat, action, events, forced };
    this.beats = [...this.beats, beat];
  }

  private perform(seat: number, action: Action, forced: boolean): void {
    const outcome = this.session.apply(seat, action);
    if (!outcome.ok) return;
    this.record(seat, action, outcome.events, forced);
    this.publish();
    this.onChange(this);
  }

  private humanToDecide(): number | undefined {
    return decision(this.session.game).seats.find((seat) => this.seats[seat]?.kind === 'human');
  }

  private publish(): void {
    const game = this.session.game.clone();
    const me = this.humanToDecide() ?? this.now?.me ?? this.seats.findIndex((seat) => seat.kind === 'human');
    const last = this.session.log.at(-1);
    const mine = last !== undefined && last.seat === me && this.humanToDecide() === me;
    this.now = {
      game,
      decision: decision(game),
      me: Math.max(me, 0),
      options: this.humanToDecide() === me ? options(game, me) : [],
      beats: this.beats,
      canUndo: mine && !last.reveals,
      canRedo: this.session.canRedo,
      barrier: mine && last.reveals,
      thinking: this.thinking,
    };
  }

  /** What goes on by itself: single choices of people, and everything bots do. */
  private continue(): void {
    if (this.closed || this.session.game.state.over !== 0) return;
    const human = this.humanToDecide();
    if (human === undefined) {
      void this.playBot();
      return;
    }
    this.hurried = false;
    this.doForced(human);
  }

  /** A single choice happens by itself, unless it would show something or end the turn: people want to see that. */
  private doForced(seat: number): void {
    const [only, ...more] = options(this.session.game, seat);
    if (only === undefined || more.length > 0 || only.kind === 'end') return;
    const trial = this.session.game.clone();
    apply(trial, seat, only);
    if (trial.revealed) return;
    this.perform(seat, only, true);
    this.continue();
  }

  private async playBot(): Promise<void> {
    const [seat] = decision(this.session.game).seats;
    if (seat === undefined || this.thinking) return;
    this.thinking = true;
    this.publish();
    try {
      const action = await this.botAction(seat);
      await this.pause();
      if (this.closed) return;
      this.thinking = false;
      this.perform(seat, action, false);
    } finally {
      this.thinking = false;
    }
    this.continue();
  }

  /** A moment to look; a long plan is shown faster, so that no turn takes much more than `LONGEST_TURN`. */
  private async pause(): Promise<void> {
    const time = this.hurried ? 0 : Math.min(this.pace, LONGEST_TURN / (this.plan.length + 2));
    if (time <= 0) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, time);
    });
  }

  private async botAction(seat: number): Promise<Action> {
    const legal = options(this.session.game, seat);
    const planned = this.plan.shift();
    if (planned !== undefined && legal.some((option) => sameAction(option, planned))) return planned;
    const { player } = this.seats[seat] as Seat;
    const seed = `${this.id}:${this.beats.length}`;
    this.plan = [...(await askBot(this.session, seat, player, seed))];
    const chosen = this.plan.shift();
    return legal.find((option) => chosen !== undefined && sameAction(option, chosen)) ?? (legal[0] as Action);
  }
}

function standing({ game }: Session): Standing {
  const over = game.state.over !== 0;
  return {
    deciders: over ? [] : decision(game).seats,
    points: game.state.players.map((player) => player.vp),
    winners: over ? game.rules.game.winners(game) : [],
  };
}

/** A session as it is kept, with all that is needed to go on. */
export function savedTable(id: string, seats: readonly Seat[], session: Session): SavedTable {
  const pack = session.pack === undefined ? {} : { pack: session.pack.document };
  return { id, seats, saved: session.save(), updated: Date.now(), standing: standing(session), ...pack };
}

/** Opens a saved table again, with everything that has happened at it. */
export function reopen(saved: SavedTable, onChange: (table: LocalTable) => void): LocalTable {
  const pack = saved.pack === undefined ? undefined : openPack(saved.pack);
  const session = Session.load({ ...saved.saved, log: [] }, pack);
  const table = new LocalTable(session, saved.seats, saved.id, onChange);
  table.recall(saved.saved.log);
  return table;
}
