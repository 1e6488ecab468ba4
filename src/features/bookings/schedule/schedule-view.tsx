import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { ErrorState, Panel, QuietButton, SelectField, SkeletonTable } from '../../../ui/index.ts';
import type { ApiQuery } from '../../server-data/index.ts';
import {
  dayIn,
  daysBetween,
  firstOfMonth,
  fullDayText,
  lastDayIn,
  monthText,
  plusDays,
  plusMonths,
  shortDayText,
  weekOf,
  weekText,
  type Day,
} from '../calendar/calendar-days.ts';
import { Agenda } from '../calendar/agenda.tsx';
import { CalendarBar } from '../calendar/calendar-bar.tsx';
import { entriesByDay, type CalendarEntry } from '../calendar/calendar-entry.ts';
import { EntryChips } from '../calendar/entry-chips.tsx';
import { DayEntries } from '../calendar/entry-item.tsx';
import { MonthGrid } from '../calendar/month-grid.tsx';
import { useIsNarrow } from '../calendar/use-is-narrow.ts';
import { providerBookingPath } from '../provider/booking-path.ts';
import { zoneCity } from '../shared/index.ts';
import { entryKey, type GridColumn } from './grid/day-layout.ts';
import { entryState } from './grid/entry-texts.ts';
import type { GridEdits } from './grid/grid-edits.types.ts';
import { GridNote } from './grid/grid-note.tsx';
import { TimeGrid } from './grid/time-grid.tsx';
import type { Move } from './grid/use-move.ts';
import { pageOf, scheduleViewLabels, type ScheduleAddress } from './schedule-address.ts';
import { teamOptions } from './schedule-queries.ts';
import type { ProviderCalendar } from './schedule.types.ts';
import styles from './schedule-view.module.css';

interface ScheduleViewProps {
  readonly address: ScheduleAddress;
  readonly today: Day;
  readonly read: Pick<ApiQuery<ProviderCalendar>, 'data' | 'failed' | 'isFetching'>;
  /** Called with a move and its target column. */
  readonly onPropose: (move: Move, column: GridColumn) => void;
  /** What can be changed in the grid; null until the schedule has loaded. */
  readonly edits: GridEdits | null;
  /** Below the bar, for instance that nothing can be booked yet. */
  readonly notice?: ReactNode;
}

/** A provider's calendar: a day with its teams, a week, or a month. */
export function ScheduleView(props: ScheduleViewProps) {
  const { address, today, read, edits, onPropose, notice } = props;
  const { data, failed, isFetching } = read;
  return (
    <section aria-label="Calendar" className={styles.frame}>
      <Bar address={address} today={today} calendar={data} />
      {notice}
      {data ? (
        <Shown
          address={address}
          today={today}
          calendar={data}
          busy={isFetching}
          edits={edits}
          onPropose={onPropose}
        />
      ) : failed === null ? (
        <div className={styles.waiting}>
          <SkeletonTable rows={8} label="Loading the calendar" />
        </div>
      ) : (
        <ErrorState
          title="We couldn’t load the calendar."
          drawing={<EmptyDrawing scene="offline" />}
          {...failed}
        >
          Nothing was changed. Check your connection and try again.
        </ErrorState>
      )}
    </section>
  );
}

interface BarProps {
  readonly address: ScheduleAddress;
  readonly today: Day;
  readonly calendar: ProviderCalendar | undefined;
}

const views = ['day', 'week', 'month'] as const;

function Bar({ address: { view, date, teamId, go }, today, calendar }: BarProps) {
  const title = view === 'day' ? fullDayText(date) : view === 'week' ? weekText(date) : monthText(date);
  return (
    <CalendarBar
      title={title}
      clock={calendar ? `${zoneCity(calendar.timeZone)} time` : null}
      noun={view}
      isToday={date === today}
      onPage={(to) => go({ date: pageOf(view, date, to) })}
      onToday={() => go({ date: today })}
      views={views}
      names={scheduleViewLabels}
      view={view}
      onView={(next) => go({ view: next, isKept: true })}
    >
      {calendar && calendar.teams.length > 1 ? (
        <div className={styles.team}>
          <SelectField
            label="Team"
            options={teamOptions(calendar.teams)}
            value={teamId ?? ''}
            onChange={({ currentTarget: { value } }) => go({ teamId: value === '' ? null : value })}
          />
        </div>
      ) : null}
    </CalendarBar>
  );
}

interface ShownProps extends Pick<ScheduleViewProps, 'address' | 'today' | 'edits' | 'onPropose'> {
  readonly calendar: ProviderCalendar;
  readonly busy: boolean;
}

