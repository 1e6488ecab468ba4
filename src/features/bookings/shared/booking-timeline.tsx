import { Panel } from '../../../ui/index.ts';
import { EventList } from '../../orders/index.ts';
import type { BookingReader, BookingTimelineEntry } from './booking.types.ts';
import { bookingEvents } from './timeline-texts.ts';

interface BookingTimelineProps {
  readonly entries: readonly BookingTimelineEntry[];
  readonly reader: BookingReader;
}

/** What happened to a booking, its extra work and its money, the latest first. */
const BookingTimeline = ({ entries, reader }: BookingTimelineProps) => (
  <EventList events={bookingEvents(entries, reader)} />
);

/** The same as a panel. */
export function TimelinePanel(props: BookingTimelineProps) {
  return (
    <Panel title="What happened">
      <BookingTimeline {...props} />
    </Panel>
  );
}
