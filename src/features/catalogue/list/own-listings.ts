import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import type { ListingKind, ListingSearch, OwnListing } from './listing-kind.ts';

// The contract's most: ten thousand rows are fifty calls.
const pageSize = 200;

/** Everything that was read of a kind; with a search, that list alone. */
export const listingsKey = ({ key }: Pick<ListingKind<OwnListing>, 'key'>, search?: ListingSearch) =>
  search === undefined ? ['catalogue', key] : ['catalogue', key, search];

/** One's own listings, page after page. While another search is read, what was found before stays. */
export function useOwnListings<Item extends OwnListing>(kind: ListingKind<Item>, search: ListingSearch) {
  const api = useApi();
  // While a session is expired nothing is asked; what failed then is asked again once the person has signed in.
  const holds = useSessionState((snapshot) => !snapshot.hasTag('expired'));
  return useInfiniteQuery({
    queryKey: listingsKey(kind, search),
    queryFn: ({ pageParam, signal }) =>
      kind.list(api, { ...search, cursor: pageParam, limit: pageSize, signal }),
    // The first page has no cursor, whatever type the others have.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled: holds,
    networkMode: 'always',
  });
}
