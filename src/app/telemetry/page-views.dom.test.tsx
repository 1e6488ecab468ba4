import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageViews } from './page-views.ts';
import type { PageView } from './telemetry.types.ts';

let sent: string[][] = [];
let refused = false;

const send = async ({ views }: { readonly views: readonly PageView[] }) => {
  if (refused) throw new TypeError('Failed to fetch');
  sent.push(views.map(({ pattern }) => pattern));
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  refused = false;
});
afterEach(() => vi.useRealTimers());

test('sends what was seen in ten seconds together', async () => {
  const pageViews = createPageViews(send);
  pageViews.viewed('/');
  await vi.advanceTimersByTimeAsync(9_999);
  pageViews.viewed('/captain');
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([['/', '/captain']]);
});

test('sends at once when twenty wait', () => {
  const pageViews = createPageViews(send);
  for (let view = 0; view < 20; view += 1) pageViews.viewed('/');
  expect(sent).toEqual([Array<string>(20).fill('/')]);
});

test('keeps a refused batch, the newest 50 views at most, for the next one', async () => {
  const pageViews = createPageViews(send);
  refused = true;
  for (let view = 0; view < 60; view += 1) {
    pageViews.viewed(`/${view}`);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  refused = false;
  pageViews.viewed('/last');
  await vi.advanceTimersByTimeAsync(320_000);
  expect(sent.map((patterns) => [patterns.length, patterns[0], patterns.at(-1)])).toEqual([
    [50, '/11', '/last'],
  ]);
});
