/** Whole games as people play them: with the mouse, with a finger, with the keyboard. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inBrowser, missing, visitSite } from './support/in-browser.ts';
import { pick } from './support/pages.ts';
import { type Answer, click, playOn, type Question, question, tap, type } from './support/play.ts';
import { type GameId, lateTable, pointsOf } from './support/tables.ts';
import { savedTable, type Visit, type Wishes } from './support/visit.ts';

/** The total of every seat on the score sheet. */
async function totals(page: Page): Promise<number[]> {
  const cells = page.locator('[data-testid^="total-"]');
  const shown = await cells.evaluateAll((all) =>
    all.map((cell) => [Number(cell.getAttribute('data-testid')?.slice(6)), Number(cell.textContent)] as const),
  );
  return shown.toSorted(([a], [b]) => a - b).map(([, total]) => total);
}

async function expectTheEnd(page: Page): Promise<void> {
  const { over, points } = pointsOf(await savedTable(page));
  expect(over).toBe(true);
  expect(await totals(page)).toEqual(points);
}

inBrowser('two clicks from the front page to the first decision', {}, async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.getByTestId('start').click();
  const asked = await question(page);
  expect(asked.main.length).toBeGreaterThan(1);
  const { seats } = await savedTable(page);
  expect(seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot']);
});

interface Style {
  readonly name: string;
  readonly game: GameId;
  readonly wishes: Wishes;
  readonly act: (page: Page, asked: Question, answer: Answer) => Promise<void>;
}

const STYLES: readonly Style[] = [
  {
    name: 'Glen More with the mouse on 1280×720',
    game: 'glen-more',
    wishes: { width: 1280, height: 720, seed: 11 },
    act: (page, _, answer) => click(page, answer),
  },
  {
    name: 'Glen More II with a finger on 390×844',
    game: 'glen-more-2',
    wishes: { width: 390, height: 844, touch: true, seed: 12 },
    act: (page, _, answer) => tap(page, answer),
  },
];

for (const { name, game, wishes, act } of STYLES) {
  describe.skipIf(missing)(`a whole game of ${name}`, () => {
    let here: Visit;
    let asked: readonly Question[] = [];

    beforeAll(async () => {
      here = await visitSite(wishes);
    });
    afterAll(() => here.context.close());

    test('ends with the scores the engine counts', async () => {
      const { page } = here;
      await page.goto('/');
      await pick(page, `game-${game}`);
      await pick(page, 'players-2');
      await page.getByTestId('player-1').selectOption('easy');
      await page.getByTestId('start').click();
      asked = await playOn(page, (one, answer) => act(page, one, answer));
      expect((await savedTable(page)).saved.header.game).toBe(game);
      await expectTheEnd(page);
    });
    test('shows question, undo and end of turn at every decision', () => {
      expect(asked.length).toBeGreaterThan(20);
      expect(asked.filter(({ outside }) => outside.length > 0).map(({ kind, outside }) => ({ kind, outside }))).toEqual(
        [],
      );
    });
    test('never has to be scrolled sideways', () => {
      expect(asked.length).toBeGreaterThan(20);
      expect(asked.filter(({ overhang }) => overhang > 0).map(({ kind, overhang }) => ({ kind, overhang }))).toEqual(
        [],
      );
    });
    test('causes no errors', () => expect(here.problems).toEqual([]));
  });
}

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.getAttribute('data-testid') === wanted, id)) return;
  }
  throw new Error(`Tab never reaches "${id}"`);
}

inBrowser('keyboard: from the front page through three turns', { seed: 13 }, async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'start');
  await page.keyboard.press('Enter');
  let turns = 0;
  await playOn(
    page,
    (asked, answer) => type(page, asked, answer),
    ({ kind }) => {
      if (kind === 'take') turns += 1;
      return turns > 3;
    },
  );
  const { saved } = await savedTable(page);
  expect(saved.log.filter(([seat, action]) => seat === 0 && action.startsWith('take')).length).toBe(3);
});

inBrowser(
  'keyboard: options with Tab and the arrows, undo with U, redo with R',
  { tables: [lateTable('glen-more', 4)] },
  async ({ page }) => {
    await page.goto('/#/table/late');
    const first = await question(page);
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('[data-option]'))) break;
    }
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-option') ?? '');
    expect(await focused()).toBe(first.main[0]);
    await page.keyboard.press('ArrowRight');
    const chosen = await focused();
    expect(first.main).toContain(chosen);
    expect(chosen).not.toBe(first.main[0]);
    const before = (await savedTable(page)).saved.log.length;
    await page.keyboard.press('Enter');
    expect((await question(page)).canUndo).toBe(true);
    const { log } = (await savedTable(page)).saved;
    expect(log[before]).toEqual([0, chosen]);
    await page.keyboard.press('u');
    expect((await question(page)).main).toEqual(first.main);
    await page.keyboard.press('r');
    expect((await question(page)).canUndo).toBe(true);
  },
);

inBrowser('keyboard: to the end of a game', { tables: [lateTable('glen-more-2', 2)] }, async ({ page }) => {
  await page.goto('/#/table/late');
  await playOn(page, (asked, answer) => type(page, asked, answer));
  await expectTheEnd(page);
  await tabTo(page, 'rematch');
  await page.keyboard.press('Enter');
  await page.getByTestId('result').waitFor({ state: 'detached' });
  expect((await question(page)).over).toBe(false);
  expect(pointsOf(await savedTable(page)).over).toBe(false);
});
