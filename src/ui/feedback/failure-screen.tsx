import { Button, Heading } from '@radix-ui/themes';
import { QuietButton } from '../form/quiet-button.tsx';
import type { ReactNode } from 'react';
import { Logo } from '../brand/logo.tsx';
import { ErrorDetails } from './error-details.tsx';
import styles from './states.module.css';

interface FailureScreenProps {
  /** Whether it replaces the whole window, or a screen in its layout. */
  readonly within?: 'window' | 'layout';
  /** What went wrong, in a sentence. */
  readonly message: string;
  readonly details?: string;
  /** Actions on the details, below them. */
  readonly inDetails?: ReactNode;
  readonly onRetry: () => void;
  readonly onReload: () => void;
}

/** Shown when a screen, or the whole app, has failed. Texts by docs/requirements.md §1 and §8. */
export function FailureScreen({
  within = 'window',
  message,
  details,
  inDetails,
  onRetry,
  onReload,
}: FailureScreenProps) {
  // A layout has its own landmark and logo.
  const Place = within === 'window' ? 'main' : 'div';
  return (
    <Place className={styles.failure} data-within={within}>
      <div className={styles.failureInner} role="alert">
        {within === 'window' ? <Logo /> : null}
        <div>
          <Heading as="h1" size="6" className={styles.failureTitle}>
            Something went wrong:
          </Heading>
          <p className={styles.failureMessage}>{message}</p>
        </div>
        <div className={styles.failureActions}>
          <Button size="3" onClick={onRetry}>
            Try again
          </Button>
          <QuietButton size="3" onClick={onReload}>
            Reload page
          </QuietButton>
        </div>
        {details ? <ErrorDetails details={details}>{inDetails}</ErrorDetails> : null}
      </div>
    </Place>
  );
}
