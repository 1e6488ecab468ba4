import { addressIn, textOf, type Row, type Table } from '../reading/table.ts';
import type { Column } from './column.ts';
import { namedCurrency, type NamedCurrency } from './currencies.ts';
import { headerOf, taxIn, unspacedTaxIn } from './header-meaning.ts';
import { isKronaAlone, kronaOf, saysKrona } from './krona.ts';
import { wordsOf } from './words.ts';
import { settledYen } from './yen.ts';

export interface KnownCurrency {
  readonly code: string;
  /** Where the file says so, in words. */
  readonly from: string;
  readonly confidence: number;
  /** The address of the cell that says it; null if it is the format of each price's own cell. */
  readonly cell: string | null;
}

interface CurrencySources {
  readonly table: Table;
  readonly letterhead: readonly Row[];
  readonly below: readonly Row[];
  readonly headerRows: readonly Row[];
  readonly price: Column | null;
  /** A representative sample of the rows. */
  readonly sample: readonly Row[];
  /** The currency that `¥` means here. */
  readonly yen: 'CNY' | 'JPY' | null;
}

/** The currency of prices whose cells name none: from the header, the format of the cells, or the text above. */
export function currencyOf({
  table,
  letterhead,
  below,
  headerRows,
  price,
  sample,
  yen,
}: CurrencySources): KnownCurrency | null {
  if (!price) return null;
  const settled = (named: NamedCurrency | null | undefined) => (named ? settledYen(named, yen) : null);
  const inHeader = settled(price.header?.currency);
  const header = headerRows.at(-1);
  if (inHeader)
    return {
      code: inHeader.code,
      from: `“${inHeader.sign}” in the header`,
      confidence: inHeader.isSure ? 0.95 : 0.5,
      cell: header ? addressIn(table, header, price.index) : null,
    };
  const format = table.moneyFormats.get(price.index);
  const inFormat = format === undefined ? null : settled(namedCurrency(`${format} 1`));
  if (inFormat) {
    const confidence = inFormat.isSure ? 0.9 : 0.5;
    return { code: inFormat.code, from: 'the format of the cells', confidence, cell: null };
  }
  const signed = sample.find((row) => /\d/u.test(textOf(row.cells[price.index])));
  const inFirst = settled(namedCurrency(textOf(signed?.cells[price.index])));
  // In accounting only the first amount of a column has its sign.
  if (signed && inFirst && price.profile.numeric > 0.9)
    return {
      code: inFirst.code,
      from: 'the sign in the cells',
      confidence: inFirst.isSure ? 0.85 : 0.55,
      cell: addressIn(table, signed, price.index),
    };
  const places = [
    ...letterhead.map((row) => ({ row, where: 'above', sure: 0.75 })),
    ...below.map((row) => ({ row, where: 'below', sure: 0.65 })),
  ];
  for (const { row, where, sure } of places)
    for (const [place, cell] of row.cells.entries()) {
      const named = settled(namedCurrency(textOf(cell)));
      if (!named) continue;
      return {
        code: named.code,
        from: `“${named.sign}” ${where} the table`,
        confidence: named.isSure ? sure : 0.5,
        cell: addressIn(table, row, place),
      };
    }
  return inCrowns({ price, header, sample, rows: [...letterhead, ...headerRows, ...sample] });
}

interface Crowns {
  readonly price: Column;
  readonly header: Row | undefined;
  readonly sample: readonly Row[];
  /** All rows that show the language. */
  readonly rows: readonly Row[];
}

/** `kr` beside or over the prices, which is the currency of three countries: the words of the list show which. */
function inCrowns({ price, header, sample, rows }: Crowns): KnownCurrency | null {
  // In an amount, over it, or alone in the cell before it: `HINGE 7561KR` is a code of the maker.
  const isSaid = [header, ...sample].some(
    (row) => saysKrona(textOf(row?.cells[price.index])) || isKronaAlone(textOf(row?.cells[price.index - 1])),
  );
  const code = isSaid ? kronaOf(rows) : null;
  return code && { code, from: '“kr” and the words of the list', confidence: 0.75, cell: null };
}

export interface KnownTax {
  readonly included: boolean;
  /** The address of the cell that says so; null if it is the table as a whole. */
  readonly cell: string | null;
}

export interface KnownTaxRate {
  /** A percentage, as a decimal. */
  readonly percent: string;
  readonly cell: string;
}

/** `Prix HT`: a single word of tax is sufficient beside a word for prices and few others. */
const shortWords = 4;
const prices: ReadonlySet<string> = new Set(['price', 'unitPrice', 'listPrice', 'tradePrice']);
const isOfPrices = (text: string): boolean =>
  headerOf(text).meanings.some(({ meaning }) => prices.has(meaning));

const share = /(\d{1,2}(?:[.,]\d{1,2})?)\s*[%％]|[%％]\s*(\d{1,2}(?:[.,]\d{1,2})?)/gu;

/** The single rate that a sentence about tax names; null if it names several, or 0. */
function percentIn(text: string): string | null {
  const [first, ...others] = text.matchAll(share);
  const percent = (first?.[1] ?? first?.[2] ?? '').replace(',', '.');
  return others.length === 0 && Number(percent) > 0 ? percent : null;
}

interface TaxAround {
  readonly tax: KnownTax | null;
  readonly rate: KnownTaxRate | null;
}

/** Whether the text around a table says that its prices include tax, and at which rate. */
export function taxAround(table: Table, around: readonly Row[]): TaxAround {
  for (const row of around)
    for (const [place, own] of row.cells.entries()) {
      const text = textOf(own);
      const words = wordsOf(text);
      const tax = taxIn(words) ?? unspacedTaxIn(text);
      if (!tax) continue;
      // Single words such as `net` are not sufficient outside a header.
      const said = words.length - tax.rest.length;
      if (said <= 1 && !tax.isUnspaced && !(words.length <= shortWords && isOfPrices(text))) continue;
      const cell = addressIn(table, row, place);
      const percent = percentIn(text);
      return {
        tax: { included: tax.included, cell },
        rate: percent === null ? null : { percent, cell },
      };
    }
  return { tax: null, rate: null };
}

/** The maximum number of remarks below a list. */
const remarksMost = 4;
/** Percentages, dates and years are not amounts; an amount would be that of a delivery or another offer. */
const noSums = /\d+(?:[.,]\d+)?\s*[%％]|[%％]\s*\d+|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|20\d\d/gu;

/** Text below the last row of a list that applies to all its prices. */
export function remarksBelow({ rows, page }: Table): readonly Row[] {
  if (page !== null) return [];
  const isRemark = ({ cells }: Row) => {
    const [text, ...others] = cells.map(textOf).filter((cell) => cell !== '');
    return text !== undefined && others.length === 0 && !/\d/u.test(text.replaceAll(noSums, ''));
  };
  const last = rows.slice(Math.max(0, rows.length - remarksMost), rows.length);
  const from = last.findLastIndex((row) => !isRemark(row) && row.cells.some((cell) => cell !== ''));
  return last.slice(from + 1);
}
