import type { Db } from './vendors.repository.ts';

export interface HistoryEntry {
  readonly process: 'application' | 'vendor';
  readonly command: string;
  readonly from: string;
  readonly to: string;
  readonly note: string | null;
  readonly at: Date;
}

/** `actorId` is null if it was automatic. */
export async function insertHistory(
  trx: Db,
  row: HistoryEntry & { readonly id: string; readonly vendorId: string; readonly actorId: string | null },
): Promise<void> {
  await trx
    .insertInto('vendorHistory')
    .values({
      id: row.id,
      vendorId: row.vendorId,
      process: row.process,
      command: row.command,
      fromStatus: row.from,
      toStatus: row.to,
      actorId: row.actorId,
      note: row.note,
      at: row.at,
    })
    .execute();
}

/** Oldest first; `by` is the name of the actor. */
export const historyOf = (
  db: Db,
  vendorId: string,
): Promise<readonly (HistoryEntry & { readonly by: string | null })[]> =>
  db
    .selectFrom('vendorHistory as h')
    .leftJoin('users as u', 'u.id', 'h.actorId')
    .select(['h.process', 'h.command', 'h.fromStatus as from', 'h.toStatus as to', 'h.note', 'h.at'])
    .select(({ fn, val, ref }) =>
      fn<string | null>('nullif', [
        fn('concat_ws', [val(' '), ref('u.firstName'), ref('u.lastName')]),
        val(''),
      ]).as('by'),
    )
    .where('h.vendorId', '=', vendorId)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();

/** The note of the admin's latest suspension. */
export async function suspensionReasonOf(db: Db, vendorId: string): Promise<string | null> {
  const row = await db
    .selectFrom('vendorHistory')
    .select('note')
    .where('vendorId', '=', vendorId)
    .where('process', '=', 'vendor')
    .where('command', '=', 'suspend')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.note ?? null;
}
