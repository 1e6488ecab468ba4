import { decimalStyleOf, type DecimalMark } from '../../../src/lib/decimal-text.ts';
import { rowsFrom, sampleOf } from '../reading/rows.ts';
import { addressIn, type Row, type Rows, type Table } from '../reading/table.ts';
import { profileOf } from './column-profile.ts';
import { bestMeaning, withHeadersOfSums, withoutMisreadHeader, type Column } from './column.ts';
import { rolesOf, type Roles } from './column-roles.ts';
import { namedCurrency } from './currencies.ts';
import { durationUnitOf, type DurationUnit } from './duration-text.ts';
import type { ListKind } from './fields.ts';
import { withoutForeignLetters } from './foreign-letters.ts';
import { findHeader, headerIn, withoutMadeUpHeader, type FoundHeader } from './header-row.ts';
import { exportOf, type KnownExport } from './known-exports.ts';
import { figuresTogether, nameTogether, withTellingColumns } from './telling-columns.ts';
import {
  currencyOf,
  remarksBelow,
  taxAround,
  type KnownCurrency,
  type KnownTax,
  type KnownTaxRate,
} from './letterhead-facts.ts';
import { priceColumnsOf, singlePriceOf, speaksOfMoneyAbove } from './price-columns.ts';
import { priceBesideOf, type PriceBeside } from './price-beside.ts';
import { withoutReferencePrices } from './reference-prices.ts';
import { settlePrices } from './rival-prices.ts';
import { spreadTable } from './spread-table.ts';
import { statedBy, statedHeaders, type ColumnMeaning, type Stated } from './stated-columns.ts';
import { doubtBesideUnread } from './unread-prices.ts';
import { wordsOf } from './words.ts';
import { yenOf } from './yen.ts';
import { nameOfCompared } from './turned-table.ts';

/** How one table is read: determined once from its header and a sample of its rows. */
export interface TablePlan {
  readonly table: Table;
  readonly headerRows: readonly Row[];
  readonly letterhead: readonly Row[];
  /** The row directly above the header of one of several tables, which is the table's title. */
  readonly title: Row | null;
  readonly body: Rows;
  /** A representative sample of the body's rows. */
  readonly sample: readonly Row[];
  readonly columns: readonly Column[];
  /** The shop system that exported the file. */
  readonly system: KnownExport | null;
  readonly roles: Roles;
  /** Columns of prices by quantity, smallest quantity first; empty if there is one price. */
  readonly tiers: readonly Column[];
  /** Whether each row of the file became several, one for each of its prices. */
  readonly isSpread: boolean;
  readonly decimal: DecimalMark | null;
  /** Whether prices are in hundredths: the header or the system says so and all prices can be; otherwise null. */
  readonly hundredths: 'said' | 'likely' | null;
  /** The currency of prices whose cells name none. */
  readonly currency: KnownCurrency | null;
  /** The currency that `¥` means here; null if the words do not show it. */
  readonly yen: 'CNY' | 'JPY' | null;
  /** What the list says about tax for all its prices. */
  readonly tax: KnownTax | null;
  /** The single tax rate that the list states for all its prices. */
  readonly taxRate: KnownTaxRate | null;
  /** What each price can be compared with; null if there is nothing. */
  readonly priceBeside: PriceBeside | null;
  /** The address of the header over the prices; null if there is none. */
  readonly priceHeaderCell: string | null;
  /** The field with what a price is for. */
  readonly unitField: 'unit' | 'priceUnit';
  /** What all prices are for, if the header says so. */
  readonly perUnit: string | null;
  readonly durationUnit: DurationUnit | null;
}

interface Known {
  readonly columnMeanings: readonly ColumnMeaning[];
  readonly header: FoundHeader | null;
  /** What is known of columns, by index. */
  readonly stated: ReadonlyMap<number, Stated>;
}

/**
 * Determines how a table is read; `columnMeanings` are the sender's statements about its columns, which have priority.
 */
