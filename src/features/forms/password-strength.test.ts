import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('a password being chosen', () => {
  it.each([
    ['', 0, '12 characters or more. A short sentence is good.'],
    ['anchor', 1, '6 of at least 12 characters.'],
    ['⚓'.repeat(11), 1, '11 of at least 12 characters.'],
    ['abababababababab', 1, '16 characters, but too repetitive.'],
    ['seven knots!', 2, '12 characters: long enough. Longer is stronger.'],
    ['seven knots wind', 3, '16 characters: good.'],
    ['seven knots to windward', 4, '23 characters: strong.'],
    ['seven knots '.repeat(11), 1, '132 characters: 4 too many.'],
  ] as const)('%j is judged by its characters', (password, score, text) => {
    expect(passwordStrength(password)).toEqual({ score, text });
  });
});
