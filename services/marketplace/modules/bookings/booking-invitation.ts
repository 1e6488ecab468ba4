import { berthText } from '../../../../src/lib/delivery-place.ts';
import type { CalendarPart, MailToQueue } from '../../platform/mail/index.ts';
import { eventText, invitationText } from '../calendars/index.ts';
import { crewUrl, providerUrl } from './booking-addresses.ts';
import type { BookingMailData } from './mails/booking-mail.ts';
import type { MailedBooking } from './people.repository.ts';

const agreed: ReadonlySet<MailedBooking['status']> = new Set(['confirmed', 'reschedule_proposed']);
const cancelled: ReadonlySet<MailedBooking['status']> = new Set([
  'cancelled_by_crew',
  'cancelled_by_provider',
  'cancelled',
]);

/** The organizer's address, which is no mailbox: answers to invitations are not read. */
const organizerOf = (publicUrl: string): string => `bookings@${new URL(publicUrl).hostname}`;

/** The calendar part of a mail; null if the booking's event does not change. */
function partFor({ booking, publicUrl }: BookingMailData, to: string, at: Date): CalendarPart | null {
  const isAgreed = agreed.has(booking.status);
  if (!isAgreed && !cancelled.has(booking.status)) return null;
  const event = eventOf(booking, {
    isProvider: booking.colleagues.some(({ email }) => email === to),
    publicUrl,
    at,
    state: isAgreed ? 'confirmed' : 'cancelled',
  });
  const text = invitationText(event, { guest: to, organizer: organizerOf(publicUrl) });
  return { method: isAgreed ? 'REQUEST' : 'CANCEL', text };
}

interface EventReader {
  readonly isProvider: boolean;
  readonly publicUrl: string;
  readonly at: Date;
  readonly state: 'confirmed' | 'cancelled';
}

/** The calendar event of a booking, for its buyer or its provider. */
function eventOf(booking: MailedBooking, { isProvider, publicUrl, at, state }: EventReader) {
  const where = [booking.berth && berthText(booking.berth, 'Berth'), booking.portName].filter(
    (part) => part !== null,
  );
  return {
    bookingId: booking.id,
    version: booking.version,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    at,
    title: booking.serviceName,
    location: where.length === 0 ? null : where.join(', '),
    details: isProvider ? booking.buyerName : booking.providerName,
    url: (isProvider ? providerUrl : crewUrl)(publicUrl, booking.id),
    state,
  };
}

/** The calendar event of an agreed booking as a file for one of its sides; null while no time is agreed. */
export function bookedEventText(booking: MailedBooking, reader: Omit<EventReader, 'state'>): string | null {
  return agreed.has(booking.status) ? eventText(eventOf(booking, { ...reader, state: 'confirmed' })) : null;
}

/** Adds an invitation, its update or its cancellation to the mail of an agreed or cancelled booking. */
export function withInvitation(mail: MailToQueue, data: BookingMailData, at: Date): MailToQueue {
  const calendar = partFor(data, mail.to, at);
  return calendar === null ? mail : { ...mail, calendar };
}
