import type { BookingStatus, TimeProposal } from '../../platform/db/booking-tables.ts';

export type WaitsFor = 'buyer' | 'provider' | 'admin' | null;

/** Whose step a booking waits for. */
export function waitsFor(status: BookingStatus, proposal: TimeProposal | null): WaitsFor {
  switch (status) {
    case 'held':
      return 'buyer';
    case 'requested':
      return 'provider';
    case 'time_proposed':
    case 'reschedule_proposed':
      return proposal?.by === 'crew_member' ? 'provider' : 'buyer';
    case 'disputed':
      return 'admin';
    default:
      return null;
  }
}
