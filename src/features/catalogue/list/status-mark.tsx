import { StatusBadge } from '../../../ui/index.ts';
import type { ListingStatus } from './listing-kind.ts';
import styles from './listings-view.module.css';
import { statusTones, statusWords } from './status-words.ts';

interface StatusMarkProps {
  readonly status: ListingStatus;
  /** Something that matters more than that it is live. */
  readonly stock?: 'low' | 'none' | null;
}

/** A listing's state, no higher than its row. */
export function StatusMark({ status, stock = null }: StatusMarkProps) {
  return (
    <span className={styles.badge}>
      {status === 'active' && stock !== null ? (
        <StatusBadge tone={stock === 'none' ? 'danger' : 'warning'}>
          {stock === 'none' ? 'Sold out' : 'Low'}
        </StatusBadge>
      ) : (
        <StatusBadge tone={statusTones[status]}>{statusWords[status]}</StatusBadge>
      )}
    </span>
  );
}
