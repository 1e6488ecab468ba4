import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal } from '../../../http-adapter/index.ts';
import type { Invoices, ListedInvoice, SaleInvoices } from '../../modules/invoices/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type Schemas = components['schemas'];
type InvoiceHandlers = Pick<
  AllHandlers,
  'listInvoices' | 'readInvoice' | 'getPurchaseInvoices' | 'readReceipt'
>;

const invoiceOf = (listed: ListedInvoice): Schemas['Invoice'] => {
  const { key: _key, issuedAt, currency, totalMinor, ...invoice } = listed;
  return {
    ...invoice,
    issuedAt: issuedAt.toISOString(),
    total: { amountMinor: totalMinor, currency },
  };
};

const saleInvoicesOf = ({ id, kind, number, documents, ...sale }: SaleInvoices): Schemas['SaleInvoices'] => ({
  saleId: id,
  saleKind: kind,
  saleNumber: number,
  ...sale,
  documents: documents.map(invoiceOf),
});

/** Invoices and credit notes, of tag "Finance" of the contract. */
export const invoiceHandlers = (invoices: Invoices): InvoiceHandlers => ({
  async listInvoices({ session, query }) {
    const page = await invoices.listInvoices(session, query);
    if (!page.ok) return refused(page.error);
    const { items, nextCursor, total } = page.value;
    return { status: 200, body: { status: true, data: { items: items.map(invoiceOf), nextCursor, total } } };
  },

  async readInvoice({ session, params }) {
    const file = await invoices.readInvoice(session, params.invoiceId);
    return file.ok
      ? { status: 200, body: file.value.bytes, headers: file.value.headers }
      : refusal('NOT_FOUND', { message: 'Invoice not found.' });
  },

  async readReceipt({ session, params }) {
    const file = await invoices.readReceipt(session, params.purchaseId);
    if (file.ok) return { status: 200, body: file.value.bytes, headers: file.value.headers };
    return file.error.code === 'NOT_FOUND'
      ? refusal('NOT_FOUND')
      : refusal('NOT_ALLOWED_NOW', { message: 'Nothing has been paid yet, so there is no receipt.' });
  },

  async getPurchaseInvoices({ session, params }) {
    const sales = await invoices.invoicesOf(session, params.purchaseId);
    return sales.ok
      ? { status: 200, body: { status: true, data: { sales: sales.value.map(saleInvoicesOf) } } }
      : refused(sales.error);
  },
});
