/** Things that fly across the table when something happens. They only decorate: the table itself is already true. */
import type { Game, GameEvent } from '@great-glen/engine';
import { settings } from '../play/settings.svelte.ts';

export interface Flight {
  readonly id: number;
  readonly kind: 'tile' | 'icon' | 'piece' | 'ripple' | 'die';
  /** A tile's id, an icon, a seat. */
  readonly what: string;
  readonly text: string;
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
  readonly time: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

type Plan = Pick<Flight, 'kind' | 'what'> & {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
  readonly size?: number;
  /** The thing that should only be seen when the flight has come to its end. */
  readonly hides?: string;
};

const MOST = 14;

/** The largest visible element that carries this mark. */
function find(mark: string): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let most = 0;
  for (const element of document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(mark)}"]`)) {
    const { width } = element.getBoundingClientRect();
    if (width > most) {
      best = element;
      most = width;
    }
  }
  return best;
}

function boxOf(mark: string, size: number | undefined): Box | undefined {
  const rect = find(mark)?.getBoundingClientRect();
  if (rect === undefined) return undefined;
  const length = size ?? Math.min(rect.width, rect.height);
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, size: length };
}

function square(seat: unknown, at: unknown): string {
  const [x, y] = at as readonly number[];
  return `square:${String(seat)}:${x},${y}`;
}

/** What an event lets fly; the marks are those of `data-spot`. */
function plansFor(event: GameEvent, shows: (seat: number) => boolean): Plan[] {
  const seat = `seat:${'seat' in event ? String(event.seat) : ''}`;
  switch (event.type) {
    case 'travelled': {
      const piece = String(event.piece);
      const way = { from: `space:${String(event.from)}`, to: `space:${String(event.to)}`, size: 40 };
      return [{ kind: 'piece', what: piece, ...way, hides: `piece:${piece}` }];
    }
    case 'took':
      return [
        {
          kind: 'tile',
          what: String(event.tile),
          from: `space:${String(event.space)}`,
          to: `hand:${String(event.seat)}`,
          hides: `held:${String(event.seat)}`,
        },
      ];
    case 'placed': {
      const to = square(event.seat, [event.x, event.y]);
      return [{ kind: 'tile', what: String(event.tile), from: `hand:${String(event.seat)}`, to, hides: to }];
    }
    case 'activated': {
      const at = square(event.seat, [event.x, event.y]);
      return [{ kind: 'ripple', what: '', from: at, to: at }];
    }
    case 'bought':
      return [{ kind: 'icon', what: 'coin', from: seat, to: `market:${String(event.good)}`, size: 26 }];
    case 'sold':
      return [
        {
          kind: 'icon',
          what: `cube-${String(event.good)}`,
          from: square(event.seat, event.from),
          to: `market:${String(event.good)}`,
          size: 24,
        },
        {
          kind: 'icon',
          what: 'coin',
          from: `market:${String(event.good)}`,
          to: seat,
          size: 26,
          text: `+${String(event.coins)}`,
        },
      ];
    case 'paid':
      if (typeof event.from === 'string') return [];
      return [
        {
          kind: 'icon',
          what: `cube-${String(event.unit)}`,
          from: square(event.seat, event.from),
          to: `hand:${String(event.seat)}`,
          size: 24,
        },
      ];
    case 'walked':
      return [
        {
          kind: 'piece',
          what: String(event.seat),
          from: square(event.seat, event.from),
          to: typeof event.to === 'string' ? seat : square(event.seat, event.to),
          size: 34,
        },
      ];
    case 'gained': {
      const what = String(event.what).split(':')[0] ?? '';
      const at = event.at === undefined ? seat : square(event.seat, event.at);
      return [
        {
          kind: 'icon',
          what: what === 'card' ? 'landmark' : what,
          from: at,
          to: at,
          size: 30,
          text: `+${String(event.n)}`,
        },
      ];
    }
    case 'vp': {
      if (!shows(event.seat as number)) return [];
      const n = event.n as number;
      return [{ kind: 'icon', what: 'vp', from: seat, to: seat, size: 32, text: n < 0 ? String(n) : `+${n}` }];
    }
    case 'rolled':
      return [{ kind: 'die', what: String(event.value), from: 'rondel', to: 'rondel', size: 72 }];
    case 'drawn':
      return [
        {
          kind: 'tile',
          what: String(event.tile),
          from: `stack:${String(event.stack)}`,
          to: `space:${String(event.space)}`,
          hides: `tile:${String(event.space)}`,
        },
      ];
    default:
      return [];
  }
}

class Film {
  flights = $state.raw<readonly Flight[]>([]);
  private last = 0;

  /** Shows these events as they lie on the page now. */
  play(events: readonly GameEvent[], game: Game, viewer: number): void {
    const time = settings.travelTime;
    if (time === 0) return;
    const hidden = game.rules.config.options['hiddenVp'] === true && game.state.over === 0;
    const plans = events.flatMap((event) => plansFor(event, (seat) => !hidden || seat === viewer)).slice(0, MOST);
    const step = Math.min(time * 0.35, 900 / Math.max(1, plans.length));
    const flights = plans.flatMap((plan, i) => this.flight(plan, i * step, time) ?? []);
    if (flights.length > 0) this.flights = [...this.flights.slice(-MOST), ...flights];
  }

  private flight(
    { kind, what, from, to, text = '', size, hides }: Plan,
    delay: number,
    time: number,
  ): Flight | undefined {
    const seat =
      to.startsWith('hand:') || from.startsWith('hand:') ? (to.startsWith('hand:') ? to : from).slice(5) : '';
    const start = boxOf(from, size) ?? boxOf(`seat:${seat}`, size ?? 40);
    const goal = boxOf(to, size) ?? boxOf(`seat:${seat}`, size ?? 40);
    if (start === undefined || goal === undefined) return undefined;
    if (hides !== undefined) {
      const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }];
      find(hides)?.animate(frames, { duration: delay + time, easing: 'linear' });
    }
    return { id: ++this.last, kind, what, text, from: start, to: goal, delay, time };
  }

  done(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  clear(): void {
    this.flights = [];
  }
}

export const film = new Film();
