import type { Flow } from '../../statecharts/flow/flow.types.ts';
import { passContextToActors } from '../../statecharts/pass-context.ts';
import { bookingFlow } from './booking.flow.gen.ts';
import type { BookingContext } from './booking.types.ts';
import { bookingVocabulary } from './booking.vocabulary.ts';

const MAX_AUTOMATIC_STEPS = 1_000;

/**
 * A crew member's path to a booked service (docs/product.md "Bookings"). The path is data, booking.flow.json. A time is
 * held once, under a key that all attempts share; with a booking's id the path begins at the server's state of it,
 * whichever step that is.
 */
export const bookingMachine = machineOf(bookingFlow);

/**
 * The machine of a path that `readFlow` accepted: it is checked against the vocabulary there, as the compiler checks
 * the committed one.
 */
export const bookingMachineOf = (flow: Flow): typeof bookingMachine =>
  // Screens and effects know a machine by its vocabulary. The states that they read are in every path that the step kit
  // allows.
  machineOf(flow as unknown as typeof bookingFlow);

function machineOf(flow: typeof bookingFlow) {
  return bookingVocabulary.createMachine({
    ...passContextToActors<BookingContext>()(flow),
    // A path with an endless loop of automatic transitions throws instead of hanging.
    options: { maxIterations: MAX_AUTOMATIC_STEPS },
    context: ({ input: { bookingId, draft, resumesAt } }) => ({
      draft,
      resumesAt,
      service: null,
      offer: null,
      price: null,
      bookingId,
      paymentUrl: null,
      booking: null,
      request: null,
      failure: null,
    }),
  });
}
