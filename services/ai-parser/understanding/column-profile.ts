import { readDecimal } from '../../../src/lib/decimal-text.ts';
import { isLeastSum, isPriceAlone, isRangeOfSums, isSpanOfSums } from '../reading/name-and-price.ts';
import { textOf, type Cell, type Row } from '../reading/table.ts';
import { isAmountOf } from './amount-text.ts';
import { currencyOfCell, namedCurrency } from './currencies.ts';
import { minutesOf } from './duration-text.ts';
import { saysKrona } from './krona.ts';
import { isUnit } from './unit-text.ts';
import { isNothing, withDecimalMark, withoutLead, withoutSomeMoney } from './price-cell.ts';

/** Statistics of a column's cells: shares of the filled cells, from 0 to 1. */
export interface ColumnProfile {
  readonly filled: number;
  readonly distinct: number;
  /** Whether there are several rows with the same content. */
  readonly isConstant: boolean;
  readonly numeric: number;
  /** The share of non-empty cells with numbers or amounts that are no single number: `from 5 €`, `5.00 - 7.00`. */
  readonly sums: number;
  readonly whole: number;
  readonly cents: number;
  readonly money: number;
  readonly letters: number;
  readonly codes: number;
  readonly barcodes: number;
  readonly addresses: number;
  readonly flags: number;
  readonly currencies: number;
  /** Numbers that end as prices do, in 0, 5 or 9. */
  readonly endings: number;
  readonly decimals: number;
  /** Of these, fractions of one: `0.33`, but not `12.00`. */
  readonly parts: number;
  /** Percentages: `21%`, `5,5 %`. */
  readonly percents: number;
  readonly years: number;
  /** Numbers that count the rows: each is one more than the one above. */
  readonly counting: number;
  /** Whether they count from the first row on; ids of a system continue from, say, `1001`. */
  readonly countsRows: boolean;
  readonly durations: number;
  /** Times of day, `08:30`. */
  readonly clocks: number;
  readonly contacts: number;
  /** File names: `anchor.jpg`. */
  readonly files: number;
  /** Numbers with leading zeros, as codes have: `03024`. */
  readonly leadingZeros: number;
  /** Texts with numbers in them, as products have: `BIDON 8L`. */
  readonly figured: number;
  /** Quantities without a product: `160 g`, `10 pcs`. */
  readonly amounts: number;
  /** Units of sale: `each`, `box of 12`. */
  readonly units: number;
  /** Ranges of whole numbers: `300-350`. */
  readonly spans: number;
  /** The median of its numbers; 0 if there are none. */
  readonly magnitude: number;
  readonly lengthMean: number;
  readonly wordsMean: number;
}

const flag =
  /^(?:true|false|yes|no|y|n|0|1|si|sí|oui|non|ja|nein|vrai|faux|wahr|falsch|verdadero|falso|да|нет)$/iu;
