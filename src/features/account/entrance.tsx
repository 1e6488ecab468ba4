import { useId, type ReactNode } from 'react';
import { Heading } from '../../ui/index.ts';
import styles from './entrance.module.css';

interface EntranceProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Other links, below the form. */
  more?: ReactNode;
  /** A drawing with a short text, next to the form where there is room. */
  aside?: ReactNode;
  /** A long form gets more room than the drawing. */
  isLong?: boolean;
}

/** The frame of all pages before signing in: title, form, other links. */
export function Entrance({ title, lead, children, more, aside, isLong = false }: EntranceProps) {
  const id = useId();
  return (
    <div className={styles.entrance} data-aside={aside !== undefined} data-long={isLong}>
      <section className={styles.card} aria-labelledby={id}>
        <header>
          <Heading as="h1" size="7" id={id} tabIndex={-1} data-page-title className={styles.title}>
            {title}
          </Heading>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </header>
        {children}
        {more ? <footer className={styles.more}>{more}</footer> : null}
      </section>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
