import { idOf } from '../../../api/testing/values.ts';
import type { AwaitedDocument, Invoice, SaleInvoices } from '../invoice.types.ts';

export const exampleInvoice: Invoice = {
  id: idOf(71),
  kind: 'invoice',
  number: 'Q101-000001',
  issuedAt: '2026-11-20T10:04:00.000Z',
  purchaseId: idOf(2),
  purchaseNumber: 'Q-10001',
  saleId: idOf(1),
  saleNumber: 'Q-10001/1',
  saleKind: 'sub_order',
  vendorName: 'Xarxa Chandlery',
  buyerName: 'Marina Soler',
  total: { amountMinor: 54_135, currency: 'EUR' },
  corrects: null,
  uploads: 0,
  replaced: null,
  canReplace: false,
};

export const exampleCreditNote: Invoice = {
  ...exampleInvoice,
  id: idOf(72),
  kind: 'credit_note',
  number: 'Q101-000002',
  issuedAt: '2026-11-23T09:30:00.000Z',
  total: { amountMinor: 5000, currency: 'EUR' },
  corrects: 'Q101-000001',
};

export const exampleSale: SaleInvoices = {
  saleId: idOf(1),
  saleNumber: 'Q-10001/1',
  saleKind: 'sub_order',
  vendorName: 'Xarxa Chandlery',
  issuedBy: 'quayside',
  awaits: null,
  awaited: [],
  documents: [exampleInvoice, exampleCreditNote],
};

export const awaitedSale: SaleInvoices = {
  ...exampleSale,
  saleId: idOf(3),
  saleNumber: 'Q-10001/2',
  vendorName: 'Cala Blava Marine Hardware',
  awaits: 'payment',
  documents: [],
};

export const ownSale: SaleInvoices = {
  ...awaitedSale,
  saleId: idOf(4),
  saleNumber: 'Q-10001/3',
  vendorName: 'Port Vell Rigging',
  issuedBy: 'vendor',
};

const awaitedInvoice: AwaitedDocument = {
  id: idOf(81),
  kind: 'invoice',
  dueAt: '2099-12-04T10:04:00.000Z',
  amount: { amountMinor: 54_135, currency: 'EUR' },
  canSend: false,
};

/** Paid and partly refunded; neither the invoice nor the credit note was sent in time. */
export const lateOwnSale: SaleInvoices = {
  ...ownSale,
  awaits: null,
  awaited: [
    { ...awaitedInvoice, dueAt: '2026-11-20T10:04:00.000Z' },
    {
      ...awaitedInvoice,
      id: idOf(82),
      kind: 'credit_note',
      amount: { amountMinor: 5000, currency: 'EUR' },
    },
  ],
};

/** The same for its vendor, who has to send the invoice first. */
export const sendableSale: SaleInvoices = {
  ...ownSale,
  awaits: null,
  awaited: [{ ...awaitedInvoice, canSend: true }, ...lateOwnSale.awaited.slice(1)],
};
