/** Tests in the browser: a fresh visit for each, and no errors in the page by the end of it. */
import { type Browser, chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Visit, visit, type Wishes } from './visit.ts';

const endpoint = inject('browser');
let connected: Promise<Browser> | undefined;

/** There is no browser here. */
export const missing = endpoint === '';

export async function visitSite(wishes: Wishes = {}): Promise<Visit> {
  connected ??= chromium.connect(endpoint);
  return visit(await connected, inject('site'), wishes);
}

export function inBrowser(name: string, wishes: Wishes, body: (here: Visit) => Promise<void>): void {
  test.skipIf(missing)(name, async () => {
    const here = await visitSite(wishes);
    try {
      await body(here);
      expect(here.problems).toEqual([]);
    } finally {
      await here.context.close();
    }
  });
}
