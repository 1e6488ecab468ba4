import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import { columnsMax, rowsMax } from '../limits.ts';
import { fileRefusal, type FileRefusal } from '../refusals.ts';
import { decode } from './encoding.ts';
import { eachRecord } from './records.ts';
import { separatorOf } from './separator.ts';
import { newTable, type ReadFile, type Row } from './table.ts';

/** Columns that were lined up with spaces or leader dots, for people and not for machines. */
const aligned = / {2,}|\s*\.{4,}\s*|\t+/u;

/** What no text has any more once it is decoded. */
const noSeparator = '\0';

/** A delimited or aligned text as one table; `tell` hears how many rows are read. */
export function readText(bytes: Buffer, tell: (rows: number) => void): Result<ReadFile, FileRefusal> {
  const { text, encoding } = decode(bytes);
  if (!/[\p{L}\p{N}]/u.test(text)) return refuse(fileRefusal('FILE_EMPTY'));
  const separator = separatorOf(text);
  const rows: Row[] = [];
  let count = 0;
  const end = eachRecord(text, separator ?? noSeparator, (cells, line) => {
    if (cells.every((cell) => cell === '') || (line === 1 && isDeclaration(cells))) return true;
    count += 1;
    if (count % 5_000 === 0) tell(count);
    // Rows past the limit are counted only, for the figure in the refusal; a header and notes stand beside the rows of data.
    if (count <= rowsMax + 100) rows.push({ line, cells: separator ? cells : alignedCells(cells) });
    return true;
  });
  if (end === 'too-wide')
    return refuse(
      fileRefusal(
        'TOO_MUCH_WORK',
        `This file has rows of more than ${columnsMax.toLocaleString('en')} columns. Please send the columns with names and prices alone.`,
      ),
    );
  if (count > rowsMax + 100) return refuse(tooManyRows(count));
  tell(count);
  return ok({
    format: separator === '\t' ? 'tsv' : separator === null ? 'txt' : 'csv',
    encoding,
    separator,
    tables: [newTable({ rows })],
    issues: [],
  });
}

/** The refusal of a list that is too long, with its figure. */
export const tooManyRows = (rows: number): FileRefusal =>
  fileRefusal(
    'TOO_MANY_ROWS',
    `This list has ${rows.toLocaleString('en')} rows; we read up to ${rowsMax.toLocaleString('en')} at once. Please split it and send the parts one after the other.`,
  );

const isDeclaration = (cells: readonly string[]) => /^sep=.?$/iu.test(cells[0] ?? '');

const alignedCells = (cells: readonly string[]): string[] => (cells[0] ?? '').split(aligned);
