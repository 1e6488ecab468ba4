import type { BookingRow } from '../../shared/index.ts';

/** Whether the buyer waits for the provider's answer to another time, which is no answer to a new booking. */
export const asksToMove = ({ status, waitsFor }: Pick<BookingRow, 'status' | 'waitsFor'>): boolean =>
  status === 'reschedule_proposed' && waitsFor === 'provider';
