import type { Db } from './vendors.repository.ts';

export interface HistoryEntry {
  readonly process: 'application' | 'vendor';
  readonly command: string;
  readonly from: string;
  readonly to: string;
  readonly note: string | null;
  readonly at: Date;
}

/** `actorId` is null when it was nobody's act. */
export async function insertHistory(
  trx: Db,
  row: HistoryEntry & { readonly id: string; readonly vendorId: string; readonly actorId: string | null },
): Promise<void> {
  await trx
    .insertInto('vendor_history')
    .values({
      ...{ id: row.id, vendor_id: row.vendorId, process: row.process, command: row.command },
      ...{ from_status: row.from, to_status: row.to, actor_id: row.actorId, note: row.note, at: row.at },
    })
    .execute();
}

/** What an admin did, for other admins to read. */
export async function insertAudit(
  trx: Db,
  row: {
    readonly id: string;
    readonly actorId: string;
    readonly act: string;
    readonly subjectKind: 'vendor' | 'vendor_application';
    readonly subjectId: string;
    readonly details: Readonly<Record<string, unknown>>;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      ...{ id: row.id, actor_id: row.actorId, act: row.act, at: row.at },
      ...{ subject_kind: row.subjectKind, subject_id: row.subjectId, details: JSON.stringify(row.details) },
    })
    .execute();
}

/** Oldest first; `by` is who did it. */
export const historyOf = (
  db: Db,
  vendorId: string,
): Promise<readonly (HistoryEntry & { readonly by: string | null })[]> =>
  db
    .selectFrom('vendor_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select(['h.process', 'h.command', 'h.from_status as from', 'h.to_status as to', 'h.note', 'h.at'])
    .select(({ fn, val, ref }) =>
      fn<string | null>('nullif', [
        fn('concat_ws', [val(' '), ref('u.first_name'), ref('u.last_name')]),
        val(''),
      ]).as('by'),
    )
    .where('h.vendor_id', '=', vendorId)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();
