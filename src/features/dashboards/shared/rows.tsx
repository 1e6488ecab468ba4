import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './rows.module.css';

interface RowProps {
  /** Null if it has no page. */
  readonly to: string | null;
  readonly title: string;
  /** The subject in one line. */
  readonly about: ReactNode;
  /** A state, a date, an amount, a deadline: each a column of the list, aligned with the other rows from the right. */
  readonly aside?: ReactNode;
  /** Buttons of their own, below the words. */
  readonly acts?: ReactNode;
}

/** One thing in a dashboard's list; all of it leads to its page. */
export function Row({ to, title, about, aside, acts }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {to === null ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        )}
        <p className={styles.about}>{about}</p>
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {acts ? <div className={styles.acts}>{acts}</div> : null}
      {to === null ? null : <ChevronRight size={16} aria-hidden className={styles.go} />}
    </li>
  );
}

interface RowsProps {
  /** The text of an empty list. */
  readonly nothing: ReactNode;
  readonly children: readonly ReactNode[];
}

export function Rows({ nothing, children }: RowsProps) {
  if (children.length === 0) return <p className={styles.nothing}>{nothing}</p>;
  return (
    <div className={styles.list}>
      <ul className={styles.rows}>{children}</ul>
    </div>
  );
}
