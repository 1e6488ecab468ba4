import type { SaleKind } from '../../platform/db/trade-tables.ts';

/** What an invoice waits for; `issue` is the short time until the job issues it. */
export type Awaited = 'payment' | 'completion' | 'issue';

interface SaleSoFar {
  readonly kind: SaleKind;
  /** The status of the sub-order, booking or supplement. */
  readonly status: string;
  readonly isEarned: boolean;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
}

const toBePaid: ReadonlySet<string> = new Set([
  'reserved',
  'pending_confirmation',
  'change_proposed',
  'confirmed',
  'preparing',
]);

const toBeDone: ReadonlySet<string> = new Set([
  'requested',
  'time_proposed',
  'confirmed',
  'reschedule_proposed',
  'in_progress',
  'no_show_reported',
  'disputed',
  'paid',
]);

/**
 * What the missing invoice of a sale waits for; null if there will be none. Goods are invoiced when paid, work when
 * earned.
 */
export function awaitedOf(sale: SaleSoFar): Awaited | null {
  const { kind, status, isEarned, capturedMinor, refundedMinor } = sale;
  if (kind === 'sub_order') {
    if (capturedMinor > 0) return 'issue';
    return toBePaid.has(status) ? 'payment' : null;
  }
  // Work that was refunded before it was done is never invoiced.
  if (capturedMinor > 0 && capturedMinor === refundedMinor) return null;
  if (isEarned) return capturedMinor > 0 ? 'issue' : null;
  return toBeDone.has(status) ? 'completion' : null;
}
