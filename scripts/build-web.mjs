// Builds the client if its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './install.mjs';

const stamp = join(root, 'packages/web/dist/.built-from');
const sources = ['packages/web', 'packages/engine/src', 'packages/bots/src', 'package-lock.json'];

const fingerprint = hashOf(sources);
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
  say('building the client (only when something has changed)');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Where the tests run, NODE_ENV says so, and Svelte would be built with its own tests' aids.
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  writeFileSync(stamp, fingerprint);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(join(root, path))) return [];
  if (path.includes('.')) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/(^|\/)(dist|node_modules|test)\//.test(file))
    .sort();
}
