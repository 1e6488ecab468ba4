import { analyse } from 'chardet';
import iconv from 'iconv-lite';

export interface Decoded {
  readonly text: string;
  /** As the WHATWG names it: `utf-8`, `windows-1252`. */
  readonly encoding: string;
}

/** What lists in European languages are saved in. ISO 8859 is read as its Windows superset: spreadsheets write that. */
const encodings: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'ISO-8859-5': 'iso-8859-5',
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
  'ISO-8859-7': 'windows-1253',
  'windows-1253': 'windows-1253',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
};
const sampleMaxBytes = 256 * 1024;

/** The text of a file: by its mark, else as UTF-8 if it is that, else as what its letters look like. NUL bytes are dropped. */
export function decode(bytes: Buffer): Decoded {
  const { text, encoding } = decoded(bytes);
  const withoutMark = text.startsWith('\ufeff') ? text.slice(1) : text;
  return { text: withoutMark.includes('\0') ? withoutMark.replaceAll('\0', '') : withoutMark, encoding };
}

function decoded(bytes: Buffer): Decoded {
  const wide = wideEncoding(bytes);
  if (wide) return { text: iconv.decode(bytes, wide), encoding: wide };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    if (isMostlyUtf8(bytes)) return { text: byLine(bytes), encoding: 'utf-8' };
    const encoding = singleByteEncoding(bytes);
    return { text: iconv.decode(bytes, encoding), encoding };
  }
}

function wideEncoding(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4_096);
  const zeros = (odd: number) =>
    sample.reduce((count, byte, at) => count + Number(byte === 0 && at % 2 === odd), 0);
  const most = sample.length * 0.35;
  if (zeros(1) > most) return 'utf-16le';
  return zeros(0) > most ? 'utf-16be' : null;
}

/** Some files are UTF-8 but for a line that was pasted from elsewhere. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, sampleMaxBytes).toString('utf8');
  const broken = sample.match(/\ufffd/gu)?.length ?? 0;
  const whole = sample.match(/[\u0080-\ufffc]/gu)?.length ?? 0;
  return whole > broken * 2;
}

function byLine(bytes: Buffer): string {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lines: string[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(0x0a, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1);
    from += line.length;
    try {
      lines.push(strict.decode(line));
    } catch {
      lines.push(iconv.decode(line, 'windows-1252'));
    }
  }
  return lines.join('');
}

function singleByteEncoding(bytes: Buffer): string {
  for (const { name } of analyse(bytes.subarray(0, sampleMaxBytes))) {
    const encoding = encodings[name];
    if (encoding) return encoding;
  }
  return 'windows-1252';
}
