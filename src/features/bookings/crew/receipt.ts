import type { Booking, BookingStatus, Money } from '../shared/index.ts';

interface ReceiptLine {
  readonly key: string;
  readonly name: string;
  readonly subtotal: Money;
  readonly tax: Money;
  readonly total: Money;
}

interface Receipt {
  readonly lines: readonly ReceiptLine[];
  readonly total: Money;
  readonly refunded: Money;
  readonly afterRefunds: Money;
  /** The payment dates, earliest first. */
  readonly paidAt: readonly string[];
  readonly completedAt: string | null;
}

/** States after which only refunds can change the money. */
const over: readonly BookingStatus[] = ['completed', 'no_show', 'cancelled_by_crew'];

/** What a buyer has paid for a booking and its supplements; null until it has ended, and if nothing was paid. */
export function receiptOf(booking: Booking): Receipt | null {
  const { paid, refunded, supplements, ledger, timeline } = booking;
  const extra = supplements.filter(({ status }) => status === 'paid');
  if (!over.includes(booking.status) || (paid.amountMinor === 0 && extra.length === 0)) return null;
  const { currency } = booking.total;
  const money = (amountMinor: number): Money => ({ amountMinor, currency });
  const lines = [
    {
      key: booking.id,
      name: booking.serviceName,
      subtotal: booking.subtotal,
      tax: booking.tax,
      total: booking.total,
    },
    ...extra.map(({ id, description, subtotal, tax, total }) => ({
      key: id,
      name: `Extra work: ${description}`,
      subtotal,
      tax,
      total,
    })),
  ];
  const total = lines.reduce((sum, line) => sum + line.total.amountMinor, 0);
  const back = extra.reduce((sum, each) => sum + each.refunded.amountMinor, refunded.amountMinor);
  return {
    lines,
    total: money(total),
    refunded: money(back),
    afterRefunds: money(total - back),
    paidAt: ledger
      .filter(({ kind }) => kind === 'capture')
      .map(({ at }) => at)
      .sort(),
    completedAt:
      timeline.findLast(({ process, status }) => process === 'booking' && status === 'completed')?.at ?? null,
  };
}
