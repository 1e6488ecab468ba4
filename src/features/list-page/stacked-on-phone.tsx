import type { ReactNode } from 'react';
import styles from './list-rows.module.css';

/** A table that is no list: on a phone each row is stacked, as in a list, instead of scrolling sideways. */
export const StackedOnPhone = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.rows} data-stacked>
    {children}
  </div>
);
