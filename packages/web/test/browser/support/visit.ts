/** Somebody in front of a browser: a fresh store, and a list of everything that went wrong in the page. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SavedTable } from '../../../src/play/table.svelte.ts';

export interface Wishes {
  readonly width?: number;
  readonly height?: number;
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  readonly theme?: 'light' | 'dark';
  /** What the browser's store holds at the first visit. */
  readonly store?: Readonly<Record<string, string>>;
  readonly tables?: readonly SavedTable[];
  /** Makes the games that are started on the page other ones. */
  readonly seed?: number;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of all pages of this visit, in the order they happened. */
  readonly problems: string[];
}

export const TABLE = 'great-glen/table/';

/** Bots do not wait and nothing travels: what is tested is the game, not patience. */
const QUICK = { 'great-glen/settings': JSON.stringify({ motion: 'off', pace: 'instant' }), 'great-glen/locale': 'en' };

function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
}

export async function visit(browser: Browser, site: string, wishes: Wishes = {}): Promise<Visit> {
  const { width = 1280, height = 720, touch = false, theme = 'light', seed = 1 } = wishes;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  const problems: string[] = [];
  context.on('page', (page) => watch(page, problems));
  const tables = (wishes.tables ?? []).map((table) => [TABLE + table.id, JSON.stringify(table)] as const);
  await context.addInitScript(prepare, {
    entries: Object.entries({ ...QUICK, ...Object.fromEntries(tables), ...wishes.store }),
    seed,
  });
  const page = await context.newPage();
  return { context, page, problems };
}

/** Runs in the page before its own scripts: the store is filled once, and chance is the same every time. */
function prepare({ entries, seed }: { entries: [string, string][]; seed: number }): void {
  if (location.protocol !== 'http:') return;
  if (localStorage.getItem('test/prepared') === null) {
    for (const [key, value] of entries) localStorage.setItem(key, value);
    localStorage.setItem('test/prepared', 'yes');
  }
  let state = seed;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (!(array instanceof Uint8Array)) return array;
    for (let i = 0; i < array.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      array[i] = state >>> 24;
    }
    return array;
  };
}

/** The table as the page has saved it; the newest where there are several. */
export async function savedTable(page: Page): Promise<SavedTable> {
  const texts = await page.evaluate(
    (prefix) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => localStorage.getItem(key) ?? ''),
    TABLE,
  );
  const tables = texts.map((text) => JSON.parse(text) as SavedTable).sort((a, b) => b.updated - a.updated);
  const [newest] = tables;
  if (newest === undefined) throw new Error('the page has saved no table');
  return newest;
}
