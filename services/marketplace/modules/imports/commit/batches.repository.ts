import { sql } from 'kysely';
import type { Trx } from '../imports.repository.ts';

interface Batch {
  readonly importId: string;
  readonly number: number;
  readonly bodySha256: string;
  readonly rowCount: number;
  /** A JSON array of staged lines. */
  readonly rowsJson: string;
}

/** False if a batch with this number exists; waits for one that is being inserted. */
export async function insertBatch(trx: Trx, batch: Batch, now: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('importBatches')
    .values({
      importId: batch.importId,
      number: batch.number,
      bodySha256: batch.bodySha256,
      rowCount: batch.rowCount,
      rows: batch.rowsJson,
      stagedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['importId', 'number']).doNothing())
    .returning('number')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Lets the rest of the transaction commit before it is flushed to disk. If the database dies within that second, the
 * batch is lost, which the commit detects (BATCHES_MISSING), so that it is sent again; the commit itself waits for the
 * disk.
 */
export async function confirmBeforeWritten(trx: Trx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(trx);
}

interface StagedSums {
  readonly batches: number;
  readonly highest: number;
  readonly rows: number;
  /** `bodySha256` of the batch with the number; null if it does not exist. */
  readonly sha256: string | null;
}

/** The sums of an import's batches, and the hash of one. */
export async function sumStaged(trx: Trx, importId: string, number = 0): Promise<StagedSums> {
  const { rows } = await sql<StagedSums>`
    select count(*)::int as batches, coalesce(max(number), 0) as highest, coalesce(sum(row_count), 0)::int as rows,
      min(body_sha256) filter (where number = ${number}) as sha256
    from import_batches where import_id = ${importId}`.execute(trx);
  return rows[0] ?? { batches: 0, highest: 0, rows: 0, sha256: null };
}

/** The ids that no product has. */
export async function unknownProducts(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::uuid[]) as asked(id)
    where not exists (select from products where products.id = asked.id)`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
