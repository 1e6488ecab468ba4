import type { Row } from '../reading/table.ts';
import { bestMeaning, type Column, type Role } from './column.ts';
import type { Field } from './fields.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { priceNumber } from './price-cell.ts';
import { wordsOf } from './words.ts';

/** Rows that show which of two prices is the lower. */
const leastRows = 3;
/** Of two prices that a reader could both take, neither is sure. */
const doubtful = 0.55;
/** Of the rows, those that have both prices. */
const setLeast = 0.3;
const ofTwoSales = 0.75;
const ofOnePiece = 0.85;
const ofWork = 0.8;
/** Of the rows with more than one piece, in so many the sum is the price of one times their number. */
const reckonedShare = 0.8;

/** Prices that may be what is paid, beside the one that was taken. */
const rivals: ReadonlySet<Meaning | null> = new Set([
  'price',
  'listPrice',
  'salePrice',
  'unitPrice',
  'tradePrice',
]);

/** Which price a header says where it says one: `Trade` over sums is no trade that somebody learnt. */
const priceMeaning = (column: Column): Meaning | null =>
  column.header?.meanings.find(({ meaning }) => rivals.has(meaning))?.meaning ?? bestMeaning(column);

/** `Price per piece` and `Price per box`: the same word for each. */
const beginAlike = (one: Column, other: Column): boolean => {
  const [first = '', ...more] = wordsOf(one.header?.text ?? '');
  const [second, ...others] = wordsOf(other.header?.text ?? '');
  return first === second && more.length > 0 && others.length > 0;
};

/** Of the cells of a column without a name, so many look like sums of money. */
const sumsLeast = 0.6;

interface Compared {
  readonly rows: number;
  readonly lower: number;
  readonly higher: number;
}

function compared(price: Column, other: Column, sample: readonly Row[]): Compared {
  const pairs = sample
    .map(({ cells }) => [priceNumber(cells[price.index]), priceNumber(cells[other.index])] as const)
    .filter(([own, others]) => own > 0 && others > 0);
  return {
    rows: pairs.length,
    lower: pairs.filter(([own, others]) => others < own).length,
    higher: pairs.filter(([own, others]) => others > own).length,
  };
}

interface Table {
  readonly columns: readonly Column[];
  readonly sample: readonly Row[];
}

/** `Цена | Кол-во | Стоимость`: whether one column is another times a third, as in estimates, so that it is no price of one piece. */
function isSumOf(sum: Column, one: Column, { columns, sample }: Table): boolean {
  return columns.some((quantity) => {
    if (quantity === sum || quantity === one || quantity.profile.numeric < 0.6) return false;
    const rows = sample
      .map(({ cells }) => [sum, one, quantity].map(({ index }) => priceNumber(cells[index])))
      .filter(([, , pieces = 0]) => pieces > 1);
    const reckoned = rows.filter(
      ([whole = 0, each = 0, pieces = 0]) => whole > 0 && Math.abs(whole - each * pieces) <= 0.01 * whole,
    );
    return reckoned.length >= leastRows && reckoned.length >= rows.length * reckonedShare;
  });
}

/** `Hours | Rate | Price`: what the whole of a work costs, reckoned from how long it takes. */
const isWorkAt = (whole: Column, rate: Column, { columns, sample }: Table): boolean =>
  isSumOf(whole, rate, { columns: columns.filter((column) => bestMeaning(column) === 'duration'), sample });

/** `Price` that is empty in all rows, beside `Sales` that count pieces: what the list leaves open is not to be read from elsewhere. */
const isLeftOpen = (price: Column, columns: readonly Column[]): boolean =>
  price.profile.whole > 0.95 &&
  price.profile.magnitude < 10 &&
  columns.some(
    (column) => column !== price && column.profile.filled === 0 && bestMeaning(column) === 'price',
  );

/** No tax and no surcharge makes a price so many times as high. */
const derivedMost = 2;
/** Sums are rounded. */
const derivedWithin = 0.015;

/** Whether one price is reckoned from another by the same factor in every row: with tax, or on account. */
function isReckonedFrom(sum: Column, base: Column, sample: readonly Row[]): boolean {
  const ratios = sample
    .map(({ cells }) => priceNumber(cells[sum.index]) / priceNumber(cells[base.index]))
    .filter((ratio) => ratio > 0 && ratio < Infinity);
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  if (ratios.length < leastRows || middle <= 1 || middle > derivedMost) return false;
  const alike = ratios.filter((ratio) => Math.abs(ratio - middle) <= derivedWithin * middle);
  return alike.length >= ratios.length * reckonedShare;
}

/** Rows of which so many show two figures in one order are no chance. */
const twinRows = 5;

/** `HT801,30,42`: figures that are higher than others in every row, and never twice as high, are prices as well and count nothing. */
function twinOf(
  byField: ReadonlyMap<Field, Role>,
  price: Role,
  { columns, sample }: Table,
): ReadonlyMap<Field, Role> | null {
  const counted = byField.get('quantity')?.column;
  if (!counted || counted.stated || columns.some(({ header }) => header !== null)) return null;
  const { rows, lower, higher } = compared(price.column, counted, sample);
  if (rows < Math.max(twinRows, sample.length * setLeast) || Math.max(lower, higher) < rows) return null;
  const isNear = sample.every(({ cells }) => {
    const ratio = priceNumber(cells[price.column.index]) / priceNumber(cells[counted.index]);
    return !(ratio > derivedMost || ratio < 1 / derivedMost);
  });
  if (!isNear) return null;
  const settled = new Map(byField);
  settled.delete('quantity');
  return settled.set('price', {
    ...price,
    confidence: Math.min(price.confidence, doubtful),
    reason: `${price.reason}; another column could be it too`,
    rival: counted,
  });
}

