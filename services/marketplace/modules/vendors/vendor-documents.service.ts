import type { Readable } from 'node:stream';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { documentHeaders, keepDocument, safeFileName, type StoredFile } from '../../platform/files/index.ts';
import { ownVendorId, type Session } from '../account/index.ts';
import { lockOwnVendor } from './own-vendor.service.ts';
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

type DocumentRefusal = Refusals<
  'PAPER_NOT_ACCEPTED' | 'PICTURE_TOO_MANY_PIXELS' | 'FILE_EMPTY' | 'NOT_ALLOWED_NOW'
>;

/** Enough for every certificate of a yard, too few to fill a disk. */
const maxDocuments = 20;

const documentKey = (fileId: string): string => `papers/${fileId}`;

/** Adds a document to the application (contract: uploadVendorPaper). A failure leaves nothing behind. */
export async function addDocument(
  { db, clock, ids, files }: VendorParts,
  session: Session,
  { kind, fileName, file }: SentDocument,
): Promise<Result<VendorView, DocumentRefusal>> {
  const kept = await keepDocument({ files, ids }, file, documentKey);
  if (!kept.ok) return kept;
  const { fileId, mediaType, sizeBytes } = kept.value;
  let added: Result<VendorView, DocumentRefusal>;
  try {
    const now = clock.now();
    added = await inTransaction(db, async (trx): Promise<Result<VendorView, DocumentRefusal>> => {
      const vendor = await lockOwnVendor(trx, session);
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
        sizeBytes,
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
  { db, clock, files }: VendorParts,
  session: Session,
  paperId: string,
): Promise<Result<VendorView, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  const now = clock.now();
  const removed = await inTransaction(
    db,
    async (
      trx,
    ): Promise<Result<{ fileId: string; view: VendorView }, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> => {
      const { id } = await lockOwnVendor(trx, session);
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

/** The file as it was stored, for its owner and for admins; the caller reads the stream to its end or destroys it. */
export async function readDocument(
  { db, files }: VendorParts,
  session: Session,
  paperId: string,
): Promise<Result<ServedDocument, Refusals<'NOT_FOUND'>>> {
  const document = await findDocument(db, paperId);
  if (document === null || (session.role !== 'admin' && document.vendorId !== ownVendorId(session)))
    return refuse({ code: 'NOT_FOUND' });
  const file = await files.read(documentKey(document.fileId));
  // While it is being removed, a row briefly outlives its file.
  if (!file.ok) return refuse({ code: 'NOT_FOUND' });
  return ok({ ...file.value, headers: documentHeaders(document) });
}
