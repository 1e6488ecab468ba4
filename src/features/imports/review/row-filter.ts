import type { RowFilter } from './review.types.ts';

const levels = ['blocked', 'doubtful', 'note', 'excluded', 'new', 'changed', 'unchanged'] as const;

/** The review's filter in an address: `?show=blocked&finding=PRICE_MISSING&find=fender`. Unknown values are ignored. */
export function filterFromSearch(search: URLSearchParams): RowFilter {
  const level = levels.find((known) => known === search.get('show'));
  const code = search.get('finding') ?? undefined;
  const text = search.get('find') ?? undefined;
  return { level, code, text };
}

/** `search` with the filter; other parameters stay. */
export function searchWithFilter(search: URLSearchParams, filter: RowFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  };
  put('show', filter.level);
  put('finding', filter.code);
  put('find', filter.text);
  return next;
}

export const isFiltered = ({ level, code, text }: RowFilter): boolean =>
  level !== undefined || code !== undefined || (text ?? '').trim() !== '';
