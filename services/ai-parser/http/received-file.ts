import type { UploadPart } from '../../http-adapter/index.ts';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { ColumnMeaning } from '../understanding/told-columns.ts';
import { readColumnMeanings } from './column-meanings.ts';

interface ReceivedFile {
  /** It may be larger than the file. */
  readonly bytes: ArrayBuffer;
  /** The file's size, and the share of the memory budget to release when the file is no longer held. */
  readonly length: number;
  readonly progressId: string | null;
  readonly columnMeanings: readonly ColumnMeaning[];
}

export type NotReceived = 'no-file' | 'several-files' | 'no-id' | 'no-meanings' | 'no-room';

/** Room for the bytes of files on their way, shared by all uploads. */
export interface MemoryBudget {
  /** Takes room for more bytes; false when there is none. */
  take(bytes: number): boolean;
  give(bytes: number): void;
}

export function createMemoryBudget(bytesMax: number): MemoryBudget {
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
  readonly room: MemoryBudget;
  /** Called when the file begins to arrive. */
  readonly begin: (progressId: string | null) => void;
  /** As the sender declares it for the whole form. */
  readonly lengthExpected?: number;
}

interface Collected {
  readonly bytes: ArrayBuffer;
  readonly length: number;
}

/**
 * Receives the only file of a form into memory; it is never written to disk. Its share of the memory budget is held
 * until released.
 */
export async function receiveFile(
  parts: AsyncIterable<UploadPart>,
  { room, begin, lengthExpected = 0 }: Receiving,
): Promise<Result<ReceivedFile, NotReceived>> {
  let progressId: string | null = null;
  let columnMeanings: readonly ColumnMeaning[] | null = [];
  let file: Collected | null = null;
  let isReceived = false;
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.fieldname === 'progressId') {
          if (!uuid.test(part.value)) return refuse('no-id');
          progressId = part.value.toLowerCase();
        } else if (part.fieldname === 'columnMeanings') {
          columnMeanings = readColumnMeanings(part.value);
          if (columnMeanings === null) return refuse('no-meanings');
        }
        continue;
      }
      if (file !== null) return refuse('several-files');
      begin(progressId);
      file = await collected(part.file, room, lengthExpected);
      if (file === null) return refuse('no-room');
    }
    if (file === null) return refuse('no-file');
    isReceived = true;
    return ok({ ...file, progressId, columnMeanings });
  } finally {
    if (!isReceived && file !== null) room.give(file.length);
  }
}

const firstBytes = 64 * 1024;
/** What a form may declare and not send: memory that is not written to costs nothing, but there is an end to it. */
const expectedMaxBytes = 64 * 1024 * 1024;

/** Null if the memory budget is exhausted; the share of anything not returned is released. */
async function collected(
  stream: AsyncIterable<Buffer>,
  room: MemoryBudget,
  lengthExpected: number,
): Promise<Collected | null> {
  let bytes = new Uint8Array(Math.min(Math.max(firstBytes, lengthExpected), expectedMaxBytes));
  let length = 0;
  let isWhole = false;
  try {
    for await (const chunk of stream) {
      if (!room.take(chunk.length)) return null;
      const end = length + chunk.length;
      if (end > bytes.length) bytes = grown(bytes, end);
      bytes.set(chunk, length);
      length = end;
    }
    isWhole = true;
  } finally {
    if (!isWhole) room.give(length);
  }
  return { bytes: bytes.buffer, length };
}

function grown(bytes: Uint8Array<ArrayBuffer>, least: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(least, 2 * bytes.length));
  larger.set(bytes);
  return larger;
}
