import { expect, it } from 'vitest';
import { readOrderSearch, writeOrderSearch } from './order-search.ts';

it('goes into the address and comes back', () => {
  const search = { q: 'fender', status: 'placed', cursor: 'abc' } as const;
  expect(writeOrderSearch(search).toString()).toBe('q=fender&status=placed&cursor=abc');
  expect(readOrderSearch(writeOrderSearch(search))).toEqual(search);
});

it('leaves out what goes without saying, and takes what makes no sense as not there', () => {
  const all = { q: '', status: null, cursor: null };
  expect(writeOrderSearch(all).toString()).toBe('');
  expect(readOrderSearch(new URLSearchParams('status=lost&cursor=&other=1'))).toEqual(all);
  expect(readOrderSearch(new URLSearchParams({ q: 'x'.repeat(200) })).q).toHaveLength(100);
});
