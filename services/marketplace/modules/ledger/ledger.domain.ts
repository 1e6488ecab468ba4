import { dayMs } from '../../../../src/lib/durations.ts';
import { isUuid } from '../../../../src/lib/uuid.ts';
import { instantOf, readCursor, writeCursor } from '../../platform/cursor.ts';
import type { LedgerAccount, LedgerEntryKind, SaleKind } from '../../platform/db/trade-tables.ts';

/** Integer minor units of an ISO 4217 currency. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Debits are positive: incoming money is in `cash`, opposite the amounts due to vendors and the earned commission. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly saleId: string;
  readonly vendorId: string;
  readonly amountMinor: number;
  readonly currency: string;
}

export interface Entry {
  readonly kind: LedgerEntryKind;
  /** The idempotency key: `capture:<payment>`, `refund:<refund>`, `transfer:<transfer>`, `reversal:<refund>`. */
  readonly source: string;
  readonly purchaseId: string;
  readonly buyerId: string;
  /** Human-readable. */
  readonly memo: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
}

/** The reader: buyers see their payments and refunds, not how these were divided. */
export type LedgerReader = 'buyer' | 'market';

/** The kinds that concern a sale; fees and lost chargebacks concern only the market. */
export type LedgerLineKind = Exclude<LedgerEntryKind, 'fee' | 'dispute'>;

/** One entry's effect on one sale; `cash` equals `commission` plus `vendorDue`. */
export interface LedgerLine {
  readonly entryId: string;
  readonly at: Date;
  readonly kind: LedgerLineKind;
  readonly purchaseId: string;
  readonly purchaseNumber: string;
  readonly saleId: string;
  readonly saleNumber: string;
  readonly saleKind: SaleKind;
  readonly vendorName: string;
  readonly buyerName: string;
  readonly cash: Money;
  /** Null for buyers, as is `vendorDue`. */
  readonly commission: Money | null;
  readonly vendorDue: Money | null;
  readonly memo: string;
}

/** Sums of all entries between the dates; null ones are hidden from buyers. */
export interface LedgerFigures {
  readonly paid: Money;
  readonly refunded: Money;
  readonly commission: Money | null;
  readonly due: Money | null;
  readonly sent: Money | null;
}

/** Of the whole ledger: if it is correct, `sumMinor` and `unbalanced` are zero, and `cash` equals `owed`. */
export interface LedgerProof {
  readonly entries: number;
  readonly postings: number;
  readonly sumMinor: number;
  readonly unbalanced: number;
  readonly cash: Money;
  /** Commission and dues, less losses and fees. */
  readonly owed: Money;
  /** Lost to chargebacks, including undecided ones. */
  readonly losses: Money;
  /** The payment provider's fees. */
  readonly fees: Money;
}

/** The kinds of entry that a reader sees. */
export const kindsFor = (reader: LedgerReader): readonly LedgerLineKind[] =>
  reader === 'buyer' ? ['capture', 'refund'] : ['capture', 'refund', 'transfer', 'reversal'];

/** Whether the postings sum to zero for each sale and currency, as the database requires. */
export function isBalanced(postings: readonly Posting[]): boolean {
  const sums = new Map<string, number>();
  for (const { saleId, currency, amountMinor } of postings) {
    const key = `${saleId} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0) + amountMinor);
  }
  return [...sums.values()].every((sum) => sum === 0);
}

/** `Q-10001`: the order's number as shown to users. */
export const orderNumberOf = (number: number): string => `Q-${number}`;
/** `Q-10001/2`: the second sub-order, in the order of the ids. */
export const subOrderNumberOf = (number: number, position: number): string =>
  `${orderNumberOf(number)}/${position}`;

/** The end of a page of the ledger. */
export interface LedgerPosition {
  readonly at: Date;
  readonly entryId: string;
  readonly saleId: string;
}

export const cursorOf = ({ at, entryId, saleId }: LedgerPosition): string =>
  writeCursor(at.toISOString(), entryId, saleId);

/** Null for an invalid cursor. */
export function positionOf(cursor: string): LedgerPosition | null {
  const [written, entryId, saleId, ...more] = readCursor(cursor);
  const at = instantOf(written);
  if (at === null || typeof entryId !== 'string' || typeof saleId !== 'string' || more.length > 0)
    return null;
  return isUuid(entryId) && isUuid(saleId) ? { at, entryId, saleId } : null;
}

/** The instants between two dates in UTC (YYYY-MM-DD), both inclusive; null where a date is missing. */
export const spanOf = ({
  from = null,
  to = null,
}: {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}) => ({
  since: from === null ? null : new Date(`${from}T00:00:00Z`),
  before: to === null ? null : new Date(new Date(`${to}T00:00:00Z`).getTime() + dayMs),
});
