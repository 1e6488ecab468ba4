import { hasWord, pricedText } from '../name-and-price.ts';
import { isAmount } from './lines.ts';
import type { PageBlock, PageRow } from './page.ts';

const rowsLeast = 2;
/** The minimum share of distinct names in a list. */
const distinctLeast = 0.6;
const isSum = (text: string): boolean => isAmount(text) || pricedText(text)?.name === '';
const isName = (text: string | undefined): boolean =>
  text !== undefined && text.length > 3 && hasWord(text) && !isSum(text);

/** Where a second name begins in a row of name, price, name and price; null if there is none. */
function secondName({ cells }: PageRow): number | null {
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  const [name = -1, price = -1, other = -1, last = -1] = filled;
  if (filled.length !== 4 || ![name, other].every((at) => isName(cells[at]))) return null;
  return [price, last].every((at) => isSum(cells[at] ?? '')) ? other : null;
}

/** Whether the first row with several cells only has headers: the block is then no pair of lists. */
function isHeaded({ rows }: PageBlock): boolean {
  const first = rows.find(({ cells }) => cells.filter((cell) => cell !== '').length > 2);
  return first !== undefined && !first.cells.some(isSum);
}

/**
 * Splits rows of two short lists that are side by side below a table, or in its columns: a second name followed by its
 * price is a row of its own if other rows have amounts in its column, or no header says otherwise.
 */
export function withSideRows(block: PageBlock): readonly PageRow[] {
  const found = block.rows.map(secondName).filter((at) => at !== null);
  const at = found[0] ?? -1;
  const names = block.rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
  const second = block.rows.flatMap((row) => {
    const own = secondName(row);
    return own === null ? [] : [row.cells[own] ?? ''];
  });
  // `3 dives` is repeated in each row: it describes the row.
  if (new Set(second).size < second.length * distinctLeast) return block.rows;
  const hasSums = names.some(isSum);
  const areNames = !isHeaded(block) && names.every(isName) && new Set(names).size === names.length;
  if (found.length < rowsLeast || !(hasSums || areNames)) return block.rows;
  return block.rows.flatMap((row) => {
    const left = row.cells.map((cell, column) => (column < at ? cell : ''));
    const right = row.cells.map((_, column) => row.cells[column + at] ?? '');
    const isBeside = isName(right[0]) && isSum(right.slice(1).find((cell) => cell !== '') ?? '');
    // A price for each class and a single name: `Acrylic | 28 | 20 | 35`.
    if (!isBeside || left.filter((cell) => cell !== '').length > 2) return [row];
    return [left, right].flatMap((cells) => (cells.every((cell) => cell === '') ? [] : [{ ...row, cells }]));
  });
}
