import { Link } from 'react-router-dom';
import { dataOf } from '../../../../api/index.ts';
import { plainAmount } from '../../../../lib/money-minor.ts';
import { InRow, Money, OneLine, StatusBadge, TextLink, TimeLeft } from '../../../../ui/index.ts';
import {
  addressValue,
  choice,
  defineList,
  OnPhone,
  search,
  tabs,
  type ListColumn,
} from '../../../list-page/index.ts';
import {
  BookingBadge,
  bookingStatusLabel,
  bookingStatusOptions,
  bookingTabLabels,
  bookingTabs,
  PeriodTime,
  type BookingRow,
} from '../../shared/index.ts';
import { providerBookingPath } from '../booking-path.ts';
import styles from './bookings-list.module.css';
import { bookingsTexts, nothingIn } from './bookings-texts.ts';

/**
 * The time left for the provider's answer, with what it is about unless it is a new booking; the state if others have
 * to answer.
 */
function State({ row }: { readonly row: BookingRow }) {
  const { status, waitsFor, waitsUntil } = row;
  const isAsked = waitsFor === 'provider' && waitsUntil !== null;
  return (
    <>
      {isAsked ? <TimeLeft until={waitsUntil} /> : null}{' '}
      {row.isTeamAway ? (
        <InRow>
          <StatusBadge tone="warning">Team is away</StatusBadge>
        </InRow>
      ) : isAsked && status === 'requested' ? null : (
        <InRow>
          <BookingBadge status={status} reader="provider" awaited={waitsFor} />
        </InRow>
      )}
    </>
  );
}

/** The details that do not fit into the table on a phone: service, time and buyer. */
const Booked = ({ row }: { readonly row: BookingRow }) => (
  <OnPhone>
    <OneLine>{row.serviceName}</OneLine>
    <span className={styles.when}>
      <PeriodTime {...row} isShort />
    </span>
    <OneLine quiet>{[row.yachtName, row.buyerName].filter(Boolean).join(' · ')}</OneLine>
  </OnPhone>
);

/** The columns that matter for a decision come first; a phone stacks them. */
const columnsOf = (state: string): readonly ListColumn<BookingRow>[] => [
  {
    id: 'booking',
    header: 'Booking',
    rowHeader: true,
    cell: (row) => (
      <>
        <TextLink asChild size="2" underline="always" weight="medium">
          <Link to={providerBookingPath(row.id)}>{row.number}</Link>
        </TextLink>
        <Booked row={row} />
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'state',
    header: state,
    cell: (row) => <State row={row} />,
    csv: {
      header: 'State',
      value: ({ status, waitsFor, isTeamAway }) =>
        isTeamAway ? 'Team is away' : bookingStatusLabel(status, 'provider', waitsFor).label,
    },
  },
  {
    id: 'when',
    header: 'When',
    wideOnly: true,
    cell: (row) => (
      <span className={styles.period}>
        <PeriodTime {...row} isShort />
      </span>
    ),
    csv: { header: 'Starts (UTC)', value: ({ startsAt }) => startsAt },
  },
  { id: 'ends', header: 'Ends (UTC)', csv: ({ endsAt }) => endsAt },
  {
    id: 'service',
    header: 'Service and yacht',
    wideOnly: true,
    cell: ({ serviceName, yachtName, buyerName }) => (
      <>
        <OneLine>{serviceName}</OneLine>
        <OneLine quiet>{yachtName ?? buyerName}</OneLine>
      </>
    ),
    csv: { header: 'Service', value: ({ serviceName }) => serviceName },
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ total }) => <Money {...total} />,
    csv: ({ total }) => plainAmount(total),
  },
  { id: 'currency', header: 'Currency', csv: ({ total }) => total.currency },
  { id: 'yacht', header: 'Yacht', csv: ({ yachtName }) => yachtName },
  {
    id: 'buyer',
    header: 'Buyer',
    cell: ({ buyerName }) => <OneLine>{buyerName}</OneLine>,
    csv: ({ buyerName }) => buyerName,
    optional: 'hidden at first',
  },
  {
    id: 'team',
    header: 'Team',
    cell: ({ teamName }) => <OneLine>{teamName ?? '–'}</OneLine>,
    csv: ({ teamName }) => teamName,
    optional: 'hidden at first',
  },
  { id: 'port', header: 'Port', csv: ({ port }) => port },
  { id: 'answerBy', header: 'Answer by (UTC)', csv: ({ waitsUntil }) => waitsUntil },
];

const toAnswer = columnsOf('Time to answer');
const others = columnsOf('State');

const filters = {
  tab: tabs({
    label: 'To do',
    // Unpaid bookings do not concern the provider yet; they are only under “All”.
    options: bookingTabs
      .filter((tab) => tab !== 'to_pay')
      .map((tab) => [tab, bookingTabLabels.provider[tab]] as const),
    first: 'to_answer',
    all: { word: 'All', at: 'end' },
  }),
  status: choice({ label: 'State', all: 'All states', options: bookingStatusOptions('provider') }),
  q: search('Search your bookings', 'Number, service, yacht or name'),
  view: addressValue(/^board$/),
};

/** A provider's bookings, by what has to be done next. */
export const providerBookingsList = defineList({
  key: ['bookings', 'list'],
  filters,
  read: ({ client, signal }, query) => dataOf(client.GET('/bookings', { params: { query }, signal })),
  pageSize: 50,
  columns: ({ tab }) => (tab === 'to_answer' ? toAnswer : others),
  columnChoiceName: 'provider-bookings',
  oneLineRows: true,
  isStackedOnPhone: true,
  csv: { fileName: 'quayside-bookings.csv', pageSize: 100 },
  nothingYetIn: 'list',
  texts: {
    ...bookingsTexts,
    label: 'Bookings',
    noun: ['booking', 'bookings'],
    failed: {
      title: 'We couldn’t load your bookings.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
    nothingYet: ({ tab }) =>
      tab === null
        ? {
            title: 'No bookings yet',
            description: 'Crews can book your services once you have set your working hours in the calendar.',
          }
        : nothingIn[tab],
    nothingFound: ({ q, tab, status }) => {
      const part = tab === null ? '' : ` under “${bookingTabLabels.provider[tab]}”`;
      const asked = status === null ? '' : ` that is “${bookingStatusLabel(status, 'provider').label}”`;
      const words = q === '' ? '' : ` for “${q}”`;
      return {
        title: `No booking found${words}${asked}${part}`,
        ...(tab === null
          ? { showAll: 'Show all bookings' }
          : { showAll: 'Search all bookings', change: { tab: null } }),
      };
    },
  },
});
