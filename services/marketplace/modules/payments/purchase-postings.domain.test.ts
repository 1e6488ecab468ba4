import { describe, expect, it } from 'vitest';
import { fromProvider, movableMinor, toProvider } from './provider/provider-money.domain.ts';
import { splitOf } from './purchase-postings.domain.ts';

describe("money in the provider's units", () => {
  it.each([
    ['EUR', 23_159, 23_159],
    ['JPY', 23_159, 23_159],
    // The provider requires the last digit of a dinar's thousandths to be zero.
    ['KWD', 23_150, 23_150],
    // The currency has no decimals any more, but the provider still uses hundredths.
    ['ISK', 500, 50_000],
    ['UGX', 500, 50_000],
    // With decimals in ISO 4217, without at the provider.
    ['MGA', 500, 5],
  ])('%s: %i is %i', (code, minor, received) => {
    expect([toProvider(minor, code), fromProvider(received, code)]).toEqual([received, minor]);
  });

  it('moves no fils that the provider cannot move', () => {
    expect([movableMinor(23_159, 'KWD'), movableMinor(9, 'KWD'), movableMinor(23_159, 'EUR')]).toEqual([
      23_150, 0, 23_159,
    ]);
    expect(() => toProvider(23_159, 'KWD')).toThrow('23159 KWD can be moved');
  });

  it('splits an order in dinars so that all of it can be moved', () => {
    expect(splitOf(23_159, 2316, 'KWD')).toEqual({
      totalMinor: 23_150,
      dueMinor: 20_840,
      commissionMinor: 2310,
    });
  });
});
