import type { FoundData } from '../search/found.types.ts';
import { SearchResults } from '../search/search-results.tsx';
import styles from './section.module.css';

interface HomeResultsProps {
  /** Null while the first search is loading. */
  readonly data: FoundData | null;
}

/** The results of a search over the whole market. */
export function HomeResults({ data }: HomeResultsProps) {
  return (
    <div className={styles.results}>
      <SearchResults data={data} place="Quayside" />
    </div>
  );
}
