import { sql } from 'kysely';
import { headerKeyOf, meaningsMax, type ColumnMeaning, type SaidMeaning } from './column-meanings.domain.ts';
import type { ImportKind } from './imports.domain.ts';
import type { Db, Trx } from './imports.repository.ts';

const columns = ['id', 'kind', 'header', 'field', 'file_name as fileName', 'learnt_at as learntAt'] as const;

/** What is remembered of a vendor's lists, the latest first. */
export const findMeanings = (db: Db, vendorId: string, kind: ImportKind): Promise<ColumnMeaning[]> =>
  db
    .selectFrom('column_meanings')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', kind)
    .orderBy('learnt_at', 'desc')
    .orderBy('header_key')
    .execute();

/** The edits of an import that say what a column means, in their order; those undone are not among them. */
export async function findColumnEdits(trx: Trx, importId: string): Promise<unknown[]> {
  const { rows } = await sql<{ edit: unknown }>`
    select edit from imports, jsonb_array_elements(edits) with ordinality as said(edit, place)
    where imports.id = ${importId} and place <= edits_done and edit ->> 'op' = 'column'
    order by place`.execute(trx);
  return rows.map(({ edit }) => edit);
}

export interface Learnt extends SaidMeaning {
  readonly id: string;
}

interface Lesson {
  readonly vendorId: string;
  readonly kind: ImportKind;
  readonly fileName: string | null;
}

/** Remembers each, in place of what was remembered of the same words; past the limit the oldest are forgotten. */
export async function keepMeanings(
  trx: Trx,
  { vendorId, kind, fileName }: Lesson,
  learnt: readonly Learnt[],
  now: Date,
): Promise<ColumnMeaning[]> {
  if (learnt.length === 0) return [];
  const kept = await trx
    .insertInto('column_meanings')
    .values(
      learnt.map(({ id, header, field }) => ({
        ...{ id, vendor_id: vendorId, kind, header, header_key: headerKeyOf(header), field },
        ...{ file_name: fileName, learnt_at: now },
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('column_meanings_one_a_header').doUpdateSet((is) => ({
        header: is.ref('excluded.header'),
        field: is.ref('excluded.field'),
        file_name: is.ref('excluded.file_name'),
        learnt_at: is.ref('excluded.learnt_at'),
      })),
    )
    .returning(columns)
    .execute();
  await sql`
    delete from column_meanings where id in (
      select id from column_meanings where vendor_id = ${vendorId} and kind = ${kind}
      order by learnt_at desc, header_key offset ${meaningsMax})`.execute(trx);
  return kept;
}

/** Whether there was one to forget. */
export async function deleteMeaning(db: Db, vendorId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('column_meanings')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
