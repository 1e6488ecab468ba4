import { isUuid } from '../../../src/lib/uuid.ts';
import type { UploadPart } from '../../http-adapter/index.ts';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { ColumnMeaning } from '../understanding/stated-columns.ts';
import { readPointing, readPointings, type Pointing } from '../pointing/pointing.ts';
import { readColumnMeanings } from './column-meanings.ts';

interface ReceivedFile {
  /** May be larger than the file. */
  readonly bytes: ArrayBuffer;
  /** The file's size, and the share of the memory budget to release when the file is no longer in memory. */
  readonly length: number;
  readonly progressId: string | null;
  readonly columnMeanings: readonly ColumnMeaning[];
  /** The positions of names and prices that the sender marked in this file; null for none. */
  readonly pointing: Pointing | null;
  readonly remembered: readonly Pointing[];
  /** The page to preview, from 1. */
  readonly page: number | null;
}

export type NotReceived = 'no-file' | 'several-files' | 'no-room' | UnreadField;

/** The memory for files that are being received, shared by all uploads. */
export interface MemoryBudget {
  /** Reserves memory for more bytes; false if there is none left. */
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

type Said = { -readonly [Name in Exclude<keyof ReceivedFile, keyof Collected>]: ReceivedFile[Name] };
/** A form field that does not have the contract's form. */
type UnreadField = 'no-id' | 'no-meanings' | 'no-pointing' | 'no-pointings' | 'no-page';

const pageNumber = /^[1-9]\d{0,3}$/u;

/** Stores the value of a form field; unknown fields are ignored. */
function takeField(
  said: Said,
  { fieldname, value }: { fieldname: string; value: string },
): UnreadField | null {
  switch (fieldname) {
    case 'progressId':
      if (!isUuid(value)) return 'no-id';
      said.progressId = value.toLowerCase();
      return null;
    case 'columnMeanings': {
      const meanings = readColumnMeanings(value);
      if (meanings === null) return 'no-meanings';
      said.columnMeanings = meanings;
      return null;
    }
    case 'pointing':
      said.pointing = readPointing(value);
      return said.pointing === null ? 'no-pointing' : null;
    case 'rememberedPointings': {
      const pointings = readPointings(value);
      if (pointings === null) return 'no-pointings';
      said.remembered = pointings;
      return null;
    }
    case 'page':
      if (!pageNumber.test(value)) return 'no-page';
      said.page = Number(value);
      return null;
    default:
      return null;
  }
}

interface Receiving {
  readonly room: MemoryBudget;
  /** Called when the file begins to arrive. */
  readonly begin: (progressId: string | null) => void;
  /** The declared length of the whole form. */
  readonly lengthExpected?: number;
}

interface Collected {
  readonly bytes: ArrayBuffer;
  readonly length: number;
}

/**
 * Receives the only file of a form into memory; it is never written to disk. Its share of the memory budget is kept
 * until released.
 */
export async function receiveFile(
  parts: AsyncIterable<UploadPart>,
  { room, begin, lengthExpected = 0 }: Receiving,
): Promise<Result<ReceivedFile, NotReceived>> {
  const said: Said = { progressId: null, columnMeanings: [], pointing: null, remembered: [], page: null };
  let file: Collected | null = null;
  let isReceived = false;
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        const unread = takeField(said, part);
        if (unread) return refuse(unread);
        continue;
      }
      if (file !== null) return refuse('several-files');
      begin(said.progressId);
      file = await collected(part.file, room, lengthExpected);
      if (file === null) return refuse('no-room');
    }
    if (file === null) return refuse('no-file');
    isReceived = true;
    return ok({ ...file, ...said });
  } finally {
    if (!isReceived && file !== null) room.give(file.length);
  }
}

const firstBytes = 64 * 1024;
/** The maximum that is allocated by a declared length: unused memory costs nothing, but it must be limited. */
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