export function planOf(
  given: Table,
  kind: ListKind,
  columnMeanings: readonly ColumnMeaning[] = [],
  isPriced = false,
): TablePlan {
  const table = withoutMadeUpHeader(given);
  const header = findHeader(table, statedHeaders(columnMeanings));
  const plan = planWith(table, kind, { columnMeanings, header, stated: new Map() });
  const prices = priceColumnsOf(plan, { sheet: table.sheet, isPriced });
  const isOpen = !prices && !plan.roles.byField.has('price');
  // An empty column that is named as the price will have the prices later.
  const isNamed = plan.columns.some((column) => bestMeaning(column) === 'price');
  const isPriceList = isPriced || (isOpen && !isNamed && speaksOfMoneyAbove(plan, table.sheet));
  const single = isOpen && isPriceList ? singlePriceOf(plan) : null;
  if (single !== null) {
    const reason = isPriced ? 'figures like those of the other tables' : 'the only figures of a price list';
    const stated = new Map([[single, { field: 'price', confidence: 0.5, reason } as const]]);
    return planWith(table, kind, { columnMeanings, header, stated });
  }
  if (prices?.kind === 'quantities') {
    const stated = new Map(prices.columns.map(({ index }, place) => [index, statedOfTier(place)]));
    return { ...planWith(table, kind, { columnMeanings, header, stated }), tiers: prices.columns };
  }
  const spread = prices && spreadTable(plan, prices.columns, prices.kind === 'things');
  if (!spread) return plan;
  const { table: wider, ...known } = spread;
  return { ...planWith(wider, kind, { columnMeanings, ...known }), isSpread: true };
}

/** The same table with what has been learnt of single columns since; for tables with one price per row. */
export const planAsStated = (
  { table }: TablePlan,
  kind: ListKind,
  columnMeanings: readonly ColumnMeaning[],
  stated: ReadonlyMap<number, Stated>,
): TablePlan =>
  planWith(table, kind, { columnMeanings, header: findHeader(table, statedHeaders(columnMeanings)), stated });

/** The table as a person marked it: where its header is, null for none, and the meaning of some of its columns. */
export function planAsShown(
  table: Table,
  kind: ListKind,
  columnMeanings: readonly ColumnMeaning[],
  shown: { readonly headerPlace: number | null; readonly stated: ReadonlyMap<number, Stated> },
): TablePlan {
  const { headerPlace, stated } = shown;
  const header = headerPlace === null ? null : headerIn(table, headerPlace);
  return planWith(table, kind, { columnMeanings, header, stated });
}

const statedOfTier = (place: number): Stated => ({
  field: place === 0 ? 'price' : null,
  confidence: 0.85,
  reason: place === 0 ? 'the price of the least quantity' : 'the price of a larger quantity',
});

function planWith(table: Table, kind: ListKind, known: Known): TablePlan {
  const { columnMeanings, header: found } = known;
  const first = found?.places[0] ?? 0;
  const letterhead = table.rows.slice(0, first);
  const body = rowsFrom(table.rows, first + (found?.places.length ?? 0));
  const headerRows = table.rows.slice(first, first + (found?.places.length ?? 0));
  const sample = sampleOf(body);
  const width = Math.max(0, ...[...headerRows, ...sample].map((row) => row.cells.length));
  const headers = withoutForeignLetters(
    Array.from({ length: width }, (_, index) => found?.headers[index] ?? null),
  );
  const system = exportOf(
    headers.map((header) => header?.text ?? ''),
    sample.slice(0, 50),
  );
  const statedOf = statedBy(columnMeanings, system, kind);
  const rows = tellingRows(withoutHeader(sample, lastRow(headerRows)));
  const read = withHeadersOfSums(
    headers.map((header, index) => ({
      index,
      header,
      profile: profileOf(rows, index),
      stated: known.stated.get(index) ?? (header && statedOf(header.text)),
    })),
  ).map(withoutMisreadHeader);
  const columns = withoutReferencePrices(read, sample);
  const assigned = rolesOf(columns, kind);
  const lastHeader = headerRows.at(-1);
  const above = [...letterhead, ...(table.letterhead ?? []), ...firstHeadings(sample)];
  const together = nameTogether(assigned, columns, sample);
  const [figure, ...figures] = together ? [] : figuresTogether(assigned, columns, sample);
  const name = nameOfCompared(table, assigned.byField, columns) ?? together ?? figure;
  const named = new Map(assigned.byField);
  if (name) named.set('name', name);
  // Numbers without a header, beside other columns that distinguish rows, are no codes.
  if (figure) named.delete('sku');
  const settled = {
    ...assigned,
    byField: doubtBesideUnread(settlePrices(named, columns, sample), columns, sample),
  };
  const roles = {
    ...settled,
    variants: figure ? figures : withTellingColumns(settled, columns, sample),
  };
  const price = roles.byField.get('price')?.column ?? null;
  const yen = yenOf([...above, ...headerRows, ...sample]);
  const duration = roles.byField.get('durationMinutes')?.column.header;
  const below = remarksBelow(table);
  const priceHeaderCell = price && lastHeader ? addressIn(table, lastHeader, price.index) : null;
  const around = taxAround(table, [...above, ...below]);
  return {
    table,
    headerRows,
    letterhead,
    title: table.letterhead || isDividedByTitles(body, lastRow(headerRows)) ? titleIn(letterhead) : null,
    body,
    sample,
    columns,
    system,
    roles,
    tiers: [],
    isSpread: false,
    decimal: decimalOf(sample, columns, price),
    hundredths: hundredthsOf(price, system),
    currency: currencyOf({ table, letterhead: above, below, headerRows, price, sample, yen }),
    yen,
    tax: taxOver(price?.header?.taxIncluded ?? null, priceHeaderCell) ?? around.tax,
    taxRate: around.rate,
    priceBeside: priceBesideOf(price, columns, sample),
    priceHeaderCell,
    unitField: kind === 'inventory' ? 'unit' : 'priceUnit',
    perUnit: price?.header?.perUnit ?? null,
    durationUnit: duration ? durationUnitOf([...duration.asides, ...wordsOf(duration.text)]) : null,
  };
}

