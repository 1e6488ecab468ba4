import { ChevronDown } from 'lucide-react';
import { useIsInteractive } from '../../../ui/index.ts';
import styles from './found-view.module.css';
import { narrowed, sorts, type MarketSearch, type Sort } from './market-search.ts';

const sortLabels: Readonly<Record<Sort, string>> = {
  best: 'In stock first',
  name: 'Name, A to Z',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  newest: 'Newest first',
};

interface SortChoiceProps {
  readonly search: MarketSearch;
  readonly onGo: (address: string) => void;
}

/** The browser's own list, because a phone's is better than any drawn one. */
export function SortChoice({ search, onGo }: SortChoiceProps) {
  const isInteractive = useIsInteractive();
  return (
    <div className={styles.sort}>
      <select
        aria-label="Sort by"
        value={search.sort}
        disabled={!isInteractive}
        onChange={({ currentTarget: { value } }) =>
          onGo(narrowed(search, { sort: sorts.find((sort) => sort === value) ?? 'best' }))
        }
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sort === 'best' && search.q !== '' ? 'Best match' : sortLabels[sort]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </div>
  );
}
