import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ok, renderScreen } from '../testing/render-screen.tsx';
import { notificationsListOf, NotificationsPage } from './notifications-list.tsx';
import { toastStore } from '../toasts/index.ts';
import { useReadOpened } from './use-notifications.ts';
import { notifications } from './testing/example-notifications.ts';

afterEach(cleanup);

const list = notificationsListOf('crew_member');

/** The page with its bell, with three unread notifications. */
function Page() {
  useReadOpened(3);
  return <NotificationsPage list={list} />;
}

/** Renders the page; the fake server has this many notifications, the first three unread, and of these some waiting. */
async function open(count: number, waiting = 1) {
  const items = notifications(count, waiting);
  const { router, user, sent } = renderScreen(
    <Page />,
    ({ call }) =>
      call.startsWith('GET')
        ? ok({ items, nextCursor: null, counts: { unread: 3, read: count - 3 }, waiting })
        : ok({ unread: 1 }),
    { at: '/crew/notifications?state=all' },
  );
  // Of a long list only the visible rows are rendered.
  await screen.findByText(`${count} notifications`);
  const goTo = (path: string) => act(() => router.navigate(path));
  return {
    items,
    sent: () => sent().map(({ call, body }) => [call, body]),
    user,
    goTo,
    path: () => router.state.location.pathname,
  };
}

it('what is about a thing is read once when that is opened, and nothing by opening a list', async () => {
  const { sent, goTo } = await open(5);
  const thing = '/supplier/orders-details?id=0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
  await goTo(thing);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await goTo('/supplier/dashboard');
  expect(sent()).toEqual([['POST /notifications/opened', { path: thing }]]);
});

it('a notification that is followed is read, and leads to what it is about', async () => {
  const { items, sent, user, path } = await open(5);
  await user.click(screen.getByRole('link', { name: items[1]?.title ?? '' }));
  expect(path()).toBe('/crew/orders-management');
  await waitFor(() =>
    expect(sent()).toEqual([['POST /notifications/mark', { ids: [items[1]?.id], isRead: true }]]),
  );
});

it('one that waits for an answer is above the news, says how long, and isn’t read by following it', async () => {
  const { items, sent, user, path } = await open(5);
  const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[0]).toBe('Needs your answer (1)');
  expect(rows[1]).toMatch(/B-10004.*(60 min|1 h) left/);
  expect(rows[2]).toBe('News');
  expect(rows).toHaveLength(7);
  await user.click(screen.getByRole('link', { name: items[0]?.title ?? '' }));
  expect(path()).toBe('/crew/orders-management');
  expect(sent()).toEqual([]);
});

it('the news have no heading where nothing waits', async () => {
  await open(5, 0);
  expect(screen.getAllByRole('row')).toHaveLength(6);
});

it('one that is read already is not marked again', async () => {
  const { items, sent, user } = await open(5);
  await user.click(screen.getByRole('link', { name: items[4]?.title ?? '' }));
  expect(sent()).toEqual([]);
});

it('those that are selected are marked, in as many calls as the contract needs', async () => {
  const { items, sent, user } = await open(201);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    ['POST /notifications/mark', { ids: items.slice(0, 200).map(({ id }) => id), isRead: false }],
    ['POST /notifications/mark', { ids: items.slice(200).map(({ id }) => id), isRead: false }],
  ]);
});

it('all are marked up to the newest that is shown: what arrives meanwhile stays unread', async () => {
  const { items, sent, user } = await open(5);
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(sent()).toEqual([['POST /notifications/mark-all', { until: items[1]?.createdAt }]]),
  );
  await waitFor(() =>
    expect(toastStore.getSnapshot().context.toasts.map(({ message }) => message)).toContain(
      'Marked as read. What needs your answer stays unread until it’s answered.',
    ),
  );
});
