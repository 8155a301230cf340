/**
 * One game and what became of every component in it. The record is plain data: it travels between threads, and the
 * statistics are made of nothing else.
 */
import { type Match, playMatch } from '@great-glen/bots';
import { type Action, type Game, type GameEvent, options } from '@great-glen/engine';
import { clanKey } from './components.ts';

/** How often a component could have been taken, and what was done instead. */
export interface Chances {
  /** Decisions in which taking it was legal. */
  offered: number;
  /** Of these: a tile was jumped over for good, a clan field left for another one. */
  passed: number;
  /** Jumped over by somebody who could not pay or place it. */
  blocked: number;
}

export interface Taking {
  readonly key: string;
  readonly seat: number;
  /** Spaces moved to take a tile; none for clan fields and for tiles of the discard pile. */
  readonly jump?: number;
  /** Coins paid for the road to a clan field. */
  readonly coins?: number;
}

export interface GameRecord {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Every component that lay ahead of somebody who was to take a tile, or could be claimed. */
  readonly chances: ReadonlyMap<string, Chances>;
  readonly takings: readonly Taking[];
}

const EMPTY = -1;

class Observer {
  readonly chances = new Map<string, Chances>();
  readonly takings: Taking[] = [];
  private jump = 0;

  /** Called before each action. */
  watch(g: Game, seat: number, action: Action): void {
    this.drain(g);
    if (action.kind === 'take' || action.kind === 'discard') this.watchRondel(g, seat, action.space);
    else if (action.kind === 'claim') this.watchClaim(g, seat, action.field);
  }

  /** Reads what happened since the last time; from then on the game keeps events for us. */
  drain(g: Game): void {
    for (const event of g.events ?? []) this.note(event, g.rules.game.spaces);
    g.events = [];
  }

  private of(key: string): Chances {
    const known = this.chances.get(key);
    if (known !== undefined) return known;
    const fresh = { offered: 0, passed: 0, blocked: 0 };
    this.chances.set(key, fresh);
    return fresh;
  }

  private watchRondel(g: Game, seat: number, space: number): void {
    const { rondel, progress, turn, chainEnd } = g.state;
    const legal = new Set(options(g, seat).flatMap((option) => (option.kind === 'take' ? [option.space] : [])));
    let beyond = false;
    for (let at = chainEnd - 1; at > (progress[turn.piece] ?? 0); at--) {
      const here = at % rondel.length;
      const tile = g.rules.tiles[rondel[here] ?? EMPTY];
      if (tile !== undefined && !g.rules.landings.has(tile.type)) {
        const chances = this.of(tile.id);
        if (legal.has(here)) chances.offered++;
        if (beyond && legal.has(here)) chances.passed++;
        if (beyond && !legal.has(here)) chances.blocked++;
      }
      if (here === space) beyond = true;
    }
  }

  private watchClaim(g: Game, seat: number, field: string): void {
    for (const option of options(g, seat)) {
      if (option.kind !== 'claim') continue;
      const chances = this.of(clanKey(option.field));
      chances.offered++;
      if (option.field !== field) chances.passed++;
    }
  }

  private note(event: GameEvent, spaces: number): void {
    if (event.type === 'travelled') this.jump = (Number(event.to) - Number(event.from) + spaces) % spaces;
    else if (event.type === 'took') {
      this.takings.push({ key: String(event.tile), seat: Number(event.seat), jump: this.jump });
    } else if (event.type === 'glen-more-2/rebuilt') {
      const key = String(event['tile']);
      // The die may have removed it before anybody's turn: then this is its appearance.
      this.of(key);
      this.takings.push({ key, seat: Number(event['seat']) });
    } else if (event.type === 'glen-more-2/claimed') {
      const key = clanKey(String(event['field']));
      this.takings.push({ key, seat: Number(event['seat']), coins: Number(event['coins']) });
    }
  }
}

export function observeGame(match: Omit<Match, 'onAction'>): GameRecord {
  const observer = new Observer();
  const { game, scores, winners } = playMatch({
    ...match,
    onAction: (g, seat, action) => observer.watch(g, seat, action),
  });
  observer.drain(game);
  return { scores, winners, chances: observer.chances, takings: observer.takings };
}
