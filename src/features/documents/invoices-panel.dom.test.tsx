import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ok, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';
import type { DocumentReader, SaleInvoices } from './invoice.types.ts';
import {
  awaitedSale,
  exampleInvoice,
  exampleSale,
  lateOwnSale,
  ownSale,
  sendableSale,
} from './testing/example-invoices.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(
  sales: readonly SaleInvoices[],
  { reader, file }: { readonly reader?: DocumentReader; readonly file?: 'refused' } = {},
) {
  const { asked, user } = renderScreen(
    <InvoicesPanel purchaseId="purchase-1" reader={reader ?? 'buyer'} />,
    ({ call }) => {
      if (call.startsWith('GET /purchases/')) return ok({ sales });
      if (file === 'refused') return undefined;
      return new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    },
  );
  return { asked, calls: () => asked.map(({ call }) => call), user };
}

it('saves an invoice under its number', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:invoice';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { calls, user } = open([exampleSale]);
  await user.click(await screen.findByRole('button', { name: 'PDF of Q101-000001' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(calls()).toEqual(['GET /purchases/purchase-1/invoices', `GET /invoices/${exampleInvoice.id}`]);
  expect(saved.map(({ type, size }) => [type, size])).toEqual([['application/pdf', 8]]);
});

it('says that a file was not downloaded', async () => {
  const { user } = open([exampleSale], { file: 'refused' });
  await user.click(await screen.findByRole('button', { name: 'PDF of Q101-000002' }));
  await waitFor(() => expect(toastMessages()).toContain('Q101-000002.pdf wasn’t downloaded.'));
});

it('says when an invoice comes, and which vendor sends its own', async () => {
  open([awaitedSale, ownSale]);
  expect(await screen.findByText('The invoice is issued when the payment is taken.')).toBeVisible();
  expect(
    screen.getByText('Port Vell Rigging sends its own invoice within seven days of the payment.'),
  ).toBeVisible();
});

it('tells a vendor that it sends its own', async () => {
  open([ownSale], { reader: 'vendor' });
  expect(
    await screen.findByText('You send your own invoice within seven days of the payment.'),
  ).toBeVisible();
});

it('shows a buyer when a vendor’s own documents come, and that one is late', async () => {
  open([lateOwnSale]);
  expect(
    await screen.findByText('Port Vell Rigging sends its own invoice. It is late; we have reminded them.'),
  ).toBeVisible();
  expect(screen.getByText('Port Vell Rigging sends its own credit note.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks a vendor for the number, the date and the file of its own invoice', async () => {
  const { calls, user } = open([sendableSale], { reader: 'vendor' });
  expect(await screen.findAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send the invoice for Q-10001/3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send your invoice for Q-10001/3' }));
  const send = dialog.getByRole('button', { name: 'Send the invoice' });
  await user.click(send);
  expect(dialog.getByLabelText('Number')).toBeInvalid();
  // All missing values are reported at once; the date has a default.
  expect(dialog.getByText('Choose the invoice as a PDF.')).toBeVisible();
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-28');
  await user.type(dialog.getByLabelText('Number'), '2026/0117');
  await user.click(send);
  expect(await dialog.findByText('Choose the invoice as a PDF.')).toBeVisible();
  await user.upload(
    dialog.getByLabelText('Drop the invoice here', { selector: 'input' }),
    new File(['%PDF-1.7'], 'our-invoice.pdf', { type: 'application/pdf' }),
  );
  expect(await dialog.findByText('our-invoice.pdf')).toBeVisible();
  expect(dialog.queryByText('Choose the invoice as a PDF.')).toBeNull();
  expect(calls().filter((call) => call.includes('/awaited-invoices/'))).toEqual([]);
});

const replacedSale: SaleInvoices = {
  ...exampleSale,
  issuedBy: 'vendor',
  documents: [
    {
      ...exampleInvoice,
      uploads: 2,
      replaced: { at: '2026-11-24T10:00:00.000Z', reason: 'It was of another order.' },
    },
  ],
};

it('says that a vendor’s file was replaced, and keeps the first for admins', async () => {
  const { asked, user } = open([replacedSale], { reader: 'admin' });
  expect(await screen.findByText(/“It was of another order\.”/)).toBeVisible();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:invoice');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'File 1 of Q101-000001' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      call: `GET /invoices/${exampleInvoice.id}`,
      query: { upload: '1' },
    }),
  );
  cleanup();
  open([replacedSale]);
  expect(await screen.findByText(/“It was of another order\.”/)).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('asks a vendor who replaces a wrong file for the reason and the file', async () => {
  const [invoice = exampleInvoice] = replacedSale.documents;
  const { calls, user } = open([{ ...replacedSale, documents: [{ ...invoice, canReplace: true }] }], {
    reader: 'vendor',
  });
  await user.click(await screen.findByRole('button', { name: 'Replace the file of Q101-000001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the file of Q101-000001' }));
  await user.type(dialog.getByLabelText('What was wrong with it?'), 'It was of another order.');
  await user.click(dialog.getByRole('button', { name: 'Replace the file' }));
  expect(await dialog.findByText('Choose the invoice as a PDF.')).toBeVisible();
  await user.upload(
    dialog.getByLabelText('Drop the invoice here', { selector: 'input' }),
    new File(['%PDF-1.7'], 'right.pdf', { type: 'application/pdf' }),
  );
  expect(await dialog.findByText('right.pdf')).toBeVisible();
  expect(dialog.queryByText('Choose the invoice as a PDF.')).toBeNull();
  expect(calls().filter((call) => call.includes('replacement'))).toEqual([]);
});

it('is not there where nothing was invoiced and nothing will be', async () => {
  const { asked } = open([{ ...awaitedSale, awaits: null }]);
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Invoices')).toBeNull());
});
