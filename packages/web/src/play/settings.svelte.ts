/** How this browser shows the table. Kept in its store; without one, the choices last as long as the page. */
export type Motion = 'full' | 'fast' | 'off';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
export type Theme = 'system' | 'light' | 'dark';

interface Choices {
  motion: Motion;
  sound: boolean;
  pace: Pace;
  theme: Theme;
}

export const MOTIONS: readonly Motion[] = ['full', 'fast', 'off'];
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const STORED = 'great-glen/settings';
const DEFAULTS: Choices = { motion: 'full', sound: false, pace: 'normal', theme: 'system' };

/** Milliseconds a step of an artificial player stays before the next one. */
const STEP: Readonly<Record<Pace, number>> = { slow: 800, normal: 380, fast: 150, instant: 0 };

function oneOf<T>(value: unknown, known: readonly T[], fallback: T): T {
  return known.includes(value as T) ? (value as T) : fallback;
}

function stored(): Choices {
  try {
    const read = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Choices>;
    return {
      motion: oneOf(read.motion, MOTIONS, DEFAULTS.motion),
      sound: read.sound === true,
      pace: oneOf(read.pace, PACES, DEFAULTS.pace),
      theme: oneOf(read.theme, THEMES, DEFAULTS.theme),
    };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  private choices = $state.raw<Choices>(stored());

  constructor() {
    this.showTheme();
  }

  get motion(): Motion {
    return this.choices.motion;
  }
  get sound(): boolean {
    return this.choices.sound;
  }
  get pace(): Pace {
    return this.choices.pace;
  }
  get theme(): Theme {
    return this.choices.theme;
  }

  get stepTime(): number {
    return STEP[this.choices.pace];
  }

  /** How long things travel, in milliseconds; 0 where nothing should move. */
  get travelTime(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { full: 480, fast: 220, off: 0 }[this.choices.motion];
  }

  change(some: Partial<Choices>): void {
    this.choices = { ...this.choices, ...some };
    this.showTheme();
    try {
      localStorage.setItem(STORED, JSON.stringify(this.choices));
    } catch {
      // A full or forbidden store costs nothing but the memory of it.
    }
  }

  private showTheme(): void {
    const root = document.documentElement;
    if (this.choices.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.choices.theme;
  }
}

export const settings = new Settings();
