import { inflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly localHeaderAt: number;
}

const endSignature = 0x06054b50;
const partSignature = 0x02014b50;
const endBytes = 22;
const partBytes = 46;
const commentMaxBytes = 0xffff;

/** The parts that a zip declares at its end; null if that is missing or broken, as in a truncated file. */
export function zipParts(bytes: Buffer): readonly ZipPart[] | null {
  const endAt = endOf(bytes);
  if (endAt === null) return null;
  const count = bytes.readUInt16LE(endAt + 10);
  const parts: ZipPart[] = [];
  for (let at = bytes.readUInt32LE(endAt + 16), place = 0; place < count; place += 1) {
    if (at + partBytes > bytes.length || bytes.readUInt32LE(at) !== partSignature) return null;
    const nameBytes = bytes.readUInt16LE(at + 28);
    parts.push({
      name: bytes.toString('utf8', at + partBytes, at + partBytes + nameBytes),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      isDeflated: bytes.readUInt16LE(at + 10) === 8,
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      localHeaderAt: bytes.readUInt32LE(at + 42),
    });
    at += partBytes + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function endOf(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - endBytes - commentMaxBytes);
  for (let at = bytes.length - endBytes; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endSignature) return at;
  return null;
}

/** Where the packed bytes of a part begin; after the end of the file if they are missing. */
function packedAt(bytes: Buffer, { localHeaderAt: at }: ZipPart): number {
  if (at + 30 > bytes.length) return bytes.length + 1;
  return at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
}

/** Whether parts share their bytes: only zip bombs do. */
export function partsOverlap(bytes: Buffer, parts: readonly ZipPart[]): boolean {
  const inOrder = [...parts].sort((a, b) => a.localHeaderAt - b.localHeaderAt);
  return inOrder.some((part, place) => {
    const next = inOrder[place + 1];
    return next !== undefined && packedAt(bytes, part) + part.packedBytes > next.localHeaderAt;
  });
}

/** The bytes of a part as they are packed. */
export function packedBytesOf(bytes: Buffer, part: ZipPart): Buffer {
  const from = packedAt(bytes, part);
  return bytes.subarray(from, from + part.packedBytes);
}

const textMaxBytes = 1024 * 1024;

/** The text of a small part; empty if it is broken or long. */
export function partText(bytes: Buffer, part: ZipPart): string {
  const packed = packedBytesOf(bytes, part);
  try {
    return part.isDeflated
      ? inflateRawSync(packed, { maxOutputLength: textMaxBytes }).toString('utf8')
      : packed.toString('utf8');
  } catch {
    return '';
  }
}

/** Whether a part unpacks to no more than it declares; bombs declare too little. */
export function matchesDeclaredSize(bytes: Buffer, part: ZipPart): boolean {
  const { isDeflated, packedBytes, unpackedBytes } = part;
  if (!isDeflated) return unpackedBytes <= packedBytes;
  try {
    inflateRawSync(packedBytesOf(bytes, part), { maxOutputLength: Math.max(1, unpackedBytes) });
    return true;
  } catch {
    return false;
  }
}
