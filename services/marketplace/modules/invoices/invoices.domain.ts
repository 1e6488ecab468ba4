import { invariant } from '../../../../src/lib/invariant.ts';
import { fromMinor, minorDigitsOf } from '../../../../src/lib/money-minor.ts';
import type { TaxCategory } from '../../platform/db/booking-tables.ts';
import type { InvoiceKind } from '../../platform/db/invoice-tables.ts';

/** Seller or buyer at the time of issue. */
export interface InvoiceParty {
  readonly name: string;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2; null if not known. */
  readonly country: string | null;
  readonly vatId: string | null;
  readonly registrationNumber: string | null;
}

/** The tax of an item; the reason is a sentence, null for category S. */
export interface LineTax {
  readonly category: TaxCategory;
  readonly rateBps: number;
  readonly reason: string | null;
}

export interface InvoiceLine extends LineTax {
  readonly name: string;
  readonly detail: string | null;
  readonly quantity: number;
  readonly unit: string | null;
  /**
   * Before tax, in major units: `89.50`. With more decimals if the price includes an amount that was charged as tax.
   */
  readonly unitPrice: string;
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** The part of the delivery with one tax rate. */
export interface DeliveryShare extends LineTax {
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** All items with one tax rate. */
export interface TaxGroup extends LineTax {
  readonly netMinor: number;
  readonly taxMinor: number;
}

/**
 * The content of a document: stored when it is issued, and the only source for rendering it. Amounts in minor units of
 * `currency`; dates as YYYY-MM-DD.
 */
interface DocumentContent {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: string;
  readonly currency: string;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  /** The buyer's own references (BT-13, BT-19); older documents have none. */
  readonly poNumber?: string | null;
  readonly costCentre?: string | null;
  /** Null if it was not known at the time of issue. */
  readonly suppliedOn: string | null;
  /** The destination of goods, or the place of work. */
  readonly place: { readonly line: string | null; readonly country: string } | null;
  readonly lines: readonly InvoiceLine[];
  readonly delivery: { readonly name: string; readonly shares: readonly DeliveryShare[] } | null;
  readonly groups: readonly TaxGroup[];
  readonly netMinor: number;
  readonly taxMinor: number;
  /** Not zero if payments move in coarser steps than prices have. */
  readonly roundingMinor: number;
  readonly totalMinor: number;
  /** The document that a credit note corrects, and the reason; null also for one about a whole month. */
  readonly credits: { readonly number: string; readonly issuedOn: string; readonly reason: string } | null;
}

/** The document of a sale, in the name of its vendor. */
export interface InvoiceContent extends DocumentContent {
  /** `Q-10001`. */
  readonly purchaseNumber: string;
  /** `Q-10001/2`. */
  readonly saleNumber: string;
  /** When the buyer paid, or was refunded. */
  readonly paidOn: string;
}

/**
 * The document of the market's commission for a vendor's month; its net was deducted from the sales, or returned with
 * refunds.
 */
export interface CommissionContent extends DocumentContent {
  /** YYYY-MM. */
  readonly month: string;
  /** When the VAT on it is due; null if there is none. */
  readonly payBy: string | null;
  /** The market's contact for questions. */
  readonly contact: string;
}

/** What a vendor was invoiced for its commission before; `netMinor` is reduced by credit notes. */
export interface IssuedBefore {
  readonly lastMonth: string | null;
  readonly netMinor: number;
}

export type AnyContent = InvoiceContent | CommissionContent;

/** How much of a document was already paid when it was issued. */
export const settledMinor = (content: AnyContent): number =>
  'month' in content ? content.netMinor : content.totalMinor;

/** `Q101-000001`. */
export const invoiceNumber = (code: number, position: number): string =>
  `Q${code}-${String(position).padStart(6, '0')}`;

/** The storage key of a vendor's own document. */
export const invoiceFileKey = (fileId: string): string => `invoices/${fileId}`;

const keptYears = 10;

/** The end of the retention period: ten years from the end of the year of issue. */
export const keptUntil = (issuedAt: Date): string => `${issuedAt.getUTCFullYear() + keptYears}-12-31`;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The price of one, in major units: exact, with four more decimals if the total is not a multiple. */
export const unitPriceOf = (totalMinor: number, quantity: number, currency: string): string =>
  totalMinor % quantity === 0
    ? fromMinor(totalMinor / quantity, currency)
    : (totalMinor / quantity / 10 ** minorDigitsOf(currency)).toFixed(minorDigitsOf(currency) + 4);

/** Groups the lines by tax rate, highest first. */
export function groupsOf(
  parts: readonly (LineTax & { readonly netMinor: number; readonly taxMinor: number })[],
): readonly TaxGroup[] {
  const alike = Map.groupBy(parts, ({ category, rateBps }) => `${category} ${rateBps}`);
  const groups = [...alike.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const netMinor = sum(members.map((member) => member.netMinor));
    const taxMinor = sum(members.map((member) => member.taxMinor));
    return [{ category: first.category, rateBps: first.rateBps, reason: first.reason, netMinor, taxMinor }];
  });
  return groups.sort((one, other) => other.rateBps - one.rateBps);
}

/** The sums of a document whose buyer pays, or is refunded, `totalMinor`. */
export function documentSums(
  groups: readonly TaxGroup[],
  totalMinor: number,
): Pick<InvoiceContent, 'netMinor' | 'taxMinor' | 'roundingMinor' | 'totalMinor'> {
  const netMinor = sum(groups.map((group) => group.netMinor));
  const taxMinor = sum(groups.map((group) => group.taxMinor));
  const roundingMinor = totalMinor - netMinor - taxMinor;
  invariant(Math.abs(roundingMinor) < 10, 'a document comes to what was paid');
  return { netMinor, taxMinor, roundingMinor, totalMinor };
}
