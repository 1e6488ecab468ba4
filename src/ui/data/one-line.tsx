import type { ReactNode } from 'react';
import styles from './one-line.module.css';

/** Text of a cell that stays on one line; the whole text is shown on hover. */
export const OneLine = ({ children, quiet = false }: { children: string; quiet?: boolean }) => (
  <span className={styles.one} title={children} data-quiet={quiet}>
    {children}
  </span>
);

/** A badge in a table row that does not make the row higher. */
export const InRow = ({ children, title }: { children: ReactNode; title?: string }) => (
  <span className={styles.inRow} title={title}>
    {children}
  </span>
);
