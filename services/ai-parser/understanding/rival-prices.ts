import type { Row } from '../reading/table.ts';
import { bestMeaning, type Column, type Role } from './column.ts';
import type { Field } from './fields.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { priceNumber } from './price-cell.ts';
import { wordsOf } from './words.ts';

/** The minimum number of rows that show which of two prices is the lower. */
const leastRows = 3;
/** The confidence of either of two prices between which a reader cannot decide. */
const doubtful = 0.55;
/** The minimum share of rows that have both prices. */
const setLeast = 0.3;
const ofTwoSales = 0.75;
const ofOnePiece = 0.85;
const ofWork = 0.8;
/** The minimum share of rows with more than one piece in which the sum is the unit price times the quantity. */
const reckonedShare = 0.8;

/** Other prices that may be what is paid. */
const rivals: ReadonlySet<Meaning | null> = new Set([
  'price',
  'listPrice',
  'salePrice',
  'unitPrice',
  'tradePrice',
]);

/** The kind of price that a header names, if it names one: `Trade` over amounts is not a profession. */
const priceMeaning = (column: Column): Meaning | null =>
  column.header?.meanings.find(({ meaning }) => rivals.has(meaning))?.meaning ?? bestMeaning(column);

/** `Price per piece` and `Price per box`: both begin with the same word. */
const beginAlike = (one: Column, other: Column): boolean => {
  const [first = '', ...more] = wordsOf(one.header?.text ?? '');
  const [second, ...others] = wordsOf(other.header?.text ?? '');
  return first === second && more.length > 0 && others.length > 0;
};

/** `Prix vente`, `Цена продажи`: what the buyer pays, beside another price of the vendor. */
const asSold =
  /^(?:sell|selling|vente|venta|vendita|venda|verkauf\p{L}*|vk|verkoop\p{L}*|sprzeda\p{L}*|prodej\p{L}*|predaj\p{L}*|prodaj\p{L}*|salg\p{L}*|forsaljning\p{L}*|myynti\p{L}*|eladasi|vanzare|продаж\p{L}*|продав\p{L}*|satis|πωλησης|jual|muugi\p{L}*|pardavim\p{L}*|pardosan\p{L}*)$/u;
const saysSold = ({ header }: Column): boolean =>
  wordsOf(header?.text ?? '').some((word) => asSold.test(word));

const isOneWord = ({ header }: Column): boolean => wordsOf(header?.text ?? '').length === 1;
/** The least share of rows in which one of two levels of price is the higher. */
const levelShare = 0.9;

/** The minimum share of a nameless column's cells that look like amounts of money. */
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

/**
 * Whether one column is the product of two others, as in estimates, and so is not a unit price: `Цена | Кол-во |
 * Стоимость`.
 */
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

/** `Hours | Rate | Price`: the total price of a work, calculated from its duration. */
const isWorkAt = (whole: Column, rate: Column, { columns, sample }: Table): boolean =>
  isSumOf(whole, rate, { columns: columns.filter((column) => bestMeaning(column) === 'duration'), sample });

/** Words for what is left to the vendor. */
const profit =
  /profit|margin|markup|gewinn|ganancia|beneficio|utilidad|lucro|guadagno|ricarico|zysk|прибыль|наценка/iu;

export const saysProfit = ({ header }: Column): boolean => profit.test(header?.text ?? '');

/**
 * `Price | List price | Profit`: whether another price is this one and the vendor's profit in nearly every row, so that
 * this one is what the vendor pays.
 */
function isWithProfit(other: Column, own: Column, { columns, sample }: Table): boolean {
  const gain = columns.find(saysProfit);
  if (!gain) return false;
  const rows = sample
    .map(({ cells }) => [own, other, gain].map(({ index }) => priceNumber(cells[index])))
    .filter(([low = 0, high = 0]) => low > 0 && high > 0);
  const added = rows.filter(([low = 0, high = 0, more = 0]) => Math.abs(low + more - high) < 0.01);
  return added.length >= leastRows && added.length >= rows.length * levelShare;
}

/**
 * Whether the price is empty in all rows, beside `Sales` as a number of pieces: missing prices are not taken from
 * another column.
 */
