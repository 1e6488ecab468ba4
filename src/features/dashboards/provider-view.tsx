import type { ReactNode } from 'react';
import { berthText } from '../../lib/delivery-place.ts';
import { Panel } from '../../ui/index.ts';
import {
  BookingBadge,
  CallAndDirections,
  PeriodTime,
  providerBookingPath,
  providerBookingsPath,
} from '../bookings/index.ts';
import type { DashboardBooking, ProviderDashboard, VendorSetUp } from './dashboard.types.ts';
import { MoreLink } from './shared/more-link.tsx';
import { ReadinessNotice } from './shared/readiness-notice.tsx';
import { Row, Rows } from './shared/rows.tsx';
import { SalesPanel } from './shared/sales-panel.tsx';
import { InvoicePanel, TaskPanel } from './shared/task-panel.tsx';
import { providerTaskTexts } from './shared/task-texts.ts';
import { SetUpSteps } from './shared/vendor-beginning.tsx';
import styles from './shared/dashboard.module.css';

interface ProviderViewProps {
  readonly dashboard: ProviderDashboard;
  /** Null for colleagues who are not owners. */
  readonly setUpPath: string | null;
  /** The progress of the setup while it is not finished; null otherwise. */
  readonly setUp: VendorSetUp | null;
}

const calendarPath = '/service-provider/calendar';

/** The day on which a booking begins in its place's time zone: YYYY-MM-DD. */
const dayOf = ({ startsAt, timeZone }: DashboardBooking): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(startsAt));

const hoursText = (minutes: number): string => `${Math.floor(minutes / 60).toLocaleString('en-GB')} h`;

