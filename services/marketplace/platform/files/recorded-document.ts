import type { Readable } from 'node:stream';
import { ok, type Result } from '../../../../src/lib/result.ts';
import { documentHeaders, safeFileName } from './document.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { keepDocument, type DocumentRefusal } from './keep-document.ts';

/** An incoming upload. */
export interface SentDocument {
  readonly fileName: string;
  /** Fails if it exceeds the operation's limit. */
  readonly file: Readable;
}

/** The data of a document that its row contains. */
interface DocumentFacts {
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** The storage of one kind of document; a path contains the file's id, and each read checks who may see it. */
interface DocumentPlace {
  readonly files: FileStore;
  readonly newFileId: () => string;
  readonly keyOf: (fileId: string) => string;
}

/** Stores an upload and records it with `record`; if that refuses or fails, the file is deleted. */
export async function addRecordedDocument<Added, Refused>(
  { files, newFileId, keyOf }: DocumentPlace,
  { fileName, file }: SentDocument,
  record: (document: DocumentFacts & { readonly fileId: string }) => Promise<Result<Added, Refused>>,
): Promise<Result<Added, Refused | DocumentRefusal>> {
  const kept = await keepDocument({ files, ids: { newFileId } }, file, keyOf);
  if (!kept.ok) return kept;
  const { fileId, mediaType } = kept.value;
  let isRecorded = false;
  try {
    const added = await record({ ...kept.value, fileName: safeFileName(fileName, mediaType) });
    isRecorded = added.ok;
    return added;
  } finally {
    if (!isRecorded) await files.delete(keyOf(fileId));
  }
}

/** A stored document with its response headers. */
export interface ServedDocument extends StoredFile {
  readonly headers: Readonly<Record<string, string>>;
}

/** The stored file. The caller must read the stream to its end or destroy it. */
export async function serveDocument(
  files: FileStore,
  key: string,
  facts: DocumentFacts,
): Promise<Result<ServedDocument, { readonly code: 'NOT_FOUND' }>> {
  const stored = await files.read(key);
  // During a removal, a row briefly outlives its file.
  if (!stored.ok) return { ok: false, error: { code: 'NOT_FOUND' } };
  return ok({ ...stored.value, headers: documentHeaders(facts) });
}
