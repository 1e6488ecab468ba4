import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { columnsMax, rowsMax } from '../../limits.ts';
import { fileRefusal, type FileRefusal } from '../../refusals.ts';
import { inUtf8 } from './encoding.ts';
import { withDecimalCommas } from './decimal-commas.ts';
import { labelledTable } from './labelled-rows.ts';
import { linesOf, pricedRows } from './priced-rows.ts';
import { separatorOf } from './separator.ts';
import { newTable, type FileIssue, type ReadFile, type Row } from '../table.ts';
import { textRows } from './text-rows.ts';

/** Columns aligned with spaces or leader dots, for human readers. */
const aligned = / {2,}|\s*\.{4,}\s*|\t+/u;

/** A character that no decoded text contains. */
const noSeparator = '\0';

const beginningBytes = 256 * 1024;
/** A larger file is an export, not drawn by a person. */
const drawnBytesMost = 4 * 1024 * 1024;
const words = /[\p{L}\p{N}]/u;

/** The issue of a text with several encodings. */
export const mixedEncoding: FileIssue = {
  code: 'ENCODING_MIXED',
  message:
    'Some lines of this file were saved in another encoding than the others. Please check their accents and signs.',
};

/** Reads a delimited or aligned text as one table; `report` receives the number of rows. */
export function readText(bytes: Buffer, report: (rows: number) => void): Result<ReadFile, FileRefusal> {
  const { utf8: decoded, encoding, isMixed } = inUtf8(bytes);
  const utf8 = withoutBoxes(decoded);
  const separator = separatorOf(utf8.toString('utf8', 0, beginningBytes));
  const seen = { words: false };
  const rowOf = (cells: string[], line: number): Row | null => {
    if (isBlank(cells) || isDrawn(cells) || (line === 1 && isDeclaration(cells))) return null;
    seen.words ||= cells.some((cell) => words.test(cell));
    return { line, cells: separator === null ? alignedCells(cells) : cells };
  };
  // Allows for a header and notes in addition to the data rows.
  const limits = { rowsMax: rowsMax + 100, report };
  const { rows, count, end } = textRows(utf8, { separator: separator ?? noSeparator, rowOf }, limits);
  if (end === 'too-wide') return refuse(tooWide());
  if (!seen.words) return refuse(fileRefusal('FILE_EMPTY'));
  if (count > rows.length) return refuse(tooManyRows(count));
  report(count);
  const blocks = labelledTable(utf8);
  return ok({
    format: separator === '\t' ? 'tsv' : separator === null ? 'txt' : 'csv',
    encoding,
    separator,
    tables: [blocks ?? newTable({ rows: separator === ',' ? withDecimalCommas(rows) : rows })],
    lines: blocks ? [] : separator === null || separator === ',' ? pricedRows(linesOf(utf8)) : [],
    issues: isMixed ? [mixedEncoding] : [],
  });
}

const upright = /[│┃║]/gu;
const drawnLine = /[─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫]/gu;

/** A table drawn with the box characters of a code page, redrawn with `|` and `-`. */
const withoutBoxes = (utf8: Buffer): Buffer =>
  utf8.length <= drawnBytesMost && /[│┃║]/u.test(utf8.toString('utf8', 0, beginningBytes))
    ? Buffer.from(utf8.toString('utf8').replaceAll(upright, '|').replaceAll(drawnLine, '-'))
    : utf8;

const tooWide = (): FileRefusal =>
  fileRefusal(
    'TOO_MUCH_WORK',
    `This file has rows of more than ${columnsMax.toLocaleString('en')} columns. Please send only the columns with names and prices.`,
  );

/** The refusal of a list that is too long, with its number of rows. */
export const tooManyRows = (rows: number): FileRefusal =>
  fileRefusal(
    'TOO_MANY_ROWS',
    `This list has ${rows.toLocaleString('en')} rows; we read up to ${rowsMax.toLocaleString('en')} at once. Please split it and send the parts one after the other.`,
  );

function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '') return false;
  return true;
}

const drawn = /^[-=_+*#~|.:]{3,}$/u;

/** `+-----+-----+`, `======`: a line drawn with characters. */
function isDrawn(cells: readonly string[]): boolean {
  const first = cells[0] || (cells[1] ?? '');
  // A shortcut: most rows begin with a letter or a digit.
  if (first.charCodeAt(0) > 0x7e || /^[a-z\d"]/iu.test(first) || !drawn.test(first)) return false;
  return cells.every((cell) => cell === '' || drawn.test(cell.replaceAll(' ', '')));
}

const isDeclaration = (cells: readonly string[]) => /^sep=.?$/iu.test(cells[0] ?? '');

const alignedCells = (cells: readonly string[]): string[] => (cells[0] ?? '').split(aligned);
