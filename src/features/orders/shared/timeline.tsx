import { EventList } from './event-list.tsx';
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
export function Timeline({ entries, reader, namesSuppliers = false, ...list }: TimelineProps) {
  const events = entries.map((entry) => ({
    at: entry.at,
    note: entry.note,
    mood: moodOf(entry),
    text: (
      <>
        {/* The reader's own actions are named by the sentence. */}
        {namesSuppliers && entry.supplierName && entry.supplierName !== entry.byName ? (
          <span className={styles.who}>{entry.supplierName}: </span>
        ) : null}
        {sentenceOf(entry, reader)}
      </>
    ),
  }));
  return <EventList events={events} {...list} />;
}