function Shown({ address, today, calendar, busy, edits, onPropose }: ShownProps) {
  const { view, date } = address;
  if (view === 'month') return <Month address={address} today={today} calendar={calendar} busy={busy} />;
  const columns = columnsOf(address, today, calendar);
  return (
    <>
      <TimeGrid
        key={`${view} ${date}`}
        calendar={calendar}
        columns={columns}
        label={view === 'day' ? fullDayText(date) : `Week of ${shortDayText(weekOf(date)[0] ?? date)}`}
        busy={busy}
        shownFirst={Math.max(
          0,
          columns.findIndex(({ day }) => day === date),
        )}
        onPropose={(move) => {
          const column = columns[move.to.column];
          if (column) onPropose(move, column);
        }}
        edits={edits}
      />
      {edits === null ? null : <GridNote onRules={edits.onRules} />}
    </>
  );
}

/** The columns: the days of a week, or the teams of a day; only the chosen team, if any. */
function columnsOf(
  { view, date, teamId }: Pick<ScheduleAddress, 'view' | 'date' | 'teamId'>,
  today: Day,
  { teams }: Pick<ProviderCalendar, 'teams'>,
): readonly GridColumn[] {
  const chosen = teams.find(({ id }) => id === teamId) ?? null;
  if (view === 'week')
    return weekOf(date).map((day) => ({
      key: day,
      day,
      teamId: chosen?.id ?? null,
      title: shortDayText(day),
      isToday: day === today,
      isPast: day < today,
    }));
  const shown = chosen ? [chosen] : teams;
  return shown.map(({ id, name }) => ({
    key: id,
    day: date,
    teamId: id,
    title: name,
    isToday: date === today,
    isPast: date < today,
  }));
}

function Month({
  address: { date, teamId, go },
  today,
  calendar,
  busy,
}: Omit<ShownProps, 'edits' | 'onPropose'>) {
  const days = entriesByDay(monthEntries(calendar, teamId));
  const chosen = days.get(date) ?? [];
  const first = firstOfMonth(date);
  if (useIsNarrow())
    return (
      <Agenda
        key={first}
        first={first}
        last={plusDays(plusMonths(first, 1), -1)}
        today={today}
        days={days}
        foldsPast
      />
    );
  return (
    <div className={styles.month}>
      <MonthGrid
        chosen={date}
        today={today}
        onChoose={(day) => go({ date: day })}
        busy={busy}
        summaryOf={(day) => {
          const count = days.get(day)?.length ?? 0;
          return count === 0 ? null : `${count} ${count === 1 ? 'entry' : 'entries'}`;
        }}
      >
        {(day) => {
          const entries = days.get(day);
          return entries ? <EntryChips day={day} entries={entries} /> : null;
        }}
      </MonthGrid>
      <Panel
        title={fullDayText(date)}
        action={<QuietButton onClick={() => go({ view: 'day' })}>Show the day</QuietButton>}
        flush
      >
        <div aria-live="polite">
          {chosen.length === 0 ? (
            <p className={styles.nothing}>Nothing on this day.</p>
          ) : (
            <DayEntries day={date} entries={chosen} label={fullDayText(date)} />
          )}
        </div>
      </Panel>
    </div>
  );
}

/** The grid's entries in the form that a month shows. */
function monthEntries(
  { entries, open, timeZone }: ProviderCalendar,
  teamId: string | null,
): readonly CalendarEntry[] {
  const openDays = new Set(open.map(({ startsAt }) => dayIn(startsAt, timeZone)));
  return entries
    .filter((entry) => teamId === null || entry.teamId === null || entry.teamId === teamId)
    .map((entry) => ({
      key: entryKey(entry),
      first: dayIn(entry.startsAt, timeZone),
      last: lastDayIn(entry.startsAt, entry.endsAt, timeZone),
      ...(entry.bookingId !== null &&
        openDays.size > 0 && { closed: closedWithin(entry, openDays, timeZone) }),
      title: entry.title,
      detail: entry.detail,
      href:
        entry.bookingId === null
          ? `?view=day&date=${dayIn(entry.startsAt, timeZone)}`
          : providerBookingPath(entry.bookingId),
      state: entryState(entry),
      time: {
        startsAt: entry.startsAt,
        endsAt: entry.endsAt,
        zone: timeZone,
        clock: `${zoneCity(timeZone)} time`,
      },
    }));
}

/** The closed days between the first and the last day of a period. */
const closedWithin = (
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  openDays: ReadonlySet<Day>,
  zone: string,
): ReadonlySet<Day> =>
  new Set(
    daysBetween(dayIn(startsAt, zone), lastDayIn(startsAt, endsAt, zone))
      .slice(1, -1)
      .filter((day) => !openDays.has(day)),
  );
