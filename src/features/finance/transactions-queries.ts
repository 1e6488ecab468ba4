import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { answer, useApi, type MarketplaceClient } from '../../api/index.ts';
import { useSessionState } from '../account/index.ts';
import { ledgerQuery, type LedgerSearch } from './ledger-search.ts';

// The contract's most.
const pageSize = 200;

/** One page of one's own movements (contract: listTransactions). Throws ApiError. */
export async function readTransactionsPage(
  client: MarketplaceClient,
  search: LedgerSearch,
  cursor: string | null,
  signal?: AbortSignal,
) {
  const query = { ...ledgerQuery(search), limit: pageSize, ...(cursor !== null && { cursor }) };
  return (await answer(client.GET('/transactions', { params: { query }, ...(signal && { signal }) }))).data;
}

/** One's own movements, page after page. While another search is read, what was found before stays. */
export function useTransactions(search: LedgerSearch) {
  const { client } = useApi();
  return useInfiniteQuery({
    queryKey: ['transactions', 'own', search],
    queryFn: ({ pageParam, signal }) => readTransactionsPage(client, search, pageParam, signal),
    // The first page has no cursor, whatever type the others have.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // While a session is expired nothing is asked; what failed then is asked again once the person has signed in.
    enabled: useSessionState((view) => !view.hasTag('expired')),
    networkMode: 'always',
  });
}
