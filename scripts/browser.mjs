// Chromium for the tests in the browser: the one that is there, or Debian's, where we may install it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './install.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a browser, or undefined where there is none and none can be had. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const found = places.find((path) => existsSync(path));
  if (found !== undefined || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return found;
  say('there is no Chromium here: installing it with apt-get for the tests in the browser');
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '--no-install-recommends', 'chromium');
  // The lists of packages may be missing or old.
  if (!install() && apt('update')) install();
  return places.find((path) => existsSync(path));
}
