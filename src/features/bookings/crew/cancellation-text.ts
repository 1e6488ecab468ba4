import { freeUntil, mayBeConfirmedTooLate } from '../../../lib/cancellation.ts';
import { formatMoney, formatWhen } from '../../../ui/index.ts';
import { clockText, type Booking, type Cancellation } from '../shared/index.ts';

type Where = Pick<Booking, 'timeZone' | 'place'>;

/** "Mon 30 Nov, 09:00 in Palma" */
export const whenText = (at: string, { timeZone, place }: Where): string =>
  `${formatWhen(new Date(at), timeZone)} ${clockText(place.port, timeZone)}`;

/** The terms of a time that starts too soon for free cancellation, before it is confirmed. */
export const tooSoonText =
  'It starts too soon for free cancellation: once it’s confirmed, nothing is refunded if you cancel.';

/**
 * The terms of a booking that is not confirmed yet, with their date: those of the proposed time, where there is one.
 */
export function policyText(booking: Booking, now = new Date()): string {
  const { cancellationPolicy, proposal, provider, total } = booking;
  const limit = freeUntil(cancellationPolicy, new Date((proposal ?? booking).startsAt));
  if (limit <= now) return tooSoonText;
  const until = whenText(limit.toISOString(), booking);
  const answerBy = proposal?.expiresAt ?? booking.answerBy;
  return mayBeConfirmedTooLate(limit, answerBy === null ? null : new Date(answerBy), now)
    ? `If it’s confirmed before ${until}, you can cancel free of charge until then. If it’s confirmed later, nothing is refunded if you cancel: ${provider.name} keeps ${formatMoney(total)}.`
    : `Once it’s confirmed, you can cancel free of charge until ${until}. After that, nothing is refunded.`;
}

/** How another time changes the free cancellation once it is agreed: the limit moves with the start. */
export function movedCancellationText(
  booking: Where & Pick<Booking, 'cancellationPolicy'>,
  startsAt: string,
  now = new Date(),
): string {
  const limit = freeUntil(booking.cancellationPolicy, new Date(startsAt));
  return limit > now
    ? `Once the new time is agreed, you can cancel free of charge until ${whenText(limit.toISOString(), booking)}.`
    : 'Once the new time is agreed, you can’t cancel free of charge any more.';
}

type Booked = Where & Pick<Booking, 'createdAt' | 'timeline'>;

/** When the present time was agreed, if the booking was moved. */
const movedAt = ({ timeline }: Pick<Booking, 'timeline'>): number =>
  Math.max(
    ...timeline.flatMap(({ process, command, at }) =>
      process === 'booking' && command === 'accept_time' ? [Date.parse(at)] : [],
    ),
    Number.NEGATIVE_INFINITY,
  );

/** Why there is no refund any more; a time that could never be cancelled free of charge has no date for that. */
const tooLate = (limit: string, booking: Booked): string => {
  const limitMs = Date.parse(limit);
  if (limitMs <= movedAt(booking))
    return 'the time it was moved to was too near to be cancelled free of charge';
  return limitMs <= Date.parse(booking.createdAt)
    ? 'it was booked too shortly before it starts to be cancelled free of charge'
    : `free cancellation ended on ${whenText(limit, booking)}`;
};

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Until when a booking can be cancelled free of charge, and what applies after that. */
export function cancellationText({ freeUntil: limit, kept }: Cancellation, booking: Booked): string {
  return kept.amountMinor === 0
    ? `You can cancel free of charge until ${whenText(limit, booking)}. After that, nothing is refunded.`
    : `${asSentence(tooLate(limit, booking))} If you cancel now, nothing is refunded.`;
}

/** What cancelling now would refund. */
export function refundText(
  { freeUntil: limit, refund, kept }: Cancellation,
  booking: Booked & Pick<Booking, 'provider'>,
): string {
  const keeps = `${booking.provider.name} keeps ${formatMoney(kept)}`;
  if (kept.amountMinor === 0)
    return `You get back ${formatMoney(refund)}, everything you paid. This applies until ${whenText(limit, booking)}.`;
  if (refund.amountMinor === 0) return `You get nothing back: ${tooLate(limit, booking)}. ${keeps}.`;
  return `You get back ${formatMoney(refund)}. ${keeps}: ${tooLate(limit, booking)}.`;
}
