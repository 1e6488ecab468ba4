import { Ellipsis } from 'lucide-react';
import { marks } from '../parts/event-label.ts';
import type { AvailableEvent } from './available-events.ts';
import styles from './workbench.module.css';

interface Props {
  readonly events: readonly AvailableEvent[];
  /** Shown if no event is possible. */
  readonly nothing: string;
  /** Whether it opens a form for its payload. */
  readonly asks: (event: AvailableEvent) => boolean;
  readonly onChoose: (event: AvailableEvent) => void;
}

const labelTextOf = ({ label: { kind, label } }: AvailableEvent): string => {
  if (kind === 'done') return `${label} answers`;
  return kind === 'error' ? `${label} fails` : label;
};

/** The possible events, as buttons. Three dots mean that a form opens. */
export function EventList({ events, nothing, asks, onChoose }: Props) {
  if (events.length === 0) {
    return <p className={styles.nothing}>{nothing}</p>;
  }
  return (
    <ul className={styles.actions}>
      {events.map((event) => (
        <li key={`${event.actor} ${event.type}`}>
          <button type="button" className={styles.event} onClick={() => onChoose(event)}>
            <span className={styles.eventMark} data-kind={event.label.kind} aria-hidden>
              {marks[event.label.kind]}
            </span>
            <span className={styles.eventLabel}>{labelTextOf(event)}</span>
            {event.actor === '/' ? null : <span className={styles.eventActor}>{event.actor}</span>}
            {asks(event) ? <Ellipsis size={14} aria-hidden className={styles.eventMore} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
