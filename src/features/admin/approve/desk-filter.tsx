import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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
      {/* Where the address changes otherwise, the field follows it. */}
      <SearchField key={search.q} q={search.q} onQ={(q) => onSearch({ q })} />
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

/** After so long without a key what was typed is searched for. */
const pauseMs = 250;

function SearchField({ q, onQ }: { q: string; onQ: (q: string) => void }) {
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
        aria-label="Search applications"
        placeholder="Company, person or e-mail"
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
