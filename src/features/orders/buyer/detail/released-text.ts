import { formatMoney } from '../../../../ui/index.ts';
import type { Order } from '../../shared/index.ts';

/** What was held on the card and is not charged, as a sentence; null if all of it is, or nothing was held. */
export function releasedText({
  placedAt,
  payment,
  total,
  paid,
  due,
}: Pick<Order, 'placedAt' | 'payment' | 'total' | 'paid' | 'due'>): string | null {
  if (placedAt === null) return null;
  const isCharged = paid.amountMinor > 0;
  const charged = isCharged ? paid : due.total;
  const released = { ...total, amountMinor: total.amountMinor - charged.amountMinor };
  if (released.amountMinor <= 0) return null;
  const isAll = released.amountMinor === total.amountMinor;
  const sum = `${isAll ? 'The ' : `${formatMoney(released)} of the `}${formatMoney(total)} held on your card`;
  return isCharged || payment.status === 'voided'
    ? `${sum} was released and never charged.`
    : `${sum} is released and never charged.`;
}
