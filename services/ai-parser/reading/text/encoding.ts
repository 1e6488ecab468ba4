import iconv from 'iconv-lite';
import { isUtf8 } from 'node:buffer';
import { multiByteEncodingOf } from './multi-byte-encoding.ts';
import { singleByteEncodingOf } from './single-byte-encoding.ts';

interface Utf8Text {
  /** Without its byte order mark and without NULs. */
  readonly utf8: Buffer;
  /**
   * The detected encoding, in the WHATWG's name (`utf-8`, `windows-1252`), or the usual one for code pages of DOS
   * (`cp850`).
   */
  readonly encoding: string;
  /** Whether some lines were in another encoding than the others. */
  readonly isMixed: boolean;
}

interface Decoded {
  readonly text: string;
  readonly encoding: string;
}

/** The text of a file: by its byte order mark, else as UTF-8 if valid, else by the statistics of its letters. */
export function decode(bytes: Buffer): Decoded {
  const { utf8, encoding } = inUtf8(bytes);
  return { text: utf8.toString('utf8'), encoding };
}

/** {@link decode} as UTF-8 bytes: a list is read piece by piece, and the text is never in memory as a whole. */
export function inUtf8(bytes: Buffer): Utf8Text {
  const { utf8, ...rest } = recoded(bytes);
  const withoutMark = startsWith(utf8, 0xef, 0xbb, 0xbf) ? utf8.subarray(3) : utf8;
  return { utf8: withoutMark.includes(0) ? withoutZeros(withoutMark) : withoutMark, ...rest };
}

const withoutZeros = (bytes: Buffer): Buffer => Buffer.from(bytes.filter((byte) => byte !== 0));

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

function recoded(bytes: Buffer): Utf8Text {
  const wide = wideEncoding(bytes);
  if (wide) return { utf8: fromEncoding(bytes, wide), encoding: wide, isMixed: false };
  if (isUtf8(bytes)) return { utf8: bytes, encoding: 'utf-8', isMixed: false };
  const multiByte = multiByteEncodingOf(bytes);
  if (multiByte) return { utf8: fromEncoding(bytes, multiByte), encoding: multiByte, isMixed: false };
  const lines = byLine(bytes);
  if (lines) return { utf8: lines, encoding: 'utf-8', isMixed: true };
  const encoding = singleByteEncodingOf(bytes);
  return { utf8: fromEncoding(bytes, encoding), encoding, isMixed: false };
}

/** Even, because a character of UTF-16 must not be split. */
const pieceBytes = 256 * 1024;

function fromEncoding(bytes: Buffer, encoding: string): Buffer {
  // The library's table is older than the euro sign.
  if (encoding === 'macintosh') return Buffer.from(new TextDecoder(encoding).decode(bytes), 'utf8');
  const decoder = iconv.getDecoder(encoding);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes)
    pieces.push(Buffer.from(decoder.write(bytes.subarray(at, at + pieceBytes)), 'utf8'));
  pieces.push(Buffer.from(decoder.end() ?? '', 'utf8'));
  return Buffer.concat(pieces);
}

function wideEncoding(bytes: Buffer): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const sample = bytes.subarray(0, 4_096);
  const zeros = (odd: number) =>
    sample.reduce((count, byte, at) => count + Number(byte === 0 && at % 2 === odd), 0);
  const most = sample.length * 0.35;
  if (zeros(1) > most) return 'utf-16le';
  return zeros(0) > most ? 'utf-16be' : null;
}

/**
 * A file that mixes lines of UTF-8 with lines pasted from elsewhere, each decoded separately; null if hardly any line
 * is recognisably UTF-8, since then none is.
 */
function byLine(bytes: Buffer): Buffer | null {
  const lines: Buffer[] = [];
  const foreign: number[] = [];
  let shown = 0;
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(0x0a, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1);
    from += line.length;
    if (!isUtf8(line)) foreign.push(lines.length);
    else if (line.some((byte) => byte >= 0x80)) shown += 1;
    lines.push(line);
  }
  if (shown < foreign.length * 0.1 || shown === 0) return null;
  const encoding = singleByteEncodingOf(Buffer.concat(foreign.flatMap((place) => lines[place] ?? [])));
  for (const place of foreign) lines[place] = fromEncoding(lines[place] ?? Buffer.alloc(0), encoding);
  return Buffer.concat(lines);
}
