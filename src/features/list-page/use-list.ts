import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DataSort } from '../../ui/index.ts';
import { withResets, type Filters, type SearchOf } from './filters.tsx';
import { readAddress, writeAddress, type ListAddress } from './list-address.ts';
import type { ListAnswer, ListColumn, ListDefinition, RowOf } from './list-definition.ts';
import { useListPages } from './read-list.ts';

const none: ReadonlySet<string> = new Set();

/** A list on the screen: its search, its results, and its selection. */
export interface ListState<Answer extends ListAnswer, F extends Filters> {
  readonly definition: ListDefinition<Answer, F>;
  readonly address: ListAddress<F>;
  readonly columns: readonly ListColumn<RowOf<Answer>>[];
  /** All loaded rows, each once; null during the first load. */
  readonly rows: readonly RowOf<Answer>[] | null;
  /** The first page, with the totals of the whole list. */
  readonly first: Answer | null;
  readonly hasMore: boolean;
  readonly busy: boolean;
  /** The list is empty, regardless of the search. */
  readonly isEmpty: boolean;
  /** The server refuses the list to this user. */
  readonly isForbidden: boolean;
  /** Error code and request id for support, if nothing could be loaded; null otherwise. */
  readonly failureDetails: string | null;
  /** Changes the search, from its first page. */
  readonly onSearch: (change: Partial<SearchOf<F>>) => void;
  readonly onSort: (sort: DataSort) => void;
  /** The query of the address after a change, for links. */
  readonly addressWith: (change: Partial<SearchOf<F>>, cursor?: string | null) => string;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** Connects a list with the address and the server. */
export function useList<Answer extends ListAnswer, F extends Filters>(
  definition: ListDefinition<Answer, F>,
  selectedAtFirst: ReadonlySet<string> = none,
): ListState<Answer, F> {
  const { columns: columnsOf, filters, firstSort = null, keeps } = definition;
  const [params, setParams] = useSearchParams();
  const [selected, onSelect] = useState(selectedAtFirst);
  // Columns that depend on the search differ in labels, not in order.
  const sortable = useMemo(
    () =>
      (typeof columnsOf === 'function' ? [] : columnsOf).filter(({ sortable: is }) => is).map(({ id }) => id),
    [columnsOf],
  );
  const options = useMemo(() => ({ filters, firstSort, sortable }), [filters, firstSort, sortable]);
  const address = useMemo(() => readAddress(params, options), [params, options]);
  const { search } = address;
  const columns = useMemo(
    () => (typeof columnsOf === 'function' ? columnsOf(search) : columnsOf),
    [columnsOf, search],
  );
  const list = useListPages(definition, address);

  const { items, first = null } = list;
  const rows = useMemo(
    () => (items && keeps ? items.filter((row) => keeps(row, search)) : (items ?? null)),
    [items, keeps, search],
  );

  const go = (next: Partial<ListAddress<F>>) => {
    onSelect(none);
    const query = writeAddress({ ...address, cursor: null, ...next }, options);
    setParams(query, { replace: true, preventScrollReset: true });
  };

  const isWhole = Object.entries(filters).every(
    ([name, { narrows, rest }]) => !narrows || search[name] === rest,
  );
  return {
    definition,
    address,
    columns,
    rows,
    first,
    hasMore: list.hasMore,
    busy: list.isFetching,
    isEmpty:
      first !== null &&
      (definition.isEmpty
        ? definition.isEmpty(first)
        : isWhole && address.cursor === null && !list.isPrevious && rows?.length === 0),
    isForbidden: list.error?.code === 'FORBIDDEN',
    failureDetails: list.failed?.details ?? null,
    onSearch: (change) => go({ search: { ...search, ...withResets(filters, change, search) } }),
    onSort: (sort) => go({ sort }),
    addressWith: (change, cursor = null) =>
      writeAddress({ ...address, search: { ...search, ...change }, cursor }, options),
    onMore: list.readMore,
    onRetry: list.refetch,
    selected,
    onSelect,
  };
}
