/** The page's end of the service worker: registers it, and tells when a new version is ready. */
import { notices } from '../../play/notices.svelte.ts';

const HOUR = 3_600_000;

function watch(registration: ServiceWorkerRegistration): void {
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    const isUpdate = navigator.serviceWorker.controller !== null;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && isUpdate) notices.tell('new-version');
    });
  });
}

/** Plays no part while developing, and where the browser has none, the page works as ever. */
export async function goOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    const url = new URL('sw.js', document.baseURI);
    const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
    // What waits from an earlier visit can take over now: nothing is going on yet.
    registration.waiting?.postMessage('take-over');
    watch(registration);
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - asked < HOUR) return;
      asked = Date.now();
      void registration.update().catch(() => undefined);
    });
  } catch {
    // A forbidden or failed worker costs nothing but playing offline.
  }
}
