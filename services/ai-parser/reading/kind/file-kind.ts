import { fileTypeFromBuffer } from 'file-type';
import { packedPartsMax, sheetsMax, unpackedMaxBytes } from '../../limits.ts';
import { fileRefusal, kindsRead, type FileRefusal } from '../../refusals.ts';
import { refuse, ok, type Result } from '../../../../src/lib/result.ts';
import { textKindOf, type TextKind } from './text-kind.ts';
import { matchesDeclaredSize, partsOverlap, zipParts, type ZipPart } from './zip-directory.ts';
import { kindOfParts, type Workbook } from './zip-kind.ts';

/** The types of photographs and scans. */
const pictures: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'tif', 'gif', 'avif']);

type FileKind = Workbook | TextKind | 'pdf' | 'image';

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Some programs write a few bytes before the PDF begins. */
const isPdf = (bytes: Buffer) => /%PDF-\d\.\d/u.test(bytes.toString('latin1', 0, 1_024));

const notRead = (what: string) =>
  refuse(fileRefusal('FILE_KIND_NOT_READ', `This is ${what}, which we cannot read yet. ${kindsRead}`));

/**
 * Detects a file's kind by its content, not its name. Refuses files that are not lists or would be dangerous to read.
 */
export async function kindOf(bytes: Buffer): Promise<Result<FileKind, FileRefusal>> {
  if (bytes.length === 0) return refuse(fileRefusal('FILE_EMPTY'));
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return kindOfZip(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return kindOfCompound(bytes);
  if (isBareSheet(bytes)) return ok('xls');
  if (isPdf(bytes)) return ok('pdf');
  const known = await fileTypeFromBuffer(bytes.subarray(0, 64 * 1024)).catch(() => undefined);
  if (known && pictures.has(known.ext)) return ok('image');
  if (known && !known.mime.startsWith('text/') && known.ext !== 'xml')
    return notRead(nameOfKind(known.mime, known.ext));
  if (isBinary(bytes)) return refuse(fileRefusal('FILE_KIND_NOT_READ'));
  return kindOfText(bytes);
}

/** A sheet from before workbooks: its first record begins a sheet, with a length of 4 or 6. */
const isBareSheet = (bytes: Buffer): boolean =>
  bytes[0] === 0x09 &&
  [0x00, 0x02, 0x04].includes(bytes[1] ?? -1) &&
  [0x04, 0x06].includes(bytes[2] ?? -1) &&
  bytes[3] === 0;

const nameOfKind = (mime: string, ext: string): string => {
  if (mime.startsWith('image/')) return `a picture (${ext})`;
  if (mime.startsWith('video/') || mime.startsWith('audio/')) return `a recording (${ext})`;
  return `a file of the kind ${ext}`;
};

/** Bytes that no text has. In UTF-16 every second byte is often zero. */
function isBinary(bytes: Buffer): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return false;
  const sample = bytes.subarray(0, 16 * 1024);
  const zeros = sample.reduce((count, byte) => count + Number(byte === 0), 0);
  if (zeros > sample.length * 0.3 && zeros < sample.length * 0.6) return false;
  const odd = sample.reduce((count, byte) => count + Number(byte < 0x20 && !isLayout(byte)), 0);
  return odd > sample.length * 0.02;
}

const isLayout = (byte: number) => (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a;

function kindOfText(bytes: Buffer): Result<FileKind, FileRefusal> {
  const start = bytes.toString('latin1', 0, 2_000).trimStart();
  if (start.startsWith('{\\rtf')) return notRead('a text document (RTF)');
  if (/^MIME-Version:|^Content-Type: multipart\//imu.test(start)) return notRead('a web archive (.mht)');
  return ok(textKindOf(bytes));
}

function kindOfCompound(bytes: Buffer): Result<FileKind, FileRefusal> {
  const names = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (names('EncryptedPackage')) return refuse(fileRefusal('FILE_PROTECTED'));
  if (names('Workbook') || names('Book')) return ok('xls');
  return notRead('a document that isn’t a workbook');
}

function kindOfZip(bytes: Buffer): Result<FileKind, FileRefusal> {
  const parts = zipParts(bytes);
  if (!parts) return refuse(fileRefusal('FILE_UNREADABLE'));
  const kind = kindOfParts(bytes, parts);
  if (kind === 'locked') return refuse(fileRefusal('FILE_PROTECTED'));
  if (typeof kind === 'object')
    return refuse(
      fileRefusal('FILE_KIND_NOT_READ', `This is ${kind.what}, which we cannot read. ${kind.instead}`),
    );
  if (parts.some((part) => part.isEncrypted)) return refuse(fileRefusal('FILE_PROTECTED'));
  return isTooMuch(bytes, parts) ? refuse(fileRefusal('TOO_MUCH_WORK')) : ok(kind);
}

function isTooMuch(bytes: Buffer, parts: readonly ZipPart[]): boolean {
  const unpackedBytes = parts.reduce((sum, part) => sum + part.unpackedBytes, 0);
  const sheets = parts.filter((part) => part.name.startsWith('xl/worksheets/sheet')).length;
  return (
    unpackedBytes > unpackedMaxBytes ||
    parts.length > packedPartsMax ||
    sheets > sheetsMax ||
    partsOverlap(bytes, parts) ||
    !parts.every((part) => matchesDeclaredSize(bytes, part))
  );
}
