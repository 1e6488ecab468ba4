import type { Row } from '../reading/table.ts';
import type { Column } from './column.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { priceNumber } from './price-cell.ts';

/** Another price of the same offers, and the usual ratio of the price to it. */
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
/** If fewer rows have about the usual ratio, the two prices are hardly related. */
const usualShare = 0.8;
const usualWithin = 2;
/** A misread decimal mark or an extra digit changes a price by this factor or more. */
const unlikeFrom = 8;

const timesApart = (ratio: number, usual: number): number => Math.max(ratio / usual, usual / ratio);

/**
 * The price that a header names beside that of the list, if one depends on the other in nearly all rows; otherwise
 * null.
 */
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

/** Whether a price is many times as high or low as the one beside it suggests. */
export function isUnlikeBeside(price: string, { cells }: Row, { index, usualRatio }: PriceBeside): boolean {
  const ratio = Number(price) / priceNumber(cells[index]);
  return ratio > 0 && ratio < Infinity && timesApart(ratio, usualRatio) >= unlikeFrom;
}
