import type { Day } from './calendar-days.ts';
import { startText, type CalendarEntry } from './calendar-entry.ts';
import styles from './calendar.module.css';

const most = 3;

interface EntryChipsProps {
  readonly entries: readonly CalendarEntry[];
  readonly day: Day;
}

/** The entries in a day's cell: as many as fit, and the number of others. */
export function EntryChips({ entries, day }: EntryChipsProps) {
  const shown = entries.length > most ? entries.slice(0, most - 1) : entries;
  return (
    <>
      {shown.map((entry) => {
        const start = startText(entry, day);
        return (
          <span
            key={entry.key}
            className={styles.chip}
            data-tone={entry.state.tone}
            data-alone={entries.length === 1}
            title={entry.title}
          >
            <span className={styles.chipWords}>
              {start === null ? null : <span className={styles.chipTime}>{start} </span>}
              {entry.title}
            </span>
          </span>
        );
      })}
      {shown.length < entries.length ? (
        <span className={styles.more}>{entries.length - shown.length} more</span>
      ) : null}
    </>
  );
}
