import type { ReactNode } from 'react';
import styles from './on-phone.module.css';

/** In the first cell of a row that is stacked on a phone: what its columns for wide screens say. */
export function OnPhone({ children }: { readonly children: ReactNode }) {
  return <span className={styles.onPhone}>{children}</span>;
}
