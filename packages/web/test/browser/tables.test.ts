/** What a table survives: reloading, other languages, other tabs, broken stores, refusals, several people. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedTable } from '../../src/play/table.svelte.ts';
import { inBrowser } from './support/in-browser.ts';
import { closeSettings, openSettings, pick } from './support/pages.ts';
import { answerTo, click, optionButton, playOn, type Question, question } from './support/play.ts';
import { lateTable, middleTable } from './support/tables.ts';
import { savedTable, TABLE } from './support/visit.ts';

/** Everything of a question but what depends on the language or on the screen. */
const matter = ({ kind, seat, main, extra, canEnd, canUndo }: Question) => ({
  kind,
  seat,
  main,
  extra,
  canEnd,
  canUndo,
});
const logOf = async (page: Page) => (await savedTable(page)).saved.log;

/** Plays until something has been done in this turn that can be taken back. */
async function intoTheTurn(page: Page): Promise<Question> {
  const all = await playOn(
    page,
    (_, answer) => click(page, answer),
    ({ canUndo, kind }) => canUndo && kind !== 'take',
  );
  return all.at(-1) as Question;
}

inBrowser(
  'reload in the middle of a turn: the same position, and undo is still there',
  { tables: [middleTable('glen-more-2')] },
  async ({ page }) => {
    await page.goto('/#/table/middle');
    const before = await intoTheTurn(page);
    const log = await logOf(page);
    await page.reload();
    const after = await question(page);
    expect(matter(after)).toEqual(matter(before));
    expect(await logOf(page)).toEqual(log);

    await page.getByTestId('undo').click();
    const undone = await question(page);
    expect(matter(undone)).not.toEqual(matter(after));
    // What has been taken back stays so.
    await page.reload();
    expect(matter(await question(page))).toEqual({ ...matter(undone), canUndo: expect.any(Boolean) });
  },
);

inBrowser(
  'language in the middle of a turn: other words, the same game',
  { tables: [middleTable('glen-more-2')] },
  async ({ page }) => {
    await page.goto('/#/table/middle');
    const before = await intoTheTurn(page);
    const log = await logOf(page);
    const texts = new Set([before.text]);
    for (const language of ['de', 'fr', 'it']) {
      await openSettings(page);
      await pick(page, `language-${language}`);
      await page.locator(`html[lang="${language}"]`).waitFor();
      await closeSettings(page);
      const after = await question(page);
      texts.add(after.text);
      expect(matter(after)).toEqual(matter(before));
    }
    expect(texts.size).toBe(4);
    expect(await logOf(page)).toEqual(log);
    // The game goes on, and the choice outlives a reload.
    await click(page, answerTo(await question(page), 1));
    await question(page);
    expect((await logOf(page)).length).toBeGreaterThan(log.length);
    await page.reload();
    await page.locator('html[lang="it"]').waitFor();
  },
);

inBrowser(
  'two tabs: only one plays at a table, and it can be taken over',
  { tables: [lateTable('glen-more', 5)] },
  async ({ context, page }) => {
    await page.goto('/#/table/late');
    const before = await question(page);
    const other = await context.newPage();
    await other.goto('/#/table/late');
    await other.getByTestId('take-over').waitFor();
    expect(await other.getByTestId('prompt').count()).toBe(0);

    await click(page, answerTo(before, 1));
    await question(page);
    const log = await logOf(page);
    await other.getByTestId('take-over').click();
    const there = await question(other);
    expect(await logOf(other)).toEqual(log);
    await page.getByTestId('take-over').waitFor();
    expect(await page.getByTestId('prompt').count()).toBe(0);

    await click(other, answerTo(there, 1));
    await question(other);
    const later = await logOf(other);
    expect(later.length).toBeGreaterThan(log.length);
    await page.getByTestId('take-over').click();
    await question(page);
    expect(await logOf(page)).toEqual(later);
  },
);

const whole = lateTable('glen-more', 3);
const impossible: SavedTable = { ...whole, id: 'impossible', saved: { ...whole.saved, log: [[1, 'take 999']] } };

