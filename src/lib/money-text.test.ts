import { describe, expect, it } from 'vitest';
import { amountMinorOf, decimalsText, readMoney } from './money-text.ts';

describe('a typed amount', () => {
  it.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1,234', 123_400],
    ['1.234.567', 123_456_700],
    ['12,5', 1250],
    ['89.50', 8950],
    ['1.091,50', 109_150],
    ['€ 12', 1200],
    ['0', 0],
  ])('%j is understood', (text, amountMinor) => {
    expect(readMoney(text, 'EUR')).toEqual({ amountMinor });
    expect(amountMinorOf(text, 'EUR')).toBe(amountMinor);
  });

  it.each([
    ['12.345', 'decimals'],
    ['12.005', 'decimals'],
    ['89.5051', 'decimals'],
    ['-1', 'negative'],
    ['-5', 'negative'],
    ['abc', 'unreadable'],
    ['free', 'unreadable'],
    ['', 'unreadable'],
    ['1000000000.01', 'too high'],
  ])('%j is refused, never rounded: %s', (text, problem) => {
    expect(readMoney(text, 'EUR')).toEqual({ problem });
    expect(amountMinorOf(text, 'EUR')).toBeNull();
  });

  it('has the decimals of its currency', () => {
    expect([readMoney('1,200', 'JPY'), readMoney('12.5', 'JPY'), readMoney('1.234', 'KWD')]).toEqual([
      { amountMinor: 1200 },
      { problem: 'decimals' },
      { amountMinor: 1234 },
    ]);
    expect(['EUR', 'JPY', 'KWD'].map(decimalsText)).toEqual([
      'EUR has 2 decimals, like 89.50. For thousands, write 1200 or 1,200.',
      'JPY prices have no decimals. For thousands, write 1200 or 1,200.',
      'KWD has 3 decimals, like 89.500. For thousands, write 1200 or 1,200.',
    ]);
  });
});
