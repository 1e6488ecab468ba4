import type { ReactNode } from 'react';
import styles from './list-rows.module.css';

/** A table outside a list whose rows are stacked on a phone instead of scrolling sideways. */
export const StackedOnPhone = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.rows} data-stacked>
    {children}
  </div>
);
