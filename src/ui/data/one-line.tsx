import type { ReactNode } from 'react';
import styles from './one-line.module.css';

/** Words of a cell that stay on one line; what does not fit is there on hover. */
export const OneLine = ({ children, quiet = false }: { children: string; quiet?: boolean }) => (
  <span className={styles.one} title={children} data-quiet={quiet}>
    {children}
  </span>
);

/** A badge in a row of a table, which it makes no higher. */
export const InRow = ({ children, title }: { children: ReactNode; title?: string }) => (
  <span className={styles.inRow} title={title}>
    {children}
  </span>
);
