import { eachRecordOf } from '../text/records.ts';
import { separatorOf } from '../text/separator.ts';
import { textOf, type Row, type Table } from '../table.ts';

const rowsLeast = 3;
const alikeLeast = 0.9;
const columnsLeast = 3;
/** The number of rows to check first; most sheets have several columns. */
const looked = 50;

const lonePlace = ({ cells }: Row): number => {
  const place = cells.findIndex((cell) => cell !== '');
  return cells.findLastIndex((cell) => cell !== '') === place ? place : -1;
};

const mostlyLone = (rows: readonly Row[]): boolean => {
  const [first] = rows;
  const at = first ? lonePlace(first) : -1;
  return at >= 0 && rows.filter((row) => lonePlace(row) === at).length >= rows.length * alikeLeast;
};

function partsOf(text: string, separator: string): readonly string[] {
  let parts: readonly string[] = [];
  eachRecordOf({ text, line: 1, isLast: true }, separator, (cells) => {
    parts = [...cells];
    return false;
  });
  return parts;
}

/** A text with separators that was pasted into a sheet, each line into one cell, as the original table. */
export function withTextInCells(table: Table): Table {
  if (table.rows.length < rowsLeast || !mostlyLone(table.rows.slice(0, looked))) return table;
  const rows = [...table.rows];
  if (!mostlyLone(rows)) return table;
  const texts = rows.map(({ cells }) => textOf(cells.find((cell) => cell !== '')));
  const separator = separatorOf(texts.join('\n'));
  if (separator === null) return table;
  const split = texts.map((text) => partsOf(text, separator));
  const width = split[0]?.length ?? 0;
  const alike = split.filter(({ length }) => length === width).length;
  if (width < columnsLeast || alike < rows.length * alikeLeast) return table;
  return {
    ...table,
    rows: rows.map((row, at) => {
      const parts = split[at] ?? [];
      const place = Math.max(0, lonePlace(row));
      return { ...row, cells: parts, readFrom: new Map(parts.map((_, index) => [index, place])) };
    }),
  };
}
