/** Determined by the file's first bytes, never by its name or declared type. */
export const documentExtensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The number of bytes used to detect a file's type. */
export const documentHeadBytes = 4100;

const nameLengthMax = 120;
// Characters that mean a folder, a device, a pattern or a command on some system, and those that reverse or hide text.
const unsafeInNames = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\\/:*?"<>|%]/gu;

/**
 * A name that every system can save, with the extension of its content: `invoice.pdf.exe` that is a PDF ends with
 * `.pdf`.
 */
export function safeFileName(given: string, mediaType: string): string {
  const ending = `.${documentExtensions[mediaType] ?? 'bin'}`;
  const plain = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const cleaned = plain.replaceAll(unsafeInNames, '').replaceAll(/\s+/gu, ' ').trim();
  const known = /\.(?:pdf|jpe?g|png|webp)$/i;
  const stem = cleaned.replace(known, '').replace(/^\.+/, '');
  const short = [...stem].slice(0, nameLengthMax).join('').trim();
  return `${short === '' ? 'paper' : short}${ending}`;
}

/**
 * The headers for every document. As a stranger's upload it is saved, never shown as one of our pages; and if a browser
 * opens it anyway, no script in it runs.
 */
export function documentHeaders({
  fileName,
  mediaType,
  sizeBytes,
}: {
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}): Readonly<Record<string, string>> {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]/g, '_');
  // RFC 8187: encodeURIComponent does not escape these five.
  const extended = encodeURIComponent(fileName).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'Content-Type': mediaType,
    'Content-Length': String(sizeBytes),
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${extended}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
  };
}
