import { textOf, type Row } from '../reading/table.ts';
import { priceNumber } from './price-cell.ts';
import { beginsAsTotal } from './row-kinds.ts';
import type { TablePlan } from './table-plan.ts';

/** Two of many prices may add up to a third by coincidence. */
const sumsMost = 30;

const inCents = (row: Row, price: number): number => Math.round(priceNumber(row.cells[price]) * 100);

/**
 * Whether lines of a page or text are the account of one purchase, as of a ticket, a receipt or an invoice: one of
 * them begins with a word for a total, and is the sum of two others (net and tax) or of all above. A sheet may list
 * parts and what they cost together.
 */
export function isAccount({ table, roles, headerRows, sample }: TablePlan): boolean {
  if (table.page === null && table.areLines !== true) return false;
  const [name, price] = [roles.byField.get('name')?.column, roles.byField.get('price')?.column];
  if (!name || !price || name.stated || price.stated || headerRows.length > 0) return false;
  const sums = sample
    .map((row) => ({ text: textOf(row.cells[name.index]), cents: inCents(row, price.index) }))
    .filter(({ cents }) => cents > 0);
  if (sums.length > sumsMost) return false;
  const all = sums.map(({ cents }) => cents);
  return sums.some(({ text, cents }, place) => {
    if (!beginsAsTotal(text)) return false;
    const above = all.slice(0, place);
    const isOfTwo = all.some((one, at) => at !== place && all.indexOf(cents - one, at + 1) > at);
    return isOfTwo || (above.length > 1 && above.reduce((sum, one) => sum + one, 0) === cents);
  });
}
