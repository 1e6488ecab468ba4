import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import {
  addRecordedDocument,
  serveDocument,
  type SentDocument,
  type ServedDocument,
} from '../../../platform/files/index.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import { lockOwnVendor } from '../own-vendor.service.ts';
import { deleteDocument, findDocument, insertDocument, documentsOf } from './vendor-documents.repository.ts';
import type { VendorDocumentKind } from '../vendors.domain.ts';
import type { VendorParts } from '../vendors.parts.ts';
import type { Refusals } from '../vendors.refusals.ts';
import { applicationOf, incrementApplicationVersion } from '../vendors.repository.ts';
import { viewVendor, type VendorView } from '../vendor-view.service.ts';

interface SentVendorDocument extends SentDocument {
  readonly kind: VendorDocumentKind;
}

type DocumentRefusal = Refusals<
  'PAPER_NOT_ACCEPTED' | 'PICTURE_TOO_MANY_PIXELS' | 'FILE_EMPTY' | 'NOT_ALLOWED_NOW'
>;

/** Enough for all certificates of a shipyard, too little to fill a disk. */
const maxDocuments = 20;

const documentKey = (fileId: string): string => `papers/${fileId}`;

/** Adds a document to the application (contract: uploadVendorPaper). A failure stores nothing. */
export async function addDocument(
  { db, clock, ids, files }: VendorParts,
  session: Session,
  { kind, ...sent }: SentVendorDocument,
): Promise<Result<VendorView, DocumentRefusal>> {
  const place = { files, newFileId: ids.newFileId, keyOf: documentKey };
  return addRecordedDocument(place, sent, (document) =>
    inTransaction(db, async (trx): Promise<Result<VendorView, DocumentRefusal>> => {
      const now = clock.now();
      const vendor = await lockOwnVendor(trx, session);
      if ((await documentsOf(trx, vendor.id)).length >= maxDocuments)
        return refuse({ code: 'NOT_ALLOWED_NOW' });
      await insertDocument(trx, { ...document, id: ids.newId(), vendorId: vendor.id, kind, uploadedAt: now });
      await incrementApplicationVersion(trx, vendor.id, now);
      return ok(await viewVendor(trx, vendor.id));
    }),
  );
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
      await incrementApplicationVersion(trx, id, now);
      return ok({ fileId: document.fileId, view: await viewVendor(trx, id) });
    },
  );
  if (!removed.ok) return removed;
  await files.delete(documentKey(removed.value.fileId));
  return ok(removed.value.view);
}

/** The stored file, for its owner and for admins. The caller must read the stream to its end or destroy it. */
export async function readDocument(
  { db, files }: VendorParts,
  session: Session,
  paperId: string,
): Promise<Result<ServedDocument, Refusals<'NOT_FOUND'>>> {
  const document = await findDocument(db, paperId);
  if (document === null || (session.role !== 'admin' && document.vendorId !== ownVendorId(session)))
    return refuse({ code: 'NOT_FOUND' });
  return serveDocument(files, documentKey(document.fileId), document);
}
