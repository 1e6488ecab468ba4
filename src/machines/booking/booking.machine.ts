import type { Flow } from '../../statecharts/flow/flow.types.ts';
import { passContextToActors } from '../../statecharts/pass-context.ts';
import { bookingFlow } from './booking.flow.gen.ts';
import type { BookingContext } from './booking.types.ts';
import { bookingVocabulary } from './booking.vocabulary.ts';

const MOST_STEPS_BY_ITSELF = 1_000;

/**
 * A crew member's way to a booked service (docs/product.md "Bookings"). The path is data, booking.flow.json. A time is held once, under a key that
 * every try shares; with a booking's id the path begins at what the server says of it, whichever step that is.
 */
export const bookingMachine = machineOf(bookingFlow);

/** What runs when the path is that one, which `readFlow` let in: it is held to the vocabulary there, as the committed one is by the compiler. */
export const bookingMachineOf = (flow: Flow): typeof bookingMachine =>
  // Screens and effects know a machine by its vocabulary. What they read of the states is in every path that the step kit lets one make.
  machineOf(flow as unknown as typeof bookingFlow);

function machineOf(flow: typeof bookingFlow) {
  return bookingVocabulary.createMachine({
    ...passContextToActors<BookingContext>()(flow),
    // A path with an automatic loop throws instead of hanging.
    options: { maxIterations: MOST_STEPS_BY_ITSELF },
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
