import { Search } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
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

/** After so long without a key what was typed is searched for. */
const pauseMs = 250;

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
      {/* Where the address changes otherwise, the field follows it. */}
      <SearchField key={search.q} noun={noun} hint={hint} q={search.q} onQ={(q) => onSearch({ q })} />
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

interface SearchFieldProps {
  readonly noun: string;
  readonly hint: string;
  readonly q: string;
  readonly onQ: (q: string) => void;
}

function SearchField({ noun, hint, q, onQ }: SearchFieldProps) {
  const [text, setText] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const searchFor = (words: string) => {
    clearTimeout(timer.current);
    if (words !== q) onQ(words);
  };
  return (
    <div role="search" className={styles.search}>
      <Search size={16} aria-hidden className={styles.glass} />
      <input
        type="search"
        aria-label={`Search your ${noun}s`}
        placeholder={hint}
        maxLength={100}
        className={styles.field}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => searchFor(value), pauseMs);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') searchFor(text);
        }}
      />
    </div>
  );
}
