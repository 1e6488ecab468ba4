import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../api/index.ts';
import { UiTheme } from '../../ui/index.ts';
import { createServerCache, ServerCacheProvider } from '../server-data/index.ts';
import { notificationsListOf, NotificationsPage } from './notifications-list.tsx';
import { useReadOpened } from './use-notifications.ts';
import { notifications } from './testing/example-notifications.ts';

afterEach(cleanup);

const ok = (data: unknown) => Response.json({ status: true, message: 'Done.', data });
const list = notificationsListOf('crew_member');

/** As the bell of the page, with three unread. */
function Page() {
  useReadOpened(3);
  return <NotificationsPage list={list} />;
}

/** The page over a server that has so many notifications, of which the first three are unread. */
async function open(count: number) {
  const items = notifications(count);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/crew/notifications?state=all'],
  });
  const sent: unknown[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      if (request.method === 'GET')
        return ok({ items, nextCursor: null, counts: { unread: 3, read: count - 3 } });
      sent.push([new URL(request.url).pathname, await request.json()]);
      return ok({ unread: 0 });
    },
  });
  render(
    <ApiProvider api={{ client, settings: createSettingsCalls(client, () => 'a-token') }}>
      <ServerCacheProvider cache={createServerCache({ retries: 0 })}>
        <UiTheme>
          <RouterProvider router={router} />
        </UiTheme>
      </ServerCacheProvider>
    </ApiProvider>,
  );
  // Of many, only those in view are there.
  await screen.findByText(`${count} notifications`);
  const goTo = (path: string) => act(() => router.navigate(path));
  return { items, sent, user: userEvent.setup(), goTo, path: () => router.state.location.pathname };
}

it('what is about a thing is read once when that is opened, and nothing by opening a list', async () => {
  const { sent, goTo } = await open(5);
  const thing = '/supplier/orders-details?id=0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
  await goTo(thing);
  await waitFor(() => expect(sent).toHaveLength(1));
  await goTo('/supplier/dashboard');
  expect(sent).toEqual([['/api/notifications/opened', { path: thing }]]);
});

it('a notification that is followed is read, and leads to what it is about', async () => {
  const { items, sent, user, path } = await open(5);
  await user.click(screen.getByRole('link', { name: items[0]?.title ?? '' }));
  expect(path()).toBe('/crew/orders-management');
  await waitFor(() =>
    expect(sent).toEqual([['/api/notifications/mark', { ids: [items[0]?.id], isRead: true }]]),
  );
});

it('one that is read already is not marked again', async () => {
  const { items, sent, user } = await open(5);
  await user.click(screen.getByRole('link', { name: items[4]?.title ?? '' }));
  expect(sent).toEqual([]);
});

it('those that are selected are marked, in as many calls as the contract needs', async () => {
  const { items, sent, user } = await open(201);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ['/api/notifications/mark', { ids: items.slice(0, 200).map(({ id }) => id), isRead: false }],
    ['/api/notifications/mark', { ids: items.slice(200).map(({ id }) => id), isRead: false }],
  ]);
});

it('all are marked up to the newest that is shown: what arrives meanwhile stays unread', async () => {
  const { items, sent, user } = await open(5);
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(sent).toEqual([['/api/notifications/mark-all', { until: items[0]?.createdAt }]]),
  );
});
