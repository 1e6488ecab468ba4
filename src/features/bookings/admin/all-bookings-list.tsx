import { Link } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import { plainAmount } from '../../../lib/money-minor.ts';
import { Money, OneLine, TextLink, TimeLeft } from '../../../ui/index.ts';
import { AdminsOnly } from '../../account/index.ts';
import {
  choice,
  day,
  defineList,
  OnPhone,
  ListPage,
  order,
  search,
  tabs,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../../list-page/index.ts';
import { useOrderEvents } from '../../orders/index.ts';
import {
  BookingBadge,
  bookingStatusLabel,
  bookingStatusOptions,
  bookingTabLabels,
  bookingTabs,
  PeriodTime,
  type BookingRow,
} from '../shared/index.ts';
import { adminBookingPath } from './admin-paths.ts';
import styles from './admin.module.css';
import { allBookingsTexts } from './all-bookings-texts.ts';
import { PortField } from './port-field.tsx';

const waitsFor = { buyer: 'Buyer', provider: 'Provider', admin: 'Quayside' } as const;

const between = ({ buyerName, providerName }: BookingRow) => `${buyerName} with ${providerName}`;

/** The label shows whose answer the booking waits for; the time left is below it. */
function State({ row: { status, waitsFor: awaited, waitsUntil } }: { row: BookingRow }) {
  return (
    <span className={styles.state}>
      <BookingBadge status={status} reader="admin" awaited={awaited} />{' '}
      {waitsUntil === null ? null : <TimeLeft until={waitsUntil} />}
    </span>
  );
}

/** The details that do not fit into the table on a phone: service, time, buyer and provider. */
function Booked({ row }: { row: BookingRow }) {
  return (
    <OnPhone>
      <OneLine>{row.serviceName}</OneLine>
      <span className={styles.quiet}>
        <PeriodTime {...row} isShort />
      </span>
      <OneLine quiet>{between(row)}</OneLine>
    </OnPhone>
  );
}

const columns: readonly ListColumn<BookingRow>[] = [
  {
    id: 'number',
    header: 'Booking',
    rowHeader: true,
    cell: (row) => (
      <>
        <TextLink asChild size="2" underline="always" weight="medium">
          <Link to={adminBookingPath(row.id)}>{row.number}</Link>
        </TextLink>
        <Booked row={row} />
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'service',
    header: 'Service',
    wideOnly: true,
    cell: (row) => (
      <span className={styles.sides}>
        {row.serviceName}
        <span className={styles.quiet}>{between(row)}</span>
      </span>
    ),
    csv: ({ serviceName }) => serviceName,
  },
  {
    id: 'status',
    header: 'State',
    cell: (row) => <State row={row} />,
    csv: ({ status, waitsFor: awaited }) => bookingStatusLabel(status, 'admin', awaited).label,
  },
  // Before the columns that a narrow window cuts off.
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => <Money {...total} /> },
  {
    id: 'when',
    header: 'When',
    wideOnly: true,
    cell: (row) => <PeriodTime {...row} isShort />,
    csv: { header: 'Starts (UTC)', value: ({ startsAt }) => startsAt },
  },
  {
    id: 'yacht',
    header: 'Yacht',
    wideOnly: true,
    cell: ({ yachtName }) => <OneLine quiet>{yachtName ?? '–'}</OneLine>,
    csv: ({ yachtName }) => yachtName,
  },
  { id: 'waits', header: 'Waiting for', csv: ({ waitsFor: who }) => (who === null ? null : waitsFor[who]) },
  { id: 'provider', header: 'Provider', csv: ({ providerName }) => providerName },
  { id: 'buyer', header: 'Buyer', csv: ({ buyerName }) => buyerName },
  { id: 'port', header: 'Port', csv: ({ port }) => port },
  { id: 'ends', header: 'Ends (UTC)', csv: ({ endsAt }) => endsAt },
  { id: 'amount', header: 'Total', csv: ({ total }) => plainAmount(total) },
  { id: 'currency', header: 'Currency', csv: ({ total }) => total.currency },
];

const slug = /^[a-z0-9-]{1,80}$/;

/** The options are loaded from the server, so they cannot be listed here. */
const portFilter = {
  rest: null,
  read: (text: string): string | null => (slug.test(text) ? text : null),
  write: (value: string | null): string => value ?? '',
  narrows: true,
  isAsked: true,
  control: ({
    name,
    value,
    onChange,
  }: {
    readonly name: string;
    readonly value: string | null;
    onChange(value: string | null): void;
  }) => (
    <div key={name} className={styles.port}>
      <PortField port={value} onPort={onChange} />
    </div>
  ),
};

const filters = {
  q: search('Search all bookings', 'Number, service or name'),
  tab: tabs({
    label: 'Bookings',
    options: bookingTabs
      .filter((tab) => tab !== 'waiting')
      .map((tab) => [tab, bookingTabLabels.admin[tab]] as const),
    all: { word: 'All', at: 'start' },
    resets: ['status'],
  }),
  status: choice({ label: 'State', all: 'All states', options: bookingStatusOptions('admin') }),
  port: portFilter,
  from: day('From', { max: 'until' }),
  until: day('Until', { min: 'from' }),
  sort: order('Latest start first', [
    ['starts', 'Earliest start first'],
    ['-created', 'Newest booking first'],
    ['waits', 'Least time left first'],
  ]),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/admin/bookings', { params: { query }, signal }));

/** All bookings on the market, by default with the latest start first. */
export const allBookingsList = defineList({
  key: ['bookings', 'all', 'list'],
  filters,
  read,
  // The maximum in the contract.
  pageSize: 100,
  columns,
  isStackedOnPhone: true,
  csv: {
    fileName: 'quayside-all-bookings.csv',
    order: ['number', 'status', 'waits', 'service', 'provider', 'buyer', 'yacht', 'port', 'when', 'ends'],
  },
  nothingYetIn: 'list',
  forbidden: <AdminsOnly title={allBookingsTexts.title} />,
  texts: {
    ...allBookingsTexts,
    label: 'Bookings',
    noun: ['booking', 'bookings'],
    failed: {
      title: 'We couldn’t load the bookings.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
    nothingYet: {
      title: 'No bookings yet',
      description: 'The first booking appears here when a crew member holds a time to pay for it.',
    },
    nothingFound: () => ({ title: 'No booking found', showAll: 'Show all' }),
  },
});

/** `/admin/bookings-management`. */
export function AllBookingsScreen() {
  useOrderEvents();
  return <ListPage list={allBookingsList} />;
}
