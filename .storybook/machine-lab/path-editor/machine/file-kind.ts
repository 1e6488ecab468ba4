/** The first bytes of binary files, as Latin-1 characters. */
const beginnings: readonly (readonly [begins: RegExp, kind: string])[] = [
  [/^\x89PNG/, 'a picture (PNG)'],
  [/^\xff\xd8\xff/, 'a picture (JPEG)'],
  [/^GIF8/, 'a picture (GIF)'],
  [/^RIFF[^]{4}WEBP/, 'a picture (WebP)'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^]*?)?<svg[\s>]/i, 'a picture (SVG)'],
  [/^%PDF/, 'a PDF'],
  [/^PK\x03\x04/, 'an archive, a document or a spreadsheet'],
];
/** After an XML declaration and comments, such as those of a drawing program. */
const MOST_LETTERS = 1024;

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The kind of a file that cannot be a path: "a picture (PNG)"; null for text. */
export function fileKindOf(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, MOST_LETTERS));
  const known = beginnings.find(([begins]) => begins.test(start));
  return known?.[1] ?? (isText(bytes) ? null : 'no text');
}
