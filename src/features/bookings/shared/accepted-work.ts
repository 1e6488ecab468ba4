import type { Booking, Money, Supplement } from './booking.types.ts';

interface AcceptedWork {
  /** Accepted supplements, oldest first. */
  readonly supplements: readonly Supplement[];
  /** The total of the agreed price and the supplements. */
  readonly total: Money;
}

/** The supplements that the buyer accepted; null if there are none. */
export function acceptedWork({
  total,
  supplements,
}: Pick<Booking, 'total' | 'supplements'>): AcceptedWork | null {
  const accepted = supplements.filter(({ status }) => status === 'pending_payment' || status === 'paid');
  if (accepted.length === 0) return null;
  const amountMinor = accepted.reduce((sum, one) => sum + one.total.amountMinor, total.amountMinor);
  return { supplements: accepted, total: { ...total, amountMinor } };
}
