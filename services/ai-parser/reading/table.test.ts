import { describe, expect, it } from 'vitest';
import { textOfNumber } from './table.ts';

describe('textOfNumber', () => {
  it.each([
    [0, '0'],
    [-12, '-12'],
    [12.5, '12.5'],
    [0.1 + 0.2, '0.3'],
    [1.7534999999999998, '1.7535'],
    [1234567890123.45, '1234567890123.45'],
    [-1.7534999999999998, '-1.7535'],
    [0.000001, '0.000001'],
    [0.0000001, '0.0000001'],
    [123456789012345, '123456789012345'],
    [4e21, '4000000000000000000000'],
  ])('writes %d as %s', (number, text) => {
    expect(textOfNumber(number)).toBe(text);
  });
});
