import { expect, it } from 'vitest';
import { isFiltered, readLedgerSearch, writeLedgerSearch } from './ledger-search.ts';

const read = (address: string) => readLedgerSearch(new URLSearchParams(address));

it('reads what it wrote', () => {
  const address = 'kind=refund&q=Q-10001&from=2026-11-01&to=2026-11-30';
  expect(writeLedgerSearch(read(address)).toString()).toBe(address);
});

it.each(['kind=bribe', 'from=2026-02-31', 'to=yesterday', 'from=2026-1-1', 'to=0000-99-99'])(
  'takes %s for nothing',
  (address) => {
    expect(read(address)).toEqual({ kind: null, q: '', from: '', to: '' });
    expect(isFiltered(read(address))).toBe(false);
  },
);
