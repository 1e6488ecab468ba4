import { waitsFor } from '../availability/index.ts';
import type { BookingRow, DashboardBooking } from './dashboards.domain.ts';

/** A booking with whose action it awaits now. */
export function dashboardBooking(
  { finishedAt, proposal, dispute, ...row }: BookingRow,
  now: Date,
): DashboardBooking {
  const awaited = waitsFor({ status: row.status, endsAt: row.endsAt, finishedAt, proposal, dispute }, now);
  return { ...row, waitsFor: awaited, disputeStage: dispute?.stage ?? null };
}
