import { textOf, type Row } from '../reading/table.ts';
import { bestMeaning, type Column } from './column.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { raise, type Draft } from './offer.ts';
import { isNumberLike } from './column-profile.ts';
import { priceNumber } from './price-cell.ts';
import { saysProfit } from './rival-prices.ts';
import type { TablePlan } from './table-plan.ts';

/** The confidence of a price that may be the one before its discount. */
const beforeDiscount = 0.5;
const plainly = 0.7;

/** Other prices show what a discount leaves. */
const prices: ReadonlySet<Meaning | null> = new Set([
  'price',
  'unitPrice',
  'listPrice',
  'salePrice',
  'tradePrice',
]);

const isDiscount = (column: Column): boolean =>
  bestMeaning(column) === 'discount' &&
  (column.header?.meanings[0]?.strength ?? 0) >= plainly &&
  column.profile.filled > 0 &&
  column.profile.numeric + column.profile.percents > 0.8 &&
  !saysProfit(column);

const enoughRows = 0.8;

/** `1950 | 300 | 1650`: whether what the buyer pays is another amount without its discount. */
function isReducedBy(price: Column, discount: Column, { columns, sample }: TablePlan): boolean {
  return columns.some((full) => {
    if (full === price || full === discount || full.profile.numeric < 0.5) return false;
    const rows = sample
      .map(({ cells }) => [full, discount, price].map(({ index }) => priceNumber(cells[index])))
      .filter((numbers) => numbers.every((number) => number > 0));
    const reduced = rows.filter(
      ([before = 0, less = 0, paid = 0]) =>
        Math.min(Math.abs(before - less - paid), Math.abs(before * (1 - less / 100) - paid)) < 0.01 * before,
    );
    return rows.length > 0 && reduced.length >= rows.length * enoughRows;
  });
}

/** The column of discounts of a table that has one price, of which nothing says whether it is reduced already. */
function discountOf(plan: TablePlan): Column | undefined {
  const { columns, roles, system } = plan;
  const price = roles.byField.get('price')?.column;
  // What the prices of a shop system are is known.
  if (system || !price?.header || price.stated) return undefined;
  const others = columns.filter(
    (column) => column !== price && prices.has(bestMeaning(column)) && column.profile.numeric > 0.5,
  );
  const discount = others.length > 0 ? undefined : columns.find(isDiscount);
  return discount && !isReducedBy(price, discount, plan) ? discount : undefined;
}

/** Makes the price of a row doubtful if a discount stands beside it: the buyer may have to pay less. */
export function discountDoubts(plan: TablePlan): (draft: Draft, row: Row) => void {
  const discount = discountOf(plan);
  if (!discount) return () => undefined;
  return (draft, { cells }) => {
    const cell = cells[discount.index] ?? '';
    if (!draft.values.has('price') || !isNumberLike(cell) || !(Math.abs(priceNumber(cell)) > 0)) return;
    draft.confidence.price = Math.min(beforeDiscount, draft.confidence.price ?? beforeDiscount);
    raise(
      draft,
      'PRICE_AMBIGUOUS',
      'price',
      `Beside it, “${discount.header?.text}” is ${textOf(cell)}: this may be the price before the discount.`,
    );
  };
}
