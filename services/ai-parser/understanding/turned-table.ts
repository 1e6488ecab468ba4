import { textOf, type Cell, type Row, type Table } from '../reading/table.ts';
import { isNumberLike } from './column-profile.ts';
import { isHeaderRead, type Column, type Role } from './column.ts';
import type { Field } from './fields.ts';
import { headerOf } from './header-meaning.ts';
import type { Meaning } from './lexicon/lexicon.ts';

const searchedRows = 60;
/** A comparison is made for people; a longer table is none. */
const comparedRows = 500;
const prices: ReadonlySet<Meaning> = new Set(['price', 'unitPrice', 'listPrice']);

const isFilled = (cell: Cell | undefined) => textOf(cell) !== '';

/** A row that begins with a word for price and continues with numbers. */
function isPriceRow({ cells }: Row): boolean {
  const [label, ...rest] = cells;
  if (typeof label !== 'string' || label === '' || label.length > 80) return false;
  const figures = rest.filter((cell) => /\d/u.test(textOf(cell))).length;
  const [best] = headerOf(label).meanings;
  return figures >= 1 && best !== undefined && best.strength >= 0.5 && prices.has(best.meaning);
}

/** A single offer written in lines, `Product: …`, `Price: …`, has at least this many known labels. */
const leastLabels = 3;

const labelled = (block: readonly Row[]): number =>
  new Set(
    block.flatMap(({ cells: [label] }) => {
      const [best] = typeof label === 'string' && label.length <= 80 ? headerOf(label).meanings : [];
      return best && best.strength >= 0.9 ? [best.meaning] : [];
    }),
  ).size;

/** Three cells in the same columns as in the row above belong together, whatever is between them on a page. */
const alikeLeast = 3;

const filledIn = ({ cells }: Row): readonly number[] =>
  cells.flatMap((cell, column) => (isFilled(cell) ? [column] : []));

const areAlike = (one: Row, other: Row): boolean =>
  filledIn(one).length >= alikeLeast && filledIn(one).join() === filledIn(other).join();

/** The rows around a position without a blank one between them. */
function blockAround(rows: readonly Row[], place: number): readonly Row[] {
  const follows = (at: number) => {
    const [above, row] = [rows[at - 1], rows[at]];
    return above !== undefined && row !== undefined && (row.line - above.line === 1 || areAlike(above, row));
  };
  let from = place;
  while (from > 0 && follows(from)) from -= 1;
  let to = place;
  while (to + 1 < rows.length && follows(to + 1)) to += 1;
  return rows.slice(from, to + 1);
}

/**
 * Transposes a comparison: packages are side by side, and their prices and contents below each other. Each row of the
 * result is one package, its columns are the rows of the sheet. Null if the table is no comparison.
 */
export function turnedTable(table: Table): Table | null {
  const rows = table.rows.slice(0, comparedRows);
  const place = rows.slice(0, searchedRows).findIndex(isPriceRow);
  const priceRow = rows[place];
  if (!priceRow) return null;
  const offers = priceRow.cells.flatMap((cell, column) => (column > 0 && isFilled(cell) ? [column] : []));
  const block = blockAround(rows, place);
  if (offers.length < 2 && labelled(block) < leastLabels) return null;
  const namesAt = block.findIndex(({ cells }) =>
    offers.every((column) => isFilled(cells[column]) && !isNumberLike(cells[column] ?? '')),
  );
  const names = block[namesAt];
  if (!names || names.line >= priceRow.line) return null;
  const lines = block.slice(namesAt);
  const turned = (column: number): Row => ({
    line: names.line,
    column,
    cells: lines.map(({ cells }) => cells[column] ?? ''),
  });
  return {
    ...table,
    rows: [0, ...offers].map(turned),
    turnedLines: lines.map(({ line }) => line),
    moneyFormats: new Map(),
  };
}

/**
 * What a comparison compares, if no header says which of its rows has the names: the words above it; null if it is
 * another table.
 */
export function nameOfCompared(
  { turnedLines }: Table,
  byField: ReadonlyMap<Field, Role>,
  [first]: readonly Column[],
): Role | null {
  const name = byField.get('name')?.column;
  if (!turnedLines || !first || first.stated || name === first) return null;
  if (name && (isHeaderRead(name) || name.stated)) return null;
  const { letters, distinct, filled } = first.profile;
  return letters > 0.6 && distinct === 1 && filled === 1
    ? { field: 'name', column: first, confidence: 0.75, reason: 'what is compared' }
    : null;
}