/** `AB-12/3`, and `PZU 91171` with the letters of a maker. */
const code = /^(?:(?=.*\d)[\p{L}\d._/+#*-]{1,30}|\p{Lu}{2,5} \d{4,}[\d-]*)$/u;
const barcode = /^(?:\d{8}|\d{12,14}|\d[.,]\d+E\+1[0-3])$/iu;
const contact = /^[^\s@]+@[^\s@]+\.\w{2,}$|^\+\d[\d ()-]{7,}$/u;
const clock = /^\d{1,2}:\d{2}(?::\d{2})?$/u;
const address = /^(?:https?:)?\/\/\S+/iu;
const file = /^\S+\.(?:jpe?g|png|gif|webp|svg|pdf|tiff?|bmp|html?)$/iu;
/** A longer text mentions money among other things. */
const moneyLengthMax = 60;
const withSign = /\p{Sc}/u;

/** Whether a cell is a number, with or without a currency or a unit. */
export function isNumberLike(cell: Cell): boolean {
  if (typeof cell === 'number') return true;
  if (cell.length > 40 || !/\d/u.test(cell)) return false;
  if (readDecimal(withDecimalMark(cell))) return true;
  const named = namedCurrency(cell);
  const bare = named ? cell.replace(named.sign, '') : withoutSomeMoney(cell);
  return bare !== cell && readDecimal(withoutLead(bare)) !== null;
}

/** Counting numbers: `1`, `2.` and `3)`. */
const counter = /^([1-9]\d*)\s*[.)]?$/u;
const countOf = (text: string): number => Number(counter.exec(text.trim())?.[1] ?? Number.NaN);
/** Numbers of an outline: `7.9`, `7.10`. */
const place = /^((?:\d+\.)+)(\d+)$/u;
const isNext = (text: string, above: string | undefined, lines: number): boolean => {
  const [[, within, own], [, other, before]] = [place.exec(text) ?? [], place.exec(above ?? '') ?? []];
  if (within !== undefined && within === other) return Number(own) - Number(before) === 1;
  const more = countOf(text) - (above === undefined ? 0 : countOf(above));
  // Of a long list every n-th row is looked at.
  return more === 1 || (lines > 1 && more === lines);
};

interface Counted {
  readonly text: string;
  readonly line: number;
}

/** The share of rows that are counted in sequence; an outline number that a merged cell repeats is counted once. */
function countingIn(cells: readonly Counted[]): number {
  const counted = cells.filter(({ text }, at) => text !== cells[at - 1]?.text || !place.test(text));
  const next = counted.filter(({ text, line }, at) => {
    const above = counted[at - 1];
    return isNext(text, above?.text, above ? line - above.line : 1);
  }).length;
  return counted.length === 0 ? 0 : next / counted.length;
}

const isMoney = (text: string): boolean =>
  withSign.test(text) ||
  isNamedSum(text) ||
  saysKrona(text) ||
  isLeastSum(text) ||
  isRangeOfSums(text) ||
  // `od 80,-`: an amount without a sign.
  (/\p{L}|[-–—]\.?$/u.test(text) && isPriceAlone(text));

/** A currency name of several countries. */
const crowns = /^kr\.?$/iu;

/** An amount follows soon; after a name, what looks like a currency is part of it: `Apple, early, C35, 4 р`. */
const isNamedSum = (text: string): boolean => /^\D{0,16}\d/u.test(text) && namedCurrency(text) !== null;

const isSumOfMoney = (text: string): boolean =>
  text.length <= moneyLengthMax && /\d/u.test(text) && isMoney(text);

function middleNumber(cells: readonly Cell[]): number {
  const numbers = cells
    .flatMap((cell) => {
      if (typeof cell === 'number') return [cell];
      const read = cell.length > 20 ? null : readDecimal(cell);
      return read ? [Number(read.decimal)] : [];
    })
    .sort((a, b) => a - b);
  return numbers[Math.floor(numbers.length / 2)] ?? 0;
}

const countingLeast = 0.6;
/** A part of a list continues the count of the part before it. */
const countsFromMost = 100;

/** Fewer rows may well have the same price. */
const constantLeast = 10;

export function profileOf(rows: readonly Row[], column: number): ColumnProfile {
  const cells = rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
  const texts = cells.map(textOf);
  const share = (count: number) => (texts.length === 0 ? 0 : count / texts.length);
  const of = (test: (text: string) => boolean) => share(texts.filter(test).length);
  const said = cells.filter((cell) => !isNothing(textOf(cell)));
  const numeric = share(cells.filter(isNumberLike).length);
  const money = of(isSumOfMoney);
  const firstFigure = texts.find((text) => /\d/u.test(text)) ?? '';
  // In accounting only the first amount of a column has its sign.
  const isSignedOnce = numeric > 0.9 && withSign.test(firstFigure) && money > 0;
  const filledRows = rows.filter((row) => (row.cells[column] ?? '') !== '');
  const counting = countingIn(filledRows.map(({ line }, at) => ({ text: texts[at] ?? '', line })));
  const mean = (measure: (text: string) => number) =>
    share(texts.reduce((sum, text) => sum + measure(text), 0));
  return {
    filled: rows.length === 0 ? 0 : texts.length / rows.length,
    distinct: share(new Set(texts).size),
    isConstant: texts.length >= constantLeast && texts.every((text) => text === texts[0]),
    numeric,
    sums:
      said.length === 0
        ? 0
        : said.filter((cell) => isNumberLike(cell) || isSumOfMoney(textOf(cell))).length / said.length,
    whole: of((text) => /^-?\d+$/u.test(text)),
    cents: of((text) => /^\D{0,5}\d[\d.,' ]*[.,=]\d{2}\D{0,5}$/u.test(text) || isRangeOfSums(text)),
    money: isSignedOnce ? numeric : money,
    letters: of((text) => /\p{L}{2}|\d[xх×*]\d/u.test(text)),
    codes: of((text) => code.test(text)),
    barcodes: of((text) => barcode.test(text)),
    addresses: of((text) => address.test(text)),
    flags: of((text) => flag.test(text)),
    endings: of(
      (text) => /^\d{1,6}(?:[.,]\d{1,2})?$/u.test(text) && (text.length === 1 || /[059]$/u.test(text)),
    ),
    decimals: of((text) => /^\d{1,6}[.,]\d{1,2}$/u.test(text)),
    parts: of((text) => /^\d{1,6}[.,](?=\d{1,2}$)\d*[1-9]/u.test(text)),
    percents: of((text) => /^\d{1,2}(?:[.,]\d{1,2})?\s*%$/u.test(text)),
    years: of((text) => /^(?:19|20)\d{2}$/u.test(text)),
    counting,
    countsRows: counting > countingLeast && countOf(texts[0] ?? '') < countsFromMost,
    currencies: of((text) => currencyOfCell(text) !== null || crowns.test(text)),
    durations: of((text) => minutesOf(text, null) !== null),
    clocks: of((text) => clock.test(text)),
    contacts: of((text) => contact.test(text)),
    files: of((text) => file.test(text)),
    leadingZeros: of((text) => /^0\d{2,}$/u.test(text)),
    figured: of((text) => /\d/u.test(text) && /\p{L}{2}/u.test(text)),
    amounts: of(isAmountOf),
    units: of(isUnit),
    spans: of(isSpanOfSums),
    magnitude: middleNumber(cells),
    lengthMean: mean((text) => text.length),
    wordsMean: mean((text) => text.split(/\s+/u).length),
  };
}
