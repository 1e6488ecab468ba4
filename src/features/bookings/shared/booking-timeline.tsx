import { Panel } from '../../../ui/index.ts';
import { EventList } from '../../orders/index.ts';
import type { BookingReader, BookingTimelineEntry } from './booking.types.ts';
import { bookingEvents } from './timeline-texts.ts';

interface BookingTimelineProps {
  readonly entries: readonly BookingTimelineEntry[];
  readonly reader: BookingReader;
}

/** The history of a booking, its supplements and its payments, newest first. */
const BookingTimeline = ({ entries, reader }: BookingTimelineProps) => (
  <EventList events={bookingEvents(entries, reader)} />
);

/** The same in a panel. */
export function TimelinePanel(props: BookingTimelineProps) {
  return (
    <Panel title="What happened" description="In your time zone.">
      <BookingTimeline {...props} />
    </Panel>
  );
}
