// Installs the pinned tools into node_modules when they are missing or no longer match the lock file.
// Everything printed here, npm's own output included, goes to stderr.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const localNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.great-glen-stamp');

/** One line for the human, on stderr. */
export function say(text) {
  process.stderr.write(`great-glen: ${text}\n`);
}

export async function ensureInstalled() {
  if (whyInstall() === undefined) return;
  // The second of two concurrent runs waits for the first, then looks again: usually nothing is left to do.
  await withLock(join(root, '.install-lock'), say, async (alsoHeldBy) => {
    const reason = whyInstall();
    if (reason !== undefined) await install(reason, alsoHeldBy);
  });
}

/** Says "installed, and from exactly these files"; written only after npm has finished. */
export function writeStamp() {
  if (existsSync(localNode)) writeFileSync(stampFile, fingerprint());
}

function whyInstall() {
  if (!existsSync(join(root, 'node_modules'))) return 'node_modules is missing';
  if (!existsSync(stampFile) || !existsSync(localNode)) return 'node_modules is incomplete';
  if (readFileSync(stampFile, 'utf8') !== fingerprint()) return 'the dependencies have changed since the last install';
  return undefined;
}

// The lock file, and of each package.json only the fields that decide what gets installed: editing a script or a
// description must not cost a reinstallation. Platform and processor are in it because some packages are binaries.
function fingerprint() {
  const fields = ['name', 'workspaces', 'overrides', 'allowScripts', 'dependencies', 'devDependencies'];
  fields.push('optionalDependencies', 'peerDependencies');
  const packages = readdirSync(join(root, 'packages')).sort();
  const files = ['package.json', ...packages.map((name) => `packages/${name}/package.json`)];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  hash.update(existsSync(lockFile) ? readFileSync(lockFile) : 'no lock');
  for (const file of files) {
    if (!existsSync(join(root, file))) continue;
    const content = JSON.parse(readFileSync(join(root, file), 'utf8'));
    hash.update(`${file} ${JSON.stringify(fields.map((field) => content[field] ?? null))}\n`);
  }
  return hash.digest('hex');
}

async function install(reason, alsoHeldBy) {
  const command = existsSync(lockFile) ? 'ci' : 'install';
  say(`${reason}: running "npm ${command}" (about 400 MB, a minute or less; happens again only when they change)`);
  rmSync(stampFile, { force: true });
  // Made from an existing node_modules, npm's new lock file would lack the content hashes.
  if (command === 'install') rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  // --include=dev: the tools are devDependencies, and NODE_ENV=production would leave them out.
  // --prefer-offline: the lock file fixes every content by its hash, so npm's cache is as good as the registry.
  // Short pauses between retries: with npm's own, being offline takes over a silent minute to come out.
  const retries = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const { code, output } = await npm([command, '--include=dev', '--prefer-offline', ...retries], alsoHeldBy);
  if (code !== 0) throw new Error(`"npm ${command}" failed: ${explain(output)}`);
  if (!existsSync(localNode)) {
    throw new Error('npm left out the project\'s own Node (ignore-scripts?); run "npm ci --ignore-scripts=false" once');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeStamp();
  say('installed');
}

function npm(args, alsoHeldBy) {
  const env = { ...process.env };
  // `npm run` puts our node_modules/.bin first on PATH, but that Node is about to be deleted and replaced.
  env.PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes(`node_modules${sep}.bin`) && entry !== dirname(localNode))
    .join(delimiter);
  // `npm run --silent` and `npm run -w` would make the inner npm silent too, or install one workspace only.
  for (const key of ['loglevel', 'workspace', 'workspaces']) delete env[`npm_config_${key}`];

  return new Promise((resolve, reject) => {
    // On Windows npm is a .cmd file, which needs a shell.
    const child = spawn('npm', args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (child.pid !== undefined) alsoHeldBy(child.pid);
    let output = '';
    let interrupted;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        process.stderr.write(chunk);
        output = (output + chunk).slice(-20_000);
      });
    }
    const stop = (signal) => {
      interrupted = signal;
      child.kill(signal);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
    child.on('error', (error) => {
      reject(new Error(error.code === 'ENOENT' ? 'npm is not installed or not on PATH' : `npm: ${error.message}`));
    });
    child.on('close', (code, killedBy) => {
      const signal = interrupted ?? killedBy;
      process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop);
      if (signal) reject(new Error(`the installation was interrupted (${signal})`));
      else resolve({ code, output });
    });
  });
}

// npm explains failures at length; these are the ones a user can do something about.
function explain(output) {
  const reasons = [
    [/ENOSPC/, 'the disk is full'],
    [/EACCES|EPERM|EROFS/, "files in this folder or in npm's cache may not be written (see above)"],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/,
      "the npm registry cannot be reached; check the network connection or npm's proxy and registry settings",
    ],
    [/EINTEGRITY/, 'a downloaded package does not have the content the lock file promises'],
    [/can only install packages when .* in sync/s, 'package-lock.json does not match; run "npm install" and commit it'],
  ];
  const known = reasons.find(([pattern]) => pattern.test(output));
  if (known) return known[1];
  const line = output.split('\n').find((text) => text.startsWith('npm error'));
  return line?.replace(/^npm error\s*/, '') ?? 'see above';
}
