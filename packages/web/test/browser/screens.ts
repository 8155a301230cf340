/** `npm run screens`: pictures of the front page and the tables, by day and by night, on three widths. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { question } from './support/play.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath, openSite } from './support/site.ts';
import { finishedTable, middleTable } from './support/tables.ts';
import { visit, type Wishes } from './support/visit.ts';

const folder = fileURLToPath(new URL('../../../../docs/screens/', import.meta.url));

const SIZES: readonly (Wishes & { readonly width: number })[] = [
  { width: 390, height: 844, touch: true },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly tables: Wishes['tables'];
}

const PICTURES: readonly Picture[] = [
  { name: 'front', path: '/', tables: [middleTable('glen-more-2'), finishedTable('glen-more')] },
  { name: 'glen-more', path: '/#/table/middle', tables: [middleTable('glen-more')] },
  { name: 'glen-more-2', path: '/#/table/middle', tables: [middleTable('glen-more-2')] },
];

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === '/') await page.getByTestId('start').waitFor();
  else await question(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function takeAll(browser: Browser, site: string): Promise<void> {
  for (const { name, path, tables = [] } of PICTURES) {
    for (const size of SIZES) {
      for (const theme of ['light', 'dark'] as const) {
        const { context, page, problems } = await visit(browser, site, { ...size, theme, tables });
        await ready(page, path);
        const file = `${name}-${size.width}-${theme}.png`;
        await page.screenshot({ path: folder + file });
        await context.close();
        process.stderr.write(`${[file, ...problems].join('\n  ')}\n`);
      }
    }
  }
}

const executablePath = chromiumPath();
if (executablePath === undefined) {
  process.stderr.write('There is no Chromium here; CHROMIUM names one.\n');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const site = await openSite();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
try {
  await takeAll(browser, site.address);
} finally {
  await browser.close();
  site.close();
}
