import { useApiList } from '../server-data/index.ts';
import type { Filters } from './filters.tsx';
import { sortName, type ListAddress } from './list-address.ts';
import type { ListAnswer, ListDefinition, QueryOf } from './list-definition.ts';

/** The parameters of the contract's query for an address; blank words are omitted. */
export function queryOf<F extends Filters>(
  filters: F,
  { search, sort, cursor }: ListAddress<F>,
  limit: number,
): QueryOf<F> {
  const asked = Object.entries<string | null>(search).filter(
    ([name, value]) => filters[name]?.isAsked === true && value !== null && value.trim() !== '',
  );
  const query = {
    limit,
    ...(sort && { sort: sortName(sort) }),
    ...Object.fromEntries(asked),
    ...(cursor !== null && { cursor }),
  };
  // Built from the filters' own names and values.
  return query as QueryOf<F>;
}

/** The pages of a list from the one in the address. While another search loads, the previous results stay. */
export function useListPages<Answer extends ListAnswer, F extends Filters>(
  { key, read, filters, pageSize, againMs }: ListDefinition<Answer, F>,
  { search, sort, cursor: from }: ListAddress<F>,
) {
  return useApiList({
    key: [...key, queryOf(filters, { search, sort, cursor: null }, pageSize)],
    from,
    againMs,
    readPage: ({ cursor, ...tools }) => read(tools, queryOf(filters, { search, sort, cursor }, pageSize)),
  });
}
