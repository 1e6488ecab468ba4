import { answer } from '../../../api/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import type { Money } from '../shared/index.ts';
import { changedWithBooking, useShowBooking } from '../shared/use-booking.ts';

interface BookingRefundInput {
  /** Null: the booking itself. */
  readonly supplementId: string | null;
  readonly amount: Money;
  /** The dispute about the booking is decided so. */
  readonly settlesDispute?: true;
  readonly reason: string;
  /** Made when the dialog opened: pressing twice, or again after a lost answer, refunds once. */
  readonly key: string;
}

/** Gives part of a booking's payment back (contract: refundBooking). */
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
