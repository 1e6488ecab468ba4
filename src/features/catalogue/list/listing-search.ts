import type { DataSort } from '../../../ui/index.ts';
import type { ListingSearch, ListingStatus } from './listing-kind.ts';

export const listingStatuses: readonly ListingStatus[] = ['active', 'paused', 'draft', 'archived'];

const statusNamed = (name: string | null): ListingStatus | null =>
  listingStatuses.find((status) => status === name) ?? null;

/** Reads `?q=&status=&sort=`; whatever makes no sense is as if it were not there. */
export function readListingSearch(params: URLSearchParams, sorts: readonly string[]): ListingSearch {
  const sort = params.get('sort') ?? '';
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    status: statusNamed(params.get('status')),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : 'name',
  };
}

/** The other way round; what goes without saying is left out. */
export const writeListingSearch = ({ q, status, sort }: ListingSearch): URLSearchParams =>
  new URLSearchParams({
    ...(q !== '' && { q }),
    ...(status !== null && { status }),
    ...(sort !== 'name' && { sort }),
  });

/** `-price` as the table says it, and back. */
export const tableSortOf = (sort: string): DataSort =>
  sort.startsWith('-') ? { column: sort.slice(1), direction: 'desc' } : { column: sort, direction: 'asc' };
export const sortOf = ({ column, direction }: DataSort): string =>
  direction === 'desc' ? `-${column}` : column;
