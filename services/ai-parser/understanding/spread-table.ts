import { textOf, type Cell, type Row, type Table } from '../reading/table.ts';
import type { Column } from './column.ts';
import type { Roles } from './column-roles.ts';
import { isNumberLike } from './column-profile.ts';
import { namedCurrency } from './currencies.ts';
import { headerKey } from './header-key.ts';
import { headerOf } from './header-meaning.ts';
import { kindAlone } from './last-resorts.ts';
import type { Field } from './fields.ts';
import type { FoundHeader } from './header-row.ts';
import { isNothing } from './price-cell.ts';
import type { Stated } from './stated-columns.ts';

/**
 * A table whose rows have one price each, made from one whose rows have several, and the known meanings of its columns.
 */
interface SpreadTable {
  readonly table: Table;
  readonly header: FoundHeader;
  readonly stated: ReadonlyMap<number, Stated>;
}

/** A table as it was read first. */
interface ReadTable {
  readonly table: Table;
  readonly headerRows: readonly Row[];
  readonly letterhead: readonly Row[];
  readonly columns: readonly Column[];
  readonly roles: Pick<Roles, 'byField'>;
}

/** A longer list would take too much memory. */
const rowsMost = 20_000;

const stated = (field: Stated['field'], confidence: number, reason: string): Stated => ({
  field,
  confidence,
  reason,
});

/** The words over one column of prices: the nearest ones, without those over all columns. */
const headOf = ({ headerRows }: ReadTable, { index, header }: Column): string =>
  textOf(headerRows.at(-1)?.cells[index]) || (header?.text ?? '');

/** The rest of a header after the first word, if that means something: `30 ml` of `Price 30 ml` or `Price/30 ml`. */
const behindFirst = (head: string): string => head.replace(/^[^\s/]+[\s/]*/u, '');
const firstOf = (head: string): string => /^[^\s/]*/u.exec(head)?.[0] ?? '';

/** Whether all begin with the same word for a column: `A 1.1` and `A 1.0` are names as they are. */
const startsAlike = (heads: readonly string[]): boolean => {
  const first = firstOf(heads[0] ?? '');
  return (
    headerOf(first).meanings.length > 0 &&
    heads.every((head) => behindFirst(head) !== '' && firstOf(head) === first)
  );
};

/** The column of codes beside a column of prices if each class has its own: `Code 30 ml` of `Price 30 ml`. */
function codesOf(plan: ReadTable, classes: readonly Column[]): ReadonlyMap<Column, Column> {
  const codes = plan.columns.filter(({ header }) => header?.meanings[0]?.meaning === 'code');
  const pairs = classes.map((column) => {
    const suffix = headerKey(behindFirst(headOf(plan, column)));
    return [column, codes.find((code) => headerKey(behindFirst(headOf(plan, code))) === suffix)] as const;
  });
  const found = pairs.flatMap(([column, code]) => (code ? [[column, code] as const] : []));
  return new Map(found.length === classes.length && codes.length > 1 ? found : []);
}

/** Offsets of the columns that are appended to the table's: the class, its price and its code. */
const added = { variant: 0, price: 1, code: 2 } as const;

interface Spreading {
  readonly plan: ReadTable;
  readonly classes: readonly Column[];
  readonly names: ReadonlyMap<Column, string>;
  readonly codes: ReadonlyMap<Column, Column>;
  readonly width: number;
  /** The column of the rows' sizes, if the columns are products: `XS`, `S`, `M`. */
  readonly sizes: Column | null;
}

/** Splits a row into one row for each of its prices. */
function spreadRow({ plan, classes, names, codes, width }: Spreading, row: Row): readonly Row[] {
  // The header is repeated over the next part of the list.
  if (classes.every((column) => textOf(row.cells[column.index]) === headOf(plan, column))) return [row];
  const priced = classes.filter(({ index }) => !isNothing(textOf(row.cells[index])));
  const padded = Array.from({ length: width }, (_, index): Cell => row.cells[index] ?? '');
  if (priced.length > 0)
    return priced.map((column) => {
      const code = codes.get(column)?.index ?? -1;
      const readFrom = new Map([
        [width + added.variant, column.index],
        [width + added.price, column.index],
        [width + added.code, code],
      ]);
      const own = codes.size > 0 ? [row.cells[code] ?? ''] : [];
      const more = [names.get(column) ?? '', row.cells[column.index] ?? '', ...own];
      return { ...row, cells: [...padded, ...more], readFrom };
    });
  // A dash for every class means that there is no such offer.
  const isRefused = classes.every(({ index }) => textOf(row.cells[index]) !== '');
  const isClass = new Set(classes.map(({ index }) => index));
  return [isRefused ? { ...row, cells: padded.map((cell, index) => (isClass.has(index) ? cell : '')) } : row];
}

