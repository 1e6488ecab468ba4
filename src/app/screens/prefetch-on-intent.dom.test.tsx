import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { createAppRoutes } from './app-routes.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const early = new Map<string, Promise<unknown>>();
const load = vi.fn(async (): Promise<unknown> => 'what it reads');
const lazy = vi.fn(async () => ({ Component: () => null, loader: () => load() }));
const routes: RouteObject[] = [
  { path: '/goods/:id', lazy },
  { path: '/about', lazy: async () => ({ Component: () => null }) },
];
const own = vi.spyOn(globalThis, 'addEventListener');
prefetchOnIntent(routes, early);
const listeners = own.mock.calls.map(([name, listener]) => [name, listener] as const);
own.mockRestore();

beforeEach(() => {
  vi.useFakeTimers();
  for (const [name, listener] of listeners) addEventListener(name, listener);
  render(
    <>
      <a href="/goods/1?port=palma#offers">
        <span>A fender</span>
      </a>
      <a href="/goods/2">A rope</a>
      <a href="https://elsewhere.example.com/goods/3">Elsewhere</a>
    </>,
  );
});
afterEach(() => {
  for (const [name, listener] of listeners) removeEventListener(name, listener);
  early.clear();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const address = `${location.origin}/goods/1?port=palma`;

test('a pointer that rests on a link reads what it leads to, once, and keeps it for seconds', async () => {
  fireEvent.pointerOver(screen.getByText('A fender'));
  await wait(79);
  expect(lazy).not.toHaveBeenCalled();
  await wait(1);
  fireEvent.pointerDown(screen.getByText('A fender'));
  await wait(0);
  expect(await early.get(address)).toBe('what it reads');
  expect(load).toHaveBeenCalledTimes(1);
  await wait(5_000);
  expect(early.size).toBe(0);
});

test('one that passes over links reads nothing, a press at once, and a focus as a pointer', async () => {
  fireEvent.pointerOver(screen.getByText('A fender'));
  await wait(40);
  fireEvent.pointerOver(screen.getByText('A rope'));
  await wait(40);
  fireEvent.pointerOver(document.body);
  await wait(1_000);
  expect(lazy).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('A rope'));
  await wait(0);
  expect([...early.keys()]).toEqual([`${location.origin}/goods/2`]);
  fireEvent.focusIn(screen.getByText('A fender'));
  await wait(80);
  expect([...early.keys()]).toContain(address);
});

test('another site is not read, and what failed is read again by whoever goes there', async () => {
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  load.mockRejectedValueOnce(new TypeError('fetch failed'));
  fireEvent.pointerDown(screen.getByText('A rope'));
  await wait(0);
  expect(load).toHaveBeenCalledTimes(1);
  expect(early.size).toBe(0);
});

test('the app’s screens take what was read early, and ask for it otherwise', async () => {
  const url = `${location.origin}/product-checkout/0198c5a2-7f3b-7c3e-9d54-3f2a1b0c4d5e`;
  const loadApi = vi.fn(() => Promise.reject(new Error('asked')));
  const matched = matchRoutes(createAppRoutes(loadApi, { early }), url.slice(location.origin.length));
  const route = matched?.at(-1)?.route;
  const { loader } = typeof route?.lazy === 'function' ? await route.lazy() : {};
  if (typeof loader !== 'function') throw new Error('a product’s page reads its product');
  const asked = { request: new Request(url), url: new URL(url), pattern: '', params: {}, context: {} };
  await expect(loader(asked)).rejects.toThrow('asked');
  early.set(url, Promise.resolve('read early'));
  expect(await loader(asked)).toBe('read early');
});
