import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('../../../../../public/push-worker.js', import.meta.url), 'utf8');

type Listener = (event: object) => void;

/** Runs the worker as a browser does, and records what it does. */
function started(windows: readonly string[] = []) {
  const done: unknown[] = [];
  const listeners = new Map<string, Listener>();
  const worker = {
    location: { origin: 'https://quayside.example.com' },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, { body, data }: { body: string; data: object }) =>
        void done.push({ title, body, data }),
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => void done.push(`to ${url}`) })),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
  };
  runInNewContext(source, { self: worker, URL });
  const send = async (name: string, event: object) => {
    let waited: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (waited = promise) });
    await waited;
  };
  return { done, send, listens: [...listeners.keys()] };
}

const data = { path: '/crew/notifications' };

it('shows that there is news, and comes in between nothing else', async () => {
  const { done, send, listens } = started();
  await send('push', { data: { json: () => data } });
  expect(done).toEqual([{ title: 'There is news on Quayside', body: 'Open it to see what it is.', data }]);
  expect(listens).toEqual(['push', 'notificationclick']);
});

it.each([
  [[], 'open https://quayside.example.com/crew/notifications'],
  [['https://quayside.example.com/crew/notifications'], 'to https://quayside.example.com/crew/notifications'],
  [['https://quayside.example.com/'], 'open https://quayside.example.com/crew/notifications'],
])('pressed, with %j open, goes to the list', async (windows, what) => {
  const { done, send } = started(windows);
  await send('notificationclick', { notification: { data, close: () => void done.push('closed') } });
  expect(done).toEqual(['closed', what]);
});
