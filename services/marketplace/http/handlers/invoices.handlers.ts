import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal } from '../../../http-adapter/index.ts';
import type {
  Invoices,
  Invoicing,
  ListedCommissionInvoice,
  ListedInvoice,
  SaleInvoices,
} from '../../modules/invoices/index.ts';
import type { Session } from '../../modules/account/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type Schemas = components['schemas'];
type InvoiceHandlers = Pick<
  AllHandlers,
  | 'listInvoices'
  | 'readInvoice'
  | 'listCommissionInvoices'
  | 'readCommissionInvoice'
  | 'getPurchaseInvoices'
  | 'readReceipt'
  | 'sendOwnInvoice'
  | 'replaceOwnInvoice'
  | 'getInvoicing'
  | 'chooseInvoicing'
>;

/** Only the vendor may replace a wrong file; the documents that a vendor sees are its own. */
type Asker = Pick<Session, 'membership'>;

const invoiceOf = (listed: ListedInvoice, { membership }: Asker): Schemas['Invoice'] => {
  const { key: _key, issuedAt, currency, totalMinor, replacedAt, replacedFor, ...invoice } = listed;
  return {
    ...invoice,
    replaced:
      replacedAt === null || replacedFor === null
        ? null
        : { at: replacedAt.toISOString(), reason: replacedFor },
    canReplace: invoice.uploads > 0 && membership !== undefined && membership.role !== 'reader',
    issuedAt: issuedAt.toISOString(),
    total: { amountMinor: totalMinor, currency },
  };
};

const commissionInvoiceOf = ({
  key: _key,
  issuedAt,
  currency,
  netMinor,
  taxMinor,
  totalMinor,
  ...invoice
}: ListedCommissionInvoice): Schemas['CommissionInvoice'] => {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    ...invoice,
    issuedAt: issuedAt.toISOString(),
    net: money(netMinor),
    tax: money(taxMinor),
    total: money(totalMinor),
  };
};

const saleInvoicesOf = (
  { id, kind, number, documents, awaited, ...sale }: SaleInvoices,
  asker: Asker,
): Schemas['SaleInvoices'] => ({
  saleId: id,
  saleKind: kind,
  saleNumber: number,
  ...sale,
  documents: documents.map((document) => invoiceOf(document, asker)),
  awaited: awaited.map(({ dueAt, amountMinor, currency, ...document }) => ({
    ...document,
    dueAt: dueAt.toISOString(),
    amount: { amountMinor, currency },
  })),
});

const invoicingOf = ({ chosenAt, ...choice }: Invoicing): Schemas['Invoicing'] => ({
  ...choice,
  chosenAt: chosenAt && chosenAt.toISOString(),
});

const wrongPart = (field: string, message: string, rule: string) =>
  refusal('VALIDATION', { message, fields: [{ field, message, rule }] });

const sentMessages: Readonly<Record<ListedInvoice['kind'], string>> = {
  invoice: 'The invoice is sent. The buyer has been notified.',
  credit_note: 'The credit note is sent. The buyer has been notified.',
};

type NotReplaced = Extract<Awaited<ReturnType<Invoices['replaceOwnInvoice']>>, { ok: false }>['error'];

function notReplaced(error: NotReplaced) {
  if (error.code === 'PAPER_NOT_ACCEPTED')
    return refusal('PAPER_NOT_ACCEPTED', { message: 'Choose the document as a PDF.' });
  if (error.code === 'NOT_ALLOWED_NOW')
    return refusal('NOT_ALLOWED_NOW', { message: 'Quayside issued this document. It can’t be replaced.' });
  return refused(error, 'Invoice not found.');
}

