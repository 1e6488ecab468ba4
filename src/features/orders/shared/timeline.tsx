import { useState } from 'react';
import { Button, When } from '../../../ui/index.ts';
import type { TimelineEntry } from './order.types.ts';
import type { StatusReader } from './status-labels.ts';
import { moodOf, sentenceOf } from './timeline-texts.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** For which reader it is worded. */
  readonly reader: StatusReader;
  /** Says which supplier's part each entry is about: for orders of several suppliers. */
  readonly namesSuppliers?: boolean;
  /** How many are shown before one asks for the earlier ones. */
  readonly shownAtFirst?: number;
}

/** What happened to an order, the latest first. */
export function Timeline({ entries, reader, namesSuppliers = false, shownAtFirst = 12 }: TimelineProps) {
  const [showsAll, setShowsAll] = useState(false);
  const latestFirst = entries.toReversed().sort((a, b) => b.at.localeCompare(a.at));
  const shown = showsAll ? latestFirst : latestFirst.slice(0, shownAtFirst);
  if (entries.length === 0) return <p className={styles.none}>Nothing has happened yet.</p>;
  return (
    <>
      <ol className={styles.timeline} aria-label="What happened, latest first">
        {shown.map((entry, place) => (
          // Nothing names an entry but its place: two may come at one instant.
          <li key={latestFirst.length - place} data-mood={moodOf(entry)}>
            <p className={styles.what}>
              {/* The reader's own actions are named by the sentence. */}
              {namesSuppliers && entry.supplierName && entry.supplierName !== entry.byName ? (
                <span className={styles.who}>{entry.supplierName}: </span>
              ) : null}
              {sentenceOf(entry, reader)}
            </p>
            <p className={styles.when}>
              <When at={entry.at} />
            </p>
            {entry.note === null ? null : <p className={styles.note}>{entry.note}</p>}
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
