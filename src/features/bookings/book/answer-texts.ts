import type { Booking } from '../../../machines/booking/index.ts';
import { formatMoney } from '../../../ui/index.ts';
import { whenText } from '../crew/cancellation-text.ts';

interface AnswerText {
  readonly title: string;
  /** What happens next, in one or two sentences. */
  readonly next: string;
}

const nothingCharged = 'Nothing was charged: your bank releases the reserved amount.';

/** What a booking's state means for its buyer, and what happens next. */
export function answerText(booking: Booking): AnswerText {
  const { status, provider, proposal, answerBy, refunded, paid } = booking;
  const by = (instant: string | null | undefined) => (instant ? ` by ${whenText(instant, booking)}` : '');
  switch (status) {
    case 'held':
    case 'released':
      return { title: 'Waiting for payment', next: 'The time is held until it is paid.' };
    case 'requested':
      return {
        title: `Waiting for ${provider.name}`,
        next: `They answer${by(answerBy)}. You can leave this page: we’ll email you.`,
      };
    case 'time_proposed':
      return {
        title: `${provider.name} proposes another time`,
        next: `Please answer${by(proposal?.expiresAt)}. Accept it, and the booking is confirmed. Reject it, and the request is withdrawn: nothing is charged.`,
      };
    case 'confirmed':
      return {
        title: 'Your booking is confirmed',
        next: 'The invitation for your calendar is attached to our email. If your plans change, propose another time here.',
      };
    case 'reschedule_proposed':
      return proposal?.by === 'buyer'
        ? {
            title: 'You asked to move the booking',
            next: `${provider.name} answers${by(proposal.expiresAt)}. Until then, the booked time applies.`,
          }
        : {
            title: `${provider.name} asks to move the booking`,
            next: `Please answer${by(proposal?.expiresAt)}. Until you accept, the booked time applies. It costs nothing more.`,
          };
    case 'in_progress':
      return {
        title: 'The booked time has begun',
        next: 'When the work is done, confirm it on the booking’s page.',
      };
    case 'completed':
      return { title: 'The work is done', next: 'The receipt is on the booking’s page.' };
    case 'no_show_reported':
      return {
        title: `${provider.name} reports that nobody was there`,
        next: `If that isn’t right, say so on the booking’s page${by(booking.completesAt)}. Otherwise, what you paid isn’t refunded.`,
      };
    case 'no_show':
      return {
        title: 'The provider reported a no-show',
        next: 'What you paid isn’t refunded.',
      };
    case 'disputed':
      return { title: 'You reported a problem', next: 'We look at both sides and email you our decision.' };
    case 'declined':
      return {
        title: `${provider.name} declined`,
        next: `${nothingCharged} Choose another time or another service.`,
      };
    case 'expired':
      return {
        title: 'Your request wasn’t answered in time',
        next: `${nothingCharged} Choose another time or another service.`,
      };
    case 'withdrawn':
      return { title: 'You withdrew the request', next: nothingCharged };
    case 'cancelled_by_crew':
    case 'cancelled_by_provider':
    case 'cancelled':
      return {
        title:
          status === 'cancelled_by_crew'
            ? 'You cancelled the booking'
            : status === 'cancelled_by_provider'
              ? `${provider.name} cancelled the booking`
              : 'Quayside cancelled the booking',
        next:
          refunded.amountMinor > 0
            ? `You get ${formatMoney(refunded)} back. It takes your bank a few days.`
            : paid.amountMinor > 0
              ? 'Nothing is refunded, as the cancellation terms say.'
              : 'Nothing was charged.',
      };
  }
}
