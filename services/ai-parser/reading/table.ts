import type { components } from '../../../openapi/__generated__/ai-parser.ts';

export type Format = components['schemas']['Understood']['format'];

/** A number where the file holds a number, else its text without the spaces around it; empty is `''`. */
export type Cell = string | number;

export interface Row {
  /** The row of the sheet, or the line of the file on which the record begins; from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly isHidden?: boolean;
  /** The column of the sheet that this row stands in, where the table was turned round. */
  readonly column?: number;
}

/** One sheet, or the whole of a text file, as it stands. */
export interface Table {
  readonly sheet: string | null;
  /** Rows with at least one filled cell. */
  readonly rows: readonly Row[];
  readonly isHidden: boolean;
  /** Column → a sign or code of currency that the format of its numbers shows. */
  readonly moneyFormats: ReadonlyMap<number, string>;
  /** The rows of the sheet that are this table's columns, where it was turned round. */
  readonly turnedLines?: readonly number[];
}

export interface ReadFile {
  readonly format: Format;
  readonly encoding: string | null;
  readonly separator: string | null;
  readonly tables: readonly Table[];
}

/** A number as decimal text, to the 15 digits that a spreadsheet knows: 1.7534999999999998 is 1.7535. */
export function textOfNumber(number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < 1e15) return String(number);
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

/** The address of a cell as a spreadsheet names it, `C7`, where it stands in the file. */
export const addressIn = ({ turnedLines }: Table, row: Row, index: number): string =>
  row.column === undefined
    ? `${columnLetter(index)}${row.line}`
    : `${columnLetter(row.column)}${turnedLines?.[index] ?? row.line}`;

/** How a column of a table is named: by its letter, or by the row that it is in the sheet. */
export const columnName = ({ turnedLines }: Table, index: number): string =>
  turnedLines?.[index] === undefined ? columnLetter(index) : String(turnedLines[index]);
