import { InRow, StatusBadge, type StatusTone } from '../../../ui/index.ts';
import type { ListingStatus } from './listing-kind.ts';

const words = { paused: 'Paused', draft: 'Draft', archived: 'Archived' } as const;

/** The label of a listing's status for its vendor: an active listing is only on sale while the shop is live. */
export const statusWordOf = (status: ListingStatus, isLive: boolean | null): string =>
  status === 'active' ? (isLive ? 'On sale' : 'Ready') : words[status];

const tones = { paused: 'warning', draft: 'neutral', archived: 'neutral' } as const;

const statusToneOf = (status: ListingStatus, isLive: boolean | null): StatusTone =>
  status === 'active' ? (isLive ? 'success' : 'info') : tones[status];

interface StatusMarkProps {
  readonly status: ListingStatus;
  /** A shortage, shown instead of "on sale". */
  readonly stock?: 'low' | 'none' | null;
  /** Whether the shop is live; null while unknown. */
  readonly isLive: boolean | null;
}

/** A listing's status, not higher than its row. */
export function StatusMark({ status, stock = null, isLive }: StatusMarkProps) {
  const isWaiting = status === 'active' && isLive === false;
  return (
    <InRow title={isWaiting ? 'On sale as soon as your shop is live' : undefined}>
      {status === 'active' && stock !== null ? (
        <StatusBadge tone={stock === 'none' ? 'danger' : 'warning'}>
          {stock === 'none' ? 'Sold out' : 'Low'}
        </StatusBadge>
      ) : (
        <StatusBadge tone={statusToneOf(status, isLive)}>{statusWordOf(status, isLive)}</StatusBadge>
      )}
    </InRow>
  );
}
