import { answer } from '../../../api/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import type { Money } from '../shared/index.ts';
import { changedWithBooking, useShowBooking } from '../shared/use-booking.ts';

interface BookingRefundInput {
  /** Null: the booking itself is refunded. */
  readonly supplementId: string | null;
  readonly amount: Money;
  /** Set when the refund settles the dispute about the booking. */
  readonly settlesDispute?: true;
  readonly reason: string;
  /** Created when the dialog opens, so that pressing twice or retrying after a lost answer refunds only once. */
  readonly key: string;
}

/** Refunds part of a booking's payment (contract: refundBooking). */
export function useRefundBooking(bookingId: string, onDone: () => void) {
  const show = useShowBooking(bookingId);
  return useApiMutation({
    send: ({ client, signal }, { key, ...body }: BookingRefundInput) =>
      answer(
        client.POST('/admin/bookings/{bookingId}/refunds', {
          params: { path: { bookingId }, header: { 'Idempotency-Key': key } },
          body,
          signal,
        }),
      ),
    onDone: ({ data }) => {
      show(data);
      onDone();
    },
    success: ({ message }) => message,
    invalidates: changedWithBooking,
  });
}
