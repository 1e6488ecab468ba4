import { answer, dataOf } from '../../../api/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { bookingKey, changedWithBooking, useShowBooking } from '../shared/use-booking.ts';

/** Releases a time that was not paid (contract: giveUpBooking). */
export function useGiveUp(bookingId: string, onDone: () => void) {
  const show = useShowBooking(bookingId);
  return useApiMutation({
    send: ({ client, signal }, _input: null) =>
      answer(client.POST('/bookings/{bookingId}/give-up', { params: { path: { bookingId } }, signal })),
    onDone: ({ data }) => {
      show(data);
      onDone();
    },
    success: ({ message }) => message,
    invalidates: changedWithBooking,
  });
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Leads to the payment page of a booking, or of extra work in it (contract: payBooking). */
export const usePay = (bookingId: string, leaveFor: (url: string) => void) =>
  useApiMutation({
    send: ({ client, signal }, supplementId: string | null) =>
      dataOf(
        client.POST('/bookings/{bookingId}/payment', {
          params: { path: { bookingId } },
          body: { supplementId },
          signal,
        }),
      ),
    onDone: ({ paymentUrl }) => {
      if (isWebAddress(paymentUrl)) leaveFor(paymentUrl);
    },
    failed: 'We couldn’t open the payment page.',
    invalidates: [bookingKey(bookingId)],
  });

interface SupplementAnswer {
  readonly supplementId: string;
  readonly action: 'accept' | 'decline';
}

/** Answers extra work that the provider proposes (contract: answerSupplement). */
export function useAnswerSupplement(bookingId: string, onDone: () => void) {
  const show = useShowBooking(bookingId);
  return useApiMutation({
    send: ({ client, signal }, { supplementId, action }: SupplementAnswer) =>
      answer(
        client.POST('/bookings/{bookingId}/supplements/{supplementId}', {
          params: { path: { bookingId, supplementId } },
          body: { action },
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
