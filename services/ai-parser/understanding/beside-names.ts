import { textOf, type Row } from '../reading/table.ts';
import type { Column } from './column.ts';

const leastWords = 0.8;
const leastFilled = 0.05;
const bothMost = 0.1;

/**
 * Whether a column has names in place of the column of names beside it: a title over two columns, or names typed into
 * the wrong one. It has no title of its own, and where it has words the other column is empty.
 */
export function standsInsteadOf(name: Column, column: Column, sample: readonly Row[]): boolean {
  if (Math.abs(column.index - name.index) !== 1 || column.header !== null) return false;
  if (column.profile.letters < leastWords || column.profile.filled < leastFilled) return false;
  const own = sample.filter(({ cells }) => textOf(cells[column.index]) !== '');
  return own.filter(({ cells }) => textOf(cells[name.index]) !== '').length <= own.length * bothMost;
}
