import type { ReactNode } from 'react';
import styles from './on-phone.module.css';

/** Shown in the first cell of a stacked row on a phone, in place of the columns for wide screens. */
export function OnPhone({ children }: { readonly children: ReactNode }) {
  return <span className={styles.onPhone}>{children}</span>;
}
