// A lock between processes. The lock is a directory holding one entry named after its owner's process id, so that
// - it appears together with its owner (a prepared directory is renamed into place), and
// - of several processes that find a dead owner only one can take over (renaming the owner's entry succeeds once).
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// A living owner touches its file this often; process ids get reused (above all in containers), so a living
// process with the right number is not proof enough.
const beatMs = 5_000;
const silentForMs = 120_000;

const me = String(process.pid);

/**
 * Runs the work while holding the lock, waiting for it first; `say` tells the human why nothing happens.
 * The work may call `alsoHeldBy(pid)`: should we be killed, the lock lives on until that child has ended too.
 */
export async function withLock(directory, say, work) {
  let announced = false;
  while (!take(directory)) {
    if (!announced) say('another run is installing; waiting for it to finish');
    announced = true;
    await sleep(200);
  }
  let mine = join(directory, me);
  const alsoHeldBy = (pid) => {
    const both = join(directory, `${me}+${pid}`);
    renameSync(mine, both);
    mine = both;
  };
  const beat = setInterval(() => touch(mine), beatMs);
  try {
    return await work(alsoHeldBy);
  } finally {
    clearInterval(beat);
    release(directory);
  }
}

function take(directory) {
  const prepared = `${directory}.${me}`;
  mkdirSync(join(prepared, me), { recursive: true });
  try {
    // Fails while the lock exists, because that directory is not empty.
    renameSync(prepared, directory);
    return true;
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
    return takeOver(directory);
  }
}

function takeOver(directory) {
  try {
    const owner = readdirSync(directory)[0];
    if (owner === undefined) return false;
    const beating = Date.now() - statSync(join(directory, owner)).mtimeMs < silentForMs;
    if (beating && owner.split('+').some(isAlive)) return false;
    renameSync(join(directory, owner), join(directory, me));
    touch(join(directory, me));
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false; // released, or taken over by someone else, in this very moment
    throw error;
  }
}

function isAlive(pid) {
  if (pid === me) return false; // a dead process that had our number before us, as happens in containers
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // it exists, but belongs to another user
  }
}

function touch(path) {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The lock was taken from us, or the disk is gone: the work itself will notice, a heartbeat need not.
  }
}

function release(directory) {
  const gone = `${directory}.${me}`;
  try {
    renameSync(directory, gone);
    rmSync(gone, { recursive: true, force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
