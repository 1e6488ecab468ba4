import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, useApi, type MarketplaceClient } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import type { OrderSearch } from './order-search.ts';

/** On a page of the list. */
const pageSize = 24;
/** The contract's most, for the file of all of them. */
const exportPageSize = 100;

async function readPage(
  client: MarketplaceClient,
  { q, status, cursor }: OrderSearch,
  limit: number,
  signal?: AbortSignal,
) {
  const query = {
    limit,
    ...(q.trim() !== '' && { q }),
    ...(status !== null && { status }),
    ...(cursor !== null && { cursor }),
  };
  return (await answer(client.GET('/orders', { params: { query }, ...(signal && { signal }) }))).data;
}

/** One page of the buyer's orders (contract: listOrders). While another is read, what was found before stays. */
export function useOrders(search: OrderSearch) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['orders', 'own', 'list', search],
    queryFn: ({ signal }) => readPage(client, search, pageSize, signal),
    placeholderData: keepPreviousData,
    // While a session is expired nothing is asked; what failed then is asked again once the person has signed in.
    enabled: useSessionState((view) => !view.hasTag('expired')),
    networkMode: 'always',
  });
}

/** One page of all that the search finds, from the latest on. Throws ApiError. */
export const readPageToExport = (client: MarketplaceClient, search: OrderSearch, cursor: string | null) =>
  readPage(client, { ...search, cursor }, exportPageSize);
