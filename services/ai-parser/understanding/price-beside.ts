import type { Row } from '../reading/table.ts';
import type { Column } from './column.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { priceNumber } from './price-cell.ts';

/** Another price of the same things, and how many times as high the price itself is in most rows. */
export interface PriceBeside {
  readonly index: number;
  readonly usualRatio: number;
}

const prices: ReadonlySet<Meaning> = new Set([
  'price',
  'unitPrice',
  'listPrice',
  'salePrice',
  'tradePrice',
  'cost',
]);
const rowsLeast = 6;
/** So many rows have about the usual ratio, or the two have little to do with each other. */
const usualShare = 0.8;
const usualWithin = 2;
/** A mark that was taken for the other one, or a digit too many, makes it ten times as high or more. */
const unlikeFrom = 8;

const timesApart = (ratio: number, usual: number): number => Math.max(ratio / usual, usual / ratio);

/** The price that a header names beside that of the list, where one follows from the other in nearly all rows; null where there is none. */
export function priceBesideOf(
  price: Column | null,
  columns: readonly Column[],
  sample: readonly Row[],
): PriceBeside | null {
  if (!price) return null;
  for (const other of columns) {
    const [meaning] = other.header?.meanings ?? [];
    if (other === price || !meaning || !prices.has(meaning.meaning)) continue;
    const ratios = sample
      .map(({ cells }) => priceNumber(cells[price.index]) / priceNumber(cells[other.index]))
      .filter((ratio) => ratio > 0 && ratio < Infinity)
      .sort((a, b) => a - b);
    const usualRatio = ratios[Math.floor(ratios.length / 2)];
    if (ratios.length < rowsLeast || usualRatio === undefined) continue;
    const usual = ratios.filter((ratio) => timesApart(ratio, usualRatio) <= usualWithin);
    if (usual.length >= ratios.length * usualShare) return { index: other.index, usualRatio };
  }
  return null;
}

/** Whether a price is many times as high or low as the one beside it lets expect. */
export function isUnlikeBeside(price: string, { cells }: Row, { index, usualRatio }: PriceBeside): boolean {
  const ratio = Number(price) / priceNumber(cells[index]);
  return ratio > 0 && ratio < Infinity && timesApart(ratio, usualRatio) >= unlikeFrom;
}
