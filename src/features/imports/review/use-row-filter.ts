import { useSearchParams } from 'react-router-dom';
import { filterFromSearch, searchWithFilter } from './row-filter.ts';
import type { RowFilter } from './review.types.ts';

/** The review's filter in the page's address: Back leaves the page rather than the filter, and a reload keeps it. */
export function useRowFilter(): readonly [RowFilter, (filter: RowFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (filter: RowFilter) =>
    setSearch((before) => searchWithFilter(before, filter), { replace: true, preventScrollReset: true });
  return [filterFromSearch(search), set];
}
