import { expect, it } from 'vitest';
import { moneyRule } from './money-field.tsx';

const rule = moneyRule({
  currency: 'EUR',
  wrong: 'enter a cost such as 15.00, or 0.',
  of: 'Method 1',
  isGood: (amountMinor) => amountMinor <= 200_000,
});

it.each([
  ['1.234,56', true],
  ['1,234.56', true],
  ['12,5', true],
  ['12.345', 'Method 1: EUR has 2 decimals, like 89.50. For thousands, write 1200 or 1,200.'],
  ['2000.01', 'Method 1: enter a cost such as 15.00, or 0.'],
  ['-1', 'Method 1: enter a cost such as 15.00, or 0.'],
  ['abc', 'Method 1: enter a cost such as 15.00, or 0.'],
  ['', 'Method 1: enter a cost such as 15.00, or 0.'],
])('judges %j', (text, verdict) => {
  expect(rule.validate(text)).toBe(verdict);
});
