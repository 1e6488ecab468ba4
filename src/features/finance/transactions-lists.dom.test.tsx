import { euro } from '../../api/testing/values.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ok, renderScreen, type Asked } from '../testing/render-screen.tsx';
import { commissionInvoices } from './testing/example-commission-invoices.ts';
import { buyerFigures, figures, lines } from './testing/example-lines.ts';
import { CrewSpend, ProviderTransactions, SupplierTransactions } from './transactions-lists.tsx';

afterEach(cleanup);

/** Renders a role's ledger lines; the fake server gives these answers. */
function open(Screen: ComponentType, data: (request: Asked) => object | undefined, search = '') {
  const answer = (request: Asked) => {
    const answered = data(request);
    return answered && ok(answered);
  };
  return renderScreen(<Screen />, answer, { at: `/money${search}` });
}

const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

it('shows a supplier commission and dues, and leads to the orders', async () => {
  const { asked } = open(SupplierTransactions, () => ({ figures, items: lines, nextCursor: null }));
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(headers(table)).toEqual([
    'What',
    'Order',
    'Buyer',
    'When',
    'Money in or out',
    'Commission',
    'Due to you',
  ]);
  expect(screen.getByText('Due to you', { selector: 'dt' }).nextSibling).toHaveTextContent('€497.85');
  expect(within(table).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    `/supplier/orders-details?id=${lines[0]?.subOrderId ?? ''}`,
  );
  expect(asked.map(({ query }) => query)).toEqual([{ limit: '200' }]);
});

it('shows a provider the number of each booking, which leads to it', async () => {
  const booked = lines.map((line) => ({
    ...line,
    subOrderNumber: 'B-10001',
    saleKind: 'booking' as const,
  }));
  open(ProviderTransactions, () => ({ figures, items: booked, nextCursor: null }));
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(headers(table)[1]).toBe('Booking');
  expect(within(table).getAllByRole('link', { name: 'B-10001' })[0]).toHaveAttribute(
    'href',
    `/service-providers/bookings/details?booking=${lines[0]?.orderId ?? ''}`,
  );
  expect(screen.getByText(/when you confirm the booking/)).toBeInTheDocument();
  expect(screen.queryByText(/goods|delivery/)).toBeNull();
});

it('shows a buyer nothing of commission', async () => {
  open(CrewSpend, () => ({ figures: buyerFigures, items: lines.slice(1), nextCursor: null }));
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(headers(table)).toEqual(['What', 'Order or booking', 'Vendor', 'When', 'Amount']);
  expect(screen.queryByText(/commission/i)).toBeNull();
});

