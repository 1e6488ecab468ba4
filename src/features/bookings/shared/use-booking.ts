import { answer, ApiError, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import type { Booking, BookingActRequest } from './booking.types.ts';

const awaitedEveryMs = 2_000;

export const bookingKey = (bookingId: string) => ['bookings', 'one', bookingId] as const;
/** The queries that every action on a booking changes. */
export const changedWithBooking = [['bookings'], ['calendar'], ['slots'], ['transactions']] as const;

/** One booking (contract: getBooking), none without an id. Polled while `isAwaited`, in case the event stream is down. */
export const useBooking = (bookingId: string | null, isAwaited = false) =>
  useApiQuery({
    key: bookingKey(bookingId ?? 'none'),
    read: ({ client, signal }) => {
      const params = { path: { bookingId: bookingId ?? 'none' } };
      return dataOf(client.GET('/bookings/{bookingId}', { params, signal }));
    },
    enabled: bookingId !== null,
    everyMs: isAwaited ? awaitedEveryMs : false,
  });

/** Writes the booking of an answer into the cache that its page shows. */
export function useShowBooking(bookingId: string): (booking: Booking) => void {
  const cache = useServerCache();
  return (booking) => cache.setQueryData<Booking>(bookingKey(bookingId), booking);
}

/** Refusals because the shown booking is out of date. */
const outdated: ReadonlySet<string> = new Set(['PRICE_CHANGED', 'NOT_ALLOWED_NOW']);

/**
 * Sends one command on a booking (contract: actOnBooking). If it was refused because the booking has changed, the
 * booking is reloaded before the refusal is shown, so that a dialog has the current amounts.
 */
export function useBookingAction(bookingId: string, onDone: () => void) {
  const cache = useServerCache();
  const show = useShowBooking(bookingId);
  return useApiMutation({
    send: ({ client, signal }, body: BookingActRequest) =>
      answer(client.POST('/bookings/{bookingId}/actions', { params: { path: { bookingId } }, body, signal })),
    onDone: ({ data }) => {
      show(data);
      onDone();
    },
    onFailed: (error) =>
      error instanceof ApiError && outdated.has(error.code)
        ? cache.invalidateQueries({ queryKey: bookingKey(bookingId) })
        : undefined,
    success: ({ message }) => message,
    invalidates: changedWithBooking,
  });
}