const isLeftOpen = (price: Column, columns: readonly Column[]): boolean =>
  price.profile.whole > 0.95 &&
  price.profile.magnitude < 10 &&
  columns.some(
    (column) => column !== price && column.profile.filled === 0 && bestMeaning(column) === 'price',
  );

/** Neither a tax nor a surcharge exceeds this factor. */
const derivedMost = 2;
/** Amounts are rounded. */
const derivedWithin = 0.015;

/** Whether one price is another times the same factor in every row: with tax, or on account. */
function isReckonedFrom(sum: Column, base: Column, sample: readonly Row[]): boolean {
  const ratios = sample
    .map(({ cells }) => priceNumber(cells[sum.index]) / priceNumber(cells[base.index]))
    .filter((ratio) => ratio > 0 && ratio < Infinity);
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  if (ratios.length < leastRows || middle <= 1 || middle > derivedMost) return false;
  const alike = ratios.filter((ratio) => Math.abs(ratio - middle) <= derivedWithin * middle);
  return alike.length >= ratios.length * reckonedShare;
}

/** The number of rows from which the same order of two numbers is not coincidental. */
const twinRows = 5;

/**
 * `HT801,30,42`: numbers that are higher than others in every row, but never twice as high, are prices as well and not
 * quantities.
 */
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

/**
 * Among prices without a header, a unit price is preferred to a sum, and a price to what is calculated from it;
 * otherwise both are possible.
 */
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
 * Decides which of several prices is paid. Words rarely say: `Offer price` and `Old price` are both other than the list
 * price, but the one that never exceeds the list price is what is paid. If two are equally likely, neither is certain.
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
  const selling = others.find((other) => isWithProfit(other, own, { columns, sample }));
  if (selling)
    return new Map(byField).set('price', {
      ...price,
      column: selling,
      confidence: Math.min(price.confidence, doubtful),
      reason: `“${own.header?.text}” and the profit`,
      rival: own,
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
    // `Precio anterior` beside `Precio oferta`: the former and the current price, of which the lower is paid.
    if (meaning === 'salePrice' && said === 'salePrice' && (lower === 0 || higher === 0))
      return new Map(byField).set('price', {
        ...price,
        column: higher === 0 ? other : own,
        confidence: Math.max(price.confidence, ofTwoSales),
        reason: 'the lower one of two prices of which one was before',
      });
    // Retail beside trade: both are read correctly, and only the vendor knows to whom they sell here.
    if ((meaning === 'price' || meaning === 'listPrice') && said === 'tradePrice')
      return new Map(byField).set('price', { ...price, rival: other });
    // A price with tax and one without it, or in two currencies: the headers decide, without a question.
    const isSaid =
      own.header?.taxIncluded !== other.header?.taxIncluded ||
      own.header?.currency?.code !== other.header?.currency?.code;
    // `RRP | Your price`: the maker's recommendation, and the price for this customer.
    if (meaning === 'listPrice' && said === 'price' && !isSaid && higher === 0)
      return new Map(byField).set('price', { ...price, rival: other });
    // `MRP | Rate`: two levels of price in every row, and one word that does not say whose the lower one is. A price that
    // was reduced says so, or is lower in some rows only.
    if (
      meaning === 'price' &&
      said === 'listPrice' &&
      !isSaid &&
      isOneWord(own) &&
      higher >= rows * levelShare
    )
      return new Map(byField).set('price', {
        ...price,
        confidence: Math.min(price.confidence, doubtful),
        reason: `${price.reason}; “${other.header?.text}” could be it too`,
        rival: other,
      });
    // A `Price 2` that is nearly always 0 is not in use.
    if (rows < sample.length * setLeast) continue;
    if (said === meaning && !isSaid && saysSold(other) !== saysSold(own))
      return new Map(byField).set('price', {
        ...price,
        column: saysSold(other) ? other : own,
        reason: `“${(saysSold(other) ? other : own).header?.text}” says that it is for buyers`,
      });
    if (said === meaning && !isSaid && !own.header?.isLatest)
      return new Map(byField).set('price', {
        ...price,
        // The price of a piece, and that of the box it comes in: lists have that of the piece first.
        column: beginAlike(own, other) && other.index < own.index ? other : own,
        confidence: Math.min(price.confidence, doubtful),
        reason: `${price.reason}; “${other.header?.text}” could be it too`,
        rival: other,
      });
  }
  return byField;
}
