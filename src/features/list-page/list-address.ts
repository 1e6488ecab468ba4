import type { DataSort } from '../../ui/index.ts';
import type { Filters, SearchOf } from './filters.tsx';

/** The state of a list in its address. */
export interface ListAddress<F extends Filters> {
  readonly search: SearchOf<F>;
  readonly sort: DataSort | null;
  /** The cursor of the page; null for the first page. */
  readonly cursor: string | null;
}

interface AddressOptions<F extends Filters> {
  readonly filters: F;
  /** The column of the default order; null if the order cannot be changed. */
  readonly firstSort: string | null;
  readonly sortable: readonly string[];
}

const longestCursor = 400;

/** Converts `-price` to the table's sort and back. */
const sortNamed = (name: string): DataSort => ({
  column: name.replace(/^-/, ''),
  direction: name.startsWith('-') ? 'desc' : 'asc',
});
export const sortName = ({ column, direction }: DataSort): string =>
  direction === 'desc' ? `-${column}` : column;

/** Parses the address; invalid values are ignored. */
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
    // Built from the filters' own names and values.
    search: search as SearchOf<F>,
    sort: firstSort === null ? null : sortable.includes(asked.column) ? asked : sortNamed(firstSort),
    cursor: params.get('cursor')?.slice(0, longestCursor) || null,
  };
}

/** Formats the address; defaults are omitted. */
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
