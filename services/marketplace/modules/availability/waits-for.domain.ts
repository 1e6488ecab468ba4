import type { BookingStatus, Dispute, DisputeStage, TimeProposal } from '../../platform/db/booking-tables.ts';

export type WaitsFor = 'buyer' | 'provider' | 'admin' | null;

interface Waiting {
  readonly status: BookingStatus;
  readonly proposal: TimeProposal | null;
  readonly dispute: Pick<Dispute, 'stage'> | null;
  readonly endsAt: Date;
  readonly finishedAt: Date | null;
}

const answerers: Readonly<Partial<Record<DisputeStage, WaitsFor>>> = {
  asked: 'provider',
  part_offered: 'buyer',
};

/** The party whose action a booking awaits at a time. */
export function waitsFor({ status, proposal, dispute, endsAt, finishedAt }: Waiting, at: Date): WaitsFor {
  switch (status) {
    case 'held':
      return 'buyer';
    case 'requested':
      return 'provider';
    case 'time_proposed':
    case 'reschedule_proposed':
      return proposal?.by === 'crew_member' ? 'provider' : 'buyer';
    case 'no_show_reported':
      return 'buyer';
    case 'in_progress':
      if (finishedAt !== null) return 'buyer';
      // Its time is over: its provider says whether the work is done.
      return endsAt <= at ? 'provider' : null;
    case 'disputed':
      return (dispute && answerers[dispute.stage]) ?? 'admin';
    default:
      return null;
  }
}
