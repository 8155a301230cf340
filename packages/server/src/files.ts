/** The built client in memory: every file with its type, its compressed form and how long it may be kept. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly plain: Buffer;
  readonly gzip: Buffer | undefined;
  readonly brotli: Buffer | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
};

const COMPRESSIBLE = /^(text|application|image\/svg)/;

/** Names that carry a hash of their content never change; everything else is asked for again each time. */
function cacheFor(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function prepare(path: string, plain: Buffer): StaticFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const small = COMPRESSIBLE.test(type) && plain.length > 500;
  // Middling effort: the second start must be quick, and the best setting gains only a few percent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cache: cacheFor(path),
    plain,
    gzip: small ? gzipSync(plain) : undefined,
    brotli: small ? brotliCompressSync(plain, { params }) : undefined,
  };
}

/** All files below a folder by their path on the site. */
export function loadFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, full).split(sep).join('/')}`;
    files.set(path, prepare(path, readFileSync(full)));
  }
  return files;
}
