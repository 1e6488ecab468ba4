import { expect, test } from 'vitest';
import { createBacklog } from './backlog.ts';
import type { Entry } from './telemetry.types.ts';

const crumb = (atMs: number): Entry => ({ kind: 'crumb', crumb: { category: 'auth', level: 'info', atMs } });
const error = (atMs: number): Entry => ({ kind: 'error', error: atMs, handled: true, atMs });
const user = (id: string): Entry => ({ kind: 'user', user: { id, role: 'admin' } });

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('keeps the newest 100 breadcrumbs and the first 10 errors, in the order they happened', () => {
  const backlog = createBacklog();
  backlog.keep(user('user-1'));
  for (const index of upTo(150)) {
    backlog.keep(crumb(index));
    backlog.keep(error(index));
  }

  const stored = backlog.drain();
  expect(stored.filter(({ kind }) => kind === 'crumb')).toEqual(upTo(100).map((index) => crumb(index + 50)));
  expect(stored.filter(({ kind }) => kind === 'error')).toEqual(upTo(10).map(error));
  expect(stored[0]).toEqual(user('user-1'));
});

test('is empty once drained', () => {
  const backlog = createBacklog();
  backlog.keep(crumb(1));
  expect([backlog.drain(), backlog.drain()]).toEqual([[crumb(1)], []]);
});

test('keeps the last user however many came and went', () => {
  const backlog = createBacklog();
  for (const index of upTo(30)) backlog.keep(user(`user-${index}`));
  expect(backlog.drain()).toEqual(upTo(10).map((index) => user(`user-${index + 20}`)));
});
