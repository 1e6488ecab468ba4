import { textOf, type FileIssue } from '../reading/table.ts';
import type { ColumnProfile } from './column-profile.ts';
import type { SheetChoice } from './sheet-choice.ts';
import { isNumberLike } from './column-profile.ts';
import type { TablePlan } from './table-plan.ts';

/** Fewer rows are what a list is reckoned with, or a form. */
const rowsLeast = 4;
const rowsShare = 0.5;
const exampleMax = 60;

/** Figures that may be prices: with a sign or cents, or ending as prices do; not what counts rows or names them. */
const mayBePrices = (p: ColumnProfile): boolean =>
  Math.max(p.numeric, p.sums) > 0.6 &&
  p.counting < 0.6 &&
  p.barcodes < 0.2 &&
  p.leadingZeros < 0.02 &&
  p.years < 0.5 &&
  p.flags < 0.9 &&
  (p.money > 0.3 || p.cents > 0.5 || (p.endings > 0.5 && p.magnitude >= 5 && p.distinct > 0.05));

/** The rows of a table that have words and a figure that may be a price; empty where they are few. */
function rowsWithFigures({ sample, columns, body }: TablePlan): { count: number; example: string } | null {
  const figures = columns.filter(({ profile }) => mayBePrices(profile)).map(({ index }) => index);
  const found = sample.filter(
    ({ cells }) =>
      figures.some((at) => isNumberLike(cells[at] ?? '')) &&
      cells.some((cell) => !isNumberLike(cell) && /\p{L}{2}/u.test(textOf(cell))),
  );
  const [first] = found;
  if (!first || found.length < rowsLeast || found.length < sample.length * rowsShare) return null;
  const example = first.cells
    .map(textOf)
    .filter((cell) => cell !== '')
    .join(' · ');
  const count = Math.round((found.length / sample.length) * body.length);
  return { count, example: example.slice(0, exampleMax) };
}

/** What is said of a table that is not used, though it may hold prices; null where it is none. The sums of pages are counted one by one. */
export function notUnderstood({ plan, isUsed, isLeftOut }: SheetChoice): FileIssue | null {
  if (isUsed || !isLeftOut || plan.table.page !== null || plan.table.sheet === null) return null;
  const seen = rowsWithFigures(plan);
  if (!seen) return null;
  return {
    code: 'PRICES_NOT_READ',
    message: `${seen.count.toLocaleString('en')} rows of “${plan.table.sheet.slice(0, 40)}” have words and figures that were not understood, such as “${seen.example}”. If they are offers, please point at their prices.`,
  };
}
