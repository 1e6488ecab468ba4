import { useState } from 'react';
import { hoursOrDays } from '../../../lib/hours-or-days.ts';
import { formatWhen, QuietButton } from '../../../ui/index.ts';
import type { Slot, Slots } from '../shared/booking.types.ts';
import { clockText } from '../shared/period-text.ts';
import { dayIn, monthName, monthOf } from './calendar-month.ts';
import { DayTimes } from './day-times.tsx';
import { MonthGrid } from './month-grid.tsx';
import styles from './slot-picker.module.css';

interface SlotPickerProps {
  /** The free times of one month: the answer of listSlots to `monthToAsk`. */
  readonly slots: Slots;
  /** The name of the port; null for remote work. */
  readonly port: string | null;
  /** The start of the chosen time. */
  readonly chosen: string | null;
  /** An instant: if nothing is chosen, its month opens on the free day nearest to it. */
  readonly near?: string | null;
  /** YYYY-MM-DD: if nothing is chosen, its month opens on the first free day from then on. */
  readonly wantedFrom?: string | null;
  readonly onChoose: (slot: Slot) => void;
  /** Called with the first day of another month. */
  readonly onMonth: (from: string) => void;
  /** Other times are loading. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** YYYY-MM-DD; for stories. */
  readonly today?: string;
}

/** A month of days, and the free times of one day in the port's time zone. */
export function SlotPicker({
  slots,
  port,
  chosen,
  near = null,
  wantedFrom = null,
  onChoose,
  onMonth,
  busy = false,
  disabled = false,
  today,
}: SlotPickerProps) {
  const [openedAt] = useState(() => new Date());
  const [picked, setPicked] = useState<string | null>(null);
  const month = monthOf(slots.from);
  const days = slots.days.filter(({ date }) => monthOf(date) === month);
  const shown =
    days.find(({ date }) => date === picked) ??
    days.find((day) => day.slots.some(({ startsAt }) => startsAt === chosen)) ??
    (wantedFrom === null ? undefined : days.find(({ date }) => date >= wantedFrom)) ??
    (near !== null && monthOf(dayIn(slots.timeZone, new Date(near))) === month
      ? nearestDay(days, near)
      : days[0]) ??
    null;
  return (
    <div className={styles.frame}>
      <div className={styles.picker} aria-busy={busy}>
        <MonthGrid
          month={month}
          today={today ?? dayIn(slots.timeZone, openedAt)}
          free={new Set(days.map(({ date }) => date))}
          shown={shown?.date ?? null}
          disabled={disabled}
          busy={busy}
          onDay={setPicked}
          onMonth={(other) => onMonth(`${other}-01`)}
        />
        <div className={styles.day}>
          {shown ? (
            <DayTimes
              key={shown.date}
              date={shown.date}
              slots={shown.slots}
              wholeDays={slots.wholeDays}
              timeZone={slots.timeZone}
              port={port}
              chosen={chosen}
              disabled={disabled}
              onChoose={onChoose}
            />
          ) : (
            <NothingFree slots={slots} port={port} disabled={disabled} onMonth={onMonth} />
          )}
        </div>
      </div>
      {slots.noticeHours === 0 ? null : (
        <p className={styles.notice}>
          Times begin {hoursOrDays(slots.noticeHours)} from now: it has to be booked that far ahead.
        </p>
      )}
    </div>
  );
}

/** The day with the free time nearest to an instant; the earlier of two. */
function nearestDay(days: Slots['days'], near: string): Slots['days'][number] | undefined {
  const wanted = Date.parse(near);
  const distance = ({ slots }: Slots['days'][number]) =>
    Math.min(...slots.map(({ startsAt }) => Math.abs(Date.parse(startsAt) - wanted)));
  return days.toSorted((one, other) => distance(one) - distance(other))[0];
}

function NothingFree({
  slots: { from, nextStartsAt, timeZone },
  port,
  disabled,
  onMonth,
}: Pick<SlotPickerProps, 'slots' | 'port' | 'onMonth' | 'disabled'>) {
  const month = monthOf(from);
  if (nextStartsAt === null)
    return (
      <div className={styles.nothing}>
        <p className={styles.title}>Nothing is free at the moment.</p>
        <p>Another port or a smaller quantity may have free times.</p>
      </div>
    );
  const nextMonth = monthOf(dayIn(timeZone, new Date(nextStartsAt)));
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>Nothing is free in {monthName(month, false)}.</p>
      <p>
        The next free time is {formatWhen(new Date(nextStartsAt), timeZone)} {clockText(port, timeZone)}.
      </p>
      {nextMonth === month ? null : (
        <QuietButton type="button" disabled={disabled} onClick={() => onMonth(`${nextMonth}-01`)}>
          Show {monthName(nextMonth)}
        </QuietButton>
      )}
    </div>
  );
}
