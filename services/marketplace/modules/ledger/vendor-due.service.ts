import type { Db } from './ledger.repository.ts';
import { findNextTransfer, readDue } from './vendor-due.repository.ts';

interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** What a vendor is still to be sent. */
interface VendorDue {
  readonly due: Money;
  /** When something is sent at the latest, and how much; null while nothing that is paid has been delivered or has an end. */
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
