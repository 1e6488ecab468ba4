import { expect, it } from 'vitest';
import { filterFromSearch, isFiltered, searchWithFilter } from './row-filter.ts';

it('a filter is in the address, and is restored from it', () => {
  const filter = { level: 'blocked', code: 'PRICE_MISSING', text: 'fender navy' } as const;
  const search = searchWithFilter(new URLSearchParams('step=catalogue'), filter);
  expect(search.toString()).toBe('step=catalogue&show=blocked&finding=PRICE_MISSING&find=fender+navy');
  expect(filterFromSearch(search)).toEqual(filter);
});

it('an address without a filter, or with one nobody knows, shows every row', () => {
  const filter = filterFromSearch(new URLSearchParams('show=sunken'));
  expect(filter).toEqual({ level: undefined, code: undefined, text: undefined });
  expect(isFiltered(filter)).toBe(false);
  expect(isFiltered({ text: '  ' })).toBe(false);
});

it('a filter taken off leaves nothing behind in the address', () => {
  const search = new URLSearchParams('step=catalogue&show=new&find=rope');
  expect(searchWithFilter(search, { text: '' }).toString()).toBe('step=catalogue');
});
