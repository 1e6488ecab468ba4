import { createActor, type SnapshotFrom } from 'xstate';
import {
  bookingMachine,
  emptyDraft,
  type BookingContext,
  type BookingFailure,
} from '../../../../machines/booking/index.ts';
import { engineService, offer, price, readyToReview } from '../../../../machines/booking/testing/examples.ts';
import { stillOpen } from './still-open.ts';

type Value = Parameters<typeof bookingMachine.resolveState>[0]['value'];

const { context: first } = createActor(bookingMachine, {
  input: { bookingId: null, arrival: 'walk', draft: emptyDraft, resumesAt: null },
}).getSnapshot();

/** A booking in a state, with everything needed chosen and its deadlines in the future. */
export const bookingIn = (
  value: Value,
  { booking = null, ...more }: Partial<BookingContext> = {},
): SnapshotFrom<typeof bookingMachine> =>
  bookingMachine.resolveState({
    value,
    context: {
      ...first,
      draft: readyToReview,
      service: engineService,
      offer,
      price,
      booking: stillOpen(booking, Date.now()),
      bookingId: booking?.id ?? null,
      ...more,
    },
  });

export const failure = (code: string, more: Partial<BookingFailure> = {}): BookingFailure => ({
  code,
  message: 'The server said so.',
  retryAfterSeconds: null,
  fields: [],
  missing: [],
  nearestSlots: [],
  ...more,
});
