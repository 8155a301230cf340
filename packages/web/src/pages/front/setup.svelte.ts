/** The game somebody is about to start: always complete, always playable, remembered for the next time. */
import { type ContentPack, type GameMeta, gameMetas, Session } from '@great-glen/engine';
import { t } from '../../i18n/index.svelte.ts';
import { keptPack } from '../../play/packs.ts';
import { freshId, keepTable, readEntry, writeEntry } from '../../play/storage.ts';
import { type Seat, savedTable } from '../../play/table.svelte.ts';

export const LEVELS = ['random', 'easy', 'medium', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];
export type Mode = 'bots' | 'together';
type OptionValue = string | number | boolean;

export interface Chair {
  readonly kind: 'human' | 'bot';
  /** As typed; empty for the name that is proposed. */
  readonly name: string;
  readonly level: Level;
}

const NEIGHBOURS = ['Ailsa', 'Bruce', 'Catriona', 'Duncan', 'Eilidh'];
const STORED = 'great-glen/setup';
const MOST_SEATS = 5;
export const LONGEST_NAME = 24;

const human: Chair = { kind: 'human', name: '', level: 'medium' };
const bot: Chair = { kind: 'bot', name: '', level: 'medium' };

interface Choices {
  readonly mode: Mode;
  readonly game: string;
  readonly players: number;
  readonly chairs: Readonly<Record<Mode, readonly Chair[]>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
  readonly pack: string;
}

const DEFAULTS: Choices = {
  mode: 'bots',
  game: 'glen-more-2',
  players: 3,
  chairs: { bots: [human, bot, bot, bot, bot], together: [human, human, human, human, human] },
  options: {},
  pack: '',
};

function isChair(value: unknown): value is Chair {
  const it = value as Partial<Chair> | null;
  return (
    (it?.kind === 'human' || it?.kind === 'bot') &&
    typeof it.name === 'string' &&
    (LEVELS as readonly unknown[]).includes(it.level)
  );
}

function chairsOr(value: unknown, fallback: readonly Chair[]): readonly Chair[] {
  return Array.isArray(value) && value.length === MOST_SEATS && value.every(isChair) ? value : fallback;
}

/** What was chosen last time, as far as it still makes sense. */
function remembered(): Choices {
  try {
    const read = JSON.parse(readEntry(STORED) ?? '{}') as Partial<Choices>;
    return {
      mode: read.mode === 'together' ? 'together' : 'bots',
      game: gameMetas.some(({ id }) => id === read.game) ? String(read.game) : DEFAULTS.game,
      players: Number.isInteger(read.players) ? Number(read.players) : DEFAULTS.players,
      chairs: {
        bots: chairsOr(read.chairs?.bots, DEFAULTS.chairs.bots),
        together: chairsOr(read.chairs?.together, DEFAULTS.chairs.together),
      },
      options: typeof read.options === 'object' && read.options !== null ? read.options : {},
      pack: typeof read.pack === 'string' ? read.pack : '',
    };
  } catch {
    return DEFAULTS;
  }
}

export class Setup {
  private choices = $state.raw<Choices>(remembered());

  readonly meta: GameMeta = $derived.by(() => gameMetas.find(({ id }) => id === this.choices.game) as GameMeta);
  readonly players: number = $derived.by(() => {
    const [least, most] = this.meta.players;
    return Math.min(most, Math.max(least, this.choices.players));
  });
  readonly chairs: readonly Chair[] = $derived.by(() => this.choices.chairs[this.choices.mode].slice(0, this.players));
  readonly pack: ContentPack | undefined = $derived.by(() => {
    const pack = this.choices.pack === '' ? undefined : keptPack(this.choices.pack);
    return pack?.contents.has(this.choices.game) === true ? pack : undefined;
  });

  get mode(): Mode {
    return this.choices.mode;
  }
  get game(): string {
    return this.choices.game;
  }

  change(some: Partial<Pick<Choices, 'mode' | 'game' | 'players' | 'pack'>>): void {
    this.keep({ ...this.choices, ...some });
  }

  changeChair(seat: number, some: Partial<Chair>): void {
    const { mode, chairs } = this.choices;
    const changed = chairs[mode].map((chair, i) => (i === seat ? { ...chair, ...some } : chair));
    this.keep({ ...this.choices, chairs: { ...chairs, [mode]: changed } });
  }

  /** The chosen value where it is one of this table's, else the rulebook's. */
  option(name: string): OptionValue {
    const option = this.meta.options.find((candidate) => candidate.name === name);
    const value = this.choices.options[this.game]?.[name];
    const fits = value !== undefined && option?.values.includes(value) === true;
    const seated = option?.isSeat !== true || typeof value !== 'number' || value < this.players;
    return fits && seated ? value : (option?.default ?? false);
  }

  setOption(name: string, value: OptionValue): void {
    const own = { ...this.choices.options[this.game], [name]: value };
    this.keep({ ...this.choices, options: { ...this.choices.options, [this.game]: own } });
  }

  /** How many options differ from the rulebook. */
  get changed(): number {
    return this.meta.options.filter(({ name, default: usual }) => this.option(name) !== usual).length;
  }

  nameOf(seat: number): string {
    const chair = this.chairs[seat] as Chair;
    if (chair.name.trim() !== '') return chair.name.trim().slice(0, LONGEST_NAME);
    if (chair.kind === 'bot')
      return NEIGHBOURS[this.chairs.slice(0, seat).filter(({ kind }) => kind === 'bot').length] as string;
    const alone = this.chairs.filter(({ kind }) => kind === 'human').length === 1;
    return alone ? t('common.you') : t('setup.seat.default-name', { n: seat + 1 });
  }

  /** Starts the game and says under which id it is kept. */
  start(): string {
    const { game, players, pack } = this;
    const options = Object.fromEntries(this.meta.options.map(({ name }) => [name, this.option(name)]));
    const session = Session.start({ game, players, options }, freshId(), pack);
    const seats = this.chairs.map(({ kind, level }, seat): Seat => {
      return { kind, name: this.nameOf(seat), player: kind === 'bot' ? level : '' };
    });
    const id = freshId();
    keepTable(savedTable(id, seats, session));
    return id;
  }

  private keep(choices: Choices): void {
    this.choices = choices;
    writeEntry(STORED, JSON.stringify(choices));
  }
}
