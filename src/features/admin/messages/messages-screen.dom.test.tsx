import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../api/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { AuthProvider, stillSession } from '../../account/index.ts';
import { createServerCache, ServerCacheProvider } from '../../server-data/index.ts';
import { MessagesScreen } from './messages-screen.tsx';
import { answered, counts, rows } from './testing/example-messages.ts';

afterEach(cleanup);

const envelope = (data: unknown) => Response.json({ status: true, message: 'Done.', data });
const changedElsewhere = () =>
  Response.json(
    { status: false, message: 'Changed.', error: { code: 'CHANGED_ELSEWHERE', requestId: 'r-1' } },
    { status: 412 },
  );

function open(
  search: string,
  acted: () => Response = () => envelope({ ...answered, status: 'closed', actions: ['reopen'] }),
) {
  const sent: unknown[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const { pathname, search: query } = new URL(request.url);
      if (request.method === 'POST') {
        sent.push(await request.json());
        return acted();
      }
      if (pathname.endsWith('/contact-messages')) {
        sent.push(query);
        return envelope({ items: rows, nextCursor: null, counts });
      }
      return envelope(answered);
    },
  });
  const api = { client, settings: createSettingsCalls(client, () => 'a-token') };
  const router = createMemoryRouter([{ path: '*', element: <MessagesScreen /> }], {
    initialEntries: [`/admin/dashboard?show=messages${search}`],
  });
  render(
    <ApiProvider api={api}>
      <AuthProvider session={stillSession}>
        <ServerCacheProvider cache={createServerCache({ retries: 0 })}>
          <UiTheme>
            <RouterProvider router={router} />
          </UiTheme>
        </ServerCacheProvider>
      </AuthProvider>
    </ApiProvider>,
  );
  return { sent, address: () => router.state.location.search };
}

it('lists what waits for an answer, and opens it without leaving the desk', async () => {
  const { sent, address } = open('');
  await userEvent.click(await screen.findByRole('link', { name: /Mara Lindqvist/ }));
  expect(address()).toBe(`?show=messages&message=${answered.id}`);
  expect(await screen.findByRole('heading', { name: 'Mara Lindqvist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Q-10001' })).toHaveAttribute(
    'href',
    `/admin/orders-management/${answered.purchase?.id}`,
  );
  expect(sent).toEqual(['?limit=50&status=open']);
});

it('sends an answer for the version that was read, and keeps it where somebody else was faster', async () => {
  const { sent } = open(`&message=${answered.id}`, changedElsewhere);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'On Monday.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/Someone wrote in this conversation in the meantime/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('On Monday.');
  expect(sent).toContainEqual({ command: 'answer', text: 'On Monday.', version: 3 });
});

it('offers what the server allows, and nothing else', async () => {
  open(`&message=${answered.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
});
