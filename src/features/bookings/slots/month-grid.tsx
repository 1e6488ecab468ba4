import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  dayInMonth,
  dayName,
  daysAfter,
  monthName,
  monthOf,
  monthsAfter,
  weekdayNames,
  weeksOf,
} from './calendar-month.ts';
import styles from './slot-picker.module.css';

interface MonthGridProps {
  /** YYYY-MM */
  readonly month: string;
  readonly today: string;
  /** Days with a free time. */
  readonly free: ReadonlySet<string>;
  /** The day whose times are shown. */
  readonly shown: string | null;
  readonly disabled: boolean;
  /** Another month is loading. */
  readonly busy: boolean;
  readonly onDay: (day: string) => void;
  readonly onMonth: (month: string) => void;
}

/** The maximum horizon in the contract, in months. */
const monthsAhead = 12;

const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The day that a key leads to (ARIA practices, grid of dates); null for other keys. */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(day, -1);
    case 'ArrowRight':
      return daysAfter(day, 1);
    case 'ArrowUp':
      return daysAfter(day, -7);
    case 'ArrowDown':
      return daysAfter(day, 7);
    case 'Home':
      return daysAfter(day, -weekdayOf(day));
    case 'End':
      return daysAfter(day, 6 - weekdayOf(day));
    case 'PageUp':
      return dayInMonth(day, monthsAfter(monthOf(day), shiftKey ? -12 : -1));
    case 'PageDown':
      return dayInMonth(day, monthsAfter(monthOf(day), shiftKey ? 12 : 1));
    default:
      return null;
  }
}

/** The days of a month. Days with free times can be chosen; the keyboard reaches all days. */
export function MonthGrid({ month, today, free, shown, disabled, busy, onDay, onMonth }: MonthGridProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  /** The day with the keyboard focus. */
  const [current, setCurrent] = useState<string | null>(null);
  /** The day that gets the focus once its month has loaded. */
  const awaited = useRef<string | null>(null);
  const first = monthOf(today);
  const last = monthsAfter(first, monthsAhead);
  const [firstFree] = [...free].sort();
  const inMonth = (day: string | null) => (day !== null && monthOf(day) === month ? day : null);
  const tabStop = inMonth(current) ?? inMonth(shown) ?? firstFree ?? inMonth(today) ?? `${month}-01`;

  const focusDay = (day: string) =>
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus();
  useEffect(() => {
    const day = awaited.current;
    if (day === null || monthOf(day) !== month) return;
    awaited.current = null;
    focusDay(day);
  }, [month]);

  const onKeyDown = (event: KeyboardEvent, day: string) => {
    const wanted = dayByKey(event, day);
    if (wanted === null) return;
    event.preventDefault();
    const other = monthOf(wanted);
    if (other < first || other > last) return;
    setCurrent(wanted);
    if (other === month) focusDay(wanted);
    else {
      awaited.current = wanted;
      onMonth(other);
    }
  };
  return (
    <div className={styles.month}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.step}
          aria-label="Previous month"
          disabled={disabled || month <= first}
          onClick={() => onMonth(monthsAfter(month, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </button>
        <p id={titleId} className={styles.monthName} aria-live="polite">
          {monthName(month)}
          {busy ? <small> · loading</small> : null}
        </p>
        <button
          type="button"
          className={styles.step}
          aria-label="Next month"
          disabled={disabled || month >= last}
          onClick={() => onMonth(monthsAfter(month, 1))}
        >
          <ChevronRight size={20} aria-hidden />
        </button>
      </div>
      <table role="grid" aria-labelledby={titleId} className={styles.grid} ref={grid}>
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) =>
                day === null ? (
                  <td key={at} />
                ) : (
                  <td key={at} aria-selected={day === shown}>
                    <button
                      type="button"
                      data-day={day}
                      className={styles.date}
                      tabIndex={day === tabStop ? 0 : -1}
                      disabled={disabled}
                      aria-disabled={!free.has(day)}
                      aria-label={`${dayName(day)}${free.has(day) ? '' : ', nothing free'}`}
                      aria-current={day === today ? 'date' : undefined}
                      onFocus={() => setCurrent(day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                      onClick={() => {
                        if (free.has(day)) onDay(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
