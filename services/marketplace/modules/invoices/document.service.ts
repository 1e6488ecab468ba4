import { invariant } from '../../../../src/lib/invariant.ts';
import { fromMinor } from '../../../../src/lib/money-minor.ts';
import { invoiceContent, soldInSale } from './invoice-content.service.ts';
import { creditedGroups, itemsOfCredit, refundedGroups } from './credit.domain.ts';
import { insertInvoice, type SentFile, type StoredInvoice } from './invoice.repository.ts';
import {
  dayOf,
  documentSums,
  type InvoiceContent,
  type InvoiceLine,
  type TaxGroup,
} from './invoices.domain.ts';
import type { InvoiceParts, Trx } from './invoices.parts.ts';
import type { DoneRefund, SoldSale } from './sold-sale.repository.ts';

/** The number of a document: the next of the vendor's series, or the vendor's own, with its file. */
export interface Identified {
  readonly number: string;
  readonly issuedAt: Date;
  readonly position: number | null;
  readonly file: SentFile | null;
}

type StoreParts = Pick<InvoiceParts, 'ids'>;

async function store(
  { ids }: StoreParts,
  trx: Trx,
  sale: SoldSale,
  {
    content,
    identified: { position, issuedAt, file },
    refundId = null,
    creditsId = null,
  }: {
    readonly content: InvoiceContent;
    readonly identified: Identified;
    readonly refundId?: string | null;
    readonly creditsId?: string | null;
  },
): Promise<StoredInvoice> {
  const id = ids.newId();
  const { vendorId, purchaseId, buyerId, id: saleId } = sale;
  await insertInvoice(
    trx,
    { id, position, vendorId, purchaseId, saleId, buyerId, refundId, creditsId, content, file },
    issuedAt,
  );
  return { id, content, issuedAt };
}

/** Stores the invoice of a sale. */
export async function storeInvoice(
  parts: StoreParts,
  trx: Trx,
  sale: SoldSale,
  {
    identified,
    paidAt,
    totalMinor,
  }: { readonly identified: Identified; readonly paidAt: Date; readonly totalMinor: number },
): Promise<StoredInvoice> {
  const { number, issuedAt } = identified;
  const sold = await soldInSale(trx, sale);
  const content = invoiceContent(sale, sold, { number, on: issuedAt, paidAt, totalMinor });
  return store(parts, trx, sale, { content, identified });
}

/** Stores the credit note of a refund; the sale's first document is the invoice that it corrects. */
export async function storeCreditNote(
  parts: StoreParts,
  trx: Trx,
  sale: SoldSale,
  {
    identified,
    refund,
    documents,
  }: {
    readonly identified: Identified;
    readonly refund: DoneRefund;
    readonly documents: readonly StoredInvoice[];
  },
): Promise<StoredInvoice> {
  const [invoice, ...notes] = documents;
  invariant(invoice !== undefined, 'a credit note corrects an invoice');
  const creditedMinor = notes.reduce((sum, { content }) => sum + content.totalMinor, 0);
  const groups = creditedGroups(
    invoice.content.groups,
    notes.flatMap(({ content }) => content.groups),
    refundedGroups(invoice.content, refund),
    {
      amountMinor: refund.amountMinor,
      isAllThatIsLeft: creditedMinor + refund.amountMinor === invoice.content.totalMinor,
    },
  );
  const { number, issuedAt } = identified;
  const content = creditContent(invoice.content, groups, { number, issuedAt, refund });
  return store(parts, trx, sale, { content, identified, refundId: refund.id, creditsId: invoice.id });
}

/** What an amount is for, by tax rate: what was returned, or part of the price. */
export function creditedItems(
  { lines, delivery }: Pick<InvoiceContent, 'lines' | 'delivery'>,
  { amountMinor, goodsMinor, returned }: Pick<DoneRefund, 'amountMinor' | 'goodsMinor' | 'returned'>,
  { category, rateBps }: Pick<TaxGroup, 'category' | 'rateBps'>,
): string {
  const isAlike = (tax: Pick<TaxGroup, 'category' | 'rateBps'>) =>
    tax.category === category && tax.rateBps === rateBps;
  const named = (quantityOf: (line: InvoiceLine, place: number) => number) =>
    lines.flatMap((line, place) => {
      const quantity = isAlike(line) ? quantityOf(line, place) : 0;
      return quantity === 0 ? [] : [`${quantity} × ${line.name}`];
    });
  const items = named((_line, place) => returned[place]?.quantity ?? 0);
  if (items.length > 0) return items.join(', ');
  if (goodsMinor === 0) {
    const deliveryMinor = delivery?.shares.reduce((sum, share) => sum + share.netMinor + share.taxMinor, 0);
    return amountMinor === deliveryMinor ? 'Delivery' : 'Part of the price of: delivery';
  }
  const isDelivered = goodsMinor !== amountMinor && (delivery?.shares.some(isAlike) ?? false);
  const all = [...named(({ quantity }) => quantity), ...(isDelivered ? ['delivery'] : [])].join(', ');
  return `Part of the price of: ${all}`;
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
  ...(itemsOfCredit(invoiced, refund, groups) ?? {
    lines: groups.map((group) => ({
      ...group,
      name: `Refund for ${invoiced.saleNumber}`,
      detail: creditedItems(invoiced, refund, group),
      quantity: 1,
      unit: null,
      unitPrice: fromMinor(group.netMinor, invoiced.currency),
    })),
    delivery: null,
  }),
  groups,
  credits: { number: invoiced.number, issuedOn: invoiced.issuedOn, reason: refund.reason },
});
