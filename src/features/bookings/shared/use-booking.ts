import { answer, ApiError, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import type { Booking, BookingActRequest } from './booking.types.ts';

const awaitedEveryMs = 2_000;

export const bookingKey = (bookingId: string) => ['bookings', 'one', bookingId] as const;
/** What any step with a booking changes. */
export const changedWithBooking = [['bookings'], ['calendar'], ['slots'], ['transactions']] as const;

/** One booking (contract: getBooking); asked for again and again while `isAwaited`, should the line to the events be down. */
export const useBooking = (bookingId: string, isAwaited = false) =>
  useApiQuery({
    key: bookingKey(bookingId),
    read: ({ client, signal }) =>
      dataOf(client.GET('/bookings/{bookingId}', { params: { path: { bookingId } }, signal })),
    everyMs: isAwaited ? awaitedEveryMs : false,
  });

/** Puts what an answer says of a booking where its page shows it. */
export function useShowBooking(bookingId: string): (booking: Booking) => void {
  const cache = useServerCache();
  return (booking) => cache.setQueryData<Booking>(bookingKey(bookingId), booking);
}

/** Refusals that say: what was shown is not how it is. */
const outdated: ReadonlySet<string> = new Set(['PRICE_CHANGED', 'NOT_ALLOWED_NOW']);

/**
 * One command on a booking (contract: actOnBooking). Where it was refused because the booking has changed, it is
 * read again before that is shown: a dialog then has the figures that hold now.
 */
export function useActOnBooking(bookingId: string, onDone: () => void) {
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
