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

/** Identifies an item of a list: a ledger line has no `id`, and an entry has a line for each of its sub-orders. */
type ListItem = { readonly id: string } | { readonly entryId: string; readonly subOrderId: string };

export const identityOf = (item: ListItem): string =>
  'id' in item ? item.id : `${item.entryId} ${item.subOrderId}`;

/** A keyset page of the contract; the first may contain totals and counts. */
export interface KeysetPage {
  readonly items: readonly ListItem[];
  readonly nextCursor: string | null;
}

export interface PageTools extends ReadTools {
  /** The cursor of the page; null for the first one. */
  readonly cursor: string | null;
}

interface ApiListOptions<P extends KeysetPage> extends ReadOptions {
  readonly readPage: (tools: PageTools) => Promise<P>;
  /** The cursor of the first page, for a screen with the page in its address. */
  readonly from?: string | null;
  /** Returns after how many ms the given items are reloaded; null for never. */
  readonly againMs?: ((items: readonly P['items'][number][]) => number | null) | undefined;
}

interface ApiList<P extends KeysetPage> extends ReadState {
  /** The loaded items in order, each once; undefined during the first load. */
  readonly items: P['items'][number][] | undefined;
  /** The first page, with totals and counts of the whole list. */
  readonly first: P | undefined;
  readonly hasMore: boolean;
  readonly readMore: () => void;
}

/** An item that moved between pages may be on two of them; the later one is newer. */
function eachOnce<P extends KeysetPage>(pages: readonly P[]): P['items'][number][] {
  const all = new Map<string, P['items'][number]>();
  for (const { items } of pages) for (const item of items) all.set(identityOf(item), item);
  return [...all.values()];
}

/**
 * Loads a list page by page, for a screen that shows all loaded items: `readMore` adds the next page. While another
 * search loads, the previous results stay, with `isPrevious`. Otherwise it behaves like `useApiQuery`; tested in
 * use-api-list.dom.test.tsx.
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
  // A refetch in progress is not cancelled, since it may already have loaded earlier pages.
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
