import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VendorKind } from '../../platform/db/vendor-tables.ts';
import { undoUntil, type ImportDraft, type ImportKind, type ImportRecord } from './imports.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

const columns = [
  'id',
  'kind',
  'status',
  'version',
  'fileId',
  'readingFileId',
  'fileName',
  'sizeBytes',
  'newCount',
  'changedCount',
  'unchangedCount',
  'createdAt',
  'updatedAt',
  'committedAt',
  'undoneAt',
] as const;

interface Row {
  readonly id: string;
  readonly kind: ImportKind;
  readonly status: ImportRecord['status'];
  readonly version: number;
  readonly fileId: string | null;
  readonly readingFileId: string | null;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly newCount: number;
  readonly changedCount: number;
  readonly unchangedCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly committedAt: Date | null;
  readonly undoneAt: Date | null;
}

const recordOf = (row: Row): ImportRecord => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  version: row.version,
  fileName: row.fileName,
  sizeBytes: row.sizeBytes,
  hasFile: row.fileId !== null,
  hasReading: row.readingFileId !== null,
  counts: { new: row.newCount, changed: row.changedCount, unchanged: row.unchangedCount },
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  committedAt: row.committedAt,
  undoneAt: row.undoneAt,
  undoUntil: row.committedAt === null ? null : undoUntil(row.committedAt),
});

/** Serialises a vendor's imports until the transaction ends: of two imports with the same line, the later finds it. */
export async function lockImportsOf(trx: Trx, vendorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${vendorId}`}, 0))`.execute(trx);
}

/** A vendor's own import, locked in the given mode until the transaction ends: `share` allows concurrent batches. */
export async function findImport(
  db: Db,
  vendorId: string,
  id: string,
  lock?: 'share' | 'update',
): Promise<ImportRecord | null> {
  let query = db.selectFrom('imports').select(columns).where('id', '=', id).where('vendorId', '=', vendorId);
  if (lock === 'share') query = query.forShare();
  if (lock === 'update') query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row === undefined ? null : recordOf(row);
}