inBrowser(
  'broken saved tables: the front page lists them, goes on, and they can be deleted',
  {
    tables: [whole],
    store: {
      [`${TABLE}half`]: JSON.stringify(whole).slice(0, 300),
      [`${TABLE}nothing`]: 'null',
      [`${TABLE}other`]: '{"id":"other","seats":[1,2],"saved":7}',
      'great-glen/setup': '{"game":17,"chairs":',
      'great-glen/pack/broken': '{{{',
    },
  },
  async ({ page }) => {
    await page.goto('/');
    await page.getByTestId('continue-late').waitFor();
    for (const id of ['half', 'nothing', 'other']) {
      await page.getByTestId(`delete-${id}`).click();
      await page.getByTestId(`delete-${id}`).waitFor({ state: 'detached' });
    }
    await page.getByTestId('continue-late').click();
    await question(page);
    await page.goto('/');
    await page.getByTestId('start').click();
    await question(page);
  },
);

inBrowser(
  'a table with an impossible action opens as a closed one, not as an empty page',
  { tables: [whole, impossible] },
  async ({ page }) => {
    await page.goto('/#/table/impossible');
    await page.getByTestId('rescue').waitFor();
    await page.goto('/#/table/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/#/table/late');
    await question(page);
  },
);

inBrowser(
  'what is not allowed is marked, and says by which rule',
  { tables: [middleTable('glen-more-2')] },
  async ({ page }) => {
    await page.goto('/#/table/middle');
    const asked = await question(page);
    expect(asked.kind).toBe('take');
    const shut = page.locator('[data-testid^="space-"][aria-disabled="true"]').first();
    const space = ((await shut.getAttribute('data-testid')) ?? '').slice('space-'.length);
    expect(asked.main).not.toContain(`take ${space}`);
    const open = page.getByTestId(`space-${(asked.main[0] ?? '').slice('take '.length)}`);
    expect(await open.getAttribute('aria-disabled')).not.toBe('true');

    const log = await logOf(page);
    await shut.click({ force: true });
    const reason = page.getByTestId('prompt').getByTestId('reason');
    await reason.waitFor();
    const rule = (await reason.getAttribute('data-rule')) ?? '';
    expect(rule).toMatch(/^G2-[A-Z]+/);
    await reason.getByText(rule).waitFor();
    expect(await logOf(page)).toEqual(log);

    // The end of the turn is as little allowed, and says so as well.
    await page.getByTestId('end-turn').click({ force: true });
    await reason.waitFor();
    expect(await logOf(page)).toEqual(log);
    // What is allowed puts the reason away.
    await page.locator(optionButton(asked.main[0] ?? '')).click();
    await reason.waitFor({ state: 'detached' });
  },
);

inBrowser('pass and play: two people take turns at one screen', { seed: 21 }, async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('pass-and-play').click();
  await pick(page, 'game-glen-more');
  await pick(page, 'players-2');
  await page.getByTestId('name-0').fill('Iona');
  await page.getByTestId('name-1').fill('Rhona');
  await page.getByTestId('start').click();
  const turns: number[] = [];
  const all = await playOn(
    page,
    (_, answer) => click(page, answer),
    ({ kind, seat }) => {
      if (kind === 'take') turns.push(seat);
      return turns.length > 8;
    },
  );
  expect(new Set(turns)).toEqual(new Set([0, 1]));
  // The one who is asked is named.
  for (const { seat, text } of all) expect(text).toContain(['Iona', 'Rhona'][seat]);
  expect(new Set((await logOf(page)).map(([seat]) => seat))).toEqual(new Set([0, 1]));
});

inBrowser('offline after the first visit: the page reloads and a game begins', {}, async ({ context, page }) => {
  await page.goto('/');
  await page.evaluate(inCharge, 20_000);
  await context.setOffline(true);
  await page.reload();
  await page.getByTestId('start').click();
  await click(page, answerTo(await question(page), 1));
  await question(page);
});

/** Waits in the page until the service worker has taken it over. */
function inCharge(longest: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = navigator.serviceWorker;
    setTimeout(() => reject(new Error('no service worker has taken over')), longest);
    worker.addEventListener('controllerchange', () => resolve());
    if (worker.controller !== null) resolve();
  });
}
