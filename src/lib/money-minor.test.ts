import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, minorDigitsOf, toMinor } from './money-minor.ts';

describe('a decimal number in minor units', () => {
  it.each([
    ['89.50', 'EUR', 8950],
    ['89.5', 'EUR', 8950],
    ['89', 'EUR', 8900],
    ['0.005', 'EUR', 1],
    ['0.0049', 'EUR', 0],
    ['1.005', 'EUR', 101],
    ['2.675', 'EUR', 268],
    ['-2.675', 'EUR', -268],
    ['-0.001', 'EUR', 0],
    ['1200', 'JPY', 1200],
    ['1200.5', 'JPY', 1201],
    ['1.2345', 'KWD', 1235],
    ['90071992547409.91', 'EUR', 9007199254740991],
  ] as const)('%s %s is %i', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
  });

  it.each(['', 'twelve', '1,5', '.5', '1e3', '90071992547409.92', '9'.repeat(400)])(
    'is null for %j',
    (amount) => {
      expect(toMinor(amount, 'EUR')).toBeNull();
    },
  );

  it.each([
    ['100', '0.865', 'EUR', 8650],
    ['10.01', '1.1575', 'EUR', 1159],
    ['1000', '0.00612', 'EUR', 612],
    ['19.99', '157.32', 'JPY', 3145],
  ] as const)('%s at the rate %s is %s %i', (amount, rate, currency, minor) => {
    expect(toMinor(amount, currency, rate)).toBe(minor);
  });

  const decimal = (most: bigint, places: number) =>
    fc
      .tuple(fc.bigInt({ min: 0n, max: most }), fc.integer({ min: 0, max: places }))
      .map(([digits, after]) => {
        const text = String(digits).padStart(after + 1, '0');
        return after === 0 ? text : `${text.slice(0, -after)}.${text.slice(-after)}`;
      });

  it('is never further than half a unit from the exact product, whatever amount, rate and currency', () => {
    const currency = fc.constantFrom('JPY', 'EUR', 'KWD');
    fc.assert(
      fc.property(decimal(10n ** 7n, 6), decimal(10n ** 5n, 8), currency, (amount, rate, code) => {
        const minor = toMinor(amount, code, rate);
        // Both sides times 10^14, which covers all decimals of amount and rate.
        const exact = (text: string, places: number) => {
          const [whole = '', after = ''] = text.split('.');
          return BigInt(whole + after.padEnd(places, '0'));
        };
        const product = exact(amount, 6) * exact(rate, 8) * 10n ** BigInt(minorDigitsOf(code));
        const difference = BigInt(minor ?? -1) * 10n ** 14n - product;
        return difference > -(10n ** 14n) / 2n && difference <= 10n ** 14n / 2n;
      }),
    );
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('JPY', 'EUR', 'KWD'), (minor, code) => {
        expect(toMinor(fromMinor(minor, code), code)).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });
});
