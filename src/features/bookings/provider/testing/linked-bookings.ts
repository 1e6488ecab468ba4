import type { LinkedBooking } from '../../../../machines/order-answer/index.ts';
import type { Booking } from '../../shared/index.ts';

const inTwoDays = new Date(Date.now() + 40 * 3_600_000).toISOString();

/** What the answer link of a booking's mail shows. */
export const linkedBooking = (booking: Booking): LinkedBooking => ({
  booking,
  expiresAt: inTwoDays,
  slots:
    booking.actions.length === 0
      ? []
      : [
          { startsAt: '2026-12-03T13:00:00.000Z', endsAt: '2026-12-03T17:00:00.000Z' },
          { startsAt: '2026-12-04T08:00:00.000Z', endsAt: '2026-12-04T12:00:00.000Z' },
          { startsAt: '2026-12-04T10:00:00.000Z', endsAt: '2026-12-04T14:00:00.000Z' },
          { startsAt: '2026-12-07T08:00:00.000Z', endsAt: '2026-12-07T12:00:00.000Z' },
        ],
});
