import type { Row } from '../reading/table.ts';
import { bestMeaning, type Column, type Role } from './column.ts';
import type { Field } from './fields.ts';
import { priceNumber } from './price-cell.ts';

/** The confidence of a price beside another one that was not understood. */
const doubtful = 0.55;
/** Fewer rows may be alike by coincidence. */
const rowsLeast = 5;
const nearlyAll = 0.9;
/** Amounts are rounded. */
const alikeWithin = 0.015;
/** The number of different prices from which a constant ratio is not coincidental. */
const pricesLeast = 3;
/** Prices of one offer differ by less than this factor; a price and a weight rarely stay as close in all rows. */
const apartMost = 3;

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Whether the cells can be amounts of money, and are neither counts nor codes, dates, barcodes or answers. */
const mayBeMoney = ({ stated, profile }: Column): boolean =>
  !stated &&
  Math.max(profile.numeric, profile.money) > 0.8 &&
  profile.counting < 0.6 &&
  profile.barcodes < 0.2 &&
  profile.leadingZeros < 0.02 &&
  profile.flags < 0.9 &&
  profile.years < 0.5 &&
  !profile.isConstant;

/** `After discount`: what is left of the price, although its only other word is one for a discount. */
const isLeft = (column: Column): boolean =>
  column.header?.isLatest === true && bestMeaning(column) === 'discount';

/** Whether no word says what the numbers are; the name of a currency does. */
const isUnread = (column: Column): boolean =>
  (bestMeaning(column) === null && !column.header?.currency) || isLeft(column);

/** Whether the numbers of a column are another price: the same share of the price in nearly all rows, or cents near it. */
function isOtherPrice(other: Column, price: Column, sample: readonly Row[]): boolean {
  const pairs = sample
    .map(({ cells }) => [priceNumber(cells[price.index]), priceNumber(cells[other.index])] as const)
    .filter(([own, others]) => own > 0 && others > 0);
  if (pairs.length < rowsLeast || new Set(pairs.map(([own]) => own)).size < pricesLeast) return false;
  const ratios = pairs.map(([own, others]) => others / own);
  const middle = middleOf(ratios);
  const alike = ratios.filter((ratio) => Math.abs(ratio - middle) <= alikeWithin * middle);
  if (alike.length >= ratios.length * nearlyAll) return middle !== 1;
  const areCents = Math.min(other.profile.cents, price.profile.cents) > 0.6;
  const isSigned = other.profile.money > 0.5;
  const near = ratios.filter((ratio) => ratio < apartMost && ratio > 1 / apartMost && ratio !== 1);
  return (areCents || isSigned) && near.length >= ratios.length * nearlyAll;
}

/**
 * Makes a price doubtful if numbers that no header explains stand in the same rows and could be the price as well. A
 * word such as `After` over the lower ones decides for them.
 */
export function doubtBesideUnread(
  byField: ReadonlyMap<Field, Role>,
  columns: readonly Column[],
  sample: readonly Row[],
): ReadonlyMap<Field, Role> {
  const price = byField.get('price');
  if (!price?.column.header || price.column.stated) return byField;
  const taken = new Set([...byField.values()].map(({ column }) => column));
  const other = columns.find(
    (column) =>
      !taken.has(column) &&
      isUnread(column) &&
      mayBeMoney(column) &&
      column.profile.filled >= nearlyAll * price.column.profile.filled &&
      isOtherPrice(column, price.column, sample),
  );
  if (!other) return byField;
  const isPaid = other.header?.isLatest === true;
  return new Map(byField).set('price', {
    ...price,
    column: isPaid ? other : price.column,
    confidence: Math.min(price.confidence, doubtful),
    reason: isPaid
      ? `“${price.column.header.text}” was the price before`
      : `${price.reason}; another column could be it too`,
    rival: isPaid ? price.column : other,
  });
}