/** Operations of tag "Finance" about invoices and credit notes. */
export const invoiceHandlers = (invoices: Invoices): InvoiceHandlers => ({
  async listCommissionInvoices({ session, query }) {
    const page = await invoices.listCommissionInvoices(session, query);
    if (!page.ok) return refused(page.error);
    const { items, nextCursor, total } = page.value;
    const data = { items: items.map(commissionInvoiceOf), nextCursor, total };
    return { status: 200, body: { status: true, data } };
  },

  async readCommissionInvoice({ session, params }) {
    const file = await invoices.readCommissionInvoice(session, params.commissionInvoiceId);
    if (!file.ok) return refused(file.error, 'Invoice not found.');
    const { bytes, headers } = file.value;
    return { status: 200, body: bytes, headers };
  },

  async listInvoices({ session, query }) {
    const page = await invoices.listInvoices(session, query);
    if (!page.ok) return refused(page.error);
    const { items, nextCursor, total } = page.value;
    return {
      status: 200,
      body: {
        status: true,
        data: { items: items.map((item) => invoiceOf(item, session)), nextCursor, total },
      },
    };
  },

  async readInvoice({ session, params, query }) {
    const file = await invoices.readInvoice(session, params.invoiceId, query.upload);
    if (!file.ok) return refusal('NOT_FOUND', { message: 'Invoice not found.' });
    const { headers } = file.value;
    return 'bytes' in file.value
      ? { status: 200, body: file.value.bytes, headers }
      : { status: 200, body: file.value.stream, headers };
  },

  async sendOwnInvoice({ session, params, upload }) {
    const texts = { number: '', issuedOn: '' };
    for await (const part of upload()) {
      const name = part.fieldname;
      if (name === 'number' || name === 'issuedOn') {
        if (part.type !== 'field') return wrongPart(name, 'This must be text.', 'type');
        texts[name] = part.value;
      } else if (name !== 'file')
        return wrongPart(name, 'This isn’t a field we know.', 'additionalProperties');
      else if (part.type !== 'file') return wrongPart('file', 'This must be a file.', 'type');
      else {
        const sent = { ...texts, fileName: part.filename, file: part.file };
        const kept = await invoices.sendOwnInvoice(session, params.documentId, sent);
        if (kept.ok)
          return {
            status: 200,
            body: {
              status: true,
              message: sentMessages[kept.value.kind],
              data: invoiceOf(kept.value, session),
            },
          };
        if (kept.error.code === 'PAPER_NOT_ACCEPTED')
          return refusal('PAPER_NOT_ACCEPTED', { message: 'Choose the document as a PDF.' });
        if (kept.error.code === 'NOT_ALLOWED_NOW')
          return refusal('NOT_ALLOWED_NOW', { message: 'Send the invoice before its credit note.' });
        return refused(kept.error, 'This document was sent already.');
      }
    }
    return wrongPart('file', 'Please choose a file.', 'required');
  },

  async replaceOwnInvoice({ session, params, upload }) {
    let reason = '';
    for await (const part of upload()) {
      if (part.fieldname === 'reason') {
        if (part.type !== 'field') return wrongPart('reason', 'This must be text.', 'type');
        reason = part.value;
      } else if (part.fieldname !== 'file')
        return wrongPart(part.fieldname, 'This isn’t a field we know.', 'additionalProperties');
      else if (part.type !== 'file') return wrongPart('file', 'This must be a file.', 'type');
      else {
        const sent = { reason, fileName: part.filename, file: part.file };
        const replaced = await invoices.replaceOwnInvoice(session, params.invoiceId, sent);
        if (!replaced.ok) return notReplaced(replaced.error);
        const message = 'The file is replaced. The buyer has been notified.';
        return { status: 200, body: { status: true, message, data: invoiceOf(replaced.value, session) } };
      }
    }
    return wrongPart('file', 'Please choose a file.', 'required');
  },

  async getInvoicing({ session }) {
    return { status: 200, body: { status: true, data: invoicingOf(await invoices.getInvoicing(session)) } };
  },

  async chooseInvoicing({ session, body }) {
    const chosen = await invoices.chooseInvoicing(session, body);
    if (!chosen.ok) return refused(chosen.error);
    const message =
      body.issuedBy === 'vendor'
        ? 'You issue your own invoices from now on.'
        : 'Quayside issues your invoices from now on.';
    return { status: 200, body: { status: true, message, data: invoicingOf(chosen.value) } };
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
      ? {
          status: 200,
          body: { status: true, data: { sales: sales.value.map((sale) => saleInvoicesOf(sale, session)) } },
        }
      : refused(sales.error);
  },
});
