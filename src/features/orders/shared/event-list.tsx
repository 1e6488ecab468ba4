import { useState, type ReactNode } from 'react';
import { Button, When } from '../../../ui/index.ts';
import styles from './timeline.module.css';

/** A sentence about something that happened. */
export interface TimelineEvent {
  /** An instant, ISO 8601. */
  readonly at: string;
  readonly text: ReactNode;
  readonly note: string | null;
  readonly mood: 'good' | 'bad' | 'plain';
}

interface EventListProps {
  /** Oldest first. */
  readonly events: readonly TimelineEvent[];
  /** How many are shown before "Show earlier" is pressed. */
  readonly shownAtFirst?: number;
}

/** A history, newest first. */
export function EventList({ events, shownAtFirst = 12 }: EventListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const latestFirst = events.toReversed().sort((a, b) => b.at.localeCompare(a.at));
  const shown = showsAll ? latestFirst : latestFirst.slice(0, shownAtFirst);
  if (events.length === 0) return <p className={styles.none}>Nothing has happened yet.</p>;
  return (
    <>
      <ol className={styles.timeline} aria-label="What happened, latest first">
        {shown.map(({ at, text, note, mood }, index) => (
          // Entries have no id, and two can have the same time: the position is the key.
          <li key={latestFirst.length - index} data-mood={mood}>
            <p className={styles.what}>{text}</p>
            <p className={styles.when}>
              <When at={at} />
            </p>
            {note === null ? null : <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
      {shown.length < latestFirst.length ? (
        <Button variant="ghost" mt="3" onClick={() => setShowsAll(true)}>
          Show {latestFirst.length - shown.length} earlier
        </Button>
      ) : null}
    </>
  );
}
