import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './states.module.css';

/** The small print for support, folded: "Error Details". */
export function ErrorDetails({ details, children }: { details: string; children?: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>
        <ChevronRight size={16} aria-hidden />
        Error Details
      </summary>
      {/* Long lines scroll inside, which the keyboard must be able to do too. */}
      <pre tabIndex={0} role="region" aria-label="Error Details">
        {details}
      </pre>
      {children}
    </details>
  );
}
