import { CsvError, parse } from 'csv-parse/sync';
import { cellLengthMax, columnsMax } from '../limits.ts';
import { withQuotesMended } from './stray-quotes.ts';

export type RecordsEnd = 'read' | 'stopped' | 'too-wide';

/** Thrown through csv-parse, which knows no other way to stop. */
class Ended extends Error {
  readonly end: RecordsEnd;
  constructor(end: RecordsEnd) {
    super(end);
    this.end = end;
  }
}

/**
 * The records of a delimited text, each with the line on which it begins, as forgiving as spreadsheets are: a quote inside a cell is a
 * letter, a quoted cell may have spaces around it, and a quote that nobody closes opens nothing. Ends when `take` says false, or at a
 * record wider than {@link columnsMax}.
 */
export function eachRecord(
  text: string,
  separator: string,
  take: (cells: string[], line: number) => boolean,
): RecordsEnd {
  let line = 1;
  const onRecord = (record: string[]): null => {
    if (record.length > columnsMax) throw new Ended('too-wide');
    const startLine = line;
    line += 1 + record.reduce((sum, cell) => sum + breaksIn(cell), 0);
    if (!take(record.map(tidy), startLine)) throw new Ended('stopped');
    return null;
  };
  try {
    parse(withQuotesMended(text, separator), {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      // One too many ends the reading; without this a row of separators alone fills the memory before it is seen.
      ignore_last_delimiters: columnsMax + 1,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: onRecord,
    });
    return 'read';
  } catch (error) {
    if (error instanceof Ended) return error.end;
    // Quotes are mended, so that this is the last column that is read, with the rest of a wider row behind it.
    if (error instanceof CsvError && error.code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE')
      return 'too-wide';
    throw error;
  }
}

/** What csv-parse counts as lines is not used: it takes `\r\n` inside a cell for two. */
const breaksIn = (cell: string): number =>
  cell.includes('\n') || cell.includes('\r') ? (cell.match(/\r\n|\n|\r/gu)?.length ?? 0) : 0;

/** One more than the longest, so that who stores the cell sees that it was cut. */
const tidy = (cell: string): string => cell.trim().slice(0, cellLengthMax + 1);
