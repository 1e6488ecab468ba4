import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Running text (legal pages, articles): plain elements inside get line length and spacing. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
