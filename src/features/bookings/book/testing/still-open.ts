import type { Booking } from '../../../../machines/booking/index.ts';

const minute = 60_000;
const at = (now: number, minutes: number): string => new Date(now + minutes * minute).toISOString();

/** Moves a booking's deadlines into the future, since the examples have fixed dates. */
export const stillOpen = (booking: Booking | null, now: number): Booking | null =>
  booking && {
    ...booking,
    expiresAt: booking.expiresAt && at(now, 12),
    answerBy: booking.answerBy && at(now, 31 * 60),
    proposal: booking.proposal && { ...booking.proposal, expiresAt: at(now, 20 * 60) },
  };
