import { whoChanged } from '../../forms/index.ts';
import { bookingStatusLabel } from './booking-status.ts';
import type { Booking, BookingReader } from './booking.types.ts';

/** Explains that a booking changed while a dialog was open; for the provider, with the person who changed it. */
export function changedText(
  { status, timeline, provider }: Pick<Booking, 'status' | 'timeline' | 'provider'>,
  reader: BookingReader,
): string {
  const { label } = bookingStatusLabel(status, reader);
  const entries = timeline.filter(({ process }) => process === 'booking');
  const who = reader === 'provider' ? whoChanged(entries, provider.name) : '';
  return `This booking ${who === '' ? 'has changed meanwhile' : `was changed${who}`}: it is now “${label}”.`;
}
