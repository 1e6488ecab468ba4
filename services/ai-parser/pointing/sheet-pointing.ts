import { textOf, type Cell, type Row, type Rows, type Table } from '../reading/table.ts';
import { rowsFrom, sampleOf } from '../reading/rows.ts';
import { headerKey } from '../understanding/header-key.ts';
import { readPrice } from '../understanding/price-cell.ts';
import { hasWord } from '../reading/name-and-price.ts';
import type { Pointing } from './pointing.ts';

/** A header further down is not searched. */
const searchedRows = 60;
/** The minimum share of rows of a table without headers that must resemble the marked ones. */
const likeLeast = 0.6;

type Mark = Pointing['columns'][number];

/** A table with its header, as marked. */
interface ShownTable {
  readonly table: Table;
  /** The index of the header row; null without one. */
  readonly headerPlace: number | null;
  readonly columns: readonly Mark[];
}

/** The marked columns, with those of a name joined in the first of them. */
function joined(table: Table, columns: readonly Mark[], first: number): ShownTable['table'] {
  const [at, ...others] = columns.filter(({ field }) => field === 'name').map(({ index }) => index);
  if (at === undefined || others.length === 0) return table;
  const join = (row: Row): Row => {
    const texts = [at, ...others].map((index) => textOf(row.cells[index])).filter((text) => text !== '');
    const cells: Cell[] = [...row.cells];
    while (cells.length <= at) cells.push('');
    cells[at] = texts.join(' ');
    return { ...row, cells };
  };
  return { ...table, rows: mapped(table.rows, (row, place) => (place < first ? row : join(row))) };
}

const mapped = (rows: Rows, change: (row: Row, place: number) => Row): Rows => ({
  length: rows.length,
  at(place) {
    const row = rows.at(place);
    return row && change(row, place < 0 ? rows.length + place : place);
  },
  slice: (from, to) => rows.slice(from, to).map((row, at) => change(row, from + at)),
  *[Symbol.iterator]() {
    let place = 0;
    for (const row of rows) yield change(row, place++);
  },
});

const shownTable = (table: Table, columns: readonly Mark[], headerPlace: number | null): ShownTable => ({
  table: joined(table, columns, headerPlace === null ? 0 : headerPlace + 1),
  headerPlace,
  columns: columns.filter(({ field }, at) => columns.findIndex((other) => other.field === field) === at),
});

/** The width of a table, in columns. */
export const widthOf = (table: Table): number =>
  sampleOf(table.rows).reduce((most, { cells }) => Math.max(most, cells.length), 0);

const headersIn = (row: Row | undefined, columns: readonly Mark[]): readonly string[] =>
  columns.map(({ index }) => textOf(row?.cells[index]).slice(0, 200));

/** The row of a table with the marked headers over the same columns; null if there is none. */
function sameHeader(table: Table, columns: readonly Mark[], headers: readonly string[]): number | null {
  const wanted = headers.map(headerKey);
  if (wanted.every((key) => key === '')) return null;
  const place = table.rows
    .slice(0, searchedRows)
    .findIndex((row) => headersIn(row, columns).every((header, at) => headerKey(header) === wanted[at]));
  return place < 0 ? null : place;
}

/**
 * Whether a table without headers resembles the marked one: equally wide, with prices and words in the same columns.
 */
function isLike(table: Table, { columns, layout }: Pointing): boolean {
  if (!layout || layout.width !== widthOf(table)) return false;
  const rows = sampleOf(table.rows);
  const isThere = ({ field, index }: Mark, { cells }: Row) => {
    const text = textOf(cells[index]);
    if (field === 'price') return readPrice(cells[index] ?? '', null).price !== null;
    return field === 'name' ? hasWord(text) : text !== '';
  };
  return columns.every(
    (mark) => rows.filter((row) => isThere(mark, row)).length >= likeLeast * Math.max(1, rows.length),
  );
}

/**
 * The tables of a file that were marked, or have the same form, with the pointing to remember. Null if there is none.
 */
export function tablesAsPointed(
  tables: readonly Table[],
  pointing: Pointing,
  isRemembered: boolean,
): { readonly shown: readonly (ShownTable | null)[]; readonly pointing: Pointing } | null {
  const { columns, sheet, headerRow } = pointing;
  const meant = isRemembered ? undefined : tables.find((table) => table.sheet === sheet);
  if (!isRemembered && !meant) return null;
  const place =
    meant && headerRow !== null ? meant.rows.slice(0, 1_000).findIndex(({ line }) => line === headerRow) : -1;
  const header = place < 0 ? null : place;
  const layout = meant
    ? {
        headers: header === null ? [] : [...headersIn(meant.rows.at(header), columns)],
        width: widthOf(meant),
        height: 0,
      }
    : pointing.layout;
  if (!layout) return null;
  const known: Pointing = { ...pointing, layout };
  const shown = tables.map((table) => {
    if (table === meant) return shownTable(table, columns, header);
    if (layout.headers.length > 0) {
      const at = sameHeader(table, columns, layout.headers);
      return at === null ? null : shownTable(table, columns, at);
    }
    return isLike(table, known) ? shownTable(table, columns, null) : null;
  });
  return shown.some((table) => table !== null) ? { shown, pointing: known } : null;
}

/** How many rows are below the header of a marked table. */
export const rowsBelow = ({ table, headerPlace }: ShownTable): number =>
  headerPlace === null ? table.rows.length : rowsFrom(table.rows, headerPlace + 1).length;
