import { answer, dataOf } from '../../../api/index.ts';
import { useApiMutation, type ReadTools } from '../../server-data/index.ts';
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

/** Opens the payment page of a booking or a supplement (contract: payBooking). */
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

/** Accepts a supplement (contract: answerSupplement); its payment page opens next. */
export function useAcceptSupplement(bookingId: string, onAccepted: (supplementId: string) => void) {
  const show = useShowBooking(bookingId);
  return useApiMutation({
    send: (tools: ReadTools, supplementId: string) =>
      answerSupplement(tools, bookingId, supplementId, 'accept'),
    onDone: ({ data }, supplementId) => {
      show(data);
      onAccepted(supplementId);
    },
    failed: 'The extra work wasn’t accepted.',
    invalidates: changedWithBooking,
  });
}

/** Declines a supplement (contract: answerSupplement). */
export function useDeclineSupplement(bookingId: string, onDone: () => void) {
  const show = useShowBooking(bookingId);
  return useApiMutation({
    send: (tools: ReadTools, supplementId: string) =>
      answerSupplement(tools, bookingId, supplementId, 'decline'),
    onDone: ({ data }) => {
      show(data);
      onDone();
    },
    success: ({ message }) => message,
    invalidates: changedWithBooking,
  });
}

const answerSupplement = (
  { client, signal }: ReadTools,
  bookingId: string,
  supplementId: string,
  action: 'accept' | 'decline',
) =>
  answer(
    client.POST('/bookings/{bookingId}/supplements/{supplementId}', {
      params: { path: { bookingId, supplementId } },
      body: { action },
      signal,
    }),
  );
