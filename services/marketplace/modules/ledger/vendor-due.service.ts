import type { Db } from './ledger.repository.ts';
import { findNextTransfer, readDue } from './vendor-due.repository.ts';

interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** What is due to a vendor and not transferred yet. */
interface VendorDue {
  readonly due: Money;
  /** The latest time of the next transfer, and its amount; null while nothing paid has been delivered or has a date. */
  readonly next: { readonly at: Date; readonly amount: Money } | null;
}

/** Contract: getVendorDue. */
export async function vendorDue(db: Db, vendorId: string, currency: string): Promise<VendorDue> {
  const [due, next] = await Promise.all([
    readDue(db, [vendorId, currency]),
    findNextTransfer(db, [vendorId, currency]),
  ]);
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    due: money(due[0]?.dueMinor ?? 0),
    next: next[0] === undefined ? null : { at: next[0].at, amount: money(next[0].amountMinor) },
  };
}
