import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApi, type ApiError } from '../../api/index.ts';
import {
  useReadDefaults,
  useReadState,
  type ReadOptions,
  type ReadState,
  type ReadTools,
} from './use-api-query.ts';

/**
 * Identifies an item of a list: a line of the ledger has no `id`, and an entry has a line for each of its sub-orders.
 */
type ListItem = { readonly id: string } | { readonly entryId: string; readonly subOrderId: string };

export const identityOf = (item: ListItem): string =>
  'id' in item ? item.id : `${item.entryId} ${item.subOrderId}`;

/** A keyset page of the contract; the first may carry totals and counts as well. */
export interface KeysetPage {
  readonly items: readonly ListItem[];
  readonly nextCursor: string | null;
}

export interface PageTools extends ReadTools {
  /** Where the page starts; null for the first one. */
  readonly cursor: string | null;
}

interface ApiListOptions<P extends KeysetPage> extends ReadOptions {
  readonly readPage: (tools: PageTools) => Promise<P>;
  /** Where the first page starts, for a screen whose address names its page. */
  readonly from?: string | null;
  /** Given what was read, after how many milliseconds it is read again by itself; null: not. */
  readonly againMs?: ((items: readonly P['items'][number][]) => number | null) | undefined;
}

interface ApiList<P extends KeysetPage> extends ReadState {
  /** What was read so far, in order and each once; undefined while nothing was. */
  readonly items: P['items'][number][] | undefined;
  /** With what the contract says of the whole list: its total, its counts. */
  readonly first: P | undefined;
  readonly hasMore: boolean;
  readonly readMore: () => void;
}

/** An item that moved while pages were read may be on two of them; the later one is newer. */
function eachOnce<P extends KeysetPage>(pages: readonly P[]): P['items'][number][] {
  const all = new Map<string, P['items'][number]>();
  for (const { items } of pages) for (const item of items) all.set(identityOf(item), item);
  return [...all.values()];
}

/**
 * Reads a list page after page, for a screen that shows all that was read: `readMore` adds the next one. While another search is read, what was found
 * before stays, with `isPrevious`. Otherwise it guarantees what `useApiQuery` does; tested in use-api-list.dom.test.tsx.
 */
export function useApiList<P extends KeysetPage>(options: ApiListOptions<P>): ApiList<P> {
  const api = useApi();
  const { from = null, againMs } = options;
  const query = useInfiniteQuery<
    P,
    ApiError,
    { readonly pages: readonly P[] },
    ReadOptions['key'],
    string | null
  >({
    ...useReadDefaults({ ...options, key: from === null ? options.key : [...options.key, { from }] }),
    queryFn: ({ pageParam, signal }) => options.readPage({ ...api, signal, cursor: pageParam }),
    initialPageParam: from,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...(againMs !== undefined && {
      refetchInterval: ({ state: { data } }) =>
        (data !== undefined && againMs(data.pages.flatMap(({ items }) => items))) || false,
    }),
  });
  const { fetchNextPage } = query;
  // A refetch under way is not cut short: it may have read the pages before this one already.
  const readMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const pages = query.data?.pages;
  const items = useMemo(() => pages && eachOnce(pages), [pages]);
  return {
    ...useReadState(query),
    items,
    first: pages?.[0],
    hasMore: query.hasNextPage,
    readMore,
  };
}
