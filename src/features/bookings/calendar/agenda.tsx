import { daysBetween, fullDayText, type Day } from './calendar-days.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { DayEntries } from './entry-item.tsx';
import styles from './calendar.module.css';

interface AgendaProps {
  readonly first: Day;
  readonly last: Day;
  readonly today: Day;
  readonly days: ReadonlyMap<Day, readonly CalendarEntry[]>;
}

/** The days of a period on which something is on, each with its entries. Show something else where there is none. */
export function Agenda({ first, last, today, days }: AgendaProps) {
  return (
    <div className={styles.agenda}>
      {daysBetween(first, last).map((day) => {
        const entries = days.get(day);
        if (!entries) return null;
        return (
          <section key={day} aria-labelledby={`agenda-${day}`} className={styles.agendaDay}>
            <h3 id={`agenda-${day}`} className={styles.agendaTitle}>
              {fullDayText(day)}
              {day === today ? <span className={styles.today}>Today</span> : null}
            </h3>
            <DayEntries entries={entries} day={day} label={fullDayText(day)} />
          </section>
        );
      })}
    </div>
  );
}
