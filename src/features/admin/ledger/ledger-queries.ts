import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { answer, useApi, type MarketplaceClient } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import { ledgerQuery, type LedgerSearch } from '../../finance/index.ts';

// The contract's most.
const pageSize = 200;

/** One page of the whole ledger with its proof (contract: listLedger). Throws ApiError. */
export async function readLedgerPage(
  client: MarketplaceClient,
  search: LedgerSearch,
  cursor: string | null,
  signal?: AbortSignal,
) {
  const query = { ...ledgerQuery(search), limit: pageSize, ...(cursor !== null && { cursor }) };
  return (await answer(client.GET('/admin/ledger', { params: { query }, ...(signal && { signal }) }))).data;
}

/** The whole ledger, page after page. While another search is read, what was found before stays. */
export function useLedger(search: LedgerSearch) {
  const { client } = useApi();
  return useInfiniteQuery({
    queryKey: ['transactions', 'all', search],
    queryFn: ({ pageParam, signal }) => readLedgerPage(client, search, pageParam, signal),
    // The first page has no cursor, whatever type the others have.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled: useSessionState((view) => !view.hasTag('expired')),
    networkMode: 'always',
  });
}
