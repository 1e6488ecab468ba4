import { useId, type ReactNode } from 'react';
import styles from './parts.module.css';

interface Props {
  readonly title: string;
  /** Next to the title, muted. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A pane of the lab: a thin title bar, and content that fills it. No landmark, since the screen within has its own. */
export function Pane({ title, note, action, children }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.pane}>
      <div className={styles.bar}>
        <h2 id={id} className={styles.paneTitle}>
          {title}
        </h2>
        {note ? <span className={styles.note}>{note}</span> : null}
        {action ? <div className={styles.barAction}>{action}</div> : null}
      </div>
      <div className={styles.paneBody}>{children}</div>
    </div>
  );
}
