import { EventList } from './event-list.tsx';
import type { TimelineEntry } from './order.types.ts';
import type { StatusReader } from './status-labels.ts';
import { moodOf, sentenceOf } from './timeline-texts.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** The role that the sentences are worded for. */
  readonly reader: StatusReader;
  /** Names the supplier of each entry, for orders from several suppliers. */
  readonly namesSuppliers?: boolean;
  /** How many are shown before "Show earlier" is pressed. */
  readonly shownAtFirst?: number;
}

/** The history of an order, newest first. */
export function Timeline({ entries, reader, namesSuppliers = false, ...list }: TimelineProps) {
  const events = entries.map((entry) => ({
    at: entry.at,
    note: entry.note,
    mood: moodOf(entry),
    text: (
      <>
        {/* The sentence names the actor, so the supplier's name would be repeated. */}
        {sentenceOf(entry, reader)}
        {namesSuppliers && entry.supplierName && entry.supplierName !== entry.byName ? (
          <span className={styles.who}> · {entry.supplierName}</span>
        ) : null}
      </>
    ),
  }));
  return <EventList events={events} {...list} />;
}
