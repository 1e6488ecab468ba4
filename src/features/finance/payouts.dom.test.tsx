import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ok, renderScreen, type Asked } from '../testing/render-screen.tsx';
import { figures, lines, payouts, sentBack } from './testing/example-payouts.ts';
import { ProviderTransactions, SupplierTransactions } from './transactions-lists.tsx';

afterEach(cleanup);

const page = { figures, items: payouts, nextCursor: null, total: payouts.length };

/** Renders a vendor's payouts; the fake server has one payout to open. */
function open(Screen: ComponentType, search: string, payout = payouts[0]) {
  const answer = ({ call }: Asked) => (call === 'GET /payouts' ? ok(page) : ok({ payout, lines }));
  return renderScreen(<Screen />, answer, { at: `/money?view=payouts${search}` });
}

it('shows where the money is, and each payout with its state and bank', async () => {
  const { asked } = open(SupplierTransactions, '');
  const table = await screen.findByRole('table', { name: 'Payouts' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Date', 'Amount', 'State', 'Arrives', 'Bank']);
  expect(within(table).getByText('On its way')).toBeInTheDocument();
  expect(within(table).getAllByText('Harbour Test Bank ••••1332').length).toBeGreaterThan(0);
  expect(screen.getByText('On your payment account', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '€497.85',
  );
  expect(asked.map(({ call, query }) => [call, query])).toEqual([['GET /payouts', { limit: '100' }]]);
});

it('opens a payout by its address, whose sales lead to their pages, and closes it again', async () => {
  const { user, router } = open(SupplierTransactions, '');
  const table = await screen.findByRole('table', { name: 'Payouts' });
  const [first] = within(table).getAllByRole('link');
  if (first === undefined) throw new Error('a payout can be opened');
  await user.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Payout' });
  const sales = await within(dialog).findAllByRole('link', { name: 'Q-10001/1' });
  expect(sales[0]).toHaveAttribute('href', `/supplier/orders-details?id=${lines[0]?.sale?.id ?? ''}`);
  expect(within(dialog).getByText('Transfer reversed')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=payouts'));
});

it('leads a provider to the booking that a payout pays for', async () => {
  open(ProviderTransactions, `&payout=${payouts[0]?.id ?? ''}`);
  const [link] = await screen.findAllByRole('link', { name: 'Q-10001/1' });
  expect(link).toHaveAttribute(
    'href',
    `/service-providers/bookings/details?booking=${lines[0]?.sale?.purchaseId ?? ''}`,
  );
});

it('says why a payout came back and leads to the payment account', async () => {
  open(SupplierTransactions, `&payout=${sentBack.id}`, sentBack);
  expect(await screen.findByText('The bank account is closed.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the payment account' })).toHaveAttribute(
    'href',
    '/supplier/profile',
  );
});

it('leads nowhere when the money of a payout that came back is in a later one', async () => {
  open(SupplierTransactions, `&payout=${sentBack.id}`, {
    ...sentBack,
    failure: sentBack.failure && { ...sentBack.failure, isPaidAgain: true },
  });
  expect(await screen.findByText('The money is in a later payout.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See the payment account' })).toBeNull();
});
