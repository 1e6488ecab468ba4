import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { NotificationKind } from '../../platform/notifications/index.ts';

/** An arriving notification; `sequence` is its number among all. */
export interface ArrivedNotification {
  readonly sequence: number;
  readonly id: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly detail: string | null;
  readonly path: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
  readonly waitsForAnswer: boolean;
  readonly answerBy: Date | null;
}

export interface Wanted {
  readonly userId: string;
  /** The last known sequence number. */
  readonly after: number;
}

/**
 * The notifications of several users after the last ones they know, in order, up to a maximum each. One statement for
 * any number of users.
 */
export async function findArrived(
  db: Kysely<Database>,
  wanted: readonly Wanted[],
  limit: number,
): Promise<ReadonlyMap<string, readonly ArrivedNotification[]>> {
  const { rows } = await sql<ArrivedNotification & { readonly userId: string }>`
    select n.user_id as "userId", n.sequence, n.id, n.kind, n.title, n.detail, n.path, n.created_at as "createdAt",
      n.read_at is not null as "isRead", (n.asks_about is not null and n.read_at is null) as "waitsForAnswer", n.answer_by as "answerBy"
    from unnest(${wanted.map(({ userId }) => userId)}::uuid[], ${wanted.map(({ after }) => after)}::bigint[]) as w (user_id, after)
    cross join lateral (
      select * from notifications where user_id = w.user_id and sequence > w.after order by sequence limit ${limit}
    ) n
    order by n.sequence`.execute(db);
  return Map.groupBy(rows, ({ userId }) => userId);
}

/** The last sequence number of a user; 0 for none. */
export async function findLast(db: Kysely<Database>, userId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(sequence), 0) as last from notifications where user_id = ${userId}`.execute(db);
  return rows[0]?.last ?? 0;
}
