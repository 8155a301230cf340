/** Steps on the pages around the table. */
import type { Page } from 'playwright-core';

/** A radio button that is drawn as part of a strip: people click its label. */
export async function pick(page: Page, id: string): Promise<void> {
  const button = page.getByTestId(id);
  await page.locator('label').filter({ has: button }).click();
  if (!(await button.isChecked())) throw new Error(`"${id}" was clicked and is not chosen`);
}

/** Opens the settings from the menu of the table. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('open-settings').click();
  await page.getByTestId('settings-dialog').waitFor();
}

export async function closeSettings(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByTestId('settings-dialog').waitFor({ state: 'hidden' });
}
