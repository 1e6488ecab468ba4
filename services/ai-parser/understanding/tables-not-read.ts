import { isSpanOfSums } from '../reading/name-and-price.ts';
import { columnName, textOf, type Cell, type FileIssue, type Row, type Table } from '../reading/table.ts';
import type { Column } from './column.ts';
import type { ColumnProfile } from './column-profile.ts';
import type { SheetChoice } from './sheet-choice.ts';
import { isNumberLike } from './column-profile.ts';
import type { TablePlan } from './table-plan.ts';

/** Fewer rows are parameters of a list, or a form. */
const rowsLeast = 4;
const rowsShare = 0.5;
const exampleMax = 60;

/**
 * Whether numbers may be prices: they have a sign or cents, or end as prices do, and are neither row numbers nor codes.
 */
const mayBePrices = (p: ColumnProfile): boolean =>
  Math.max(p.numeric, p.sums) > 0.6 &&
  p.counting < 0.6 &&
  p.barcodes < 0.2 &&
  p.leadingZeros < 0.02 &&
  p.years < 0.5 &&
  p.flags < 0.9 &&
  (p.money > 0.3 || p.cents > 0.5 || (p.endings > 0.5 && p.magnitude >= 5 && p.distinct > 0.05));

/** A number or a range: `400-450`. */
const isFigure = (cell: Cell | undefined): boolean =>
  cell !== undefined && (isNumberLike(cell) || isSpanOfSums(textOf(cell)));

/** Numbers or ranges below a word for money. */
const areUnderMoney = ({ header, profile }: Column): boolean =>
  Boolean(header?.currency) && profile.numeric + profile.spans > 0.6;

const exampleOf = ({ cells }: Row): string =>
  cells
    .map(textOf)
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, exampleMax);

/** The rows of a table with words and a number that may be a price; empty if they are few. */
function rowsWithFigures({ sample, columns, body }: TablePlan): { count: number; example: string } | null {
  const figures = columns.filter((column) => mayBePrices(column.profile) || areUnderMoney(column));
  const found = sample.filter(
    ({ cells }) =>
      figures.some(({ index }) => isFigure(cells[index])) &&
      cells.some((cell) => !isFigure(cell) && /\p{L}/u.test(textOf(cell))),
  );
  const [first] = found;
  if (!first || found.length < rowsLeast || found.length < sample.length * rowsShare) return null;
  const count = Math.round((found.length / sample.length) * body.length);
  return { count, example: exampleOf(first) };
}

const besideMost = 0.2;

/**
 * Reports rows without a price that have a number in a column where rows with a price have none: a part of the list has
 * another layout.
 */
export function figuresElsewhere({ plan, isUsed }: SheetChoice): FileIssue | null {
  const { roles, columns, sample, table } = plan;
  const price = roles.byField.get('price')?.column;
  if (!isUsed || !price || table.page !== null) return null;
  const used = new Set([...roles.byField.values(), ...roles.variants].map(({ column }) => column));
  const isPriced = ({ cells }: Row) => textOf(cells[price.index]) !== '';
  const isAlone = ({ cells }: Row) => cells.filter((cell) => cell !== '').length < 2;
  const priced = sample.filter(isPriced);
  const open = sample.filter((row) => !isPriced(row) && !isAlone(row));
  const has = (rows: readonly Row[], { index }: Column) => rows.filter(({ cells }) => isFigure(cells[index]));
  const column = columns.find(
    (each) =>
      !used.has(each) &&
      (each.header?.meanings.length ?? 0) === 0 &&
      has(open, each).length >= Math.max(rowsLeast, open.length * rowsShare) &&
      has(priced, each).length <= priced.length * besideMost,
  );
  const [first] = column ? has(open, column) : [];
  if (!column || !first) return null;
  const count = has(open, column).length.toLocaleString('en');
  return {
    code: 'PRICES_NOT_READ',
    message: `${count} rows${named(table)} have no price, and a figure in column ${columnName(table, column.index)}, such as “${exampleOf(first)}”. If it is their price, please send them as a list of their own.`,
  };
}

const named = ({ sheet }: Table): string => (sheet === null ? '' : ` of “${sheet.slice(0, 40)}”`);

/**
 * Reports a table that is not used although it may have prices; null if it has none. The amounts of pages are counted
 * individually.
 */
export function notUnderstood({ plan, isUsed, isLeftOut }: SheetChoice): FileIssue | null {
  if (isUsed || !isLeftOut || plan.table.page !== null || plan.table.sheet === null) return null;
  const seen = rowsWithFigures(plan);
  if (!seen) return null;
  return {
    code: 'PRICES_NOT_READ',
    message: `${seen.count.toLocaleString('en')} rows${named(plan.table)} have words and figures that were not understood, such as “${seen.example}”. If they are offers, please point at their prices.`,
  };
}