/** What a provider has to do now, and the bookings of today and tomorrow. */
export function ProviderView({ dashboard, setUpPath, setUp }: ProviderViewProps) {
  const { readiness, toAnswer, toInvoice, bookings, next, underWay, tomorrow, freeMinutes, sales } =
    dashboard;
  // A booking that began earlier and is still in progress is shown under today.
  const later = bookings.filter((booking) => dayOf(booking) >= tomorrow);
  const today = bookings.filter((booking) => !later.includes(booking));
  const problems = underWay.filter(({ status }) => status === 'disputed');
  const isToday = ({ id }: DashboardBooking) => today.some((booking) => booking.id === id);
  const waiting = underWay.filter(({ status, waitsFor }) => status !== 'disputed' && waitsFor === 'buyer');
  const inProgress = underWay.filter(
    (booking) => booking.status === 'in_progress' && booking.waitsFor === null && !isToday(booking),
  );
  return (
    <div className={styles.column}>
      {setUp === null ? (
        <ReadinessNotice readiness={readiness} role="service_provider" setUpPath={setUpPath} />
      ) : (
        <SetUpSteps role="service_provider" setUp={setUp} setUpPath={setUpPath} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {today.length === 0 ? null : (
            <DayPanel title="Today" bookings={today} nothing="Nothing booked today." isToday />
          )}
          <TaskPanel
            title="To answer"
            tasks={toAnswer}
            texts={providerTaskTexts}
            nothing="Nothing is waiting for your answer."
            allPath={`${providerBookingsPath}?tab=to_answer`}
          />
          {bookings.length === 0 ? (
            <NextPanel next={next} />
          ) : (
            <>
              {today.length === 0 ? (
                <DayPanel title="Today" bookings={[]} nothing="Nothing booked today." />
              ) : null}
              <DayPanel title="Tomorrow" bookings={later} nothing="Nothing booked tomorrow." />
            </>
          )}
          <UnderWayPanel
            title="In progress"
            bookings={inProgress}
            aside={(booking) => <PeriodTime {...booking} port={booking.place} isShort />}
            allPath={`${providerBookingsPath}?tab=in_progress`}
          />
          <UnderWayPanel
            title="Waiting for the crew"
            bookings={waiting}
            aside={({ status, waitsFor }) => (
              <BookingBadge status={status} reader="provider" awaited={waitsFor} />
            )}
            allPath={`${providerBookingsPath}?tab=waiting`}
          />
          <InvoicePanel tasks={toInvoice} texts={providerTaskTexts} allPath={providerBookingsPath} />
          <UnderWayPanel
            title="Reported problems"
            bookings={problems}
            aside={({ disputeStage }) =>
              disputeStage === 'part_offered' ? 'The buyer answers your offer' : 'Quayside decides'
            }
            allPath={`${providerBookingsPath}?tab=disputed`}
          />
        </div>
        <div className={styles.column}>
          <SalesPanel sales={sales} transactionsPath="/service-provider/transactions" />
          <Panel title="Free this week" action={<MoreLink to={calendarPath} about="calendar" />}>
            <p className={styles.amount}>
              {freeMinutes === null ? 'No working hours' : hoursText(freeMinutes)}
            </p>
            <p className={styles.quiet}>
              {freeMinutes === null
                ? 'Nothing can be booked until you set your working hours.'
                : 'of all teams’ working hours in the next seven days'}
            </p>
          </Panel>
        </div>
      </div>
    </div>
  );
}

interface UnderWayPanelProps {
  readonly title: string;
  readonly bookings: readonly DashboardBooking[];
  readonly aside: (booking: DashboardBooking) => ReactNode;
  /** The list of all of them. */
  readonly allPath: string;
}

/** Bookings that need no answer of the provider; nothing if there are none. */
function UnderWayPanel({ title, bookings, aside, allPath }: UnderWayPanelProps) {
  if (bookings.length === 0) return null;
  return (
    <Panel
      flush
      title={`${title} (${bookings.length})`}
      action={<MoreLink to={allPath} about={title.toLowerCase()} />}
    >
      <Rows nothing={null}>
        {bookings.map((booking) => (
          <Row
            key={booking.id}
            to={providerBookingPath(booking.id)}
            title={booking.serviceName}
            about={`${booking.number} · ${booking.otherSide}`}
            aside={aside(booking)}
          />
        ))}
      </Rows>
    </Panel>
  );
}

interface BookingRowProps {
  readonly booking: DashboardBooking;
  /** It is of today: whom to call and how to get there are in reach. */
  readonly isToday?: boolean;
}

/** A booking that leads to its page, with when it is. */
const BookingRow = ({ booking, isToday = false }: BookingRowProps) => (
  <Row
    to={providerBookingPath(booking.id)}
    title={booking.serviceName}
    about={[
      booking.number,
      booking.otherSide,
      ...(isToday && booking.berth ? [berthText(booking.berth)] : []),
    ].join(' · ')}
    aside={
      <>
        {booking.status === 'in_progress' && booking.waitsFor !== null ? (
          <BookingBadge status={booking.status} reader="provider" awaited={booking.waitsFor} />
        ) : null}
        <PeriodTime {...booking} port={booking.place} isShort />
      </>
    }
    acts={
      isToday && booking.waitsFor !== 'buyer' ? (
        <CallAndDirections {...booking} kind={booking.placeKind} port={booking.place} />
      ) : null
    }
  />
);

/** The next booking, if there is none today and tomorrow. */
const NextPanel = ({ next }: { readonly next: DashboardBooking | null }) => (
  <Panel
    flush
    title="Today and tomorrow"
    action={<MoreLink to={`${providerBookingsPath}?tab=upcoming`} about="upcoming bookings" />}
  >
    <Rows nothing="Nothing booked today or tomorrow.">{[]}</Rows>
    {next === null ? null : (
      <section aria-label="Next booking">
        <h3 className={styles.day}>Next</h3>
        <Rows nothing={null}>{[<BookingRow key={next.id} booking={next} />]}</Rows>
      </section>
    )}
  </Panel>
);

interface DayPanelProps {
  readonly title: string;
  readonly bookings: readonly DashboardBooking[];
  readonly nothing: string;
  readonly isToday?: boolean;
}

/** The bookings of a day by the team that does them. */
function DayPanel({ title, bookings, nothing, isToday = false }: DayPanelProps) {
  const byTeam = Map.groupBy(bookings, ({ team }) => team ?? '');
  return (
    <Panel
      flush
      title={title}
      action={<MoreLink to={calendarPath} about={`calendar, ${title.toLowerCase()}`} />}
    >
      {byTeam.size === 0 ? (
        <Rows nothing={nothing}>{[]}</Rows>
      ) : (
        [...byTeam].map(([team, rows]) => (
          <section key={team} aria-label={`${title}, ${team}`}>
            <h3 className={styles.day}>{team}</h3>
            <Rows nothing={nothing}>
              {rows.map((booking) => (
                <BookingRow key={booking.id} booking={booking} isToday={isToday} />
              ))}
            </Rows>
          </section>
        ))
      )}
    </Panel>
  );
}
