import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './states.module.css';

/** The details for support, collapsed: "Error Details". */
export function ErrorDetails({ details, children }: { details: string; children?: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>
        <ChevronRight size={16} aria-hidden />
        Error Details
      </summary>
      {/* Long lines scroll inside, which must be possible with the keyboard too. */}
      <pre tabIndex={0} role="region" aria-label="Error Details">
        {details}
      </pre>
      {children}
    </details>
  );
}
