/**
 * The content pack in use: what `--pack FILE` names, else the environment's GREAT_GLEN_PACK, else the one that
 * `content use` has kept in the current folder. `none` stands for our own values.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError, type ContentPack, DocumentError, openPackText } from '@great-glen/engine';
import type { ArgSpec, Args } from './args.ts';
import { notice } from './output.ts';

export const NO_PACK = 'none';
export const PACK_FILE = join('data', 'content-pack.json');
const PACK_VARIABLE = 'GREAT_GLEN_PACK';

export const PACK_ARGS: ArgSpec = { pack: { type: 'string' } };

/** A pack from a file; a broken one is refused with all its mistakes, one per line. */
function readPack(file: string): ContentPack {
  try {
    return openPackText(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const list = error.mistakes.map(({ path, reason }) => `\n  ${path}: ${reason}`).join('');
    throw new DocumentError(file, `this content pack cannot be used:${list}`);
  }
}

function chosenFile(args: Args | undefined): string | undefined {
  const named = args?.text('pack') ?? process.env[PACK_VARIABLE];
  if (named !== undefined && named !== '') return named === NO_PACK ? undefined : named;
  return existsSync(PACK_FILE) ? PACK_FILE : undefined;
}

/** The pack these arguments ask for. A game must not have other values in silence, so it is told. */
export function packOf(args?: Args): ContentPack | undefined {
  const file = chosenFile(args);
  if (file === undefined) return undefined;
  const pack = readPack(file);
  notice(`content pack: ${pack.id.name} (${pack.id.hash.slice(0, 12)}), from ${file}`);
  return pack;
}

/** Makes a pack the one in use in this folder; nothing changes unless it is in order. */
export function keepPack(file: string): ContentPack {
  const pack = readPack(file);
  mkdirSync(dirname(PACK_FILE), { recursive: true });
  const part = `${PACK_FILE}.${process.pid}.part`;
  writeFileSync(part, readFileSync(file));
  renameSync(part, PACK_FILE);
  return pack;
}

export function dropPack(): void {
  rmSync(PACK_FILE, { force: true });
}

/** Whether something else than the kept pack decides: the user should know when `use` has no effect. */
export function overridden(): string | undefined {
  const value = process.env[PACK_VARIABLE];
  return value === undefined || value === '' ? undefined : `${PACK_VARIABLE}=${value}`;
}
