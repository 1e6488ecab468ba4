import type { Invoice, SaleInvoices } from '../invoice.types.ts';

const id = (last: number) => `0193f2a1-7c1e-7b2a-9d4e-${String(last).padStart(12, '0')}`;

export const exampleInvoice: Invoice = {
  id: id(71),
  kind: 'invoice',
  number: 'Q101-000001',
  issuedAt: '2026-11-20T10:04:00.000Z',
  purchaseId: id(2),
  purchaseNumber: 'Q-10001',
  saleId: id(1),
  saleNumber: 'Q-10001/1',
  saleKind: 'sub_order',
  vendorName: 'Xarxa Chandlery',
  buyerName: 'Marina Soler',
  total: { amountMinor: 54_135, currency: 'EUR' },
  corrects: null,
};

export const exampleCreditNote: Invoice = {
  ...exampleInvoice,
  id: id(72),
  kind: 'credit_note',
  number: 'Q101-000002',
  issuedAt: '2026-11-23T09:30:00.000Z',
  total: { amountMinor: 5000, currency: 'EUR' },
  corrects: 'Q101-000001',
};

export const exampleSale: SaleInvoices = {
  saleId: id(1),
  saleNumber: 'Q-10001/1',
  saleKind: 'sub_order',
  vendorName: 'Xarxa Chandlery',
  issuedBy: 'quayside',
  awaits: null,
  documents: [exampleInvoice, exampleCreditNote],
};

export const awaitedSale: SaleInvoices = {
  ...exampleSale,
  saleId: id(3),
  saleNumber: 'Q-10001/2',
  vendorName: 'Cala Blava Marine Hardware',
  awaits: 'payment',
  documents: [],
};

export const ownSale: SaleInvoices = {
  ...awaitedSale,
  saleId: id(4),
  saleNumber: 'Q-10001/3',
  vendorName: 'Port Vell Rigging',
  issuedBy: 'vendor',
};
