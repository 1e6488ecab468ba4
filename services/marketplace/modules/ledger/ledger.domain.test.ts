import { describe, expect, it } from 'vitest';
import { cursorOf, isBalanced, positionOf, spanOf, type Posting } from './ledger.domain.ts';

const posting = (account: Posting['account'], amountMinor: number, more: Partial<Posting> = {}): Posting => ({
  account,
  amountMinor,
  saleId: 's1',
  vendorId: 'v1',
  currency: 'EUR',
  ...more,
});

describe('an entry balances', () => {
  it.each<[string, boolean, readonly Posting[]]>([
    ['with nothing in it', true, []],
    [
      'when its sides are equal',
      true,
      [posting('cash', 5), posting('vendor_due', -4), posting('commission', -1)],
    ],
    ['not when a cent is missing', false, [posting('cash', 5), posting('vendor_due', -4)]],
    ['not across sub-orders', false, [posting('cash', 5), posting('vendor_due', -5, { saleId: 's2' })]],
    ['not across currencies', false, [posting('cash', 5), posting('vendor_due', -5, { currency: 'JPY' })]],
  ])('%s', (_when, balances, postings) => {
    expect(isBalanced(postings)).toBe(balances);
  });
});

const position = {
  at: new Date('2026-11-20T08:30:00.123Z'),
  entryId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  saleId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
};

it('reads a position from its cursor', () => {
  expect(positionOf(cursorOf(position))).toEqual(position);
});

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each([
  '',
  'nonsense',
  coded(null),
  coded(['2026-11-20T08:30:00.123Z', position.entryId]),
  coded(['yesterday', position.entryId, position.saleId]),
  coded(['2026-11-20T08:30:00.123Z', position.entryId, "' or 1=1"]),
])('takes no position from %s', (cursor) => {
  expect(positionOf(cursor)).toBeNull();
});

it('reads dates as days in UTC, both inclusive', () => {
  expect(spanOf({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    since: new Date('2026-11-01T00:00:00Z'),
    before: new Date('2026-12-01T00:00:00Z'),
  });
  expect(spanOf({ from: null })).toEqual({ since: null, before: null });
});
