import { addressIn, textOf, type Row, type Table } from '../reading/table.ts';
import type { Column } from './column.ts';
import { namedCurrency, type NamedCurrency } from './currencies.ts';
import { taxIn } from './header-meaning.ts';
import { kronaOf, saysKrona } from './krona.ts';
import { wordsOf } from './words.ts';
import { settledYen } from './yen.ts';

export interface KnownCurrency {
  readonly code: string;
  /** Where the file says so, in words. */
  readonly from: string;
  readonly confidence: number;
  /** The address of the cell that says it; null where it is the format of each price's own cell. */
  readonly cell: string | null;
}

interface CurrencySources {
  readonly table: Table;
  readonly letterhead: readonly Row[];
  readonly headerRows: readonly Row[];
  readonly price: Column | null;
  /** Rows that stand for all. */
  readonly sample: readonly Row[];
  /** Whose money `¥` is here. */
  readonly yen: 'CNY' | 'JPY' | null;
}

/** The currency of prices whose own cells name none: of the header, the format of the cells, or what stands above. */
export function currencyOf({
  table,
  letterhead,
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
  // In accounts only the first sum of a column has its sign.
  if (signed && inFirst && price.profile.numeric > 0.9)
    return {
      code: inFirst.code,
      from: 'the sign in the cells',
      confidence: inFirst.isSure ? 0.85 : 0.55,
      cell: addressIn(table, signed, price.index),
    };
  for (const row of letterhead)
    for (const [place, cell] of row.cells.entries()) {
      const named = settled(namedCurrency(textOf(cell)));
      if (!named) continue;
      return {
        code: named.code,
        from: `“${named.sign}” above the table`,
        confidence: named.isSure ? 0.75 : 0.5,
        cell: addressIn(table, row, place),
      };
    }
  return inCrowns({ price, header, sample, rows: [...letterhead, ...headerRows, ...sample] });
}

interface Crowns {
  readonly price: Column;
  readonly header: Row | undefined;
  readonly sample: readonly Row[];
  /** All that tells of the language. */
  readonly rows: readonly Row[];
}

/** `kr` beside the prices or over them, which is the money of three countries: the words of the list tell of which. */
function inCrowns({ price, header, sample, rows }: Crowns): KnownCurrency | null {
  // Of a sum, over it, or in the cell before it.
  const isSaid = [header, ...sample].some((row) =>
    row?.cells.slice(Math.max(0, price.index - 1), price.index + 1).some((cell) => saysKrona(textOf(cell))),
  );
  const code = isSaid ? kronaOf(rows) : null;
  return code && { code, from: '“kr” and the words of the list', confidence: 0.75, cell: null };
}

/** Whether what stands above the table says that its prices include tax; null where it says nothing. */
export function taxOfLetterhead(letterhead: readonly Row[]): boolean | null {
  for (const row of letterhead)
    for (const cell of row.cells) {
      const tax = taxIn(wordsOf(textOf(cell)));
      // Single words such as `net` say too little outside a header.
      if (tax && wordsOf(textOf(cell)).length - tax.rest.length > 1) return tax.included;
    }
  return null;
}
