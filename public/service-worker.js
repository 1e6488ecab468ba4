// Opens the app without a network: pages come from the server whenever it answers, else the bare shell opens with the files that were used
// before. Nothing of the API is ever kept here.
const CACHE = 'quayside-app-1';
const SHELL = '/app-shell';
/** Of two builds: what the newer one no longer uses goes, and nothing that opens it. */
const MOST_FILES = 1_200;
const NAMED_FILES = ['/theme.js', '/favicon.svg', '/site.webmanifest'];

const open = () => caches.open(CACHE);

async function keepShell() {
  const answer = await fetch(SHELL, { cache: 'no-store' });
  if (answer.ok) await (await open()).put(SHELL, answer);
}

const keep = async (request, answer) => (await open()).put(request, answer);

async function dropOldest() {
  const cache = await open();
  // Files of older versions go first: keys come in the order they were added.
  const keys = await cache.keys();
  const files = keys.filter(({ url }) => !url.endsWith(SHELL));
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((key) => cache.delete(key)));
}

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone());
  return answer;
}

/** Hashed names never change their content, whoever asks for them: a script of the page asks with an origin, this worker without one. */
async function fromCacheFirst(request) {
  try {
    return (await caches.match(request, { ignoreVary: true })) ?? (await fetchAndKeep(request));
  } catch {
    // It broke off on its way, or there is no room to keep it. A page that is refused a script once never asks for it again.
    return fetch(request);
  }
}

async function fromNetworkFirst(request) {
  try {
    return await fetchAndKeep(request);
  } catch {
    return (await caches.match(request)) ?? fetch(request);
  }
}

async function pageOrShell(event) {
  try {
    const page = await fetch(event.request);
    // What opens offline is the version last seen.
    event.waitUntil(
      keepShell()
        .then(dropOldest)
        .catch(() => undefined),
    );
    return page;
  } catch (error) {
    const shell = await caches.match(SHELL);
    if (shell) return shell;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

// The page tells which files it had loaded before this worker was there.
self.addEventListener('message', (event) => {
  const paths = Array.isArray(event.data?.files) ? event.data.files : [];
  event.waitUntil(Promise.allSettled(paths.map((path) => fromCacheFirst(new Request(path)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageOrShell(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
  else if (NAMED_FILES.includes(pathname)) event.respondWith(fromNetworkFirst(request));
});
