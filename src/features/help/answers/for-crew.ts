import { answersOnBooking } from './crew-booking.ts';
import { answersOnBuying } from './crew-buying.ts';

/** How buying and booking work, for crew and yacht offices. */
export const answersForCrew = [...answersOnBuying, ...answersOnBooking];
