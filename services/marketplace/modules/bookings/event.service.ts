import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Session } from '../account/index.ts';
import { isTheirs } from './booking-actions.service.ts';
import { bookedEventText } from './booking-invitation.ts';
import { findParties } from './booking.repository.ts';
import type { BookingParts } from './bookings.parts.ts';
import type { Refusals } from './bookings.refusals.ts';
import { findMailedBooking } from './people.repository.ts';

/** The iCalendar event of an agreed booking, for its buyer or its provider (contract: readBookingEvent). */
export async function readEvent(
  { db, clock, publicUrl }: Pick<BookingParts, 'db' | 'clock' | 'publicUrl'>,
  session: Session,
  bookingId: string,
): Promise<Result<string, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  if (!isTheirs(session, await findParties(db, bookingId))) return refuse({ code: 'NOT_FOUND' });
  const text = bookedEventText(await findMailedBooking(db, bookingId), {
    isProvider: session.role === 'service_provider',
    publicUrl,
    at: clock.now(),
  });
  return text === null ? refuse({ code: 'NOT_ALLOWED_NOW' }) : ok(text);
}
