import { Link } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import { plainAmount } from '../../../lib/money-minor.ts';
import { Money, OneLine, TextLink, TimeLeft } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import {
  addressValue,
  choice,
  defineList,
  OnPhone,
  ListPanel,
  search,
  tabs,
  useList,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../../list-page/index.ts';
import { BookingBadge } from '../shared/booking-badge.tsx';
import {
  bookingStatusLabel,
  bookingStatusOptions,
  bookingTabLabels,
  bookingTabs,
} from '../shared/booking-status.ts';
import type { BookingRow } from '../shared/booking.types.ts';
import { PeriodTime } from '../shared/period-time.tsx';
import { calendarTexts } from './calendar-texts.ts';
import { bookingPath, SELECT_SERVICE_PATH } from './crew-paths.ts';
import styles from './bookings-list.module.css';

function Service({ row }: { row: BookingRow }) {
  return (
    <span className={styles.service}>
      <TextLink asChild size="2" underline="hover">
        <Link to={bookingPath(row.id)}>{row.serviceName}</Link>
      </TextLink>
      <OneLine quiet>{`${row.number} · ${row.providerName}`}</OneLine>
      <OnPhone>
        <span className={styles.when}>
          <PeriodTime {...row} />
        </span>
      </OnPhone>
    </span>
  );
}

function State({ row }: { row: BookingRow }) {
  return (
    <span className={styles.state}>
      <BookingBadge status={row.status} reader="buyer" awaited={row.waitsFor} />
      {row.waitsFor === 'buyer' && row.waitsUntil !== null ? (
        <span className={styles.yourTurn}>
          {row.status === 'held' ? null : 'Please answer:'} <TimeLeft until={row.waitsUntil} />
        </span>
      ) : null}
    </span>
  );
}

const columns: readonly ListColumn<BookingRow>[] = [
  {
    id: 'service',
    header: 'Service',
    rowHeader: true,
    cell: (row) => <Service row={row} />,
    csv: ({ serviceName }) => serviceName,
  },
  {
    id: 'state',
    header: 'State',
    cell: (row) => <State row={row} />,
    csv: ({ status, waitsFor }) => bookingStatusLabel(status, 'buyer', waitsFor).label,
  },
  {
    id: 'when',
    header: 'When',
    wideOnly: true,
    cell: (row) => <PeriodTime {...row} />,
    csv: { header: 'Starts (UTC)', value: ({ startsAt }) => startsAt },
  },
  {
    id: 'yacht',
    header: 'Yacht',
    wideOnly: true,
    cell: ({ yachtName }) => <OneLine quiet>{yachtName ?? '–'}</OneLine>,
    csv: ({ yachtName }) => yachtName,
  },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => <Money {...total} /> },
  { id: 'number', header: 'Booking', csv: ({ number }) => number },
  { id: 'provider', header: 'Provider', csv: ({ providerName }) => providerName },
  { id: 'port', header: 'Port', csv: ({ port }) => port },
  { id: 'ends', header: 'Ends (UTC)', csv: ({ endsAt }) => endsAt },
  { id: 'amount', header: 'Total', csv: ({ total }) => plainAmount(total) },
  { id: 'currency', header: 'Currency', csv: ({ total }) => total.currency },
];

const filters = {
  // The parameter by which the screen shows this list instead of the calendar.
  show: addressValue(/^bookings$/),
  q: search('Search your bookings', 'Number, service or yacht'),
  tab: tabs({
    label: 'Bookings',
    options: bookingTabs.map((tab) => [tab, bookingTabLabels.buyer[tab]] as const),
    all: { word: 'All', at: 'start' },
    resets: ['status'],
  }),
  status: choice({ label: 'State', all: 'All states', options: bookingStatusOptions('buyer') }),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/bookings', { params: { query }, signal }));

/** The buyer's bookings: the next one first, ended ones last. */
const bookingsList = defineList({
  key: ['bookings', 'own', 'list'],
  filters,
  read,
  pageSize: 24,
  pages: { next: 'More bookings', first: 'Back to the first' },
  columns,
  isStackedOnPhone: true,
  className: styles.rows,
  csv: {
    fileName: 'quayside-bookings.csv',
    order: ['number', 'service', 'provider', 'state', 'when', 'ends', 'port', 'yacht'],
    pageSize: 100,
  },
  texts: {
    ...calendarTexts,
    label: 'Bookings',
    noun: ['booking', 'bookings'],
    failed: {
      title: 'We couldn’t load your bookings.',
      description: 'Nothing was lost. Your search and your bookings are unchanged.',
    },
    nothingYet: {
      title: 'No bookings yet',
      description: 'Every service you book is listed here, with its time, the provider and what you paid.',
      action: <ButtonLink to={SELECT_SERVICE_PATH}>Book a service</ButtonLink>,
    },
    nothingFound: ({ q }) => ({
      title: q === '' ? 'No bookings here' : `No booking found for “${q}”`,
      showAll: 'Show all bookings',
      change: { q: '', tab: null, status: null },
    }),
  },
});

/** The list as part of the calendar's screen. */
export function CrewBookings() {
  return <ListPanel list={useList(bookingsList)} />;
}
