import type { FoundData } from './found-data.ts';
import { FoundView } from './found-view.tsx';
import { useSearchPage } from './use-search-page.ts';

interface SearchResultsProps {
  /** Null while a first search is on its way. */
  readonly data: FoundData | null;
  readonly place: string;
}

/** The listings of a page, joined to address, session and cart. */
export function SearchResults({ data, place }: SearchResultsProps) {
  return <FoundView data={data} place={place} {...useSearchPage(data)} />;
}
