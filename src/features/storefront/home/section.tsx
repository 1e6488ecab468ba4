import { useId, type ReactNode } from 'react';
import { DisplayHeading } from '../../../ui/index.ts';
import styles from './section.module.css';

interface SectionProps {
  /** The fragment of its address. */
  readonly anchor?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the home page with its heading. */
export function Section({ anchor, title, lead, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={anchor} aria-labelledby={titleId} className={styles.section}>
      <header className={styles.header}>
        <DisplayHeading id={titleId}>{title}</DisplayHeading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </section>
  );
}
