import { bookingStatusLabel } from './booking-status.ts';
import type { Booking, BookingReader } from './booking.types.ts';

/** What became of a booking while a step of it was asked about. */
export const changedText = ({ status }: Pick<Booking, 'status'>, reader: BookingReader): string =>
  `This booking has changed meanwhile: it is now “${bookingStatusLabel(status, reader).label}”.`;
