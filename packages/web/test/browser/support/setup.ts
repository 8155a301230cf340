/** Before all tests in the browser: the site and one Chromium. Where there is none, the tests are skipped. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGUMENTS, chromiumPath, openSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is reached; empty where there is none. */
    browser: string;
    site: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) {
    project.provide('browser', '');
    project.provide('site', '');
    return async () => undefined;
  }
  const site = await openSite();
  const server = await chromium.launchServer({ executablePath, args: CHROMIUM_ARGUMENTS });
  project.provide('browser', server.wsEndpoint());
  project.provide('site', site.address);
  return async () => {
    await server.close();
    site.close();
  };
}
