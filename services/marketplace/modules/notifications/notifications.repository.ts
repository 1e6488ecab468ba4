import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ListPosition } from '../../platform/list-page.ts';
import type { NotificationKind } from '../../platform/notifications/index.ts';
import type { ListedNotification, NotificationState } from './notifications.domain.ts';

type Db = Kysely<Database>;

interface Search {
  readonly userId: string;
  readonly kind: NotificationKind | null;
  /** LIKE patterns; each must match at least one field. */
  readonly patterns: readonly string[];
}

const found = (db: Db, { userId, kind, patterns }: Search) => {
  let query = db.selectFrom('notifications as n').where('n.userId', '=', userId);
  if (kind !== null) query = query.where('n.kind', '=', kind);
  for (const pattern of patterns)
    query = query.where(sql<boolean>`(n.title ilike ${pattern} or n.detail ilike ${pattern})`);
  return query;
};

/** Whether it waits for an answer. The previous release settled questions by marking them as read. */
const waits = sql<boolean>`(n.asks_about is not null and n.read_at is null)`;

/** One page: what waits for an answer, then the others, each latest first. */
export async function findNotifications(
  db: Db,
  { state, ...search }: Search & { readonly state: NotificationState | null },
  { position, limit }: { readonly position: ListPosition | null; readonly limit: number },
): Promise<readonly ListedNotification[]> {
  let query = found(db, search)
    .select(['n.id', 'n.kind', 'n.title', 'n.detail', 'n.path', 'n.createdAt', 'n.readAt', 'n.answerBy'])
    .select(waits.as('waitsForAnswer'))
    .orderBy(waits, 'desc')
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit);
  if (state !== null) query = query.where('n.readAt', state === 'read' ? 'is not' : 'is', null);
  if (position !== null)
    query = query.where(
      sql<boolean>`(${waits}, n.created_at, n.id) < (${position.key < 0}::boolean, ${new Date(Math.abs(position.key))}::timestamptz, ${position.id}::uuid)`,
    );
  const rows = await query.execute();
  return rows.map(({ readAt, ...row }) => ({
    ...row,
    key: row.waitsForAnswer ? -row.createdAt.getTime() : row.createdAt.getTime(),
    isRead: readAt !== null,
  }));
}

export async function countByState(
  db: Db,
  search: Search,
): Promise<{ readonly unread: number; readonly waiting: number; readonly read: number }> {
  const { all, unread, waiting } = await found(db, search)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('n.readAt', 'is', null).as('unread'))
    .select(({ fn }) => fn.countAll<number>().filterWhere(waits).as('waiting'))
    .executeTakeFirstOrThrow();
  return { unread, waiting, read: all - unread };
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks those that belong to the user; rows that are already so, or wait for an answer, are not written. */
export async function markRead(
  db: Db,
  userId: string,
  ids: readonly string[],
  readAt: Date | null,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ readAt })
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .where('asksAbout', 'is', null)
    .where('readAt', readAt === null ? 'is not' : 'is', null)
    .execute();
}

/** Marks all of the user's that were created up to an instant, except what waits for an answer. */
export async function markAllRead(db: Db, userId: string, until: Date, readAt: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ readAt })
    .where('userId', '=', userId)
    .where('createdAt', '<=', until)
    .where('asksAbout', 'is', null)
    .where('readAt', 'is', null)
    .execute();
}

/** Marks all of the user's that link to one of these addresses, except announcements and what waits for an answer. */
export async function markOpened(
  db: Db,
  userId: string,
  paths: readonly string[],
  readAt: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ readAt })
    .where('userId', '=', userId)
    .where('path', 'in', paths)
    .where('kind', '<>', 'message')
    .where('asksAbout', 'is', null)
    .where('readAt', 'is', null)
    .execute();
}

/** Deletes those read before one instant, or created before the other; returns how many. */
export async function deleteOld(
  db: Db,
  { readBefore, madeBefore }: { readonly readBefore: Date; readonly madeBefore: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where(({ or, eb }) => or([eb('readAt', '<', readBefore), eb('createdAt', '<', madeBefore)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
