import { useId, type ReactNode } from 'react';
import { Heading } from '../../../ui/index.ts';
import { ApplySteps } from './apply-steps.tsx';
import styles from './apply-frame.module.css';

interface ApplyFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Other ways from here, at the foot. */
  more: ReactNode;
}

/** A long form on a page of its own, next to an outline of what comes afterwards. */
export function ApplyFrame({ title, lead, children, more }: ApplyFrameProps) {
  const id = useId();
  return (
    <div className={styles.apply}>
      <section className={styles.card} aria-labelledby={id}>
        <header>
          <Heading as="h1" size="7" id={id} tabIndex={-1} data-page-title className={styles.title}>
            {title}
          </Heading>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
        <footer className={styles.more}>{more}</footer>
      </section>
      <aside className={styles.aside} aria-label="What comes next">
        <ApplySteps />
      </aside>
    </div>
  );
}
