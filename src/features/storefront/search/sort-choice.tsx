import { ChevronDown } from 'lucide-react';
import { useIsInteractive } from '../../../ui/index.ts';
import styles from './found-view.module.css';
import { narrowed, sorts, type MarketSearch, type Sort } from './market-search.ts';

const sortLabels: Readonly<Record<Sort, string>> = {
  best: 'Best match',
  name: 'Name, A to Z',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  newest: 'Newest first',
};

interface SortChoiceProps {
  readonly search: MarketSearch;
  readonly onGo: (address: string) => void;
}

/** A native select, which is best on phones. */
export function SortChoice({ search, onGo }: SortChoiceProps) {
  const isInteractive = useIsInteractive();
  // Without words there is no best match: listings are sorted by name.
  const offered: readonly Sort[] = search.q === '' ? sorts.filter((sort) => sort !== 'best') : sorts;
  return (
    <div className={styles.sort}>
      <select
        aria-label="Sort by"
        value={offered.includes(search.sort) ? search.sort : 'name'}
        disabled={!isInteractive}
        onChange={({ currentTarget: { value } }) =>
          onGo(narrowed(search, { sort: sorts.find((sort) => sort === value) ?? 'best' }))
        }
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </div>
  );
}