/** Of prices that no header names, what one piece costs goes before a sum, and a price before what is reckoned from it; else both could be it. */
function settleUnnamed(
  byField: ReadonlyMap<Field, Role>,
  price: Role,
  { columns, sample }: Table,
): ReadonlyMap<Field, Role> {
  const own = price.column;
  const beside = twinOf(byField, price, { columns, sample });
  if (beside) return beside;
  const taken = new Set([...byField.values()].map(({ column }) => column));
  const look = ({ profile }: Column) => Math.max(profile.cents, profile.money);
  const other = columns.find(
    (column) =>
      !taken.has(column) &&
      column.header === null &&
      !column.stated &&
      Math.min(look(own), look(column)) > sumsLeast &&
      column.profile.filled >= 0.9 * own.profile.filled &&
      compared(own, column, sample).rows >= leastRows,
  );
  if (!other) return byField;
  const isSum = isSumOf(own, other, { columns, sample });
  const column = isSum || isReckonedFrom(own, other, sample) ? other : own;
  return new Map(byField).set('price', {
    ...price,
    column,
    confidence: Math.min(price.confidence, doubtful),
    reason: `${price.reason}; another column could be it too`,
    rival: column === own ? other : own,
  });
}

/**
 * Settles which of several prices is the one to pay. Words say it seldom: `Offer price` and `Old price` are both beside the point of a
 * list, but the one that is never higher than the list price is what it costs. Where two say the same, neither is sure.
 */
export function settlePrices(
  byField: ReadonlyMap<Field, Role>,
  columns: readonly Column[],
  sample: readonly Row[],
): ReadonlyMap<Field, Role> {
  const price = byField.get('price');
  if (!price || price.column.stated) return byField;
  if (!price.column.header) return settleUnnamed(byField, price, { columns, sample });
  if (isLeftOpen(price.column, columns)) {
    const open = new Map(byField);
    open.delete('price');
    return open;
  }
  const taken = new Set([...byField.values()].map(({ column }) => column));
  const own = price.column;
  const others = columns.filter(
    (column) =>
      !taken.has(column) &&
      !column.stated &&
      rivals.has(priceMeaning(column)) &&
      ((column.header?.meanings[0]?.strength ?? 0) >= 0.7 || beginAlike(own, column)) &&
      column.profile.numeric > 0.6 &&
      column.profile.filled >= 0.9 * own.profile.filled,
  );
  const single = others.find((other) => isSumOf(own, other, { columns, sample }));
  if (single)
    return new Map(byField).set('price', {
      ...price,
      column: single,
      confidence: Math.max(price.confidence, ofOnePiece),
      reason: `“${own.header?.text}” is this, times the quantity`,
    });
  const meaning = priceMeaning(own);
  const work = others.find((other) => isWorkAt(other, own, { columns, sample }));
  if (work)
    return new Map(byField).set('price', {
      ...price,
      column: work,
      confidence: Math.min(price.confidence, ofWork),
      reason: `“${own.header?.text}” times how long it takes`,
    });
  for (const other of others) {
    if (isSumOf(other, own, { columns, sample })) continue;
    const { rows, lower, higher } = compared(own, other, sample);
    if (rows < leastRows || lower + higher < rows * 0.1) continue;
    const said = priceMeaning(other);
    if (meaning === 'listPrice' && said === 'salePrice' && higher === 0)
      return new Map(byField).set('price', {
        ...price,
        column: other,
        reason: `header says price, and it is lower than “${own.header?.text}”`,
      });
    // `Precio anterior` beside `Precio oferta`: a price that was and one that is, of which the lower is paid.
    if (meaning === 'salePrice' && said === 'salePrice' && (lower === 0 || higher === 0))
      return new Map(byField).set('price', {
        ...price,
        column: higher === 0 ? other : own,
        confidence: Math.max(price.confidence, ofTwoSales),
        reason: 'the lower one of two prices of which one was before',
      });
    // Retail beside trade: both are read well, and only the vendor knows to whom they sell here.
    if ((meaning === 'price' || meaning === 'listPrice') && said === 'tradePrice')
      return new Map(byField).set('price', { ...price, rival: other });
    // With tax and without it, in one money and in another: said by the headers, and no question.
    const isSaid =
      own.header?.taxIncluded !== other.header?.taxIncluded ||
      own.header?.currency?.code !== other.header?.currency?.code;
    // `RRP | Your price`: what the maker recommends, and what this customer is asked for.
    if (meaning === 'listPrice' && said === 'price' && !isSaid && higher === 0)
      return new Map(byField).set('price', { ...price, rival: other });
    // `Price 2` that is 0 nearly everywhere is a price that nobody has set.
    if (rows < sample.length * setLeast) continue;
    if (said === meaning && !isSaid && !own.header?.isLatest)
      return new Map(byField).set('price', {
        ...price,
        // For a piece, and then for the box it comes in: lists name the piece first.
        column: beginAlike(own, other) && other.index < own.index ? other : own,
        confidence: Math.min(price.confidence, doubtful),
        reason: `${price.reason}; “${other.header?.text}” could be it too`,
        rival: other,
      });
  }
  return byField;
}
