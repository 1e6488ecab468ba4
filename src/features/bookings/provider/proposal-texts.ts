import { businessTerms } from '../../../lib/business-terms.ts';
import { freeUntil } from '../../../lib/cancellation.ts';
import { hourMs } from '../../../lib/durations.ts';
import { formatWhen } from '../../../ui/index.ts';
import { clockText, type Booking } from '../shared/index.ts';

type Agreed = Pick<Booking, 'startsAt' | 'timeZone'> & { readonly place: Pick<Booking['place'], 'port'> };

const whenText = (at: Date, { timeZone, place }: Omit<Agreed, 'startsAt'>): string =>
  `${formatWhen(at, timeZone)} ${clockText(place.port, timeZone)}`;

/**
 * Until when the buyer can agree to another time: never later than the start of the booked or the proposed time, as on
 * the server.
 */
export function timeToAgreeText(booking: Agreed, proposedStart: string, now = new Date()): string {
  const starts = [booking.startsAt, proposedStart].map(Date.parse).filter((at) => at > now.getTime());
  const usual = now.getTime() + businessTerms.changeHours * hourMs;
  const until = Math.min(usual, ...starts);
  return until === usual
    ? `The buyer has ${businessTerms.changeHours} hours to agree.`
    : `The buyer can agree until ${whenText(new Date(until), booking)}.`;
}

/** How another time changes the free cancellation of a booking. */
export function movedCancellationText(
  booking: Agreed & Pick<Booking, 'cancellationPolicy'>,
  proposedStart: string,
  now = new Date(),
): string {
  const limitOf = (startsAt: string) => freeUntil(booking.cancellationPolicy, new Date(startsAt));
  const [until, was] = [limitOf(proposedStart), limitOf(booking.startsAt)];
  if (until <= now) return 'Once it’s agreed, the buyer can’t cancel free of charge any more.';
  const instead = was <= now ? '' : `, instead of ${whenText(was, booking)}`;
  return `The buyer could then cancel free of charge until ${whenText(until, booking)}${instead}.`;
}

/** Another team is busy at the booking's time. */
export const teamTakenText =
  'That team isn’t free at this time: travel and buffers count too. Choose another one.';
