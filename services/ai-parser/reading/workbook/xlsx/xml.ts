import { PassThrough } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { packedBytesOf, type ZipPart } from '../../kind/zip-directory.ts';

/** Broken XML, or XML in a form that no spreadsheet writes: it is left to a library that supports all of XML. */
export class UnusualXml extends Error {}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The text of escaped XML: entities, and the escapes of spreadsheets for characters that XML does not permit
 * (`_x000D_`).
 */
export function unescaped(xml: string): string {
  const text = xml.includes('&')
    ? xml.replaceAll(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/giu,
        (whole, hex?: string, decimal?: string, name?: string) => {
          if (name !== undefined) return named[name] ?? whole;
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
          return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        },
      )
    : xml;
  const whole = text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  return whole.includes('\r') ? whole.replaceAll(/\r\n?/gu, '\n') : whole;
}

/**
 * The value of an attribute in a tag's text; `name` includes the space before it and everything up to its value: `
 * r="`.
 */
export function attributeIn(tag: string, name: string): string | null {
  const at = tag.indexOf(name);
  if (at < 0) return null;
  const from = at + name.length;
  const to = tag.indexOf('"', from);
  return to < 0 ? null : tag.slice(from, to);
}

/** The texts of the tags with a name, from after the name to the bracket: ` r="1" hidden="1"`. */
export function tagsIn(xml: string, name: string): string[] {
  const tags: string[] = [];
  for (let at = xml.indexOf(`<${name}`); at >= 0; at = xml.indexOf(`<${name}`, at + 1)) {
    const from = at + 1 + name.length;
    if (/[\s/>]/u.test(xml[from] ?? '')) tags.push(xml.slice(from, xml.indexOf('>', from)));
  }
  return tags;
}

const reading = / ?<rPh[\s>][\s\S]*?<\/rPh>/gu;

/** All text of an element, with its runs joined; phonetic hints are left out. */
export function textIn(xml: string): string {
  const inside = xml.includes('<rPh') ? xml.replaceAll(reading, '') : xml;
  let text = '';
  for (let at = inside.indexOf('<t'); at >= 0; at = inside.indexOf('<t', at + 2)) {
    const from = inside.indexOf('>', at) + 1;
    if (!/[\s>]/u.test(inside[at + 2] ?? '') || inside[from - 2] === '/') continue;
    const to = inside.indexOf('</t>', from);
    if (to < 0) break;
    text += inside.slice(from, to);
    at = to;
  }
  return unescaped(text);
}

const pieceBytes = 256 * 1024;

/**
 * The XML of a part in pieces: each ends after `closing`, except for the last, which is the remainder. Throws {@link
 * UnusualXml} if the part is broken, longer than declared, or has comments, declarations or single quotes.
 */
export async function* xmlPieces(bytes: Buffer, part: ZipPart, closing: string): AsyncGenerator<string> {
  let waiting = '';
  for await (const text of textsOf(bytes, part)) {
    const last = text.lastIndexOf(closing);
    // A closing tag may also be split: then it is found with the next piece.
    if (last < 0) {
      waiting += text;
      continue;
    }
    const end = last + closing.length;
    yield usual(waiting + text.slice(0, end));
    waiting = text.slice(end);
  }
  yield usual(waiting);
}

function usual(xml: string): string {
  if (xml.includes('<!') || xml.includes("='")) throw new UnusualXml();
  return xml;
}

async function* textsOf(bytes: Buffer, part: ZipPart): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const packed = packedBytesOf(bytes, part);
  const stream = part.isDeflated ? createInflateRaw({ chunkSize: pieceBytes }) : new PassThrough();
  stream.end(packed);
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > part.unpackedBytes) throw new UnusualXml();
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    // Errors of zlib and of the decoder can't be distinguished from a damaged file.
    throw new UnusualXml('A part could not be unpacked', { cause: error });
  }
}

/** A small part as a whole. */
export async function xmlOf(bytes: Buffer, part: ZipPart): Promise<string> {
  let xml = '';
  for await (const piece of xmlPieces(bytes, part, '>')) xml += piece;
  return xml;
}
