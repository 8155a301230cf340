/** The places of the site. Everything but the front page is loaded when somebody goes there. */
import type { Component } from 'svelte';
import type { MessageKey } from '../i18n/index.svelte.ts';
import FrontPage from './FrontPage.svelte';

/** Every page is handed the rest of its route; those that have no use for it do not name it. */
type PageComponent = Component<{ parts: readonly string[] }>;

export interface Place {
  readonly title: MessageKey | undefined;
  readonly load: () => PageComponent | Promise<PageComponent>;
}

/** The module is asked for once; a failed attempt is not remembered. */
function lazily(load: () => Promise<{ readonly default: unknown }>): Place['load'] {
  let loaded: PageComponent | undefined;
  return () => {
    if (loaded !== undefined) return loaded;
    return load().then((module) => {
      loaded = module.default as PageComponent;
      return loaded;
    });
  };
}

const loadTable = lazily(() => import('./TableGate.svelte'));

const PLACES: Readonly<Record<string, Place>> = {
  '': { title: undefined, load: () => FrontPage as unknown as PageComponent },
  table: { title: 'pages.table', load: loadTable },
  inspect: { title: 'pages.inspect', load: lazily(() => import('./InspectPage.svelte')) },
  pack: { title: 'pack.title', load: lazily(() => import('./PackPage.svelte')) },
  replay: { title: 'replay.title', load: lazily(() => import('./ReplayPage.svelte')) },
  about: { title: 'about.title', load: lazily(() => import('./AboutPage.svelte')) },
  // Linked from nowhere: for those who draw.
  gallery: { title: undefined, load: lazily(() => import('../art/Gallery.svelte')) },
};

const NOWHERE: Place = { title: 'pages.not-found', load: lazily(() => import('./NotFoundPage.svelte')) };

export function placeOf(page: string): Place {
  return Object.hasOwn(PLACES, page) ? (PLACES[page] as Place) : NOWHERE;
}

/** Fetches the table while nobody is waiting for it. */
export function prepareTable(): void {
  const fetchIt = (): void => void Promise.resolve(loadTable()).catch(() => undefined);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchIt, { timeout: 3000 });
  else setTimeout(fetchIt, 800);
}
