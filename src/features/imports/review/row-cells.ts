import type { ReviewField } from '../../../machines/import/index.ts';
import { fieldsOf, parserNameOf } from './fields.ts';
import type { Reading, ReadRow } from './reading.ts';
import type { CellSource, ReviewCell } from './review.types.ts';
import type { RowValues } from './row-values.ts';
import type { RowView } from './row-view.ts';

function indexOfLetters(letters: string): number {
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

function letterOf(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? letterOf(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** The row's text at an address; null for an address in another row, such as a heading above. */
function textAt({ line, values }: ReadRow, letters: string, row: string): string | null {
  return Number(row) === line ? (values[indexOfLetters(letters)] ?? null) : null;
}

/** The cell of the file that a field was read from; null if there is none. */
function sourceOf({ rows }: Reading, values: RowValues, row: number, field: ReviewField): CellSource | null {
  const read = rows[row];
  if (!read) return null;
  const base = values.baseOf(row, field);
  if (base === 'none') return null;
  if (base !== 'parser') {
    const [index = 0] = base;
    return {
      sheet: read.sheet,
      page: read.page,
      address: `${letterOf(index)}${read.line}`,
      text: base.map((each) => read.values[each] ?? '').join(' '),
      header: values.columns.headerOf(read.sheet, index),
    };
  }
  const address = read.cells[parserNameOf(field)];
  const [, letters, line] = /^([A-Z]{1,3})(\d+)$/u.exec(address ?? '') ?? [];
  if (address === undefined || letters === undefined || line === undefined) return null;
  return {
    sheet: read.sheet,
    page: read.page,
    address,
    text: textAt(read, letters, line) ?? read.texts[field] ?? '',
    header: values.columns.headerOf(read.sheet, indexOfLetters(letters)),
  };
}

/** All fields of a row with their sources. */
export function cellsOf(
  { kind, value }: Pick<RowView, 'kind' | 'value'>,
  reading: Reading,
  values: RowValues,
  row: number,
): Readonly<Partial<Record<ReviewField, ReviewCell>>> {
  const cells: Partial<Record<ReviewField, ReviewCell>> = {};
  for (const field of fieldsOf[kind]) {
    const { text, origin, isParsed } = value(field);
    const confidence = isParsed && text !== null ? reading.rows[row]?.confidence[parserNameOf(field)] : null;
    cells[field] = {
      value: text,
      origin,
      source: sourceOf(reading, values, row, field),
      confidence: confidence ?? null,
    };
  }
  return cells;
}
