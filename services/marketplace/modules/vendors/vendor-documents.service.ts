import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { Session } from '../account/index.ts';
import { lockOwnVendor } from './own-vendor.service.ts';
import {
  documentExtensions,
  documentHeadBytes,
  documentHeaders,
  documentKey,
  maxDocuments,
  safeFileName,
} from './vendor-document.domain.ts';
import { deleteDocument, findDocument, insertDocument, documentsOf } from './vendor-documents.repository.ts';
import type { PaperKind } from './vendors.domain.ts';
import type { VendorParts } from './vendors.parts.ts';
import type { Refusals } from './vendors.refusals.ts';
import { applicationOf, countOnApplication } from './vendors.repository.ts';
import { viewVendor, type VendorView } from './vendor-view.service.ts';

interface SentDocument {
  readonly kind: PaperKind;
  readonly fileName: string;
  /** Fails if it exceeds the operation's limit. */
  readonly file: Readable;
}

type DocumentRefusal = Refusals<'PAPER_NOT_ACCEPTED' | 'FILE_EMPTY' | 'NOT_ALLOWED_NOW'>;

interface Peeked {
  /** The first bytes, enough to detect the file's type. */
  readonly head: Buffer;
  /** All of it, from its beginning. */
  readonly whole: Readable;
  /** What came of it up to now, and the failure that ended it. */
  readonly soFar: { bytes: number; failure: unknown };
}

async function peek(stream: Readable): Promise<Peeked> {
  const chunks: Buffer[] = [];
  const soFar = { bytes: 0, failure: undefined as unknown };
  const rest = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, void>; // The parts of a form come as bytes.
  const next = async (): Promise<Buffer | null> => {
    const piece = await rest.next();
    if (piece.done === true) return null;
    soFar.bytes += piece.value.length;
    return piece.value;
  };
  while (soFar.bytes < documentHeadBytes) {
    const chunk = await next();
    if (chunk === null) break;
    chunks.push(chunk);
  }
  const head = Buffer.concat(chunks);
  async function* whole() {
    yield head;
    try {
      for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
    } catch (failure) {
      soFar.failure = failure;
      throw failure;
    }
  }
  return { head, whole: Readable.from(whole()), soFar };
}

/** Adds a document to the application (contract: uploadVendorPaper). A failure leaves nothing behind. */
export async function addDocument(
  { db, clock, ids, files, currency }: VendorParts,
  session: Session,
  { kind, fileName, file }: SentDocument,
): Promise<Result<VendorView, DocumentRefusal>> {
  const { head, whole, soFar } = await peek(file);
  if (head.length === 0) return refuse({ code: 'FILE_EMPTY' });
  const mediaType = (await fileTypeFromBuffer(head))?.mime ?? 'unknown';
  if (!Object.hasOwn(documentExtensions, mediaType)) {
    whole.destroy();
    return refuse({ code: 'PAPER_NOT_ACCEPTED' });
  }
  const fileId = ids.newFileId();
  try {
    await files.write(documentKey(fileId), whole, { mimeType: mediaType });
  } catch (error) {
    // The store wraps the error; the response needs to say that the file was too long, or cut short.
    throw soFar.failure ?? error;
  }
  let added: Result<VendorView, DocumentRefusal>;
  try {
    const now = clock.now();
    added = await inTransaction(db, async (trx): Promise<Result<VendorView, DocumentRefusal>> => {
      const vendor = await lockOwnVendor(trx, session, { now, currency });
      if ((await documentsOf(trx, vendor.id)).length >= maxDocuments)
        return refuse({ code: 'NOT_ALLOWED_NOW' });
      await insertDocument(trx, {
        id: ids.newId(),
        vendorId: vendor.id,
        kind,
        fileId,
        mediaType,
        fileName: safeFileName(fileName, mediaType),
        uploadedAt: now,
        sizeBytes: soFar.bytes,
      });
      await countOnApplication(trx, vendor.id, now);
      return ok(await viewVendor(trx, vendor.id));
    });
  } catch (error) {
    await files.delete(documentKey(fileId));
    throw error;
  }
  if (!added.ok) await files.delete(documentKey(fileId));
  return added;
}

/** The application is in review, or was decided based on these documents. */
const lockedStatuses: ReadonlySet<string> = new Set(['in_review', 'approved', 'rejected']);

/** Removes a document (contract: deleteVendorPaper); refused during the review and after the decision. */
export async function removeDocument(
  { db, clock, files, currency }: VendorParts,
  session: Session,
  paperId: string,
): Promise<Result<VendorView, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  const now = clock.now();
  const removed = await inTransaction(
    db,
    async (
      trx,
    ): Promise<Result<{ fileId: string; view: VendorView }, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> => {
      const { id } = await lockOwnVendor(trx, session, { now, currency });
      const document = await findDocument(trx, paperId);
      if (document === null || document.vendorId !== id) return refuse({ code: 'NOT_FOUND' });
      const { status } = await applicationOf(trx, id);
      if (lockedStatuses.has(status)) return refuse({ code: 'NOT_ALLOWED_NOW' });
      await deleteDocument(trx, paperId);
      await countOnApplication(trx, id, now);
      return ok({ fileId: document.fileId, view: await viewVendor(trx, id) });
    },
  );
  if (!removed.ok) return removed;
  await files.delete(documentKey(removed.value.fileId));
  return ok(removed.value.view);
}

interface ServedDocument extends StoredFile {
  readonly headers: Readonly<Record<string, string>>;
}

/** The file as it was uploaded, for its owner and for admins; the caller reads the stream to its end or destroys it. */
export async function readDocument(
  { db, files }: VendorParts,
  { userId, role }: Session,
  paperId: string,
): Promise<Result<ServedDocument, Refusals<'NOT_FOUND'>>> {
  const document = await findDocument(db, paperId);
  if (document === null || (role !== 'admin' && document.vendorId !== userId))
    return refuse({ code: 'NOT_FOUND' });
  const file = await files.read(documentKey(document.fileId));
  // While it is being removed, a row briefly outlives its file.
  if (!file.ok) return refuse({ code: 'NOT_FOUND' });
  return ok({ ...file.value, headers: documentHeaders(document) });
}
