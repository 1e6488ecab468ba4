import type { Booking, Money, Supplement } from './booking.types.ts';

interface AcceptedWork {
  /** Extra work that the buyer accepted, the first first. */
  readonly supplements: readonly Supplement[];
  /** The agreed price and all of it. */
  readonly total: Money;
}

/** What the buyer accepted besides the agreed price; null where that is nothing. */
export function acceptedWork({
  total,
  supplements,
}: Pick<Booking, 'total' | 'supplements'>): AcceptedWork | null {
  const accepted = supplements.filter(({ status }) => status === 'pending_payment' || status === 'paid');
  if (accepted.length === 0) return null;
  const amountMinor = accepted.reduce((sum, one) => sum + one.total.amountMinor, total.amountMinor);
  return { supplements: accepted, total: { ...total, amountMinor } };
}
