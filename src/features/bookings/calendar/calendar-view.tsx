import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Panel, SkeletonTable } from '../../../ui/index.ts';
import type { ApiQuery } from '../../server-data/index.ts';
import { Agenda } from './agenda.tsx';
import {
  daysShown,
  pageOf,
  viewNames,
  type CalendarAddress,
  type CalendarView as View,
} from './calendar-address.ts';
import { CalendarBar } from './calendar-bar.tsx';
import {
  firstOfMonth,
  fullDayText,
  monthText,
  plusDays,
  plusMonths,
  shortDayText,
  weekText,
  type Day,
} from './calendar-days.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { EntryChips } from './entry-chips.tsx';
import { DayEntries } from './entry-item.tsx';
import { MonthGrid } from './month-grid.tsx';
import { WeekColumns } from './week-columns.tsx';
import styles from './calendar.module.css';

interface CalendarProps {
  readonly address: CalendarAddress;
  readonly today: Day;
  readonly views: readonly View[];
  /** As narrow as a phone: every view is an agenda. */
  readonly isNarrow: boolean;
  readonly read: Pick<ApiQuery<unknown>, 'data' | 'failed' | 'isFetching' | 'isPrevious'>;
  readonly days: ReadonlyMap<Day, readonly CalendarEntry[]>;
  /** "2 bookings, 1 delivery" */
  readonly summaryOf: (entries: readonly CalendarEntry[]) => string;
  /** The content of a day's cell in the month; by default its entries. */
  readonly cell?: (entries: readonly CalendarEntry[]) => ReactNode;
  /** The chosen day in full; by default a list of its entries. */
  readonly dayOf?: (day: Day, entries: readonly CalendarEntry[]) => ReactNode;
  /** The empty state of an agenda. */
  readonly nothing: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** More filters in the bar: a port. */
  readonly filters?: ReactNode;
  /** Below the bar, for instance that not everything is shown. */
  readonly notice?: ReactNode;
}

const titleOf = ({ view, date }: CalendarAddress): string =>
  view === 'month' ? monthText(date) : view === 'week' ? weekText(date) : `From ${shortDayText(date)}`;

const nouns: Readonly<Record<View, string>> = { month: 'month', week: 'week', agenda: 'days' };

/** A month with the chosen day next to it, a week, or an agenda. */
export function CalendarView(props: CalendarProps) {
  const { address, today, views, isNarrow, read, filters, notice } = props;
  const { view, date, onPage, onView } = address;
  const isMonth = !isNarrow && view === 'month';
  return (
    <div className={styles.page} data-beside={isMonth}>
      <section aria-label="Calendar" className={styles.frame}>
        <CalendarBar
          title={titleOf(address)}
          noun={nouns[view]}
          isToday={date === today}
          onPage={(step) => onPage(pageOf(view, date, step))}
          onToday={() => onPage(today)}
          views={isNarrow ? [] : views}
          names={viewNames}
          view={view}
          onView={onView}
        >
          {filters}
        </CalendarBar>
        {notice}
        {read.data === undefined && read.failed === null ? (
          <div className={styles.none}>
            <SkeletonTable rows={6} label="Loading the calendar" />
          </div>
        ) : read.failed !== null ? (
          <ErrorState
            title="We couldn’t load the calendar."
            drawing={<EmptyDrawing scene="offline" />}
            {...read.failed}
          >
            Nothing was changed. Check your connection and try again.
          </ErrorState>
        ) : (
          <Shown {...props} />
        )}
      </section>
      {isMonth && read.failed === null ? <ChosenDay {...props} /> : null}
    </div>
  );
}

function Shown({ address, today, isNarrow, read, days, summaryOf, cell, nothing }: CalendarProps) {
  const { view, date, onDate } = address;
  if (!isNarrow && view === 'week') return <WeekColumns day={date} today={today} days={days} />;
  if (!isNarrow && view === 'month')
    return (
      <MonthGrid
        chosen={date}
        today={today}
        onChoose={onDate}
        busy={read.isFetching}
        summaryOf={(day) => {
          const there = days.get(day);
          return there ? summaryOf(there) : null;
        }}
      >
        {(day) => {
          const there = days.get(day);
          if (!there) return null;
          return cell ? cell(there) : <EntryChips entries={there} day={day} />;
        }}
      </MonthGrid>
    );
  const { first, last } = listed(view, date);
  const isEmpty = [...days.keys()].every((day) => day < first || day > last);
  if (isEmpty && !read.isPrevious)
    return (
      <EmptyState
        title={nothing.title}
        drawing={<EmptyDrawing scene="nothing-here" />}
        action={nothing.action}
      >
        {nothing.text}
      </EmptyState>
    );
  // The agenda of a month begins on its first day, other agendas on the chosen day.
  const foldsPast = view === 'month';
  return (
    <Agenda
      key={`${first} ${last}`}
      first={first}
      last={last}
      today={today}
      days={days}
      foldsPast={foldsPast}
    />
  );
}

/** The days of an agenda; of a month only its own days, without those that complete its weeks. */
function listed(view: View, date: Day): { readonly first: Day; readonly last: Day } {
  if (view !== 'month') return daysShown(view, date);
  const first = firstOfMonth(date);
  return { first, last: plusDays(plusMonths(first, 1), -1) };
}

function ChosenDay({ address: { date }, days, dayOf, read }: CalendarProps) {
  const entries = days.get(date) ?? [];
  return (
    <Panel title={fullDayText(date)} flush>
      <div aria-live="polite">
        {read.data === undefined ? (
          <p className={styles.none}>Loading…</p>
        ) : entries.length === 0 ? (
          <p className={styles.none}>Nothing on this day.</p>
        ) : dayOf ? (
          dayOf(date, entries)
        ) : (
          <DayEntries entries={entries} day={date} label={fullDayText(date)} />
        )}
      </div>
    </Panel>
  );
}
