import { CalendarPlus } from 'lucide-react';
import { answer } from '../../../api/index.ts';
import { BusyButton, saveFile } from '../../../ui/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import type { Booking, BookingStatus } from './booking.types.ts';

/** States with an agreed time in the future. */
const agreed: readonly BookingStatus[] = ['confirmed', 'reschedule_proposed'];

interface AddToCalendarProps {
  readonly booking: Pick<Booking, 'id' | 'number' | 'status'>;
}

/** Saves the booking as a calendar file; nothing until a time is agreed. */
export function AddToCalendar({ booking: { id: bookingId, number, status } }: AddToCalendarProps) {
  const { busy, run } = useApiMutation({
    send: ({ client, signal }) =>
      answer(
        client.GET('/bookings/{bookingId}/event', {
          params: { path: { bookingId } },
          parseAs: 'text',
          signal,
        }),
      ),
    onDone: (text) => saveFile(`quayside-${number}.ics`, text, 'text/calendar'),
    failed: () => 'The calendar file wasn’t saved.',
  });
  if (!agreed.includes(status)) return null;
  return (
    <BusyButton variant="surface" color="gray" highContrast busy={busy} onClick={() => void run(undefined)}>
      <CalendarPlus size={16} aria-hidden /> Add to calendar
    </BusyButton>
  );
}
