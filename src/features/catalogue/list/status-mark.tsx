import { use } from 'react';
import { StatusBadge } from '../../../ui/index.ts';
import { ShopIsLive } from '../shop/shop-context.ts';
import type { ListingStatus } from './listing-kind.ts';
import styles from './listings-view.module.css';
import { statusToneOf, statusWordOf } from './status-words.ts';

interface StatusMarkProps {
  readonly status: ListingStatus;
  /** Something that matters more than that it is on sale. */
  readonly stock?: 'low' | 'none' | null;
}

/** A listing's state, no higher than its row. */
export function StatusMark({ status, stock = null }: StatusMarkProps) {
  const isLive = use(ShopIsLive);
  const isWaiting = status === 'active' && isLive === false;
  return (
    <span className={styles.badge} title={isWaiting ? 'On sale as soon as your shop is live' : undefined}>
      {status === 'active' && stock !== null ? (
        <StatusBadge tone={stock === 'none' ? 'danger' : 'warning'}>
          {stock === 'none' ? 'Sold out' : 'Low'}
        </StatusBadge>
      ) : (
        <StatusBadge tone={statusToneOf(status, isLive)}>{statusWordOf(status, isLive)}</StatusBadge>
      )}
    </span>
  );
}
