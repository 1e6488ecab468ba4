import type { ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyStateProps {
  /** One of `src/ui/drawings`, about 160 px wide. */
  readonly drawing?: ReactNode;
  readonly title: string;
  /** What belongs here and what to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** `h1` if it replaces the whole page; it can then take the focus after navigation. */
  readonly level?: 'h1' | 'p';
}

/** Shown in an empty place: explains what belongs there and the one thing to do. */
export function EmptyState({ drawing, title, children, action, level: Title = 'p' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing ? (
        <div className={styles.drawing} aria-hidden>
          {drawing}
        </div>
      ) : null}
      <Title className={styles.title} {...(Title === 'h1' && { tabIndex: -1, 'data-page-title': true })}>
        {title}
      </Title>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}
