import { decimalStyleOf, type DecimalMark } from '../../../src/lib/decimal-text.ts';
import { addressIn, textOf, type Row, type Table } from '../reading/table.ts';
import { profileOf, sampleRows } from './column-profile.ts';
import { rolesOf, type Column, type Roles } from './column-roles.ts';
import { namedCurrency } from './currencies.ts';
import { durationUnitOf, type DurationUnit } from './duration-text.ts';
import type { ListKind } from './fields.ts';
import { findHeader } from './header-row.ts';
import { taxIn } from './header-meaning.ts';
import { wordsOf } from './words.ts';

export interface KnownCurrency {
  readonly code: string;
  /** Where the file says so, in words. */
  readonly from: string;
  readonly confidence: number;
  /** The address of the cell that says it; null where it is the format of each price's own cell. */
  readonly cell: string | null;
}

/** How one table is read: decided once from its header and a sample of its rows. */
export interface TablePlan {
  readonly table: Table;
  readonly headerRows: readonly Row[];
  readonly letterhead: readonly Row[];
  readonly body: readonly Row[];
  readonly columns: readonly Column[];
  readonly roles: Roles;
  readonly decimal: DecimalMark | null;
  /** Of prices whose own cells name none. */
  readonly currency: KnownCurrency | null;
  readonly taxIncluded: boolean | null;
  /** The field of what a price is for. */
  readonly unitField: 'unit' | 'priceUnit';
  /** What all prices are for, when the header says so. */
  readonly perUnit: string | null;
  readonly durationUnit: DurationUnit | null;
}

export function planOf(table: Table, kind: ListKind): TablePlan {
  const found = findHeader(table);
  const first = found?.places[0] ?? 0;
  const letterhead = table.rows.slice(0, first);
  const body = table.rows.slice(first + (found?.places.length ?? 0));
  const headerRows = table.rows.slice(first, first + (found?.places.length ?? 0));
  const sample = sampleRows(body);
  const width = Math.max(0, ...[...headerRows, ...sample].map((row) => row.cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    header: found?.headers[index] ?? null,
    profile: profileOf(sample, index),
  }));
  const roles = rolesOf(columns, kind);
  const price = roles.byField.get('price')?.column ?? null;
  const duration = roles.byField.get('durationMinutes')?.column.header;
  return {
    table,
    headerRows,
    letterhead,
    body,
    columns,
    roles,
    decimal: decimalOf(sample, columns, price),
    currency: currencyOf({ table, letterhead, headerRows, price }),
    taxIncluded: price?.header?.taxIncluded ?? taxOfLetterhead(letterhead),
    unitField: kind === 'inventory' ? 'unit' : 'priceUnit',
    perUnit: price?.header?.perUnit ?? null,
    durationUnit: duration ? durationUnitOf([...duration.asides, ...wordsOf(duration.text)]) : null,
  };
}

const textsIn = (rows: readonly Row[], column: number): string[] =>
  rows.flatMap((row) => {
    const cell = row.cells[column];
    if (typeof cell !== 'string' || cell === '') return [];
    const named = namedCurrency(cell);
    return [named ? cell.replace(named.sign, '').trim() : cell];
  });

/** The mark that prices show; where they show none, that of the other columns of numbers. */
function decimalOf(
  rows: readonly Row[],
  columns: readonly Column[],
  price: Column | null,
): DecimalMark | null {
  const own = price === null ? null : decimalStyleOf(textsIn(rows, price.index));
  const numeric = columns.filter(({ profile }) => profile.numeric > 0.8 && profile.cents > 0);
  return own ?? decimalStyleOf(numeric.flatMap(({ index }) => textsIn(rows, index)));
}

interface CurrencySources {
  readonly table: Table;
  readonly letterhead: readonly Row[];
  readonly headerRows: readonly Row[];
  readonly price: Column | null;
}

function currencyOf({ table, letterhead, headerRows, price }: CurrencySources): KnownCurrency | null {
  if (!price) return null;
  const inHeader = price.header?.currency;
  const header = headerRows.at(-1);
  if (inHeader)
    return {
      code: inHeader.code,
      from: `“${inHeader.sign}” in the header`,
      confidence: inHeader.isSure ? 0.95 : 0.6,
      cell: header ? addressIn(table, header, price.index) : null,
    };
  const format = table.moneyFormats.get(price.index);
  const inFormat = format === undefined ? null : namedCurrency(`${format} 1`);
  if (inFormat) {
    const confidence = inFormat.isSure ? 0.9 : 0.6;
    return { code: inFormat.code, from: 'the format of the cells', confidence, cell: null };
  }
  for (const row of letterhead)
    for (const [place, cell] of row.cells.entries()) {
      const named = namedCurrency(textOf(cell));
      if (!named) continue;
      return {
        code: named.code,
        from: `“${named.sign}” above the table`,
        confidence: named.isSure ? 0.75 : 0.5,
        cell: addressIn(table, row, place),
      };
    }
  return null;
}

function taxOfLetterhead(letterhead: readonly Row[]): boolean | null {
  for (const row of letterhead)
    for (const cell of row.cells) {
      const tax = taxIn(wordsOf(textOf(cell)));
      // Single words such as `net` say too little outside a header.
      if (tax && wordsOf(textOf(cell)).length - tax.rest.length > 1) return tax.included;
    }
  return null;
}
