import { formatMoney } from '../../../../ui/index.ts';
import type { Booking } from '../../shared/index.ts';

/** What the end of a booking means for its provider’s money and time; null until it has ended. */
export function endText({ status, paid, refunded, share }: Booking): string | null {
  const kept = paid.amountMinor - refunded.amountMinor;
  const yours =
    share === null ? 'Your share is sent to you.' : `Your share, ${formatMoney(share)}, is sent to you.`;
  const uncharged = 'The buyer was charged nothing. The time is free again.';
  switch (status) {
    case 'completed':
      return refunded.amountMinor > 0
        ? `There is nothing left to do. ${formatMoney(refunded)} went back to the buyer. ${yours}`
        : `There is nothing left to do. ${yours}`;
    case 'no_show':
      if (kept === 0) return null;
      return refunded.amountMinor > 0
        ? `${formatMoney(refunded)} goes back to the buyer. ${yours}`
        : `The buyer isn’t refunded. ${yours}`;
    case 'cancelled_by_crew':
      return kept > 0
        ? `It was too late for a refund. ${yours} The time is free again.`
        : 'The buyer got everything back. The time is free again.';
    case 'cancelled_by_provider':
    case 'cancelled':
      if (paid.amountMinor === 0) return uncharged;
      return kept > 0
        ? null
        : 'The buyer gets everything back, and you are paid nothing. The time is free again.';
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return uncharged;
    default:
      return null;
  }
}
