import { deflateRawSync } from 'node:zlib';

interface Lies {
  /** The declared unpacked size of each part. */
  readonly declared?: number;
  /** Whether all parts declare the offset of the first. */
  readonly sharing?: boolean;
  readonly isEncrypted?: boolean;
}

/** A zip of these parts, as broken as a test needs it. */
export function zipOf(parts: Readonly<Record<string, string>>, lies: Lies = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(text);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32LE(packed.length, 0);
    sizes.writeUInt32LE(lies.declared ?? Buffer.byteLength(text), 4);
    const nameBytes = Buffer.from(name);
    const about = Buffer.alloc(14);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(lies.isEncrypted ? 1 : 0, 2);
    about.writeUInt16LE(8, 4);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(nameBytes.length, 0);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), about, sizes, lengths, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(lies.sharing ? 0 : at, 10);
    directory.push(
      Buffer.concat([Buffer.from('504b01021400', 'hex'), about, sizes, lengths, rest, nameBytes]),
    );
    locals.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, entries, end]);
}
