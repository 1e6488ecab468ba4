import type { VendorDocument } from '../vendors.domain.ts';
import type { Db } from '../vendors.repository.ts';

const documents = (db: Db) =>
  db
    .selectFrom('vendorPapers')
    .select(['id', 'vendorId', 'kind', 'fileId', 'fileName'])
    .select(['mediaType', 'sizeBytes', 'uploadedAt']);

/** Oldest first. */
export const documentsOf = (db: Db, vendorId: string): Promise<readonly VendorDocument[]> =>
  documents(db).where('vendorId', '=', vendorId).orderBy('uploadedAt').orderBy('id').execute();

export const findDocument = async (db: Db, paperId: string): Promise<VendorDocument | null> =>
  (await documents(db).where('id', '=', paperId).executeTakeFirst()) ?? null;

export async function insertDocument(trx: Db, document: VendorDocument): Promise<void> {
  await trx
    .insertInto('vendorPapers')
    .values({
      id: document.id,
      vendorId: document.vendorId,
      kind: document.kind,
      fileId: document.fileId,
      fileName: document.fileName,
      mediaType: document.mediaType,
      sizeBytes: document.sizeBytes,
      uploadedAt: document.uploadedAt,
    })
    .execute();
}

export async function deleteDocument(trx: Db, paperId: string): Promise<void> {
  await trx.deleteFrom('vendorPapers').where('id', '=', paperId).execute();
}
