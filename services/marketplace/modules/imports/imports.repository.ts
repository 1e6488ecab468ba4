import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { undoUntil, type ImportDraft, type ImportKind, type ImportRecord } from './imports.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

const columns = [
  ...(['id', 'kind', 'status', 'version', 'file_id', 'reading_file_id'] as const),
  ...(['file_name', 'size_bytes', 'new_count', 'changed_count', 'unchanged_count'] as const),
  ...(['created_at', 'updated_at', 'committed_at', 'undone_at'] as const),
] as const;

interface Row {
  readonly id: string;
  readonly kind: ImportKind;
  readonly status: ImportRecord['status'];
  readonly version: number;
  readonly file_id: string | null;
  readonly reading_file_id: string | null;
  readonly file_name: string;
  readonly size_bytes: number;
  readonly new_count: number;
  readonly changed_count: number;
  readonly unchanged_count: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly committed_at: Date | null;
  readonly undone_at: Date | null;
}

const recordOf = (row: Row): ImportRecord => ({
  ...{ id: row.id, kind: row.kind, status: row.status, version: row.version },
  ...{ fileName: row.file_name, sizeBytes: row.size_bytes },
  ...{ hasFile: row.file_id !== null, hasReading: row.reading_file_id !== null },
  counts: { new: row.new_count, changed: row.changed_count, unchanged: row.unchanged_count },
  ...{ createdAt: row.created_at, updatedAt: row.updated_at },
  ...{ committedAt: row.committed_at, undoneAt: row.undone_at },
  undoUntil: row.committed_at === null ? null : undoUntil(row.committed_at),
});

/** One after the other for each vendor, until the transaction ends: of two imports that bring one line, the later finds it. */
export async function takeTurn(trx: Trx, vendorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${vendorId}`}, 0))`.execute(trx);
}

/** A vendor's own import, locked as told until the transaction ends: `share` lets batches in beside each other. */
export async function findImport(
  db: Db,
  vendorId: string,
  id: string,
  lock?: 'share' | 'update',
): Promise<ImportRecord | null> {
  let query = db.selectFrom('imports').select(columns).where('id', '=', id).where('vendor_id', '=', vendorId);
  if (lock === 'share') query = query.forShare();
  if (lock === 'update') query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row === undefined ? null : recordOf(row);
}

/** What a vendor imported, the newest first; undone ones too. */
export async function findCommitted(db: Db, vendorId: string, kind: ImportKind): Promise<ImportRecord[]> {
  const rows = await db
    .selectFrom('imports')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', kind)
    .where('status', 'in', ['imported', 'undone'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(recordOf);
}

/** An import with its edits and the numbers of its batches: by its id, or the open one of a kind. */
export async function findDraft(
  db: Db,
  vendorId: string,
  which: { readonly id: string } | { readonly openOf: ImportKind },
): Promise<ImportDraft | null> {
  const draft = db
    .selectFrom('imports')
    .select([...columns, 'edits', 'edits_done'])
    .select((row) =>
      row
        .selectFrom('import_batches')
        .select(sql<number[]>`coalesce(array_agg(number order by number), '{}')`.as('numbers'))
        .whereRef('import_id', '=', 'imports.id')
        .as('staged'),
    )
    .where('vendor_id', '=', vendorId);
  const row = await (
    'id' in which
      ? draft.where('id', '=', which.id)
      : draft.where('kind', '=', which.openOf).where('status', '=', 'open')
  ).executeTakeFirst();
  if (row === undefined) return null;
  return { ...recordOf(row), edits: row.edits, editsDone: row.edits_done, stagedBatches: row.staged ?? [] };
}

/** The newest import of the very same file that is in the catalogue. */
export async function findSameFile(
  db: Db,
  vendorId: string,
  kind: ImportKind,
  sha256: string,
): Promise<ImportRecord | null> {
  const row = await db
    .selectFrom('imports')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', kind)
    .where('file_sha256', '=', sha256)
    .where('status', '=', 'imported')
    .orderBy('committed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : recordOf(row);
}

export interface NewDraft {
  readonly id: string;
  readonly vendorId: string;
  readonly kind: ImportKind;
  readonly fileId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export async function insertDraft(trx: Trx, draft: NewDraft, now: Date): Promise<void> {
  await trx
    .insertInto('imports')
    .values({
      ...{ id: draft.id, vendor_id: draft.vendorId, kind: draft.kind, status: 'open' },
      ...{ file_id: draft.fileId, file_name: draft.fileName, size_bytes: draft.sizeBytes },
      ...{ file_sha256: draft.sha256, reading_file_id: null, reading_size_bytes: null },
      ...{ idempotency_key: null, body_sha256: null, created_at: now, updated_at: now },
      ...{ committed_at: null, undone_at: null },
    })
    .execute();
}

export interface NewDirectImport {
  readonly id: string;
  readonly vendorId: string;
  readonly kind: ImportKind;
  readonly key: string | null;
  readonly bodySha256: string;
}

/** An import without file and review. False when the vendor used its key before; whoever uses it at once is waited for. */
export async function insertDirectImport(trx: Trx, direct: NewDirectImport, now: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('imports')
    .values({
      ...{ id: direct.id, vendor_id: direct.vendorId, kind: direct.kind, status: 'imported' },
      ...{ file_id: null, file_name: 'Sent without a file', size_bytes: 0, file_sha256: null },
      ...{ reading_file_id: null, reading_size_bytes: null },
      ...{ idempotency_key: direct.key, body_sha256: direct.bodySha256 },
      ...{ created_at: now, updated_at: now, committed_at: now, undone_at: null },
    })
    .onConflict((conflict) =>
      conflict.columns(['vendor_id', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findByKey = (db: Db, vendorId: string, key: string) =>
  db
    .selectFrom('imports')
    .select(['id', 'kind', 'body_sha256 as bodySha256'])
    .where('vendor_id', '=', vendorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();

/** Gives the open import of a kind up, or the one named; the ids of its files, which nothing names any more. */
export async function discard(
  trx: Trx,
  vendorId: string,
  which: { readonly id: string } | { readonly openOf: ImportKind },
  now: Date,
): Promise<readonly string[]> {
  const open = trx
    .selectFrom('imports')
    .select(['id', 'file_id', 'reading_file_id'])
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'open')
    .forUpdate();
  const row = await (
    'id' in which ? open.where('id', '=', which.id) : open.where('kind', '=', which.openOf)
  ).executeTakeFirst();
  if (row === undefined) return [];
  await trx
    .updateTable('imports')
    .set((is) => ({
      ...{ status: 'discarded' as const, file_id: null, reading_file_id: null, reading_size_bytes: null },
      ...{ edits: '[]', edits_done: 0, version: is('version', '+', 1), updated_at: now },
    }))
    .where('id', '=', row.id)
    .execute();
  await deleteBatches(trx, row.id);
  return [row.file_id, row.reading_file_id].filter((fileId) => fileId !== null);
}

export async function deleteBatches(trx: Trx, importId: string): Promise<void> {
  await trx.deleteFrom('import_batches').where('import_id', '=', importId).execute();
}

/** The role of an account that is open. */
export async function findRole(db: Db, userId: string) {
  const user = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return user?.role ?? null;
}
