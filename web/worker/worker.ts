/** Starts the page without a network: lessons and rules work then, tables say that they need the server.
 *
 * Files with a hash in their name are kept for good; the page itself and the words of the games come from the network as long
 * as there is one. Nothing of a table is ever kept. */

const worker = self as unknown as ServiceWorkerGlobalScope;

const KEPT = "speciate";
const PAGE = "/";
const WORDS = /^\/api\/games(\/[^/]+\/words)?$/;
const DOCS = /^\/docs(\/|$)/; // pages of their own, which must not be kept as ours
const FRESH = /^\/(leaf\.svg|app\.webmanifest)$/;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(PAGE)));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || DOCS.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(fromNetwork(request, PAGE));
  else if (pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (WORDS.test(pathname) || FRESH.test(pathname)) event.respondWith(fromNetwork(request, request.url));
});

/** The page has time: everything else that works without a network is fetched, and what is of an older version goes. */
worker.addEventListener("message", (event) => {
  const { keep } = event.data as { keep?: string[] };
  if (keep) event.waitUntil(keepAll(keep));
});

async function fromNetwork(request: Request, key: string): Promise<Response> {
  const kept = await caches.open(KEPT);
  try {
    const found = await fetch(request);
    if (found.ok) await kept.put(key, found.clone());
    return found;
  } catch (problem) {
    const known = await kept.match(key);
    if (known) return known;
    throw problem;
  }
}

async function fromCache(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) await kept.put(request, found.clone());
  return found;
}

async function keepAll(words: string[]): Promise<void> {
  const files = (await (await fetch("/files.json")).json()) as string[];
  const kept = await caches.open(KEPT);
  for (const { url } of await kept.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith("/assets/") && !files.includes(pathname)) await kept.delete(url);
  }
  for (const address of [...files, ...words]) if (!(await kept.match(address))) await kept.add(address);
}
