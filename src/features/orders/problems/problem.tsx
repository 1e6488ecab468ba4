import type { ReactNode } from 'react';
import { viewerZone } from '../../../browser/viewer-zone.ts';
import { TimeLeft } from '../../../ui/index.ts';
import { portTimeText, type Place, type StatusReader, type SubOrder } from '../shared/index.ts';
import { ProblemDetails } from './problem-details.tsx';
import { problemText } from './problem-texts.ts';
import styles from './problem.module.css';

interface ProblemProps {
  readonly subOrder: SubOrder;
  readonly reader: StatusReader;
  /** Times are shown in its time zone. */
  readonly place: Place;
  /** The reader's answers. */
  readonly children?: ReactNode;
}

/**
 * A reported problem within its sub-order: its state and what is offered, the answers, what each side wrote, and the photos.
 * It stays after the end. Nothing if none was reported.
 */
export function Problem({ subOrder, reader, place, children }: ProblemProps) {
  const { number, status, dispute } = subOrder;
  if (dispute === null) return null;
  const isOpen = status === 'disputed';
  const by = dispute.answerBy === null ? null : portTimeText(dispute.answerBy, place, viewerZone());
  return (
    <section className={styles.problem} aria-label={`Problem with ${number}`} data-open={isOpen}>
      <header className={styles.head}>
        <h3>{isOpen ? 'You reported a problem' : 'The problem that you reported'}</h3>
        {isOpen && dispute.answerBy !== null ? <TimeLeft until={dispute.answerBy} /> : null}
      </header>
      <p className={styles.state}>{problemText(subOrder, reader, by)}</p>
      {children}
      <ProblemDetails subOrder={subOrder} reader={reader} />
    </section>
  );
}
