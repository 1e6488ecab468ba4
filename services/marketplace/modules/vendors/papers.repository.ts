import type { Paper } from './vendors.domain.ts';
import type { Db } from './vendors.repository.ts';

const papers = (db: Db) =>
  db
    .selectFrom('vendor_papers')
    .select(['id', 'vendor_id as vendorId', 'kind', 'file_id as fileId', 'file_name as fileName'])
    .select(['media_type as mediaType', 'size_bytes as sizeBytes', 'uploaded_at as uploadedAt']);

/** Oldest first. */
export const papersOf = (db: Db, vendorId: string): Promise<readonly Paper[]> =>
  papers(db).where('vendor_id', '=', vendorId).orderBy('uploaded_at').orderBy('id').execute();

export const findPaper = async (db: Db, paperId: string): Promise<Paper | null> =>
  (await papers(db).where('id', '=', paperId).executeTakeFirst()) ?? null;

export async function insertPaper(trx: Db, paper: Paper): Promise<void> {
  await trx
    .insertInto('vendor_papers')
    .values({
      ...{ id: paper.id, vendor_id: paper.vendorId, kind: paper.kind, file_id: paper.fileId },
      ...{ file_name: paper.fileName, media_type: paper.mediaType, size_bytes: paper.sizeBytes },
      uploaded_at: paper.uploadedAt,
    })
    .execute();
}

export async function deletePaper(trx: Db, paperId: string): Promise<void> {
  await trx.deleteFrom('vendor_papers').where('id', '=', paperId).execute();
}