function hundredthsOf(price: Column | null, system: KnownExport | null): TablePlan['hundredths'] {
  if (price?.profile.whole !== 1) return null;
  if (price.header?.isInHundredths) return 'said';
  return system?.hundredths && price.profile.magnitude >= 100 ? 'likely' : null;
}

const taxOver = (included: boolean | null, cell: string | null): KnownTax | null =>
  included === null ? null : { included, cell };

/**
 * The rows that show the content of columns: a word alone in its row is a heading or a remark, unless most rows are
 * like it.
 */
function tellingRows(sample: readonly Row[]): readonly Row[] {
  const several = sample.filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  return several.length >= Math.max(2, sample.length * 0.3) ? several : sample;
}

/** The headings before the first row of a page without columns. */
function firstHeadings(sample: readonly Row[]): readonly Row[] {
  const first = sample.findIndex((row) => row.isHeading !== true);
  return first < 0 ? [] : sample.slice(0, first);
}

const lastRow = (rows: readonly Row[]): Row | null => rows.at(-1) ?? null;

/** A row that has this share of the header's cells repeats the header: its first word may differ. */
const sameShare = 0.6;

function repeats({ cells }: Row, header: Row): boolean {
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [cell === header.cells[at]]));
  const same = filled.filter(Boolean).length;
  return same >= 2 && same >= filled.length * sameShare;
}

/** A header that is repeated on each page or over each part of a list is not content of its columns. */
function withoutHeader(sample: readonly Row[], header: Row | null): readonly Row[] {
  if (!header) return sample;
  const others = sample.filter((row) => !repeats(row, header));
  return others.length > 0 ? others : sample;
}

/** A longer list is an export, which is not divided by titles. */
const dividedMost = 5_000;

/**
 * Whether the header is repeated below single words: the text above its first occurrence is then the title of the first
 * part.
 */
function isDividedByTitles(body: Rows, header: Row | null): boolean {
  if (!header || body.length > dividedMost) return false;
  let above: Row | null = null;
  for (const row of body) {
    if (above && above.cells.filter((cell) => cell !== '').length === 1 && repeats(row, header)) return true;
    above = row;
  }
  return false;
}

const titleIn = (letterhead: readonly Row[]): Row | null => {
  const last = letterhead.at(-1);
  return last && last.cells.filter((cell) => cell !== '').length === 1 ? last : null;
};

const textsIn = (rows: readonly Row[], column: number): string[] =>
  rows.flatMap((row) => {
    const cell = row.cells[column];
    if (typeof cell !== 'string' || cell === '') return [];
    const named = namedCurrency(cell);
    return [named ? cell.replace(named.sign, '').trim() : cell];
  });

const zero = /^-?0([.,])\d{3}$/u;

/** The decimal mark of prices; if they show none, that of the other columns of numbers. */
function decimalOf(
  rows: readonly Row[],
  columns: readonly Column[],
  price: Column | null,
): DecimalMark | null {
  const own = price === null ? null : decimalStyleOf(textsIn(rows, price.index));
  const numeric = columns.filter(({ profile }) => profile.numeric > 0.8 && profile.cents > 0);
  const others = own ?? decimalStyleOf(numeric.flatMap(({ index }) => textsIn(rows, index)));
  if (others) return others;
  // `0.000` has decimals: a zero has no groups of thousands.
  const zeros = columns.flatMap(({ index }) =>
    textsIn(rows, index).flatMap((text) => zero.exec(text)?.[1] ?? []),
  );
  const [mark] = zeros;
  return (mark === '.' || mark === ',') && zeros.every((other) => other === mark) ? mark : null;
}
