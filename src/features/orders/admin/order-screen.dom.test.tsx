import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../api/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { AuthProvider, startingSession } from '../../account/index.ts';
import { AnyOrderScreen } from './order-screen.tsx';
import { disputed, order } from './testing/example-orders.ts';

afterEach(cleanup);

const session = {
  getSnapshot: () => startingSession,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
};

type Answers = Record<string, () => Response | undefined>;
const ok = (data: unknown) => Response.json({ status: true, message: 'Done.', data });
const refused = (status: number, code: string) =>
  Response.json({ status: false, message: 'In words.', error: { code, requestId: 'request-1' } }, { status });

/** The page of an order, over a server that answers as the test sets. */
function open(answers: Answers) {
  const sent: { call: string; body: unknown; key: string | null }[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      if (request.method === 'POST')
        sent.push({ call, body: await request.json(), key: request.headers.get('idempotency-key') });
      const answered = answers[call]?.();
      if (!answered) throw new TypeError('fetch failed');
      return answered;
    },
  });
  const router = createMemoryRouter([{ path: '/admin/orders-management/:id', element: <AnyOrderScreen /> }], {
    initialEntries: [`/admin/orders-management/${order.id}`],
  });
  render(
    <ApiProvider api={{ client, settings: createSettingsCalls(client, () => 'a-token') }}>
      <AuthProvider session={session}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <UiTheme>
            <RouterProvider router={router} />
          </UiTheme>
        </QueryClientProvider>
      </AuthProvider>
    </ApiProvider>,
  );
  return { sent, user: userEvent.setup() };
}

const read = `GET /admin/orders/${order.id}`;
const refunds = `POST /admin/orders/${order.id}/refunds`;

describe('refunding', () => {
  it('offers what is left of what was paid, only where something was', async () => {
    const { user } = open({ [read]: () => ok(order) });
    await screen.findByRole('heading', { name: 'Order Q-10001' });
    const buttons = screen.getAllByRole('button', { name: 'Refund' });
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Q-10001/1' }));
    expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('211.59');
    expect(dialog.getByRole('button', { name: 'Refund €211.59' })).toBeInTheDocument();
  });

  it.each(['211.60', '0', '-5', 'all'])('sends nothing for a sum of %j', async (typed) => {
    const { user, sent } = open({ [read]: () => ok(order) });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: /Amount/ }));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), typed);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Scratched.');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findAllByText('Enter an amount of up to €211.59.')).not.toHaveLength(0);
    expect(sent).toEqual([]);
  });

  it('repeats a refund whose answer was lost with the same key, and makes another for the next', async () => {
    let isAway = true;
    const { user, sent } = open({
      [read]: () => ok(order),
      [refunds]: () => (isAway ? undefined : ok(order)),
    });
    const refund = async () => {
      await user.click(await screen.findByRole('button', { name: 'Refund' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.clear(dialog.getByRole('textbox', { name: /Amount/ }));
      await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '20');
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' Scratched. ');
      await user.click(dialog.getByRole('button', { name: 'Refund €20.00' }));
      return dialog;
    };
    const dialog = await refund();
    expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t reach Quayside.');
    isAway = false;
    await user.click(dialog.getByRole('button', { name: 'Refund €20.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await refund();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[0]?.body).toEqual({
      subOrderId: order.subOrders[0]?.id,
      amount: { amountMinor: 2000, currency: 'EUR' },
      reason: 'Scratched.',
    });
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('says that somebody else was faster', async () => {
    const { user } = open({
      [read]: () => ok(order),
      [refunds]: () => refused(409, 'REFUND_TOO_LARGE'),
    });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Scratched.');
    await user.click(dialog.getByRole('button', { name: 'Refund €211.59' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('more than can still be refunded');
  });
});

it.each([
  ['Decide in the supplier’s favour', 'Decide in the supplier’s favour', 'settle_dispute'],
  ['Decide in the buyer’s favour', 'Return and refund', 'accept_return'],
])('settles a dispute with words: %s', async (button, confirm, action) => {
  const call = `POST /sub-orders/${order.subOrders[0]?.id ?? ''}/actions`;
  const { user, sent } = open({ [read]: () => ok(disputed), [call]: () => ok({ subOrder: {} }) });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Both sides were heard.');
  await user.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ action, note: 'Both sides were heard.' }));
});

it.each([
  [403, 'FORBIDDEN', 'This page is for administrators'],
  [404, 'NOT_FOUND', 'Order not found'],
])('says so when it answers %i', async (status, code, words) => {
  open({ [read]: () => refused(status, code) });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
