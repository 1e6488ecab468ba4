import type { ReactNode } from 'react';
import { Spinner } from '../../../src/ui/index.ts';
import styles from './parts.module.css';

/** A placeholder that says what is loading: "Drawing the chart …". */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.middle} role="status">
      <Spinner /> {children}
    </div>
  );
}
