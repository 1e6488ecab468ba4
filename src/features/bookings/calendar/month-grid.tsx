import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/index.ts';
import {
  fullDayText,
  isSameMonth,
  mondayOf,
  monthText,
  plusDays,
  plusMonths,
  weekdayLongText,
  weekdayText,
  weekOf,
  weeksOfMonth,
  type Day,
} from './calendar-days.ts';
import styles from './calendar.module.css';

interface MonthGridProps {
  /** The chosen day, whose month is shown. */
  readonly chosen: Day;
  readonly today: Day;
  readonly onChoose: (day: Day) => void;
  /** A summary of a day for screen readers: "2 bookings, 1 delivery"; null for an empty day. */
  readonly summaryOf: (day: Day) => string | null;
  /** The visible content of a day; hidden from screen readers, since the page shows the chosen day in full. */
  readonly children: (day: Day) => ReactNode;
  /** Another month is loading, so the content may be incomplete. */
  readonly busy?: boolean;
}

/** The day that a key leads to (ARIA Authoring Practices, "Grid"); null for other keys. */
function dayAfter(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1);
    case 'ArrowRight':
      return plusDays(day, 1);
    case 'ArrowUp':
      return plusDays(day, -7);
    case 'ArrowDown':
      return plusDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return plusDays(mondayOf(day), 6);
    case 'PageUp':
      return plusMonths(day, -1);
    case 'PageDown':
      return plusMonths(day, 1);
    default:
      return null;
  }
}

/**
 * A month as a grid with one tab stop: arrow keys move from day to day and into the next month, Home and End to the
 * ends of the week, Page Up and Page Down to the same day of another month. The focused day is the chosen one, which
 * the page shows in full.
 */
export function MonthGrid({ chosen, today, onChoose, summaryOf, children, busy = false }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfter(event.key, chosen);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    onChoose(next);
  };
  const weeks = weeksOfMonth(chosen);
  const count: Record<`--${string}`, number> = { '--weeks': weeks.length };
  return (
    <table
      ref={table}
      style={count}
      role="grid"
      aria-label={monthText(chosen)}
      aria-busy={busy}
      className={styles.month}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekOf(chosen).map((day) => (
            <th key={weekdayText(day)} scope="col" abbr={weekdayLongText(day)}>
              {weekdayText(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const summary = summaryOf(day);
              return (
                <td
                  key={day}
                  role="gridcell"
                  tabIndex={day === chosen ? 0 : -1}
                  aria-selected={day === chosen}
                  {...(day === today && { 'aria-current': 'date' })}
                  data-outside={!isSameMonth(day, chosen)}
                  className={styles.cell}
                  onClick={() => onChoose(day)}
                >
                  <VisuallyHidden>
                    {summary === null ? fullDayText(day) : `${fullDayText(day)}: ${summary}`}
                  </VisuallyHidden>
                  <div aria-hidden>
                    <span className={styles.number}>{Number(day.slice(8))}</span>
                    {children(day)}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
