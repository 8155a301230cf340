/** Tells what happened: the engine's events as one readable line per turn. */
import type { GameEvent, Rules } from '@great-glen/engine';
import { placeText, plural, tileName, word } from './words.ts';

/** How a piece is called: a seat's name, or the piece's own. */
export type PieceNames = (piece: number | string) => string;

/** One thing done, and what it cost and brought. */
interface Clause {
  readonly head: string;
  readonly details: string[];
  /** It came in between, as sales do: what follows belongs to what was going on before. */
  readonly aside: boolean;
}

/** A line of the account. */
export interface Told {
  readonly text: string;
  /** It tells a player's turn. */
  readonly turn: boolean;
}

function signed(n: number): string {
  return n < 0 ? `${n}` : `+${n}`;
}

function clauseText(clause: Clause): string {
  return clause.details.length === 0 ? clause.head : `${clause.head} (${clause.details.join(', ')})`;
}

export class Narrator {
  private readonly rules: Rules;
  private readonly names: PieceNames;
  private piece: number | string = '';
  private clauses: Clause[] = [];
  private finished: Told[] = [];
  /** The coins of a purchase are told with the payment that follows it. */
  private spent = 0;
  /** Points now come from a scoring, not from somebody's turn. */
  private scoring = false;

  constructor(rules: Rules, names: PieceNames) {
    this.rules = rules;
    this.names = names;
  }

  add(events: readonly GameEvent[]): void {
    for (const event of events) this.tell(event);
  }

  /** The lines finished since this was last asked. */
  take(): Told[] {
    return this.finished.splice(0);
  }

  /** The line of the turn now going on; empty if nothing has happened in it. */
  current(): string {
    return this.clauses.length === 0 ? '' : `${this.names(this.piece)}: ${this.clauses.map(clauseText).join(', ')}`;
  }

  /** Begins anew, in the middle of somebody's turn: after taking back or loading. */
  restart(piece: number | string): void {
    this.piece = piece;
    this.clauses = [];
  }

  /** Ends the line of the turn, as the end of the game does. */
  finish(): Told[] {
    this.ended();
    return this.take();
  }

  private head(head: string, aside = false): void {
    this.clauses.push({ head, details: [], aside });
  }

  private detail(text: string): void {
    const last = this.clauses.findLast((clause) => !clause.aside);
    if (last === undefined) this.head(text);
    else last.details.push(text);
  }

  private line(text: string): void {
    this.finished.push({ text, turn: false });
  }

  private ended(): void {
    const line = this.current();
    if (line !== '') this.finished.push({ text: line, turn: typeof this.piece === 'number' });
    this.clauses = [];
  }

  private tell(event: GameEvent): void {
    // Events of modules are told as they are: a type and its parameters.
    const teller = isCore(event) ? (this.tellers[event.type] as (event: Core) => void) : undefined;
    if (teller === undefined) this.head(moduleText(this.rules, event));
    else teller(event as Core);
  }

  private readonly tellers: { readonly [T in Core['type']]: (event: Extract<Core, { readonly type: T }>) => void } = {
    turn: ({ piece }) => {
      this.ended();
      this.scoring = false;
      this.piece = piece;
    },
    took: ({ tile, space }) => this.head(`took ${tileName(this.rules, tile)} from space ${space}`),
    rolled: ({ value }) => this.head(`rolled ${value}`),
    discarded: ({ tile }) => this.head(`${tileName(this.rules, tile)} leaves the game`),
    placed: ({ x, y }) => this.head(`placed it at ${placeText([x, y])}`),
    activated: ({ tile, x, y }) => this.head(`used ${tileName(this.rules, tile)} ${placeText([x, y])}`),
    bought: ({ coins }) => {
      this.spent = coins;
    },
    paid: ({ unit, from }) => this.paid(unit, from),
    sold: ({ good, coins }) => this.head(`sold ${good} for ${coins}`, true),
    gained: ({ what, n }) => this.gained(what, n),
    vp: ({ seat, n, source }) => this.points(seat, n, source),
    walked: ({ from, to }) => this.walked(from, to),
    scoring: ({ round }) => {
      this.ended();
      this.scoring = true;
      this.line(`Scoring ${round}`);
    },
    compared: ({ category, counts, points }) => this.compared(category, counts, points),
    over: ({ winners }) => {
      this.ended();
      this.line(`The game is over. Winner: ${winners.map(this.names).join(' and ')}`);
    },
    // The piece's way and the new tiles can be seen on the rondel.
    travelled: () => undefined,
    drawn: () => undefined,
  };

  private paid(unit: string, from: string | readonly number[]): void {
    const what = word(this.rules, unit);
    if (from === 'market') this.detail(`bought ${what} for ${this.spent}`);
    else this.detail(typeof from === 'string' ? `paid ${what}` : `paid ${what} of ${placeText(from)}`);
  }

  private gained(what: string, n: number): void {
    // `card:iona-abbey` and the like: a thing with a name of its own.
    const [kind = '', id] = what.split(':');
    if (id !== undefined) this.detail(`${kind}: ${tileName(this.rules, id)}`);
    else this.detail(`+${n} ${n === 1 ? word(this.rules, what) : plural(word(this.rules, what))}`);
  }

  /** The points of a comparison stand in its own line. */
  private points(seat: number, n: number, source: string): void {
    const text = `${signed(n)} VP for ${source}`;
    if (!this.scoring) this.detail(text);
    else if (!this.compares(source)) this.line(`  ${this.names(seat)} ${text}`);
  }

  private compares(source: string): boolean {
    return this.rules.categories.some((category) => category.source === source);
  }

  private walked(from: readonly number[], to: readonly number[] | string): void {
    const what = word(this.rules, 'scotsman');
    if (typeof to === 'string') this.head(`${what} of ${placeText(from)} to the ${to}`);
    else this.head(`moved a ${what} ${placeText(from)} > ${placeText(to)}`);
  }

  private compared(category: string, counts: readonly number[], points: readonly number[]): void {
    const parts = counts.map((count, seat) => `${this.names(seat)}: ${count} (${signed(points[seat] ?? 0)})`);
    this.line(`  ${category} - ${parts.join(', ')}`);
  }
}

type Core = Exclude<GameEvent, { readonly type: `${string}/${string}` }>;

function isCore(event: GameEvent): event is Core {
  return !event.type.includes('/');
}

/** `glen-more-2/claimed` with a field and coins: "claimed macdonald, coins 1". */
function moduleText(rules: Rules, event: GameEvent): string {
  const { type, ...parameters } = event;
  const words = Object.entries(parameters).filter(([name]) => name !== 'seat');
  const texts = words.map(([name, value]) =>
    typeof value === 'string' ? tileName(rules, value) : `${name} ${JSON.stringify(value)}`,
  );
  return `${type.slice(type.indexOf('/') + 1)} ${texts.join(', ')}`;
}
