import type { UploadPart } from '../../contract/index.ts';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';

export interface ReceivedFile {
  readonly bytes: ArrayBuffer;
  readonly progressId: string | null;
  /** Of the room, to be given back when the file is no longer held. */
  readonly heldBytes: number;
}

export type NotReceived = 'no-file' | 'several-files' | 'no-id' | 'no-room';

/** Room for the bytes of files on their way, shared by all uploads. */
export interface Room {
  /** Takes room for more bytes; false when there is none. */
  take(bytes: number): boolean;
  give(bytes: number): void;
}

export function roomFor(bytesMax: number): Room {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > bytesMax) return false;
      taken += bytes;
      return true;
    },
    give(bytes) {
      taken -= bytes;
    },
  };
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

interface Receiving {
  readonly room: Room;
  /** Called when the file begins to arrive. */
  readonly begin: (progressId: string | null) => void;
}

/** The one file of a form, in memory: it is never written to a disk. What is received keeps its room until that is given back. */
export async function receiveFile(
  parts: AsyncIterable<UploadPart>,
  { room, begin }: Receiving,
): Promise<Result<ReceivedFile, NotReceived>> {
  let progressId: string | null = null;
  let bytes: ArrayBuffer | null = null;
  let isReceived = false;
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.fieldname !== 'progressId') continue;
        if (!uuid.test(part.value)) return refuse('no-id');
        progressId = part.value.toLowerCase();
        continue;
      }
      if (bytes !== null) return refuse('several-files');
      begin(progressId);
      bytes = await bytesOf(part.file, room);
      if (bytes === null) return refuse('no-room');
    }
    if (bytes === null) return refuse('no-file');
    isReceived = true;
    return ok({ bytes, progressId, heldBytes: bytes.byteLength });
  } finally {
    if (!isReceived && bytes !== null) room.give(bytes.byteLength);
  }
}

/** Null when the room is full; the room of what is not returned is given back. */
async function bytesOf(stream: AsyncIterable<Buffer>, room: Room): Promise<ArrayBuffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  let isWhole = false;
  try {
    for await (const chunk of stream) {
      if (!room.take(chunk.length)) return null;
      length += chunk.length;
      chunks.push(chunk);
    }
    isWhole = true;
  } finally {
    if (!isWhole) room.give(length);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes.buffer;
}
