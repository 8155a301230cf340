import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../src/app.ts';
import { loadFiles } from '../src/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'great-glen-site-'));
const script = `${'console.log("glen");\n'.repeat(60)}`;
let site: Server;
let base = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Great Glen</title>');
  writeFileSync(join(folder, 'assets/main-abc123.js'), script);
  site = createSite(loadFiles(folder));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

describe('the site', () => {
  it('serves the page with a policy that forbids foreign and inline scripts', async () => {
    const response = await fetch(`${base}/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Great Glen');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets hashed assets be kept for ever and compresses them', async () => {
    const response = await fetch(`${base}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(script);
    const file = loadFiles(folder).get('/assets/main-abc123.js');
    expect(brotliDecompressSync(file?.brotli ?? Buffer.alloc(0)).toString()).toBe(script);
  });

  it('answers 304 to who has it already', async () => {
    const etag = (await fetch(`${base}/`)).headers.get('etag') ?? '';
    expect((await fetch(`${base}/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(`${base}/`, { headers: { 'if-none-match': '"old"' } })).status).toBe(200);
  });

  it('gives nothing but the files of the client', async () => {
    for (const path of ['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets/', '/%ff']) {
      expect((await fetch(base + path)).status).toBe(404);
    }
    expect((await fetch(base, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});
