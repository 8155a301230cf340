/**
 * A made-up chronicle, the ceilidh, that uses every way a module has into the core. Nothing of it is in the product.
 *
 * Everybody has a secret tune (0 to 3). Whoever places a village invites to a dance: all secretly choose how many
 * steps to dance, the most steps bring 2 VP. Fiddles (2 at most) and a drum are bought for a coin at any time; fiddles
 * are a scoring category and count as whisky. Tiles on odd spaces cost a coin more. At the end of a turn one may drink a toast.
 * Tunes are worth VP at the end.
 */
import { completeConfig } from '../../src/catalog.ts';
import { compileContent } from '../../src/content/compile.ts';
import { GLEN_MORE } from '../../src/content/glen-more.ts';
import type { Action } from '../../src/core/actions.ts';
import { type Game, kindNamed, pop, push } from '../../src/core/game.ts';
import { REFEREE } from '../../src/core/json.ts';
import { listAt, recordAt } from '../../src/core/json-read.ts';
import { COIN } from '../../src/core/purse.ts';
import type { Reason } from '../../src/core/reasons.ts';
import { below, type Stream } from '../../src/core/rng.ts';
import type { FrameHandler, FreeAction, Module, Rules, SlotSpec } from '../../src/core/rules.ts';
import { score } from '../../src/core/score.ts';
import { newFrame, type Slot } from '../../src/core/state.ts';
import { glenMore } from '../../src/games/glen-more/game.ts';

interface Ceilidh {
  tunes: number[];
  fiddles: number[];
  drums: number[];
  /** Steps of the last dance, by seat. */
  danced: number[];
}

/** What stands for a secret in a view. */
const UNKNOWN = -1;
const TUNES = 4;
const MOST_STEPS = 2;
const MOST_FIDDLES = 2;
const MOST_DRUMS = 1;

const slot: SlotSpec = {
  key: 'ceilidh',
  topLevel: false,
  create: (g): Ceilidh => ({
    tunes: g.state.players.map(() => 0),
    fiddles: g.state.players.map(() => 0),
    drums: g.state.players.map(() => 0),
    danced: [],
  }),
  copy(from: Slot): Ceilidh {
    const { tunes, fiddles, drums, danced } = from as Ceilidh;
    return { tunes: tunes.slice(), fiddles: fiddles.slice(), drums: drums.slice(), danced: danced.slice() };
  },
  view(_g, from, viewer) {
    const { tunes, fiddles, drums, danced } = from as Ceilidh;
    const mayHear = (seat: number): boolean => viewer === REFEREE || viewer === seat;
    return { tunes: tunes.map((tune, seat) => (mayHear(seat) ? tune : UNKNOWN)), fiddles, drums, danced };
  },
  guess(_g, seen, random): Ceilidh {
    const it = recordAt(seen, 'ceilidh');
    const numbers = (key: string): number[] => listAt(it[key], `ceilidh.${key}`).map(Number);
    return {
      tunes: numbers('tunes').map((tune) => (tune === UNKNOWN ? below(random, TUNES) : tune)),
      fiddles: numbers('fiddles'),
      drums: numbers('drums'),
      danced: numbers('danced'),
    };
  },
};

export function ceilidh(g: Game): Ceilidh {
  return g.state.slots[g.rules.slots.indexOf(slot)] as Ceilidh;
}

/** Frame `ceilidh/dance`: all choose at the same time; `list` holds by seat the steps chosen + 1, 0 for none yet. */
const dance: FrameHandler = {
  name: 'ceilidh/dance',
  deciders: (_g, f) => f.list.reduce((set, steps, seat) => (steps === 0 ? set | (1 << seat) : set), 0),
  run(g, f) {
    const danced = f.list.map((steps) => steps - 1);
    pop(g);
    g.revealed = true;
    ceilidh(g).danced = danced;
    g.events?.push({ type: 'ceilidh/danced', steps: danced });
    const most = Math.max(...danced);
    danced.forEach((steps, seat) => {
      if (steps === most) score(g, seat, 'ceilidh', 2);
    });
  },
  options(_g, _f, _seat, out) {
    for (let steps = 0; steps <= MOST_STEPS; steps++) out.push({ kind: 'choose', what: 'steps', value: steps });
  },
  apply(_g, f, seat, action) {
    if (action.kind === 'choose') f.list[seat] = Number(action.value) + 1;
  },
  refusal: (_g, _f, _seat, action) => (action.kind === 'choose' ? 'ceilidh/tired' : 'phase'),
  /** That somebody has chosen is seen; what, only by himself. */
  hide(_g, f, viewer) {
    const list = f.list.map((steps, seat) => (seat === viewer || steps === 0 ? steps : UNKNOWN));
    return { ...newFrame(f.kind, f.seat), list };
  },
  guess(_g, f, random) {
    f.list = f.list.map((steps) => (steps === UNKNOWN ? 1 + below(random, MOST_STEPS + 1) : steps));
  },
};

