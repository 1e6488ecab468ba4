import { sql } from 'kysely';
import type { Trx } from '../imports.repository.ts';

interface EditsWritten {
  readonly count: number;
  readonly sizeBytes: number;
  readonly version: number;
}

/** How many edits an import has. */
export async function countEdits(trx: Trx, importId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('imports')
    .select(sql<number>`jsonb_array_length(edits)`.as('count'))
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Keeps the first `keep` edits, appends `addJson`, and returns the resulting size and count. The edits never pass
 * through this process.
 */
export async function writeEdits(
  trx: Trx,
  importId: string,
  { keep, addJson, done }: { readonly keep: number; readonly addJson: string; readonly done: number },
  now: Date,
): Promise<EditsWritten> {
  const { rows } = await sql<EditsWritten>`
    update imports set
      edits = case when jsonb_array_length(edits) = ${keep} then edits
        else coalesce((select jsonb_agg(edit order by place)
          from jsonb_array_elements(edits) with ordinality as kept(edit, place) where place <= ${keep}), '[]') end
        || ${addJson}::jsonb,
      edits_done = ${done}, version = version + 1, updated_at = ${now}
    where id = ${importId}
    returning jsonb_array_length(edits) as count, pg_column_size(edits) as "sizeBytes", version`.execute(trx);
  const [written] = rows;
  if (written === undefined) throw new Error('the import that is locked is gone');
  return written;
}
