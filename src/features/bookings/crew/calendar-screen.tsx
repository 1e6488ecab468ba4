import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../ui/index.ts';
import { ButtonLink, PageTabs } from '../../links/index.ts';
import { useOrderEvents } from '../../orders/index.ts';
import { FeedsPanel } from '../calendar/feeds-panel.tsx';
import { CrewBookings } from './bookings-list.tsx';
import { calendarTexts } from './calendar-texts.ts';
import { CrewCalendar } from './crew-calendar.tsx';
import { BOOKINGS_PATH, CALENDAR_PATH, SELECT_SERVICE_PATH } from './crew-paths.ts';

/** `/crew/calendar`: the calendar, or the list of bookings, which has no route of its own. */
export function CrewCalendarScreen({ now }: { readonly now?: string }) {
  const [params] = useSearchParams();
  useOrderEvents();
  const isList = params.get('show') === 'bookings';
  return (
    <Page {...calendarTexts} action={<ButtonLink to={SELECT_SERVICE_PATH}>Book a service</ButtonLink>}>
      <PageTabs
        label="List or calendar"
        tabs={[
          { text: 'List', to: BOOKINGS_PATH },
          { text: 'Calendar', to: CALENDAR_PATH },
        ]}
        shown={isList ? 'List' : 'Calendar'}
      />
      {isList ? (
        <CrewBookings />
      ) : (
        <>
          <CrewCalendar {...(now !== undefined && { now })} />
          <FeedsPanel />
        </>
      )}
    </Page>
  );
}
