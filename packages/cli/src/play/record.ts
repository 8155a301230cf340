/** A game with the memory of what was chosen by a person: taking back goes from one such choice to the one before. */
import {
  type Action,
  type ContentPack,
  type GameEvent,
  options,
  parseAction,
  type SavedGame,
  type Session,
} from '@great-glen/engine';
import { beginning } from '../lib/gamefile.ts';
import { sentenceFor } from '../lib/reasons.ts';

export type Done =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly why: string };

const NOTHING_LEFT: Done = { ok: false, why: 'There is nothing to take back.' };

export class GameRecord {
  readonly session: Session;
  /** Per action of the log: whether somebody chose it. Forced actions and those of artificial players were not. */
  private chosen: boolean[] = [];
  private undone: boolean[] = [];

  constructor(session: Session) {
    this.session = session;
  }

  /** Replays a saved game; throws where it is not one. */
  static load(saved: SavedGame, isHuman: (seat: number) => boolean, pack?: ContentPack): GameRecord {
    const record = new GameRecord(beginning(saved, pack));
    for (const [seat, text] of saved.log) {
      const action = parseAction(text);
      if ('problem' in action) throw new Error(action.problem);
      const free = isHuman(seat) && options(record.session.game, seat).length > 1;
      const done = record.apply(seat, action, free);
      if (!done.ok) throw new Error(`"${text}" by seat ${seat}: ${done.why}`);
    }
    return record;
  }

  apply(seat: number, action: Action, chosen: boolean): Done {
    const outcome = this.session.apply(seat, action);
    if (!outcome.ok) return { ok: false, why: `${sentenceFor(outcome.reason)} (${outcome.rule})` };
    this.chosen.push(chosen);
    this.undone = [];
    return outcome;
  }

  /** Takes back the last choice of a person. `force` goes back over what was shown and what others did. */
  undo(force: boolean): Done {
    const { session } = this;
    const from = this.chosen.lastIndexOf(true);
    const back = from < 0 ? [] : session.log.slice(from);
    const first = back[0];
    if (first === undefined) return NOTHING_LEFT;
    if (!force && back.some((entry) => entry.reveals || entry.seat !== first.seat)) {
      return { ok: false, why: 'That showed new tiles or a roll, so it stands. (u! takes it back all the same.)' };
    }
    for (const entry of back.toReversed()) session.undo(entry.seat, true);
    this.undone.push(...this.chosen.splice(from).toReversed());
    return { ok: true, events: [] };
  }

  /** Does again what was taken back, up to and including everything that followed by itself. */
  redo(): Done {
    if (this.undone.length === 0) return { ok: false, why: 'There is nothing to do again.' };
    const events: GameEvent[] = [];
    do {
      const outcome = this.session.redo();
      if (!outcome.ok) return { ok: false, why: sentenceFor(outcome.reason) };
      events.push(...outcome.events);
      this.chosen.push(this.undone.pop() === true);
    } while (this.undone.at(-1) === false);
    return { ok: true, events };
  }
}
