import type { BookingRow } from '../../shared/index.ts';

/** Whether the buyer waits for the provider's answer to a proposed move, rather than to a new booking. */
export const asksToMove = ({ status, waitsFor }: Pick<BookingRow, 'status' | 'waitsFor'>): boolean =>
  status === 'reschedule_proposed' && waitsFor === 'provider';
