import { useMemo, useState } from 'react';
import { ButtonLink } from '../../links/index.ts';
import { daysShown, useCalendarAddress } from '../calendar/calendar-address.ts';
import { dayIn } from '../calendar/calendar-days.ts';
import { entriesByDay } from '../calendar/calendar-entry.ts';
import { CalendarView } from '../calendar/calendar-view.tsx';
import { useIsNarrow } from '../calendar/use-is-narrow.ts';
import { useViewerZone } from '../../../ui/index.ts';
import { crewEntries, crewSummary } from './crew-entries.ts';
import { SELECT_SERVICE_PATH } from './crew-paths.ts';
import { useCrewCalendar } from './use-crew-calendar.ts';

const views = ['month', 'week', 'agenda'] as const;

interface CrewCalendarProps {
  /** The instant at which the screen was opened. */
  readonly now?: string;
}

/** A crew member's calendar of booked services and expected deliveries. */
export function CrewCalendar({ now }: CrewCalendarProps) {
  const [openedAt] = useState(() => now ?? new Date().toISOString());
  const today = dayIn(openedAt, useViewerZone());
  const address = useCalendarAddress(today);
  const { first, last } = daysShown(address.view, address.date);
  const read = useCrewCalendar(first, last);
  const days = useMemo(() => entriesByDay(crewEntries(read.data ?? [])), [read.data]);
  return (
    <CalendarView
      address={address}
      today={today}
      views={views}
      isNarrow={useIsNarrow()}
      read={read}
      days={days}
      summaryOf={crewSummary}
      nothing={{
        title: 'Nothing planned here',
        text: 'Services you book and deliveries of your orders appear here.',
        action: <ButtonLink to={SELECT_SERVICE_PATH}>Book a service</ButtonLink>,
      }}
    />
  );
}
