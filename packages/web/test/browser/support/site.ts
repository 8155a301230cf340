/** The built client on a port of its own, and the browser that visits it. Knows nothing of vitest. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createSite } from '../../../../server/src/app.ts';
import { loadFiles } from '../../../../server/src/files.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the client where that is needed and serves it. */
export async function openSite(): Promise<{ readonly address: string; readonly close: () => void }> {
  const built = spawnSync(process.execPath, [here('../../../../../scripts/build-web.mjs')], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the client could not be built');
  const server = createSite(loadFiles(here('../../../dist')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // A secure context for the browser, so that service workers and locks are there as on a real site.
    address: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of Chromium: the one that is named (`none` for none), or where systems put it. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named === 'none') return undefined;
  return named === undefined || named === '' ? PLACES.find((path) => existsSync(path)) : named;
}

export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
