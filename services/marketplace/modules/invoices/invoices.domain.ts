import { invariant } from '../../../../src/lib/invariant.ts';
import type { TaxCategory } from '../../platform/db/booking-tables.ts';
import type { InvoiceKind } from '../../platform/db/invoice-tables.ts';

/** Seller or buyer, as they were when the document was issued. */
export interface InvoiceParty {
  readonly name: string;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2; null where nobody has said it. */
  readonly country: string | null;
  readonly vatId: string | null;
  readonly registrationNumber: string | null;
}

/** How something is taxed; the reason is a sentence, null for category S. */
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
  /** Before tax, in major units: `89.50`. With more decimals where the price contains what was charged as tax. */
  readonly unitPrice: string;
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** A part of the delivery that is taxed alike. */
export interface DeliveryShare extends LineTax {
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** All that is taxed alike. */
export interface TaxGroup extends LineTax {
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** What a document says: stored when it is issued, and drawn from this alone. Amounts in minor units of `currency`; dates as YYYY-MM-DD. */
interface DocumentContent {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: string;
  readonly currency: string;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  /** The buyer's own references (BT-13, BT-19); documents from before they were asked for have none. */
  readonly poNumber?: string | null;
  readonly costCentre?: string | null;
  /** Null: not known when it was issued. */
  readonly suppliedOn: string | null;
  /** Where goods go or work is done. */
  readonly place: { readonly line: string | null; readonly country: string } | null;
  readonly lines: readonly InvoiceLine[];
  readonly delivery: { readonly name: string; readonly shares: readonly DeliveryShare[] } | null;
  readonly groups: readonly TaxGroup[];
  readonly netMinor: number;
  readonly taxMinor: number;
  /** Not zero where a payment moves in coarser steps than prices have. */
  readonly roundingMinor: number;
  readonly totalMinor: number;
  /** What a credit note corrects, and why; null too where it is of a whole month. */
  readonly credits: { readonly number: string; readonly issuedOn: string; readonly reason: string } | null;
}

/** Of a sale, in the name of its vendor. */
export interface InvoiceContent extends DocumentContent {
  /** `Q-10001`. */
  readonly purchaseNumber: string;
  /** `Q-10001/2`. */
  readonly saleNumber: string;
  /** When the buyer paid, or was paid back. */
  readonly paidOn: string;
}

/** Of the market's commission on a vendor's month: what is net was kept from the sales, or went back with refunds. */
export interface CommissionContent extends DocumentContent {
  /** YYYY-MM. */
  readonly month: string;
  /** Until when the VAT on it is paid; null: there is none. */
  readonly payBy: string | null;
  /** Where the vendor asks. */
  readonly contact: string;
}

/** What a vendor was invoiced for its commission before; `netMinor` less what credit notes gave back. */
export interface IssuedBefore {
  readonly lastMonth: string | null;
  readonly netMinor: number;
}

export type AnyContent = InvoiceContent | CommissionContent;

/** What of a document moved already when it was issued. */
export const settledMinor = (content: AnyContent): number =>
  'month' in content ? content.netMinor : content.totalMinor;

/** `Q101-000001`. */
export const invoiceNumber = (code: number, position: number): string =>
  `Q${code}-${String(position).padStart(6, '0')}`;

/** Where the file of a vendor's own document is kept. */
export const invoiceFileKey = (fileId: string): string => `invoices/${fileId}`;

const keptYears = 10;

/** The last day on which a document has to be there: ten years from the end of the year of its issue. */
export const keptUntil = (issuedAt: Date): string => `${issuedAt.getUTCFullYear() + keptYears}-12-31`;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What is taxed alike, together: by rate, the highest first. */
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

/** The sums of a document whose buyer pays, or gets back, `totalMinor`. */
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
