import type { DataSort } from '../../ui/index.ts';
import type { Filters, SearchOf } from './filters.tsx';

/** What the address of a list says. */
export interface ListAddress<F extends Filters> {
  readonly search: SearchOf<F>;
  readonly sort: DataSort | null;
  /** Where the page begins, as the server named it; null: at the first. */
  readonly cursor: string | null;
}

interface AddressOptions<F extends Filters> {
  readonly filters: F;
  /** The column that the list is in the order of at first; null: it has one order alone. */
  readonly firstSort: string | null;
  readonly sortable: readonly string[];
}

const longestCursor = 400;

/** `-price` as the table says it, and back. */
const sortNamed = (name: string): DataSort => ({
  column: name.replace(/^-/, ''),
  direction: name.startsWith('-') ? 'desc' : 'asc',
});
export const sortName = ({ column, direction }: DataSort): string =>
  direction === 'desc' ? `-${column}` : column;

/** Reads the address; whatever makes no sense is as if it were not there. */
export function readAddress<F extends Filters>(
  params: URLSearchParams,
  { filters, firstSort, sortable }: AddressOptions<F>,
): ListAddress<F> {
  const search = Object.fromEntries(
    Object.entries(filters).map(([name, { rest, read }]) => {
      const text = params.get(name);
      return [name, text === null ? rest : read(text)];
    }),
  );
  const asked = sortNamed(params.get('sort') ?? '');
  return {
    // Made of the filters' own names and values.
    search: search as SearchOf<F>,
    sort: firstSort === null ? null : sortable.includes(asked.column) ? asked : sortNamed(firstSort),
    cursor: params.get('cursor')?.slice(0, longestCursor) || null,
  };
}

/** The other way round; what goes without saying is left out. */
export function writeAddress<F extends Filters>(
  { search, sort, cursor }: ListAddress<F>,
  { filters, firstSort }: AddressOptions<F>,
): string {
  const params = new URLSearchParams();
  for (const [name, { rest, write }] of Object.entries(filters)) {
    const value = search[name] ?? null;
    if (value !== rest) params.set(name, write(value));
  }
  if (sort && sortName(sort) !== firstSort) params.set('sort', sortName(sort));
  if (cursor !== null) params.set('cursor', cursor);
  return params.toString();
}
