import { Link } from 'react-router-dom';
import { Badge, Button, ErrorState, Money, SkeletonCard, TextLink, TimeLeft } from '../../../../ui/index.ts';
import {
  BookingBadge,
  bookingTabLabels,
  PeriodTime,
  type BookingRow,
  type BookingTab,
} from '../../shared/index.ts';
import { providerBookingPath } from '../booking-path.ts';
import styles from './bookings-board.module.css';
import { nothingIn } from './bookings-texts.ts';

/** One column of the board: its rows, or why they could not be loaded. */
export interface BoardColumn {
  readonly tab: BookingTab;
  /** Null during the first load. */
  readonly rows: readonly BookingRow[] | null;
  readonly total: number | null;
  readonly failed: { readonly details: string; readonly busy: boolean; readonly onRetry: () => void } | null;
}

interface BookingsBoardProps {
  readonly columns: readonly BoardColumn[];
  readonly isSearch: boolean;
  /** Shows a tab as a list, if it has more bookings than fit on the board. */
  readonly onShowAll: (tab: BookingTab) => void;
}

/** Bookings by what has to be done next: a column for each tab except the closed ones. */
export function BookingsBoard({ columns, isSearch, onShowAll }: BookingsBoardProps) {
  return (
    <div className={styles.board}>
      {columns.map((column) => (
        <Column key={column.tab} column={column} isSearch={isSearch} onShowAll={onShowAll} />
      ))}
    </div>
  );
}

interface ColumnProps extends Pick<BookingsBoardProps, 'isSearch' | 'onShowAll'> {
  readonly column: BoardColumn;
}

function Column({ column: { tab, rows, total, failed }, isSearch, onShowAll }: ColumnProps) {
  const label = bookingTabLabels.provider[tab];
  const left = rows !== null && total !== null ? total - rows.length : 0;
  return (
    <section className={styles.column} aria-label={label}>
      <h2 className={styles.heading}>
        {label} {total === null ? null : <Badge color="gray">{total.toLocaleString('en-GB')}</Badge>}
      </h2>
      {failed === null ? null : (
        <ErrorState title="We couldn’t load these bookings." {...failed}>
          Check your connection and try again.
        </ErrorState>
      )}
      {rows === null && failed === null ? <SkeletonCard /> : null}
      {rows?.length === 0 ? (
        <p className={styles.nothing}>{isSearch ? 'Nothing found.' : nothingIn[tab].title}</p>
      ) : null}
      {rows === null || rows.length === 0 ? null : (
        <ul className={styles.cards}>
          {rows.map((row) => (
            <li key={row.id}>
              <Card row={row} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 ? (
        <Button variant="ghost" onClick={() => onShowAll(tab)}>
          Show {left.toLocaleString('en-GB')} more in the list
        </Button>
      ) : null}
    </section>
  );
}

/** The column's title already shows these statuses. */
const plainStatuses: ReadonlySet<BookingRow['status']> = new Set(['confirmed', 'in_progress', 'completed']);

function Card({ row }: { readonly row: BookingRow }) {
  const { id, number, status, serviceName, buyerName, yachtName, teamName, waitsFor, waitsUntil, total } =
    row;
  const isAsked = waitsFor === 'provider' && waitsUntil !== null;
  return (
    <article className={styles.card}>
      <p className={styles.top}>
        <TextLink asChild size="2" weight="medium" underline="always">
          <Link to={providerBookingPath(id)}>{number}</Link>
        </TextLink>
        {isAsked ? (
          <TimeLeft until={waitsUntil} />
        ) : plainStatuses.has(status) && waitsFor === null ? null : (
          <BookingBadge status={status} reader="provider" awaited={waitsFor} />
        )}
      </p>
      {isAsked && status !== 'requested' ? (
        <p>
          <BookingBadge status={status} reader="provider" awaited={waitsFor} />
        </p>
      ) : null}
      <p className={styles.service}>{serviceName}</p>
      <p>
        <PeriodTime {...row} />
      </p>
      <p>
        <Money {...total} />
      </p>
      <p className={styles.who}>{[yachtName, buyerName, teamName].filter(Boolean).join(' · ')}</p>
    </article>
  );
}
