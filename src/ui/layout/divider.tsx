import type { ReactNode } from 'react';
import styles from './divider.module.css';

/** A thin line; with text ("or") it separates two ways of doing the same. */
export function Divider({ children }: { children?: ReactNode }) {
  return children ? (
    <div className={styles.worded} role="separator">
      <span>{children}</span>
    </div>
  ) : (
    <hr className={styles.line} />
  );
}
