import { use } from 'react';
import { SearchField } from '../../../ui/index.ts';
import { ShopIsLive } from '../shop/shop-context.ts';
import type { ListingSearch, ListingStatus, StatusCounts } from './listing-kind.ts';
import { listingStatuses } from './listing-search.ts';
import styles from './listings-view.module.css';
import { statusWordOf } from './status-words.ts';

interface ListingFilterProps {
  readonly noun: string;
  /** What the search looks through. */
  readonly hint: string;
  /** Null while they are not known. */
  readonly counts: StatusCounts | null;
  readonly search: ListingSearch;
  readonly onSearch: (change: Partial<ListingSearch>) => void;
}

/** The words of the search, and a button for each state with how many are in it. */
export function ListingFilter({ noun, hint, counts, search, onSearch }: ListingFilterProps) {
  const isLive = use(ShopIsLive);
  const total = counts && listingStatuses.reduce((sum, status) => sum + counts[status], 0);
  const tabs: readonly (readonly [ListingStatus | null, string, number | null])[] = [
    [null, 'All', total],
    ...listingStatuses
      // Only lists that are worked on have drafts.
      .filter((status) => status !== 'draft' || search.status === 'draft' || (counts?.draft ?? 0) > 0)
      .map((status) => [status, statusWordOf(status, isLive), counts && counts[status]] as const),
  ];
  return (
    <div className={styles.filter}>
      <div className={styles.search}>
        <SearchField
          label={`Search your ${noun}s`}
          hint={hint}
          words={search.q}
          onWords={(q) => onSearch({ q })}
        />
      </div>
      <div role="group" aria-label="Status" className={styles.tabs}>
        {tabs.map(([status, words, count]) => (
          <button
            key={status ?? 'all'}
            type="button"
            className={styles.tab}
            aria-pressed={search.status === status}
            onClick={() => onSearch({ status })}
          >
            {words}
            {count === null ? null : <span className={styles.count}>{count.toLocaleString('en-GB')}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
