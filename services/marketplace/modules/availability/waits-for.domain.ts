import type { BookingStatus, Dispute, DisputeStage, TimeProposal } from '../../platform/db/booking-tables.ts';

export type WaitsFor = 'buyer' | 'provider' | 'admin' | null;

interface Waiting {
  readonly status: BookingStatus;
  readonly proposal: TimeProposal | null;
  readonly dispute: Pick<Dispute, 'stage'> | null;
  readonly finishedAt: Date | null;
}

const answerers: Readonly<Partial<Record<DisputeStage, WaitsFor>>> = {
  asked: 'provider',
  part_offered: 'buyer',
};

/** The party whose action a booking awaits. */
export function waitsFor({ status, proposal, dispute, finishedAt }: Waiting): WaitsFor {
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
      return finishedAt === null ? null : 'buyer';
    case 'disputed':
      return (dispute && answerers[dispute.stage]) ?? 'admin';
    default:
      return null;
  }
}
