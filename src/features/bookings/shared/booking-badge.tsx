import { StatusBadge } from '../../../ui/index.ts';
import { bookingStatusLabel, supplementStatusLabels } from './booking-status.ts';
import type { BookingReader, BookingStatus, SupplementStatus } from './booking.types.ts';

interface BookingBadgeProps {
  readonly status: BookingStatus;
  readonly reader: BookingReader;
}

/** The state of a booking. */
export function BookingBadge({ status, reader }: BookingBadgeProps) {
  const { label, tone } = bookingStatusLabel(status, reader);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

/** The state of extra work. */
export function SupplementBadge({ status }: { readonly status: SupplementStatus }) {
  const { label, tone } = supplementStatusLabels[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
