import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import type { FileRefusal } from '../refusals.ts';
import type { Page } from './layout/page.ts';

/** The stage of a reader; figures are rows, or pages during recognition. */
export type ReadStage = 'reading' | 'recognising';
export type ReportProgress = (stage: ReadStage, done: number, of: number | null) => void;

type Format = components['schemas']['Understood']['format'];
export type FileIssue = components['schemas']['FileIssue'];

/** A number if the file contains a number, else its trimmed text; empty cells are `''`. */
export type Cell = string | number;

export interface Row {
  /** The row of the sheet, or the line of the file on which the record begins; from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly isHidden?: boolean;
  /** Whether the file marks this as a heading of the rows below. */
  readonly isHeading?: boolean;
  /** How it differs from the priced rows of its page: by the size of its letters, their font, or its position. */
  readonly standing?: 'larger' | 'smaller' | 'other' | 'beside';
  /** Whether its price is alone between words above and below, and may belong to either. */
  readonly isEitherWay?: boolean;
  /** The page of this row, from 1, if a table spans several. */
  readonly page?: number;
  /** The sheet column that this row came from, if the table was transposed. */
  readonly column?: number;
  /** Column of this row → the column of the sheet from which it was read, where they differ. */
  readonly readFrom?: ReadonlyMap<number, number>;
  /** How clearly the row was recognised in a picture, from 0 to 1; undefined if it was read as text. */
  readonly clarity?: number;
}

/**
 * The rows of a table in order: an array, or a view that reads them from the file on each iteration, so that a long
 * list is never held in memory. Iterate as rarely as possible.
 */
export interface Rows extends Iterable<Row> {
  readonly length: number;
  at(place: number): Row | undefined;
  /** A few of them, in memory. */
  slice(from: number, to: number): readonly Row[];
}

/** One sheet, one table of a page, or a whole text file. */
export interface Table {
  /** The name of the table, unique in its file; null for the only one of a text. */
  readonly sheet: string | null;
  /** Its page, from 1, if the file has pages. */
  readonly page: number | null;
  /** Rows with at least one filled cell. */
  readonly rows: Rows;
  readonly isHidden: boolean;
  /** For one of several tables on a sheet: the rows above all of them, which apply to each. */
  readonly letterhead?: readonly Row[];
  /** Column → the currency sign or code in the format of its numbers. */
  readonly moneyFormats: ReadonlyMap<number, string>;
  /** Whether its fonts show that names are above their descriptions, which columns do not show. */
  readonly isSetInLetters?: boolean;
  /** Whether its rows are lines of a typed text, each read by the price at its end. */
  readonly areLines?: boolean;
  /** The rows of the sheet that are this table's columns, if it was transposed. */
  readonly turnedLines?: readonly number[];
}

/** A table with the known properties and defaults for the others. */
export const newTable = (known: Pick<Table, 'rows'> & Partial<Table>): Table => ({
  sheet: null,
  page: null,
  isHidden: false,
  moneyFormats: new Map(),
  ...known,
});

/** A sum of money on a page. */
export interface PageSum {
  readonly page: number;
  readonly text: string;
  /** The words to the left of it; empty if there are none. */
  readonly beside: string;
}

export interface ReadFile {
  readonly format: Format;
  readonly encoding: string | null;
  readonly separator: string | null;
  readonly tables: readonly Table[];
  /** The same file read in another way, line by line by its prices: for what only looks like a table. */
  readonly lines?: readonly Table[];
  /** All sums of money on its pages, used or not. */
  readonly sums?: readonly PageSum[];
  /** The doubts of the reading itself. */
  readonly issues: readonly FileIssue[];
  /** Its pages, if it has any. What a sender marks on one page is searched for on all of them. */
  readonly pages?: readonly Page[];
  /** The refusal if nothing in it is a list. */
  readonly refusal?: FileRefusal;
}

/** A number as decimal text, to the 15 digits that a spreadsheet knows: 1.7534999999999998 is 1.7535. */
export function textOfNumber(number: number): string {
  const shortest = String(number);
  // The usual case: this few digits are the same ones, and rounding costs more than the rest of a row.
  if (shortest.length <= 16 && !shortest.includes('e')) return shortest;
  const text = String(Number(number.toPrecision(15)));
  if (!text.includes('e')) return text;
  if (Number.isInteger(number)) return BigInt(number).toString();
  return number.toFixed(20).replace(/0+$/u, '').replace(/\.$/u, '');
}

export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? textOfNumber(cell) : (cell ?? '');

/** The letters that a spreadsheet gives a column, from 0: 0 → A, 26 → AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** A cell's address as in a spreadsheet, `C7`, in the original file. */
export const addressIn = ({ turnedLines }: Table, row: Row, index: number): string =>
  row.column === undefined
    ? `${columnLetter(row.readFrom?.get(index) ?? index)}${row.line}`
    : `${columnLetter(row.column)}${turnedLines?.[index] ?? row.line}`;

/** The name of a column: its letter, or its row in the sheet if the table was transposed. */
export const columnName = ({ turnedLines }: Table, index: number): string =>
  turnedLines?.[index] === undefined ? columnLetter(index) : String(turnedLines[index]);
