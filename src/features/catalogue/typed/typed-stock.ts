import { readDecimal } from '../../../lib/decimal-text.ts';
import type { Typed } from './typed.ts';

// The contract's most.
const stockMost = 10_000_000;

/** How many there are; nothing typed means that they are not counted (null). */
export function readStock(text: string): Typed<number | null> {
  if (text.trim() === '') return { value: null };
  const read = readDecimal(text);
  const stock = read === null ? Number.NaN : Number(read.decimal);
  if (!Number.isInteger(stock))
    return { problem: 'Enter a whole number, or leave it empty if you don’t count stock.' };
  if (stock < 0) return { problem: 'Stock can’t be below zero.' };
  if (stock > stockMost) return { problem: 'Stock can be at most 10,000,000.' };
  return { value: stock };
}
