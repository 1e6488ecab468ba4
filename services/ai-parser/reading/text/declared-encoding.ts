import iconv from 'iconv-lite';
import { inUtf8 } from './encoding.ts';
import type { FileIssue } from '../table.ts';
import { mixedEncoding } from './text-table.ts';

interface DeclaredText {
  readonly text: string;
  readonly encoding: string;
  readonly issues: readonly FileIssue[];
}

const searchedBytes = 4_096;
const declaration =
  /<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w:.-]{1,40})["']|<meta[^>]{0,300}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/iu;

/** As on the web: programs declare the older name and mean the Windows superset. */
const supersets: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-9': 'windows-1254',
};

/**
 * Decodes a file that declares its encoding in its first lines, such as XML and web pages. Valid UTF-8 or UTF-16 is
 * read as such, whatever is declared; a wrong UTF-8 declaration is ignored in favour of the letters' statistics.
 */
export function decodeDeclared(bytes: Buffer): DeclaredText {
  const { utf8, encoding: seen, isMixed } = inUtf8(bytes);
  const [, ofXml, ofPage] = declaration.exec(bytes.toString('latin1', 0, searchedBytes)) ?? [];
  const name = (ofXml ?? ofPage ?? '').toLowerCase();
  const encoding = supersets[name] ?? name;
  const isSaid = encoding !== '' && !encoding.startsWith('utf') && iconv.encodingExists(encoding);
  if (isSaid && (isMixed || !seen.startsWith('utf-')))
    return { text: iconv.decode(bytes, encoding).replaceAll('\0', ''), encoding, issues: [] };
  return { text: utf8.toString('utf8'), encoding: seen, issues: isMixed ? [mixedEncoding] : [] };
}
