import { disputeAnswerBy } from '../disputes/index.ts';
import type { Question } from '../../platform/notifications/index.ts';
import { completionOf, disagreeBy } from './bookings.domain.ts';
import type { BookingRequest, BookingTransition } from './booking-transition.domain.ts';

/** A question about a booking, and which side is asked. */
export interface BookingQuestion extends Question {
  readonly whom: 'crew' | 'provider';
}

/** What one of the two sides is asked after a command; null if nothing, or an admin decides. */
export function askedAfter(
  { command, booking, payload, attribution }: BookingRequest,
  {
    to,
    change,
  }: Pick<BookingTransition, 'to'> & { readonly change: Pick<BookingTransition['change'], 'dispute'> },
): BookingQuestion | null {
  const { id: about, answerBy } = booking;
  if (command === 'finish') {
    const finishing = { ...booking, finishedAt: attribution.at };
    return { about, answerBy: completionOf(finishing), whom: 'crew' };
  }
  if (to === 'no_show_reported') return { about, answerBy: disagreeBy(attribution.at), whom: 'crew' };
  if (to === 'requested') return { about, answerBy, whom: 'provider' };
  const proposal = payload.proposal ?? booking.proposal;
  if ((to === 'time_proposed' || to === 'reschedule_proposed') && proposal !== null)
    return {
      about,
      answerBy: new Date(proposal.expiresAt),
      whom: proposal.by === 'crew_member' ? 'provider' : 'crew',
    };
  const dispute = to === 'disputed' ? (change.dispute ?? booking.dispute) : null;
  const disputeBy = disputeAnswerBy(dispute);
  if (dispute?.stage === 'asked') return { about, answerBy: disputeBy, whom: 'provider' };
  if (dispute?.stage === 'part_offered') return { about, answerBy: disputeBy, whom: 'crew' };
  return null;
}
