import type { ReactNode } from 'react';
import { Spinner } from '../../../src/ui/index.ts';
import styles from './parts.module.css';

/** In the place of what comes in a moment, what it is: "Drawing the chart …". */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.middle} role="status">
      <Spinner /> {children}
    </div>
  );
}
