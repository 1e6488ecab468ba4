import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
  /** Content reaches the edges: for tables and lists. */
  readonly flush?: boolean;
  /** Heading level; 2 fits directly under a `Page`. */
  readonly level?: 2 | 3;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section with a hairline around it. */
export function Panel({
  title,
  description,
  action,
  flush = false,
  level = 2,
  footer,
  children,
}: PanelProps) {
  const id = useId();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <header className={styles.header}>
        <div className={styles.words}>
          <Title id={id} className={styles.title}>
            {title}
          </Title>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {action}
      </header>
      <div className={styles.body} data-flush={flush}>
        {children}
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </section>
  );
}