/** Frame `ceilidh/toast`: whether to drink. */
const toast: FrameHandler = {
  name: 'ceilidh/toast',
  deciders: (_g, f) => (f.step === 0 ? 1 << f.seat : 0),
  run: (g) => pop(g),
  options(_g, _f, _seat, out) {
    for (const value of ['yes', 'no']) out.push({ kind: 'choose', what: 'toast', value });
  },
  apply(g, f, seat, action) {
    f.step = 1;
    if (action.kind !== 'choose' || action.value !== 'yes') return;
    g.player(seat).whisky--;
    score(g, seat, 'ceilidh', 1);
  },
  refusal: () => 'phase',
};

/** Two free actions of one kind, each answering for its own instrument only. */
function instrument(field: 'fiddle' | 'drum', owned: (g: Game) => number[], most: number): FreeAction {
  const refusal = (g: Game, seat: number, action: Action): Reason | undefined => {
    if (action.kind !== 'claim' || action.field !== field) return undefined;
    if ((owned(g)[seat] ?? 0) >= most) return `ceilidh/enough-${field}s`;
    return g.player(seat).coins < 1 ? 'ceilidh/poor' : undefined;
  };
  return {
    kind: 'claim',
    touchesPurse: true,
    touchesPlaces: false,
    refusal,
    options(g, seat, out) {
      const wish: Action = { kind: 'claim', field };
      if (refusal(g, seat, wish) === undefined) out.push(wish);
    },
    apply(g, seat, action) {
      if (action.kind !== 'claim' || action.field !== field) return false;
      owned(g)[seat] = (owned(g)[seat] ?? 0) + 1;
      g.player(seat).coins--;
      return true;
    },
  };
}

const toy: Module = {
  id: 'ceilidh',
  slot,
  frames: [dance, toast],
  freeActions: [
    instrument('fiddle', (g) => ceilidh(g).fiddles, MOST_FIDDLES),
    instrument('drum', (g) => ceilidh(g).drums, MOST_DRUMS),
  ],
  streams: ['ceilidh'],
  sources: ['ceilidh'],
  setup: [
    {
      at: 950,
      run(g, random: (name: string) => Stream) {
        const tunes = random('ceilidh:tunes');
        ceilidh(g).tunes = g.state.players.map(() => below(tunes, TUNES));
      },
    },
  ],
  turnStages: [
    {
      at: 450,
      name: 'toast',
      run(g, f) {
        if (g.player(f.seat).whisky > 0) push(g, kindNamed(g, toast.name), f.seat);
      },
    },
  ],
  categories: [{ name: 'fiddles', source: 'ceilidh', at: 10, count: (g, seat) => ceilidh(g).fiddles[seat] ?? 0 }],
  finals: [{ source: 'ceilidh', at: 10, points: (g, seat) => ceilidh(g).tunes[seat] ?? 0 }],
  modifiers: {
    takeCost(_g, _seat, space, units) {
      if (space % 2 === 1) units.push(COIN);
    },
    count: (g, seat, category, value) => (category.name === 'whisky' ? value + (ceilidh(g).fiddles[seat] ?? 0) : value),
  },
  reactions: {
    placed(g, seat, at) {
      if (g.rules.tiles[at.tile]?.type !== 'village') return;
      push(g, kindNamed(g, dance.name), seat).list = g.state.players.map(() => 0);
    },
  },
  citations: {
    'ceilidh/tired': 'TOY-1',
    'ceilidh/enough-fiddles': 'TOY-2',
    'ceilidh/enough-drums': 'TOY-3',
    'ceilidh/poor': 'TOY-4',
  },
};

/** Glen More (2010) with the ceilidh. */
export function toyRules(players: number): Rules {
  const config = completeConfig({ game: 'glen-more', players });
  return compileContent({ config, game: glenMore(config, GLEN_MORE), chronicles: [toy], tiles: GLEN_MORE.tiles });
}