/** Words in a few rows are not the names of all: the others may be named by their size. */
const isHardlyNamed = (field: Field, { profile, header }: Column): boolean =>
  field === 'name' && header === null && profile.filled < namedLeast;
const namedLeast = 0.3;

function statedOf({ plan, names, codes, width, classes, sizes }: Spreading): SpreadTable['stated'] {
  const reason = `a price for each of ${[...names.values()].map((name) => `“${name}”`).join(', ')}`;
  const isClass = new Set(classes);
  const known = new Map(
    plan.columns
      .filter((column) => isClass.has(column))
      .map(({ index }) => [index, stated(null, 1, 'one of several prices')]),
  );
  // The meanings of the other columns are already known, and could not be recognised in repeated cells.
  for (const { field, column, confidence, reason: why } of plan.roles.byField.values())
    if (
      field !== 'price' &&
      field !== 'description' &&
      !isClass.has(column) &&
      !isHardlyNamed(field, column) &&
      // Codes that are also the names remain the names.
      known.get(column.index)?.field !== 'name'
    )
      known.set(column.index, stated(field, confidence, why));
  const kind = plan.roles.byField.has('name') ? undefined : kindAlone(plan.columns);
  if (kind) known.set(kind.index, stated('name', 0.55, 'says what kind of thing it is'));
  // Row numbers no longer count the rows if each row is several.
  for (const { index, profile } of plan.columns)
    if (profile.counting > 0.6 && !known.has(index)) known.set(index, stated(null, 1, 'counts the rows'));
  for (const { index } of codes.values()) known.set(index, stated(null, 1, 'one of several codes'));
  if (sizes) known.set(sizes.index, stated('variant', 0.85, 'the size of what stands above'));
  known.set(width + added.variant, stated(sizes ? 'name' : 'variant', 0.85, reason));
  known.set(width + added.price, stated('price', 0.85, reason));
  if (codes.size > 0) known.set(width + added.code, stated('sku', 0.85, 'the code beside each price'));
  return known;
}

/**
 * The names that a row after a gap gives to the classes of the rows below it: different words in each column of prices;
 * null if it has prices.
 */
function namesIn(row: Row, classes: readonly Column[]): ReadonlyMap<Column, string> | null {
  const texts = classes.map(({ index }) => textOf(row.cells[index]));
  // Two amounts in one cell are neither a number nor words.
  const areWords = texts.every((text) => /[^\d\s.,]/u.test(text) && !isNothing(text) && !isNumberLike(text));
  if (!areWords || new Set(texts).size < texts.length || texts.some((text) => namedCurrency(text)))
    return null;
  return new Map(classes.map((column, at) => [column, texts[at] ?? '']));
}

/**
 * Makes each price of each row a row of its own, with its class and price after the other columns. If the columns are
 * products and the rows their sizes, the header of a column names the product.
 */
export function spreadTable(
  plan: ReadTable,
  classes: readonly Column[],
  areThings = false,
): SpreadTable | null {
  const { table, headerRows, letterhead, columns } = plan;
  if (table.rows.length > rowsMost) return null;
  const heads = classes.map((column) => headOf(plan, column));
  const isShared = startsAlike(heads);
  const spreading: Spreading = {
    plan,
    classes,
    names: new Map(
      classes.map((column, at) => [column, isShared ? behindFirst(heads[at] ?? '') : (heads[at] ?? '')]),
    ),
    codes: codesOf(plan, classes),
    width: columns.length,
    sizes: areThings ? (columns.find(({ profile }) => profile.filled > 0.9) ?? null) : null,
  };
  const first = letterhead.length + headerRows.length;
  let current = spreading;
  let above = 0;
  const rows = [...table.rows].flatMap((row, place) => {
    const isApart = row.line - above > 1 || place === first;
    above = row.line;
    if (place < first) return [row];
    const names = isApart ? namesIn(row, classes) : null;
    if (names === null) return spreadRow(current, row);
    current = { ...current, names };
    return [{ ...row, isHeading: true }];
  });
  const [price = null] = classes.map(({ header }) => header);
  const text = classes.map(({ header }) => header?.text).join(' / ');
  return {
    table: { ...table, rows },
    header: {
      places: headerRows.map((_, at) => letterhead.length + at),
      headers: [...columns.map(({ header }) => header), null, price && { ...price, text }],
    },
    stated: statedOf(spreading),
  };
}
