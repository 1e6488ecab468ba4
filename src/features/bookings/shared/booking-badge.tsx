import { StatusBadge } from '../../../ui/index.ts';
import { bookingStatusLabel, supplementStatusLabels, type Awaited } from './booking-status.ts';
import type { BookingReader, BookingStatus, SupplementStatus } from './booking.types.ts';

interface BookingBadgeProps {
  readonly status: BookingStatus;
  readonly reader: BookingReader;
  /** Whose answer is awaited: shows who proposed a move. */
  readonly awaited?: Awaited;
}

/** The state of a booking. */
export function BookingBadge({ status, reader, awaited = null }: BookingBadgeProps) {
  const { label, tone } = bookingStatusLabel(status, reader, awaited);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

/** The state of a supplement. */
export function SupplementBadge({ status }: { readonly status: SupplementStatus }) {
  const { label, tone } = supplementStatusLabels[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
