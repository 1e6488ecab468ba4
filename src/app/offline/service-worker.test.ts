import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('../../../public/service-worker.js', import.meta.url), 'utf8');
const origin = 'https://quayside.example.com';

interface FetchEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The worker as a browser runs it, with its caches and a queue of network responses. */
function started(network: Readonly<Record<string, readonly (Response | Error)[]>>, hasRoom = true) {
  const kept = new Map<string, Response>();
  const asked: string[] = [];
  const left = new Map(Object.entries(network).map(([path, answers]) => [path, [...answers]]));
  const pathOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname;
  const cache = {
    put: async (request: Request | string, answer: Response) => {
      await answer.text();
      if (!hasRoom) throw new DOMException('There is no room.', 'QuotaExceededError');
      kept.set(pathOf(request), new Response(`kept ${pathOf(request)}`));
    },
    keys: async () => [...kept.keys()].map((path) => new Request(origin + path)),
    delete: async (request: Request) => kept.delete(pathOf(request)),
  };
  const listeners = new Map<string, (event: FetchEvent) => void>();
  runInNewContext(source, {
    self: {
      location: { origin },
      addEventListener: (name: string, listener: (event: FetchEvent) => void) =>
        void listeners.set(name, listener),
    },
    caches: {
      open: async () => cache,
      match: async (request: Request | string) => kept.get(pathOf(request))?.clone(),
    },
    fetch: async (request: Request | string) => {
      const path = pathOf(request);
      asked.push(path);
      const answer = left.get(path)?.shift() ?? new Error(`${path} is not there`);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    URL,
    Request,
  });
  /** What a page gets for a file or a page, after the worker has finished its work in the background. */
  const get = async (path: string, mode?: 'navigate'): Promise<string> => {
    const request = new Request(origin + path);
    // Only a browser may create such a request.
    if (mode) Object.defineProperty(request, 'mode', { value: mode });
    let answer: Promise<Response> | undefined;
    const beside: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request,
      respondWith: (promise) => {
        answer = promise;
      },
      waitUntil: (work) => void beside.push(work),
    });
    if (!answer) return 'left to the browser';
    try {
      return await (await answer).text();
    } finally {
      await Promise.all(beside);
    }
  };
  return { get, kept, asked };
}

const broken = () => new TypeError('Failed to fetch');
const cutOff = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.error(broken()),
    }),
  );
const script = '/assets/dialog-dzq8spby.js';

it('keeps a file of the build and asks for it once', async () => {
  const { get, asked } = started({ [script]: [new Response('dialog')] });
  expect([await get(script), await get(script)]).toEqual(['dialog', `kept ${script}`]);
  expect(asked).toEqual([script]);
});

it.each([
  ['does not come', broken],
  ['is cut off on its way', cutOff],
])('asks once more for a file that %s: a page never does', async (_, failure) => {
  const { get } = started({ [script]: [failure(), new Response('dialog')] });
  expect(await get(script)).toBe('dialog');
});

it.each([script, '/theme.js'])('brings %s where there is no room to keep it', async (path) => {
  const { get, kept } = started({ [path]: [new Response('one'), new Response('one')] }, false);
  expect(await get(path)).toBe('one');
  expect([...kept]).toEqual([]);
});

it('opens without a network with the shell and the files that were used', async () => {
  const { get, asked } = started({
    '/': [new Response('home')],
    '/app-shell': [new Response('shell')],
    '/theme.js': [new Response('theme')],
  });
  await get('/', 'navigate');
  await get('/theme.js');
  asked.length = 0;
  expect(await get('/crew/cart', 'navigate')).toBe('kept /app-shell');
  expect(await get('/theme.js')).toBe('kept /theme.js');
  expect(asked).toEqual(['/crew/cart', '/theme.js']);
});

it('keeps nothing of the API', async () => {
  const { get, asked } = started({});
  expect(await get('/api/cart')).toBe('left to the browser');
  expect(asked).toEqual([]);
});

it('drops the oldest files when a page is opened, and the shell never', async () => {
  const files = Array.from({ length: 1_203 }, (_, index) => `/assets/part-${index}.js`);
  const { get, kept } = started({
    '/': [new Response('home'), new Response('home')],
    '/app-shell': [new Response('shell'), new Response('shell')],
    ...Object.fromEntries(files.map((file) => [file, [new Response('part')]])),
  });
  await get('/', 'navigate');
  for (const file of files) await get(file);
  expect(kept.size).toBe(1_204);
  await get('/', 'navigate');
  expect([...kept.keys()]).toEqual(['/app-shell', ...files.slice(3)]);
});