it('asks for what the address says, and keeps what is chosen in it', async () => {
  const { user, router, asked } = open(
    SupplierTransactions,
    () => ({ figures, items: lines, nextCursor: null }),
    '?from=2026-11-01&to=2026-02-31',
  );
  await screen.findByRole('table', { name: 'Transactions' });
  expect(asked.map(({ query }) => query)).toEqual([{ limit: '200', from: '2026-11-01' }]);
  await user.click(screen.getByRole('button', { name: 'Refunds' }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=refund&from=2026-11-01'));
});

const issued = {
  id: 'invoice-1',
  kind: 'invoice',
  number: 'Q101-000001',
  issuedAt: '2026-11-20T10:04:00.000Z',
  purchaseId: 'order-1',
  purchaseNumber: 'Q-10001',
  saleId: 'sub-order-1',
  saleNumber: 'Q-10001/1',
  saleKind: 'sub_order',
  vendorName: 'Xarxa Chandlery',
  buyerName: 'Marina Soler',
  total: { amountMinor: 54_135, currency: 'EUR' },
  corrects: null,
};

it('shows a vendor its invoices, and keeps them while they are searched', async () => {
  const { user, router, asked } = open(SupplierTransactions, ({ call }) =>
    call === 'GET /invoices'
      ? { items: [issued], nextCursor: null, total: 1 }
      : { figures, items: lines, nextCursor: null },
  );
  await user.click(await screen.findByRole('link', { name: /^Invoices/ }));
  const table = await screen.findByRole('table', { name: 'Invoices' });
  expect(headers(table)).toEqual(['Number', 'Kind', 'For', 'Buyer', 'Issued', 'Total', 'File']);
  // Once in its column, and once below the number for phones.
  const links = within(table).getAllByRole('link', { name: 'Q-10001/1' });
  const page = `/supplier/orders-details?id=${issued.saleId}`;
  expect(links.map((link) => link.getAttribute('href'))).toEqual([page, page]);
  await user.click(screen.getByRole('button', { name: 'Credit notes' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=invoices&kind=credit_note'));
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ limit: '100', kind: 'credit_note' }));
  await user.click(screen.getByRole('link', { name: /^Transactions/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('goes from payouts to invoices and back, each with its own rows alone', async () => {
  const payout = {
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
    status: 'paid',
    amount: euro(13_500),
    createdAt: '2026-11-21T00:00:00.000Z',
    arrivesOn: '2026-11-23',
    bank: null,
    failure: null,
  };
  const moneyThere = { due: euro(700), onAccount: euro(0), underWay: euro(0), paid: euro(13_500) };
  const { user } = open(
    SupplierTransactions,
    ({ call }) =>
      call === 'GET /invoices'
        ? { items: [issued], nextCursor: null, total: 1 }
        : { figures: moneyThere, items: [payout], nextCursor: null, total: 1 },
    '?view=payouts',
  );
  expect(await screen.findByRole('table', { name: 'Payouts' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Invoices/ }));
  expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Payouts/ }));
  expect(await screen.findByRole('table', { name: 'Payouts' })).toBeVisible();
});

it('shows a vendor the figures of a month, with their signs', async () => {
  const statement = {
    month: '2026-11',
    opening: euro(700),
    sales: euro(20_000),
    refunds: euro(5000),
    commission: euro(1500),
    sent: euro(13_500),
    returned: euro(900),
    closing: euro(1600),
    commissionInvoice: { id: 'invoice-1', number: 'QC-000007' },
  };
  const { user } = open(
    ProviderTransactions,
    ({ call }) => (/\d{4}-\d\d$/.test(call) ? statement : {}),
    '?view=statements',
  );
  expect(await screen.findByText('Transfers', { selector: 'dt' })).toBeVisible();
  const shown = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(shown).toEqual([
    ['Due at the beginning', '€7.00'],
    ['Sales', '€200.00'],
    ['Refunds', '-€50.00'],
    ['Commission', '-€15.00'],
    ['Transfers', '-€135.00'],
    ['Transfers reversed', '€9.00'],
    // The month of the tests’ clock has not ended.
    ['Due so far', '€16.00'],
  ]);
  const [running, last] = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect([running, last]).toEqual(['November 2026, so far', 'October 2026']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'October 2026');
  expect(await screen.findByText('Due at the end', { selector: 'dt' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Commission QC-000007' })).toBeVisible();
});

it('shows a vendor the invoices over the commission, with what a credit note gives back below zero', async () => {
  const { asked } = open(
    SupplierTransactions,
    () => ({ items: commissionInvoices, nextCursor: null, total: 3 }),
    '?view=commission',
  );
  const table = await screen.findByRole('table', { name: 'Invoices over the commission' });
  expect(headers(table)).toEqual(['Number', 'Month', 'Kind', 'Issued', 'Commission', 'VAT', 'File']);
  expect(within(table).getByText('-€12.50')).toBeVisible();
  expect(within(table).getByRole('button', { name: 'PDF of QC-000031' })).toBeVisible();
  expect(asked.map(({ call, query }) => [call, query])).toEqual([
    ['GET /commission-invoices', { limit: '100' }],
  ]);
});

it('shows a buyer no statements', async () => {
  open(
    CrewSpend,
    () => ({ figures: buyerFigures, items: lines.slice(1), nextCursor: null }),
    '?view=statements',
  );
  expect(await screen.findByRole('table', { name: 'Transactions' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Statements/ })).toBeNull();
});

it('distinguishes nothing sold from nothing found', async () => {
  const none = () => ({ figures, items: [], nextCursor: null });
  open(SupplierTransactions, none);
  expect(await screen.findByText('No sales yet')).toBeInTheDocument();
  cleanup();
  const { user, router } = open(SupplierTransactions, none, '?kind=refund');
  expect(await screen.findByText('No transactions found')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(router.state.location.search).toBe('');
});

it('says that nothing could be read, and tries again when asked', async () => {
  let isAway = true;
  const { user } = open(SupplierTransactions, () =>
    isAway ? undefined : { figures, items: lines, nextCursor: null },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the transactions.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Transactions' })).toBeInTheDocument();
});

it('keeps the focus on the view that was chosen, and takes it from nobody who came by a link', async () => {
  const { user } = open(
    SupplierTransactions,
    ({ call }) =>
      call === 'GET /transactions'
        ? { figures, items: lines, nextCursor: null }
        : { items: commissionInvoices, nextCursor: null, total: 3 },
    '?view=commission',
  );
  const view = (name: RegExp) => screen.findByRole('link', { name, current: 'page' });
  expect(await view(/^Commission/)).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: /^Transactions/ }));
  await screen.findByRole('table', { name: 'Transactions' });
  expect(await view(/^Transactions/)).toHaveFocus();
});
