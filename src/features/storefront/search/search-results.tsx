import type { FoundData } from './found.types.ts';
import { FoundView } from './found-view.tsx';
import { useSearchPage } from './use-search-page.ts';

interface SearchResultsProps {
  /** Null while the first search is loading. */
  readonly data: FoundData | null;
  readonly place: string;
}

/** Connects the listings of a page with the address, the session and the cart. */
export function SearchResults({ data, place }: SearchResultsProps) {
  return <FoundView data={data} place={place} {...useSearchPage(data)} />;
}
