import { businessTerms, countInWords } from '../../../lib/business-terms.ts';
import { formatMoney } from '../../../ui/index.ts';
import {
  isAboutNoShow,
  isOver,
  isStartedByProvider,
  periodTextWithClock,
  type Booking,
} from '../shared/index.ts';
import { whenText } from './cancellation-text.ts';

/** What happens next with a booking and what the buyer has to do; what waits for the buyer comes first. */
export function nextText(booking: Booking): string {
  const extra = booking.supplements.find(({ actions }) => actions.includes('accept'));
  if (extra === undefined) return stateText(booking);
  const by = extra.expiresAt === null ? '' : ` by ${whenText(extra.expiresAt, booking)}`;
  return `${booking.provider.name} proposes extra work: please answer${by}. ${stateText(booking)}`;
}

/** Who has to answer a reported problem, and until when. */
function problemText(booking: Booking): string {
  const { provider, dispute } = booking;
  const answerBy = dispute?.answerBy ?? null;
  const by = answerBy === null ? '' : ` by ${whenText(answerBy, booking)}`;
  if (dispute?.stage === 'asked')
    return `You ${isAboutNoShow(booking) ? 'disagreed with the no-show' : 'reported a problem'}. ${provider.name} answers${by}; without an answer, Quayside decides.`;
  if (dispute?.stage === 'part_offered')
    return `${provider.name} answered the problem you reported: please accept or refuse the offer${by}. Otherwise, Quayside decides.`;
  return `You reported a problem. Quayside reads what you and ${provider.name} wrote, decides and writes to you both, usually within ${countInWords(businessTerms.disputes.decisionWorkingDays)} working days.`;
}

/** Whether the provider said that it has begun, or only the booked time has, or is over. */
function begunText(booking: Booking): string {
  if (isOver(booking)) return 'The booked time is over.';
  return isStartedByProvider(booking)
    ? `${booking.provider.name} has started the work.`
    : 'The booked time has begun.';
}

/** Why a reported no-show stands, as the end of a sentence. */
const noShowEnd = ({ dispute }: Booking): string => {
  if (dispute?.stage === 'settled') return ', as Quayside decided';
  return dispute?.stage === 'withdrawn' ? ', and you agree' : '';
};

function stateText(booking: Booking): string {
  const {
    status,
    provider,
    proposal,
    dispute,
    answerBy,
    expiresAt,
    finishedAt,
    completesAt,
    total,
    refunded,
    paid,
  } = booking;
  const by = (instant: string | null | undefined) => (instant ? ` by ${whenText(instant, booking)}` : '');
  const period = periodTextWithClock(booking, booking.timeZone, booking.place.port);
  switch (status) {
    case 'held':
      return `Pay${by(expiresAt)} to request the booking. Until then, the time is held for you.`;
    case 'released':
      return 'It wasn’t paid, and nothing was charged. The time is free again.';
    case 'requested':
      return `${provider.name} answers${by(answerBy)}. You’re charged only if it’s confirmed.`;
    case 'time_proposed':
      return `${provider.name} proposes another time: please answer${by(proposal?.expiresAt)}.`;
    case 'confirmed':
      return `Confirmed for ${period}.`;
    case 'reschedule_proposed':
      return proposal?.by === 'buyer'
        ? `You asked to move it. ${provider.name} answers${by(proposal.expiresAt)}; until then, the booked time applies.`
        : `${provider.name} asks to move it: please answer${by(proposal?.expiresAt)}. Until then, the booked time applies.`;
    case 'in_progress':
      return finishedAt === null
        ? `${begunText(booking)} When the work is done, confirm completion. If something is wrong or nobody comes, report a problem${by(completesAt)}. Then it completes automatically.`
        : `${provider.name} says that the work is done. Confirm completion, or report a problem${by(completesAt)}. Then it completes automatically.`;
    case 'completed':
      if (dispute?.stage === 'part_accepted')
        return `You agreed on a refund${dispute.offered ? ` of ${formatMoney(dispute.offered)}` : ''} for the problem. The booking is complete.`;
      if (dispute?.stage === 'settled')
        return refunded.amountMinor > 0
          ? `Quayside decided about the problem: ${formatMoney(refunded)} goes back the way you paid. The booking is complete.`
          : `Quayside decided about the problem: ${provider.name} is paid. The booking is complete.`;
      return refunded.amountMinor > 0
        ? `The work is done and paid. ${formatMoney(refunded)} was refunded the way you paid.`
        : 'The work is done and paid.';
    case 'no_show_reported':
      return `${provider.name} reports that nobody was there. If that isn’t right, say so${by(completesAt)}. Until then, ${provider.name} isn’t paid.`;
    case 'no_show':
      return `${provider.name} reported that nobody was there${noShowEnd(booking)}. ${refunded.amountMinor > 0 ? `${formatMoney(refunded)} goes back the way you paid.` : 'What you paid isn’t refunded.'}`;
    case 'disputed':
      return `${problemText(booking)} Until then, ${provider.name} isn’t paid.`;
    case 'declined':
      return `${provider.name} can’t do it. ${formatMoney(total)} held on your card is released and not charged.`;
    case 'withdrawn':
      return 'The request was withdrawn, and nothing was charged.';
    case 'expired':
      return 'It wasn’t answered in time, and nothing was charged.';
    case 'cancelled_by_crew':
      return refunded.amountMinor > 0
        ? `You cancelled it. ${formatMoney(refunded)} goes back the way you paid.`
        : `You cancelled it. ${paid.amountMinor > 0 ? 'Nothing is refunded, as the cancellation terms say.' : 'Nothing was charged.'}`;
    case 'cancelled_by_provider':
      return dispute?.stage === 'accepted'
        ? `${provider.name} accepted the problem you reported. You get back everything you paid.`
        : `${provider.name} cancelled it. You get back everything you paid.`;
    case 'cancelled':
      return 'The booking was cancelled, and everything you paid goes back the way you paid.';
  }
}
