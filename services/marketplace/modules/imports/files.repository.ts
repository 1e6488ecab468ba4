import type { Db, Trx } from './imports.repository.ts';

export interface KeptFile {
  readonly fileId: string;
  readonly fileName: string;
}

const fileColumn = { file: 'file_id', reading: 'reading_file_id' } as const;

/** The file of a vendor's own import, as uploaded or as the parser read it; null when there is none. */
export async function findFile(
  db: Db,
  vendorId: string,
  importId: string,
  which: keyof typeof fileColumn,
): Promise<KeptFile | null> {
  const row = await db
    .selectFrom('imports')
    .select([`${fileColumn[which]} as fileId`, 'file_name as fileName'])
    .where('id', '=', importId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  const fileId = row?.fileId ?? null;
  return row === undefined || fileId === null ? null : { fileId, fileName: row.fileName };
}

/** Whether some import still names the file. */
export async function isFileNamed(db: Db, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where((is) => is.or([is('file_id', '=', fileId), is('reading_file_id', '=', fileId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a reading in the place of the one before, whose id is answered; the edits, which were made on that one, go. */
export async function replaceReading(
  trx: Trx,
  importId: string,
  reading: { readonly fileId: string; readonly sizeBytes: number },
  now: Date,
): Promise<string | null> {
  const before = await trx
    .selectFrom('imports')
    .select('reading_file_id')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('imports')
    .set((is) => ({
      ...{ reading_file_id: reading.fileId, reading_size_bytes: reading.sizeBytes },
      ...{ edits: '[]', edits_done: 0, version: is('version', '+', 1), updated_at: now },
    }))
    .where('id', '=', importId)
    .execute();
  return before.reading_file_id;
}
