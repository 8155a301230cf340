/**
 * Lets the page work without a network after the first visit. Everything of one version is kept together; the page
 * itself is asked for anew where there is a network, so that the next visit has the next version. A game that is
 * being played goes on with the files it began with: those of the version before are kept, too.
 */
declare const __VERSION__: string;
declare const __FILES__: readonly string[];

/** As much of a service worker's own types as is needed; the page's types know nothing of them. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
const worker = globalThis as unknown as Worker;

const PREFIX = 'great-glen-';
const CACHE = PREFIX + __VERSION__;
const KEPT_VERSIONS = 2;
/** How long a slow network may take to bring the page before the kept one is shown. */
const PATIENCE = 4000;

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    __FILES__.map((file) => new Request(new URL(file, worker.registration.scope), { cache: 'no-cache' })),
  );
}

/** The names come in the order they were made, so the last ones are the newest. */
async function dropOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const old = ours.slice(0, Math.max(0, ours.length - (KEPT_VERSIONS - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return answer;
  } catch {
    // No network, or too slow a one.
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL('index.html', worker.registration.scope))) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => worker.clients.claim())));
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

export {};