/** A vendor's committed imports, newest first, including undone ones. */
export async function findCommitted(db: Db, vendorId: string, kind: ImportKind): Promise<ImportRecord[]> {
  const rows = await db
    .selectFrom('imports')
    .select(columns)
    .where('vendorId', '=', vendorId)
    .where('kind', '=', kind)
    .where('status', 'in', ['imported', 'undone'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(recordOf);
}

/** An import with its edits and its batch numbers: by id, or the open one of a kind. */
export async function findDraft(
  db: Db,
  vendorId: string,
  which: { readonly id: string } | { readonly openOf: ImportKind },
): Promise<ImportDraft | null> {
  const draft = db
    .selectFrom('imports')
    .select([...columns, 'edits', 'editsDone'])
    .select((row) =>
      row
        .selectFrom('importBatches')
        .select(sql<number[]>`coalesce(array_agg(number order by number), '{}')`.as('numbers'))
        .whereRef('importId', '=', 'imports.id')
        .as('staged'),
    )
    .where('vendorId', '=', vendorId);
  const row = await (
    'id' in which
      ? draft.where('id', '=', which.id)
      : draft.where('kind', '=', which.openOf).where('status', '=', 'open')
  ).executeTakeFirst();
  if (row === undefined) return null;
  return { ...recordOf(row), edits: row.edits, editsDone: row.editsDone, stagedBatches: row.staged ?? [] };
}

/** The newest committed import of an identical file. */
export async function findSameFile(
  db: Db,
  vendorId: string,
  kind: ImportKind,
  sha256: string,
): Promise<ImportRecord | null> {
  const row = await db
    .selectFrom('imports')
    .select(columns)
    .where('vendorId', '=', vendorId)
    .where('kind', '=', kind)
    .where('fileSha256', '=', sha256)
    .where('status', '=', 'imported')
    .orderBy('committedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : recordOf(row);
}

interface NewDraft {
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
      id: draft.id,
      vendorId: draft.vendorId,
      kind: draft.kind,
      status: 'open',
      fileId: draft.fileId,
      fileName: draft.fileName,
      sizeBytes: draft.sizeBytes,
      fileSha256: draft.sha256,
      readingFileId: null,
      readingSizeBytes: null,
      idempotencyKey: null,
      bodySha256: null,
      createdAt: now,
      updatedAt: now,
      committedAt: null,
      undoneAt: null,
    })
    .execute();
}

interface NewDirectImport {
  readonly id: string;
  readonly vendorId: string;
  readonly kind: ImportKind;
  /** The name in the vendor's list of imports. */
  readonly fileName: string;
  readonly key: string | null;
  readonly bodySha256: string;
}

/**
 * Inserts an import without file and review. False if the vendor used its key before; concurrent uses wait for each
 * other.
 */
export async function insertDirectImport(trx: Trx, direct: NewDirectImport, now: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('imports')
    .values({
      id: direct.id,
      vendorId: direct.vendorId,
      kind: direct.kind,
      status: 'imported',
      fileId: null,
      fileName: direct.fileName,
      sizeBytes: 0,
      fileSha256: null,
      readingFileId: null,
      readingSizeBytes: null,
      idempotencyKey: direct.key,
      bodySha256: direct.bodySha256,
      createdAt: now,
      updatedAt: now,
      committedAt: now,
      undoneAt: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['vendorId', 'idempotencyKey']).where('idempotencyKey', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The vendor's listing with this key, and whether it is archived; null if there is none. */
export async function findListing(
  trx: Trx,
  kind: ImportKind,
  vendorId: string,
  ownKey: string,
): Promise<{ readonly id: string; readonly isArchived: boolean } | null> {
  const [table, vendor] =
    kind === 'products' ? ['inventory_items', 'supplier_id'] : ['services', 'provider_id'];
  const { rows } = await sql<{ id: string; isArchived: boolean }>`
    select id, status = 'archived' as is_archived from ${sql.table(table)}
    where ${sql.ref(vendor)} = ${vendorId} and own_key = ${ownKey}`.execute(trx);
  return rows[0] ?? null;
}

export const findByKey = (db: Db, vendorId: string, key: string) =>
  db
    .selectFrom('imports')
    .select(['id', 'kind', 'bodySha256'])
    .where('vendorId', '=', vendorId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirstOrThrow();

/**
 * Discards the open import of a kind, or the given one; returns the ids of its files, to which nothing refers any more.
 */
export async function discard(
  trx: Trx,
  vendorId: string,
  which: { readonly id: string } | { readonly openOf: ImportKind },
  now: Date,
): Promise<readonly string[]> {
  const open = trx
    .selectFrom('imports')
    .select(['id', 'fileId', 'readingFileId'])
    .where('vendorId', '=', vendorId)
    .where('status', '=', 'open')
    .forUpdate();
  const row = await (
    'id' in which ? open.where('id', '=', which.id) : open.where('kind', '=', which.openOf)
  ).executeTakeFirst();
  if (row === undefined) return [];
  await trx
    .updateTable('imports')
    .set((is) => ({
      status: 'discarded' as const,
      fileId: null,
      readingFileId: null,
      readingSizeBytes: null,
      edits: '[]',
      editsDone: 0,
      version: is('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', row.id)
    .execute();
  await deleteBatches(trx, row.id);
  return [row.fileId, row.readingFileId].filter((fileId) => fileId !== null);
}

export async function deleteBatches(trx: Trx, importId: string): Promise<void> {
  await trx.deleteFrom('importBatches').where('importId', '=', importId).execute();
}

/** The vendor of a kind with this id, or of the user of an open account with this id; null if there is none. */
export async function findVendorOfKind(
  db: Db,
  kind: VendorKind,
  named: { readonly by: 'userId' | 'supplierId'; readonly id: string },
): Promise<string | null> {
  const vendor = await db
    .selectFrom('vendorMembers as m')
    .innerJoin('vendors as v', 'v.id', 'm.vendorId')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('v.id')
    .where('v.kind', '=', kind)
    .where('u.closedAt', 'is', null)
    .where(named.by === 'userId' ? 'm.userId' : 'm.vendorId', '=', named.id)
    .executeTakeFirst();
  return vendor?.id ?? null;
}
