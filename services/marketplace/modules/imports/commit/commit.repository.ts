import { sql } from 'kysely';
import type { Commit, ImportCounts } from '../imports.domain.ts';
import { deleteBatches, type Trx } from '../imports.repository.ts';
import { commitProducts } from './commit-products.repository.ts';
import { commitServices } from './commit-services.repository.ts';

const longestMs = 120_000;

/** For the rest of the transaction: a list of 200,000 lines takes longer than the usual limit for statements. */
export async function allowLongStatements(trx: Trx): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(longestMs)}, true),
    -- The whole list is sorted and joined; with the default memory that would happen on disk.
    set_config('work_mem', '64MB', true),
    -- Enough to distinguish a long list from a short one.
    set_config('default_statistics_target', '10', true)`.execute(trx);
}

/**
 * Publishes the staged lines, deletes them, and stores the counts. Null, with nothing written, if answers are demanded
 * and one is missing.
 */
export async function commitStaged(trx: Trx, commit: Commit, now: Date): Promise<ImportCounts | null> {
  const counts =
    commit.kind === 'products'
      ? await commitProducts(trx, commit, now)
      : await commitServices(trx, commit, now);
  if (counts === null) return null;
  await deleteBatches(trx, commit.importId);
  await trx
    .updateTable('imports')
    .set((is) => ({
      status: 'imported' as const,
      committedAt: now,
      updatedAt: now,
      newCount: counts.new,
      changedCount: counts.changed,
      unchangedCount: counts.unchanged,
      version: is('version', '+', 1),
    }))
    .where('id', '=', commit.importId)
    .execute();
  return counts;
}
