import { Link } from 'react-router-dom';
import { fullDayText, weekdayText, weekOf, type Day } from './calendar-days.ts';
import { timeTexts, type CalendarEntry } from './calendar-entry.ts';
import { useViewerZone, VisuallyHidden } from '../../../ui/index.ts';
import styles from './calendar.module.css';

interface WeekColumnsProps {
  /** A day of the week shown. */
  readonly day: Day;
  readonly today: Day;
  readonly days: ReadonlyMap<Day, readonly CalendarEntry[]>;
}

/** A week, its days next to each other; every entry is a link. */
export function WeekColumns({ day, today, days }: WeekColumnsProps) {
  const zone = useViewerZone();
  return (
    <ol className={styles.week}>
      {weekOf(day).map((each) => {
        const entries = days.get(each) ?? [];
        return (
          <li key={each} data-today={each === today} className={styles.weekDay}>
            <h3 className={styles.weekTitle} aria-label={fullDayText(each)}>
              <span>{weekdayText(each)}</span>{' '}
              <span className={styles.weekNumber}>{Number(each.slice(8))}</span>
            </h3>
            {entries.length === 0 ? (
              <p className={styles.nothing}>
                <span aria-hidden>–</span>
                <VisuallyHidden>Nothing</VisuallyHidden>
              </p>
            ) : (
              <ul className={styles.weekEntries}>
                {entries.map((entry) => (
                  <li key={entry.key}>
                    <Link to={entry.href} className={styles.card} data-tone={entry.state.tone}>
                      <span className={styles.cardTime}>{timeTexts(entry, each, zone).there}</span>
                      <span className={styles.cardTitle}>{entry.title}</span>
                      {entry.detail === null ? null : (
                        <span className={styles.cardDetail}>{entry.detail}</span>
                      )}
                      <span className={styles.cardDetail}>{entry.state.label}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
