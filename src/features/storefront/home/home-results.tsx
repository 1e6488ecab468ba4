import type { FoundData } from '../search/found-data.ts';
import { SearchResults } from '../search/search-results.tsx';
import styles from './section.module.css';

interface HomeResultsProps {
  /** Null while a first search is on its way. */
  readonly data: FoundData | null;
}

/** What a search over the whole market finds. */
export function HomeResults({ data }: HomeResultsProps) {
  return (
    <div className={styles.results}>
      <SearchResults data={data} place="Quayside" />
    </div>
  );
}
