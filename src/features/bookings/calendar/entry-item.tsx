import { Link } from 'react-router-dom';
import { StatusBadge, TextLink, useViewerZone } from '../../../ui/index.ts';
import type { Day } from './calendar-days.ts';
import { timeTexts, type CalendarEntry } from './calendar-entry.ts';
import styles from './calendar.module.css';

interface EntryItemProps {
  readonly entry: CalendarEntry;
  /** The day on which it is shown. */
  readonly day: Day;
}

/** One entry: time, title, other party and state, as a link to its page. */
function EntryItem({ entry, day }: EntryItemProps) {
  const { title, detail, href, state, time } = entry;
  const { there, yours, part } = timeTexts(entry, day, useViewerZone());
  return (
    <article className={styles.entry}>
      <p className={styles.time}>
        {time === null ? there : <time dateTime={time.startsAt}>{there}</time>}
        {part === null ? null : <span className={styles.yours}>{part}</span>}
        {yours === null || time === null ? null : (
          <>
            <span className={styles.yours}>{time.clock}</span>
            <span className={styles.yours}>{yours} your time</span>
          </>
        )}
      </p>
      <div className={styles.what}>
        <TextLink asChild size="2" weight="medium" underline="hover">
          <Link to={href}>{title}</Link>
        </TextLink>
        {detail === null ? null : <p className={styles.detail}>{detail}</p>}
      </div>
      <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
    </article>
  );
}

interface DayEntriesProps {
  readonly entries: readonly CalendarEntry[];
  readonly day: Day;
  readonly label: string;
}

/** The entries of one day as a list. */
export function DayEntries({ entries, day, label }: DayEntriesProps) {
  return (
    <ul className={styles.entries} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <EntryItem entry={entry} day={day} />
        </li>
      ))}
    </ul>
  );
}
