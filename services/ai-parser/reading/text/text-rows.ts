import { isAscii } from 'node:buffer';
import { eachRecordOf, type RecordsEnd } from './records.ts';
import type { Row, Rows } from '../table.ts';

/** How the records of a text become rows; whether a record is skipped must not depend on others. */
export interface RowReader {
  readonly separator: string;
  readonly rowOf: (cells: string[], line: number) => Row | null;
}

interface TextRows {
  /** The first `rowsMax` rows; each iteration reads them from the bytes again. */
  readonly rows: Rows;
  /** The number of all rows, also above the limit. */
  readonly count: number;
  readonly end: RecordsEnd;
}

interface Limits {
  readonly rowsMax: number;
  readonly report: (rows: number) => void;
}

/** Small enough for its text and rows to be short-lived. */
const pieceBytes = 32 * 1024;
const reportEvery = 5_000;
/** The offset of every n-th row is known, so a single row needs at most this many reads. */
const markEvery = 64;

/** A row's byte offset and line. */
interface Mark {
  readonly byte: number;
  readonly line: number;
}

/** The rows of a UTF-8 text without holding them: one pass counts them and records their offsets. */
export function textRows(bytes: Buffer, reader: RowReader, { rowsMax, report }: Limits): TextRows {
  const marks: Mark[] = [];
  let count = 0;
  let end: RecordsEnd = 'read';
  for (const piece of rowPieces(bytes, { byte: 0, line: 1 }, reader)) {
    for (const [place, { line }] of piece.rows.entries()) {
      if (count % markEvery === 0 && count < rowsMax) marks.push({ byte: piece.byteOf(place), line });
      count += 1;
      if (count % reportEvery === 0) report(count);
    }
    end = piece.end;
  }
  return { rows: rowsOf(bytes, marks, reader, Math.min(count, rowsMax)), count, end };
}

function rowsOf(bytes: Buffer, marks: readonly Mark[], reader: RowReader, length: number): Rows {
  let held: readonly Row[] = [];
  let heldMark = -1;
  const rowAt = (place: number): Row | undefined => {
    const at = Math.floor(place / markEvery);
    const mark = marks[at];
    if (!mark || place >= length) return undefined;
    if (at !== heldMark) {
      const upTo = bytes.subarray(0, marks[at + 1]?.byte ?? bytes.length);
      held = [...rowPieces(upTo, mark, reader)].flatMap(({ rows }) => rows);
      heldMark = at;
    }
    return held[place % markEvery];
  };
  return {
    length,
    at: rowAt,
    slice: (from, to) =>
      Array.from({ length: Math.max(0, Math.min(to, length) - from) }, (_, place) =>
        rowAt(from + place),
      ).filter((row) => row !== undefined),
    *[Symbol.iterator]() {
      let left = length;
      for (const { rows } of rowPieces(bytes, marks[0] ?? { byte: bytes.length, line: 1 }, reader))
        for (const row of rows) if (left-- > 0) yield row;
    },
  };
}

interface RowPiece {
  readonly rows: readonly Row[];
  /** The byte offset of a character position; must be called in row order. */
  readonly byteOf: (place: number) => number;
  readonly end: RecordsEnd;
}

/** The rows from a mark on, piece by piece of the text. */
function* rowPieces(bytes: Buffer, from: Mark, { separator, rowOf }: RowReader): Generator<RowPiece> {
  let { byte, line } = from;
  for (let size = pieceBytes; byte < bytes.length;) {
    const to = wholeLetters(bytes, byte + size);
    const piece = bytes.subarray(byte, to);
    const isPlain = isAscii(piece);
    const text = isPlain ? piece.toString('latin1') : piece.toString('utf8');
    const rows: Row[] = [];
    const starts: number[] = [];
    const read = eachRecordOf({ text, line, isLast: to === bytes.length }, separator, (cells, at, start) => {
      const row = rowOf(cells, at);
      if (row) starts[rows.push(row) - 1] = start;
      return true;
    });
    const bytesUpTo = isPlain ? (letters: number) => letters : growing(text);
    const base = byte;
    yield { rows, byteOf: (place) => base + bytesUpTo(starts[place] ?? 0), end: read.end };
    if (read.end !== 'read') return;
    // A record longer than the piece is read again with a larger one.
    size = read.length === 0 ? size * 2 : pieceBytes;
    byte += isPlain ? read.length : Buffer.byteLength(text.slice(0, read.length));
    ({ line } = read);
  }
}

/** Backwards to the beginning of a character, so that none is split. */
function wholeLetters(bytes: Buffer, at: number): number {
  if (at >= bytes.length) return bytes.length;
  let place = at;
  while (((bytes[place] ?? 0) & 0xc0) === 0x80) place -= 1;
  return place;
}

/** The bytes of the first characters of a text, for increasing numbers. */
function growing(text: string): (letters: number) => number {
  let [letters, bytes] = [0, 0];
  return (upTo) => {
    bytes += Buffer.byteLength(text.slice(letters, upTo));
    letters = upTo;
    return bytes;
  };
}
