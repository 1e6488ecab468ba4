import type { Readable } from 'node:stream';
import { ok, type Result } from '../../../../src/lib/result.ts';
import { documentHeaders, safeFileName } from './document.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { keepDocument, type DocumentRefusal } from './keep-document.ts';

/** An upload as it arrives. */
export interface SentDocument {
  readonly fileName: string;
  /** Fails if it exceeds the operation's limit. */
  readonly file: Readable;
}

/** What a row has to remember of a document. */
interface DocumentFacts {
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** Where documents of one kind are kept; a path names the file by its id, and who may read it is asked each time. */
interface DocumentPlace {
  readonly files: FileStore;
  readonly newFileId: () => string;
  readonly keyOf: (fileId: string) => string;
}

/** Keeps an upload and has it recorded by `record`; if that refuses or fails, nothing is left behind. */
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

/** A kept document with what it is sent with. */
export interface ServedDocument extends StoredFile {
  readonly headers: Readonly<Record<string, string>>;
}

/** The file as it was stored; the caller reads the stream to its end or destroys it. */
export async function serveDocument(
  files: FileStore,
  key: string,
  facts: DocumentFacts,
): Promise<Result<ServedDocument, { readonly code: 'NOT_FOUND' }>> {
  const stored = await files.read(key);
  // While it is being removed, a row briefly outlives its file.
  if (!stored.ok) return { ok: false, error: { code: 'NOT_FOUND' } };
  return ok({ ...stored.value, headers: documentHeaders(facts) });
}
