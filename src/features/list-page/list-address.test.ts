import { expect, it } from 'vitest';
import { addressValue, choice, day, search, tabs } from './filters.tsx';
import { readAddress, writeAddress } from './list-address.ts';

const options = {
  filters: {
    status: tabs({
      label: 'Status',
      options: [
        ['submitted', 'New'],
        ['in_review', 'In review'],
      ],
      all: { word: 'All', at: 'end' },
      first: 'submitted',
    }),
    kind: choice({ label: 'Kind', all: 'All kinds', options: [['refund', 'Refunds']] }),
    q: search('Search', 'Company or person'),
    from: day('From', { max: 'to' }),
    to: day('To', { min: 'from' }),
    application: addressValue(/^[\da-f-]{36}$/),
  },
  firstSort: 'name',
  sortable: ['name', 'price'],
};
const read = (address: string) => readAddress(new URLSearchParams(address), options);
const resting = { status: 'submitted', kind: null, q: '', from: '', to: '', application: null };
const byName = { column: 'name', direction: 'asc' };

it.each([
  '',
  'status=in_review&q=berg+%26+sons&application=0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  'status=all&kind=refund&from=2026-11-01&to=2026-11-30',
  'q=fender&sort=-price&cursor=abc',
])('reads “%s” and writes it again', (address) => {
  expect(writeAddress(read(address), options)).toBe(address);
});

it('says nothing of what goes without saying', () => {
  expect(read('status=submitted&q=&sort=name&cursor=')).toEqual({
    search: resting,
    sort: byName,
    cursor: null,
  });
});

it.each([
  'status=sunk',
  'kind=bribe',
  'from=2026-02-31',
  'to=yesterday',
  'from=2026-1-1',
  'to=0000-99-99',
  'application=../../etc',
  'sort=colour',
  'other=1',
])('takes %s for nothing', (address) => {
  expect(read(address)).toEqual({ search: resting, sort: byName, cursor: null });
});

it('searches for no more words than the contract takes', () => {
  expect(read(`q=${'x'.repeat(200)}`).search.q).toHaveLength(100);
});
