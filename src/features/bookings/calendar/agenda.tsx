import { useState } from 'react';
import { QuietButton } from '../../../ui/index.ts';
import { daysBetween, fullDayText, type Day } from './calendar-days.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { DayEntries } from './entry-item.tsx';
import styles from './calendar.module.css';

interface AgendaProps {
  readonly first: Day;
  readonly last: Day;
  readonly today: Day;
  readonly days: ReadonlyMap<Day, readonly CalendarEntry[]>;
  /** Starts with today; earlier days are shown on request. */
  readonly foldsPast: boolean;
}

/** The days of a period that have entries. Show an empty state instead where there are none. */
export function Agenda({ first, last, today, days, foldsPast }: AgendaProps) {
  const [isWhole, setWhole] = useState(false);
  const busy = daysBetween(first, last).filter((day) => days.has(day));
  const past = foldsPast && !isWhole && today <= last ? busy.filter((day) => day < today) : [];
  const shown = busy.slice(past.length);
  return (
    <div className={styles.agenda}>
      {past.length > 0 ? (
        <div className={styles.earlier}>
          <QuietButton onClick={() => setWhole(true)}>
            {past.length === 1 ? 'Show 1 earlier day' : `Show ${past.length} earlier days`}
          </QuietButton>
          {shown.length === 0 ? <p>Nothing more this month.</p> : null}
        </div>
      ) : null}
      {shown.map((day) => (
        <section key={day} aria-labelledby={`agenda-${day}`} className={styles.agendaDay}>
          <h3 id={`agenda-${day}`} className={styles.agendaTitle}>
            {fullDayText(day)}
            {day === today ? <span className={styles.today}>Today</span> : null}
          </h3>
          <DayEntries entries={days.get(day) ?? []} day={day} label={fullDayText(day)} />
        </section>
      ))}
    </div>
  );
}
