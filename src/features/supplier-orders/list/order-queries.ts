import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { answer, useApi, type MarketplaceClient } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import type { OrdersSearch } from './orders-search.ts';

// The contract's most.
const pageSize = 100;

/** One page of a supplier's orders (contract: listSubOrders). Throws ApiError. */
export async function readOrdersPage(
  client: MarketplaceClient,
  { tab, q }: OrdersSearch,
  cursor: string | null,
  signal?: AbortSignal,
) {
  const query = {
    tab,
    limit: pageSize,
    ...(q.trim() !== '' && { q }),
    ...(cursor !== null && { cursor }),
  };
  return (await answer(client.GET('/sub-orders', { params: { query }, ...(signal && { signal }) }))).data;
}

/** A supplier's orders, page after page. While another list is read, what was found before stays. */
export function useSupplierOrders(search: OrdersSearch) {
  const { client } = useApi();
  return useInfiniteQuery({
    queryKey: ['sub-orders', 'list', search],
    queryFn: ({ pageParam, signal }) => readOrdersPage(client, search, pageParam, signal),
    // The first page has no cursor, whatever type the others have.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // While a session is expired nothing is asked; what failed then is asked again once the person has signed in.
    enabled: useSessionState((view) => !view.hasTag('expired')),
    networkMode: 'always',
  });
}
