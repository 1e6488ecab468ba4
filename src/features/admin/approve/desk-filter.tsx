import { useEffect, useRef } from 'react';
import { SearchField } from '../../../ui/index.ts';
import type { ApplicationCounts } from './application.types.ts';
import { statusWords } from './application-words.ts';
import styles from './desk.module.css';
import { deskTabs, type DeskSearch } from './desk-search.ts';

interface DeskFilterProps {
  /** Null while they are not known. */
  readonly counts: ApplicationCounts | null;
  readonly search: DeskSearch;
  readonly onSearch: (change: Partial<DeskSearch>) => void;
}

const countIn = (counts: ApplicationCounts, tab: DeskSearch['status']): number =>
  tab === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[tab];

/** The words of the search, and a button for each state with how many applications are in it. */
export function DeskFilter({ counts, search, onSearch }: DeskFilterProps) {
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row scrolls: a link to a later state must not leave its button outside.
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [search.status]);
  return (
    <div className={styles.filter}>
      <SearchField
        label="Search applications"
        hint="Company, person or e-mail"
        words={search.q}
        onWords={(q) => onSearch({ q })}
      />
      <div ref={row} role="group" aria-label="Status" className={styles.tabs}>
        {deskTabs.map((tab) => (
          <button
            key={tab}
            type="button"
            className={styles.tab}
            aria-pressed={search.status === tab}
            onClick={() => onSearch({ status: tab, application: null })}
          >
            {statusWords[tab]}{' '}
            {counts === null ? null : (
              <span className={styles.count}>{countIn(counts, tab).toLocaleString('en-GB')}</span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
