import type { RowFilter } from './review.types.ts';

const levels = ['blocked', 'doubtful', 'note', 'excluded', 'new', 'changed', 'unchanged'] as const;

/** The review's filter as an address names it: `?show=blocked&finding=PRICE_MISSING&find=fender`. What it does not know it passes over. */
export function filterFromSearch(search: URLSearchParams): RowFilter {
  const level = levels.find((known) => known === search.get('show'));
  const code = search.get('finding') ?? undefined;
  const text = search.get('find') ?? undefined;
  return { level, code, text };
}

/** `search` with the filter in it; everything else in it stays. */
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
