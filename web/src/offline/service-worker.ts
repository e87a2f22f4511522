// Keeps the whole page in the browser, so that it opens without a network. Each version has a cache of its own:
// a tab that was opened before the last renewal still finds the parts that it has not fetched yet.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { hasWebAssemblyGc } from '../rules/gc';
import { RENEW } from './messages';

/** The files of this version and its name, which the build puts in here. */
declare const FILES: { url: string; revision: string | null }[];
declare const VERSION: string;

/** As much of a service worker's world as is used here; the types of it do not go with those of pages. */
interface World {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
  addEventListener(type: 'install' | 'activate' | 'fetch', hear: (event: never) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

const world = self as unknown as World;
const PREFIX = 'loggia-';
/** Today's version, and the one before it for tabs that run it still. */
const MOST_VERSIONS = 2;
/** What only a server answers. */
const ASKED = [/\/api\//, /\/metrics$/, /\.[a-z0-9]+$/];

/** A browser needs one of the two engines. */
const unused = hasWebAssemblyGc() ? /\/engine-[^/]*\.js$/ : /\.wasm$/;

const files = new PrecacheController({ cacheName: PREFIX + VERSION });
files.addToCacheList(FILES.filter(({ url }) => !unused.test(url)));

const router = new Router();
router.registerRoute(new PrecacheRoute(files));
router.registerRoute(new NavigationRoute(files.createHandlerBoundToURL('index.html'), { denylist: ASKED }));
router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'), ofAnyVersion));

async function ofAnyVersion({ request }: { request: Request }): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function clearOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION);
  await Promise.all(names.slice(0, names.length - MOST_VERSIONS + 1).map((name) => caches.delete(name)));
}

world.addEventListener('install', (event) => void files.install(event));
world.addEventListener('activate', (event: Lasting) => event.waitUntil(clearOldVersions().then(() => world.clients.claim())));
world.addEventListener('message', ({ data }) => {
  if (data === RENEW) void world.skipWaiting();
});
world.addEventListener('fetch', (event: Parameters<Router['handleRequest']>[0]['event'] & { request: Request; respondWith(answer: Promise<Response>): void }) => {
  const answer = router.handleRequest({ request: event.request, event });
  if (answer) event.respondWith(answer);
});
