/** The site: the built client and nothing else yet. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { StaticFile } from './files.ts';

/** Scripts come from us alone and are never written into the page; styles may be set by scripts (transitions). */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

function encoded(file: StaticFile, accepts: string): { readonly body: Buffer; readonly encoding?: string } {
  if (file.brotli !== undefined && /\bbr\b/.test(accepts)) return { body: file.brotli, encoding: 'br' };
  if (file.gzip !== undefined && /\bgzip\b/.test(accepts)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.plain };
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${reason}\n`);
}

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const headers = { ...HEADERS, ETag: file.etag, 'Cache-Control': file.cache, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const { body, encoding } = encoded(file, String(request.headers['accept-encoding'] ?? ''));
  const about = { 'Content-Type': file.type, 'Content-Length': body.length };
  response.writeHead(200, {
    ...headers,
    ...about,
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function pathOf(request: IncomingMessage): string | undefined {
  try {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

export function createSite(files: ReadonlyMap<string, StaticFile>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    const path = pathOf(request);
    const file = path === undefined ? undefined : files.get(path === '/' ? '/index.html' : path);
    if (file === undefined) refuse(response, 404, 'There is no such page.');
    else send(request, response, file);
  });
}
