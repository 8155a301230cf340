/** Everybody can use it: axe finds nothing on any page, by day and by night, and the pages fit their windows. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inBrowser } from './support/in-browser.ts';
import { openSettings } from './support/pages.ts';
import { answerTo, click, type Question, question, tap } from './support/play.ts';
import { finishedTable, middleTable } from './support/tables.ts';
import type { Wishes } from './support/visit.ts';

/** What axe objects to: each kind of thing once, with the first few elements. */
async function objections(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => {
    const some = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`);
    return `${id}, ${nodes.length} times:\n${some.join('\n')}`;
  });
}

interface View {
  readonly name: string;
  readonly wishes?: Wishes;
  readonly open: (page: Page) => Promise<unknown>;
}

const PHONE = { width: 390, height: 844, touch: true };
const middle = middleTable('glen-more-2');

const VIEWS: readonly View[] = [
  {
    name: 'front page',
    wishes: { tables: [middle, finishedTable('glen-more')] },
    open: async (page) => {
      await page.goto('/');
      await page.getByTestId('start').waitFor();
    },
  },
  {
    name: 'set-up with its options',
    open: async (page) => {
      await page.goto('/');
      await page.getByTestId('options').click();
    },
  },
  { name: 'table', wishes: { tables: [middle] }, open: (page) => openTable(page, 'middle') },
  { name: 'table on a phone', wishes: { ...PHONE, tables: [middle] }, open: (page) => openTable(page, 'middle') },
  {
    name: 'table on a phone, a tile in hand',
    wishes: { ...PHONE, tables: [middle] },
    open: async (page) => tap(page, answerTo(await openTable(page, 'middle'), 1)),
  },
  {
    name: 'table of Glen More, a tile in hand',
    wishes: { tables: [middleTable('glen-more')] },
    open: async (page) => click(page, answerTo(await openTable(page, 'middle'), 1)),
  },
  {
    name: 'inspector',
    open: async (page) => {
      await page.goto('/#/inspect/glen-more-2');
      await page.locator('[data-testid^="item-"]').first().click();
      await page.getByTestId('detail').waitFor();
    },
  },
  {
    name: 'settings at the table',
    wishes: { tables: [middle] },
    open: async (page) => {
      await openTable(page, 'middle');
      await openSettings(page);
    },
  },
  {
    name: 'score sheet',
    wishes: { tables: [finishedTable('glen-more-2')] },
    open: (page) => openTable(page, 'finished'),
  },
];

async function openTable(page: Page, id: string): Promise<Question> {
  await page.goto(`/#/table/${id}`);
  return question(page);
}

for (const { name, wishes = {}, open } of VIEWS) {
  for (const theme of ['light', 'dark'] as const) {
    inBrowser(`axe: ${name}, ${theme}`, { ...wishes, theme }, async ({ page }) => {
      await open(page);
      expect(await objections(page)).toEqual([]);
    });
  }
}

for (const size of [{ width: 1280, height: 720 }, PHONE]) {
  inBrowser(`no page is wider than a window of ${size.width}`, { ...size, tables: [middle] }, async ({ page }) => {
    const overhang: Record<string, number> = {};
    for (const place of ['', 'inspect', 'replay', 'pack', 'about', 'nowhere']) {
      // From outside, so that nothing of the page before is measured.
      await page.goto('about:blank');
      await page.goto(`/#/${place}`);
      await page.locator('main h1').waitFor();
      overhang[place] = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    }
    expect(Object.entries(overhang).filter(([, pixels]) => pixels > 0)).toEqual([]);
  });
}
