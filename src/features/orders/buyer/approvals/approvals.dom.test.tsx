import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answeredWith as ok, apiOver, refusedWith as refused } from '../../../../api/testing/api-over.tsx';
import { UiTheme } from '../../../../ui/index.ts';
import { AuthProvider, stillSession } from '../../../account/index.ts';
import { CartProvider, stillCart } from '../../../cart/index.ts';
import { createServerCache, ServerCacheProvider } from '../../../server-data/index.ts';
import { dearerRequest, requestOf, shortRequest } from '../testing/example-approvals.ts';
import { OrdersScreen } from '../list/orders-list.tsx';

function open(respond: Parameters<typeof apiOver>[0], at = '/crew/orders-management?approval=approval-1') {
  const { Api, asked } = apiOver(respond);
  const router = createMemoryRouter(
    [
      { path: '/crew/orders-management', element: <OrdersScreen /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <UiTheme>
      <Api>
        <AuthProvider session={stillSession}>
          <ServerCacheProvider cache={createServerCache({ retries: 0 })}>
            <CartProvider cart={stillCart()}>
              <RouterProvider router={router} />
            </CartProvider>
          </ServerCacheProvider>
        </AuthProvider>
      </Api>
    </UiTheme>,
  );
  const sent = () => asked.filter(({ method }) => method === 'POST');
  return { user: userEvent.setup(), router, sent };
}

const pathOf = ({ url }: Request) => new URL(url).pathname.replace('/api', '');

it('says what it cost then and costs today, and is ordered at today’s total under its own key', async () => {
  const { user, sent } = open((request) =>
    request.method === 'GET'
      ? ok(
          pathOf(request) === '/market/overview'
            ? { ports: [], departments: [], figures: {} }
            : dearerRequest,
        )
      : refused(409, 'PRICE_CHANGED', 'A price has changed.'),
  );
  expect(await screen.findByText('Prices have changed since it was requested.')).toBeVisible();
  expect(screen.getAllByText('asked', { exact: false }).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /^Reserve and pay/ }));
  expect(await screen.findByText('A price has changed.')).toBeVisible();
  const [checkout] = sent();
  expect(
    checkout && [pathOf(checkout), checkout.headers.get('Idempotency-Key'), await checkout.json()],
  ).toEqual([
    '/carts/checkout',
    dearerRequest.cart.checkoutKey,
    { cartVersion: 1, expectedTotal: dearerRequest.cart.total, approvalId: 'approval-1' },
  ]);
});

it('that can’t be had as it was asked for is declined with a reason', async () => {
  const declined = requestOf({ status: 'declined', note: 'Only three are left.', actions: [] });
  let details = shortRequest;
  const { user, sent } = open((request) => {
    if (pathOf(request) === '/market/overview') return ok({ ports: [], departments: [], figures: {} });
    if (request.method === 'GET') return ok(details);
    details = declined;
    return ok(declined.approval);
  });
  expect(await screen.findByText(/only 3 left/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Reserve and pay/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.type(await screen.findByRole('textbox', { name: 'Why?' }), ' Only three are left. ');
  await user.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1) as HTMLElement); // The one in the dialog.
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(await sent()[0]?.json()).toEqual({ action: 'decline', note: 'Only three are left.' });
  expect(await screen.findByText(/“Only three are left.”/)).toBeVisible();
});

it('is withdrawn by who asked, who is offered nothing else', async () => {
  const mine = requestOf({ isYours: true, actions: ['withdraw'] });
  const { user, sent } = open((request) =>
    ok(
      pathOf(request) === '/market/overview'
        ? { ports: [], departments: [], figures: {} }
        : request.method === 'GET'
          ? mine
          : mine.approval,
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(screen.queryByRole('button', { name: /^Reserve and pay/ })).toBeNull();
  // The dialog has a button of the same name, and appears only once its code has loaded.
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(async () => expect(await sent()[0]?.clone().json()).toEqual({ action: 'withdraw' }));
});

it('that is none of the reader’s is said to be not found, with the way to the others', async () => {
  open(({ url }) => (url.includes('/approvals/') ? refused(404, 'NOT_FOUND', 'Request not found.') : ok({})));
  expect(await screen.findByText('Request not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All requests' })).toHaveAttribute(
    'href',
    '/crew/orders-management?show=approvals',
  );
});

it('is a tab of the orders, which lists the requests', async () => {
  open(
    () => ok({ items: [dearerRequest.approval], nextCursor: null, total: 1 }),
    '/crew/orders-management?show=approvals',
  );
  expect(await screen.findByRole('link', { name: 'A-1001' })).toHaveAttribute(
    'href',
    '/crew/orders-management?approval=approval-1',
  );
  expect(screen.getByRole('link', { name: /^Approvals/ })).toHaveAttribute('aria-current', 'page');
});

it('shows in the list the state of what waits for the reader, with the time that is left', async () => {
  open(
    () => ok({ items: [requestOf({}).approval], nextCursor: null, total: 1 }),
    '/crew/orders-management?show=approvals',
  );
  const row = within(await screen.findByRole('row', { name: /A-1001/ }));
  expect(row.getByText('Waiting for approval')).toBeVisible();
  expect(row.getByText(/left|Not answered in time/)).toBeVisible();
});
