import { sql } from 'kysely';
import {
  headerKeyOf,
  meaningsMax,
  type ColumnMeaning,
  type StatedMeaning,
} from './column-meanings.domain.ts';
import type { ImportKind } from '../imports.domain.ts';
import type { Db, Trx } from '../imports.repository.ts';

const columns = ['id', 'kind', 'header', 'field', 'fileName', 'learntAt'] as const;

/** The column meanings of a vendor and kind, latest first. */
export const findMeanings = (db: Db, vendorId: string, kind: ImportKind): Promise<ColumnMeaning[]> =>
  db
    .selectFrom('columnMeanings')
    .select(columns)
    .where('vendorId', '=', vendorId)
    .where('kind', '=', kind)
    .orderBy('learntAt', 'desc')
    .orderBy('headerKey')
    .execute();

/** An import's edits of column meanings, in order, without those that were undone. */
export async function findColumnEdits(trx: Trx, importId: string): Promise<unknown[]> {
  const { rows } = await sql<{ edit: unknown }>`
    select edit from imports, jsonb_array_elements(edits) with ordinality as said(edit, place)
    where imports.id = ${importId} and place <= edits_done and edit ->> 'op' = 'column'
    order by place`.execute(trx);
  return rows.map(({ edit }) => edit);
}

interface LearnedMeaning extends StatedMeaning {
  readonly id: string;
}

interface LessonSource {
  readonly vendorId: string;
  readonly kind: ImportKind;
  readonly fileName: string | null;
}

/** Stores each meaning, replacing the previous one for the same header; beyond the limit the oldest are deleted. */
export async function saveMeanings(
  trx: Trx,
  { vendorId, kind, fileName }: LessonSource,
  learnt: readonly LearnedMeaning[],
  now: Date,
): Promise<ColumnMeaning[]> {
  if (learnt.length === 0) return [];
  const stored = await trx
    .insertInto('columnMeanings')
    .values(
      learnt.map(({ id, header, field }) => ({
        id,
        vendorId,
        kind,
        header,
        headerKey: headerKeyOf(header),
        field,
        fileName,
        learntAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('column_meanings_one_a_header').doUpdateSet((is) => ({
        header: is.ref('excluded.header'),
        field: is.ref('excluded.field'),
        fileName: is.ref('excluded.fileName'),
        learntAt: is.ref('excluded.learntAt'),
      })),
    )
    .returning(columns)
    .execute();
  await sql`
    delete from column_meanings where id in (
      select id from column_meanings where vendor_id = ${vendorId} and kind = ${kind}
      order by learnt_at desc, header_key offset ${meaningsMax})`.execute(trx);
  return stored;
}

/** Whether there was one to delete. */
export async function deleteMeaning(db: Db, vendorId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('columnMeanings')
    .where('id', '=', id)
    .where('vendorId', '=', vendorId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
