import { RotateCw } from 'lucide-react';
import { BusyButton } from '../form/busy-button.tsx';
import type { ReactNode } from 'react';
import { ErrorDetails } from './error-details.tsx';
import styles from './states.module.css';

interface ErrorStateProps {
  /** What happened: "Orders could not be loaded." */
  readonly title: string;
  /** What was kept and what to do. */
  readonly children?: ReactNode;
  /** The cause, if it is known; replaces the default text. */
  readonly reason?: string | null;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
  /** For support: code, request id. */
  readonly details?: string;
  /** Actions on the details, below them. */
  readonly inDetails?: ReactNode;
  readonly drawing?: ReactNode;
  /** `h1` if it replaces the whole page; it can then take the focus after navigation. */
  readonly level?: 'h1' | 'p';
}

/** Shown instead of a part of the screen, or a whole page, that could not be loaded. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, reason, onRetry, busy = false, details, inDetails, drawing } = props;
  const { level: Title = 'p' } = props;
  const words = reason ?? children;
  return (
    <div className={styles.state} role="alert">
      {drawing ? (
        <div className={styles.drawing} aria-hidden>
          {drawing}
        </div>
      ) : null}
      <Title className={styles.title} {...(Title === 'h1' && { tabIndex: -1, 'data-page-title': true })}>
        {title}
      </Title>
      {words ? <div className={styles.words}>{words}</div> : null}
      {onRetry ? (
        <div className={styles.actions}>
          <BusyButton variant="surface" color="gray" highContrast busy={busy} onClick={onRetry}>
            <RotateCw size={16} aria-hidden />
            Try again
          </BusyButton>
        </div>
      ) : null}
      {details ? <ErrorDetails details={details}>{inDetails}</ErrorDetails> : null}
    </div>
  );
}
