import type { Db, Trx } from '../imports.repository.ts';

interface StoredFile {
  readonly fileId: string;
  readonly fileName: string;
}

const fileColumn = { file: 'fileId', reading: 'readingFileId' } as const;

/** The file of a vendor's own import, uploaded or as a reading; null if there is none. */
export async function findFile(
  db: Db,
  vendorId: string,
  importId: string,
  which: keyof typeof fileColumn,
): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('imports')
    .select([`${fileColumn[which]} as fileId`, 'fileName'])
    .where('id', '=', importId)
    .where('vendorId', '=', vendorId)
    .executeTakeFirst();
  const fileId = row?.fileId ?? null;
  return row === undefined || fileId === null ? null : { fileId, fileName: row.fileName };
}

/** Whether an import still refers to the file. */
export async function isFileNamed(db: Db, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where((is) => is.or([is('fileId', '=', fileId), is('readingFileId', '=', fileId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the reading and returns the previous one's id. Deletes the edits, which referred to it. */
export async function replaceReading(
  trx: Trx,
  importId: string,
  reading: { readonly fileId: string; readonly sizeBytes: number },
  now: Date,
): Promise<string | null> {
  const before = await trx
    .selectFrom('imports')
    .select('readingFileId')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('imports')
    .set((is) => ({
      readingFileId: reading.fileId,
      readingSizeBytes: reading.sizeBytes,
      edits: '[]',
      editsDone: 0,
      version: is('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', importId)
    .execute();
  return before.readingFileId;
}

/** Forgets what a vendor's lists said: files, readings, edits and lines. Returns the ids of the files. */
export async function forgetFiles(trx: Trx, vendorId: string, now: Date): Promise<readonly string[]> {
  const held = await trx
    .selectFrom('imports')
    .select(['id', 'fileId', 'readingFileId'])
    .where('vendorId', '=', vendorId)
    // In a fixed order, so that two simultaneous calls wait instead of deadlocking.
    .orderBy('id')
    .forUpdate()
    .execute();
  const lists = trx.selectFrom('imports').select('id').where('vendorId', '=', vendorId);
  await trx.deleteFrom('importBatches').where('importId', 'in', lists).execute();
  await trx
    .updateTable('imports')
    .set({
      fileId: null,
      readingFileId: null,
      readingSizeBytes: null,
      edits: '[]',
      editsDone: 0,
      updatedAt: now,
    })
    .where('vendorId', '=', vendorId)
    .execute();
  return held.flatMap(({ fileId, readingFileId }) => [fileId, readingFileId].filter((file) => file !== null));
}
