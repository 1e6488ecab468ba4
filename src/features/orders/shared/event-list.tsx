import { useState, type ReactNode } from 'react';
import { Button, When } from '../../../ui/index.ts';
import styles from './timeline.module.css';

/** Something that happened, in words. */
export interface TimelineEvent {
  /** An instant, ISO 8601. */
  readonly at: string;
  readonly text: ReactNode;
  readonly note: string | null;
  readonly mood: 'good' | 'bad' | 'plain';
}

interface EventListProps {
  /** In the order in which it happened. */
  readonly events: readonly TimelineEvent[];
  /** How many are shown before one asks for the earlier ones. */
  readonly shownAtFirst?: number;
}

/** What happened to something, the latest first. */
export function EventList({ events, shownAtFirst = 12 }: EventListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const latestFirst = events.toReversed().sort((a, b) => b.at.localeCompare(a.at));
  const shown = showsAll ? latestFirst : latestFirst.slice(0, shownAtFirst);
  if (events.length === 0) return <p className={styles.none}>Nothing has happened yet.</p>;
  return (
    <>
      <ol className={styles.timeline} aria-label="What happened, latest first">
        {shown.map(({ at, text, note, mood }, place) => (
          // Nothing names an entry but its place: two may come at one instant.
          <li key={latestFirst.length - place} data-mood={mood}>
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
