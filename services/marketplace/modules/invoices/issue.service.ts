import { invariant } from '../../../../src/lib/invariant.ts';
import { fromMinor } from '../../../../src/lib/money-minor.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isEarnedSale } from '../payments/index.ts';
import { invoiceContent, soldInSale } from './invoice-content.service.ts';
import { creditedGroups } from './credit.domain.ts';
import {
  documentsOfSale,
  insertInvoice,
  isInvoicedByVendor,
  nextNumber,
  noteInvoicedByVendor,
  type StoredInvoice,
} from './invoice.repository.ts';
import { dayOf, documentSums, type InvoiceContent, type TaxGroup } from './invoices.domain.ts';
import type { InvoiceParts, Trx } from './invoices.parts.ts';
import {
  findCapturedAt,
  lockSoldSale,
  refundsToCredit,
  type DoneRefund,
  type SoldSale,
} from './sold-sale.repository.ts';

/**
 * Issues what is missing of a sale's documents: the invoice of goods once they are paid, of a booking and its extra work once they are earned,
 * and a credit note for each refund since. Repeated it does nothing. Where the vendor sends its own, that is noted, and nothing is issued.
 */
export const issueInvoices = (parts: InvoiceParts, saleId: string): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    const sale = await lockSoldSale(trx, saleId);
    const paidAt = sale && (await findCapturedAt(trx, saleId));
    if (sale === null || paidAt === null || (await isInvoicedByVendor(trx, saleId))) return;
    let documents = await documentsOfSale(trx, saleId);
    if (documents.length === 0) {
      if (sale.kind !== 'sub_order' && !(await isEarnedSale(trx, saleId))) return;
      const { capturedMinor, refundedMinor } = await parts.ledger.standingOf(trx, saleId);
      // Work that was paid back before it was done was never supplied.
      if (capturedMinor === 0 || (sale.kind !== 'sub_order' && refundedMinor === capturedMinor)) return;
      if (sale.issuesOwnInvoices) return noteInvoicedByVendor(trx, saleId, parts.clock.now());
      documents = [await issueInvoice(parts, trx, sale, { paidAt, totalMinor: capturedMinor })];
    }
    for (const refund of await refundsToCredit(trx, saleId))
      documents = [...documents, await issueCreditNote(parts, trx, sale, { refund, documents })];
  });

async function store(
  { ids }: InvoiceParts,
  trx: Trx,
  sale: SoldSale,
  {
    content,
    position,
    refundId = null,
    creditsId = null,
    issuedAt,
  }: {
    readonly content: InvoiceContent;
    readonly position: number;
    readonly refundId?: string | null;
    readonly creditsId?: string | null;
    readonly issuedAt: Date;
  },
): Promise<StoredInvoice> {
  const id = ids.newId();
  const { vendorId, purchaseId, buyerId, id: saleId } = sale;
  await insertInvoice(
    trx,
    { id, position, vendorId, purchaseId, saleId, buyerId, refundId, creditsId, content },
    issuedAt,
  );
  return { id, content, issuedAt };
}

async function issueInvoice(
  parts: InvoiceParts,
  trx: Trx,
  sale: SoldSale,
  { paidAt, totalMinor }: { readonly paidAt: Date; readonly totalMinor: number },
): Promise<StoredInvoice> {
  const issuedAt = parts.clock.now();
  const sold = await soldInSale(trx, sale);
  const { number, position } = await nextNumber(trx, sale.vendorId);
  const content = invoiceContent(sale, sold, { number, on: issuedAt, paidAt, totalMinor });
  return store(parts, trx, sale, { content, position, issuedAt });
}

async function issueCreditNote(
  parts: InvoiceParts,
  trx: Trx,
  sale: SoldSale,
  { refund, documents }: { readonly refund: DoneRefund; readonly documents: readonly StoredInvoice[] },
): Promise<StoredInvoice> {
  const [invoice, ...notes] = documents;
  invariant(invoice !== undefined, 'a credit note corrects an invoice');
  const creditedMinor = notes.reduce((sum, { content }) => sum + content.totalMinor, 0);
  const groups = creditedGroups(
    invoice.content.groups,
    notes.flatMap(({ content }) => content.groups),
    {
      amountMinor: refund.amountMinor,
      isAllThatIsLeft: creditedMinor + refund.amountMinor === invoice.content.totalMinor,
    },
  );
  const issuedAt = parts.clock.now();
  const { number, position } = await nextNumber(trx, sale.vendorId);
  const content = creditContent(invoice.content, groups, { number, issuedAt, refund });
  return store(parts, trx, sale, {
    content,
    position,
    refundId: refund.id,
    creditsId: invoice.id,
    issuedAt,
  });
}

const creditContent = (
  invoiced: InvoiceContent,
  groups: readonly TaxGroup[],
  {
    number,
    issuedAt,
    refund,
  }: { readonly number: string; readonly issuedAt: Date; readonly refund: DoneRefund },
): InvoiceContent => ({
  ...invoiced,
  ...documentSums(groups, refund.amountMinor),
  kind: 'credit_note',
  number,
  issuedOn: dayOf(issuedAt),
  paidOn: dayOf(refund.doneAt),
  lines: groups.map((group) => ({
    ...group,
    name: `Refund for ${invoiced.saleNumber}`,
    detail: null,
    quantity: 1,
    unit: null,
    unitPrice: fromMinor(group.netMinor, invoiced.currency),
  })),
  delivery: null,
  groups,
  credits: { number: invoiced.number, issuedOn: invoiced.issuedOn, reason: refund.reason },
});
