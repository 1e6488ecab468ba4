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

const nilUuid = '00000000-0000-0000-0000-000000000000';

/** Whether it waits for an answer. The previous release settled questions by marking them as read. */
const waits = sql<boolean>`(n.asks_about is not null and n.read_at is null)`;

/**
 * When the answer is due, in milliseconds: what has no deadline comes after all that have one, by how long it has waited.
 */
const due = sql<number>`(extract(epoch from coalesce(n.answer_by, n.created_at + interval '1000 years')) * 1000)::bigint`;

type Found = Search & { readonly state: NotificationState | null };

interface Part {
  /** The end of the previous page; null for the first. */
  readonly position: ListPosition | null;
  readonly limit: number;
}

const listed = (db: Db, search: Search, limit: number) =>
  found(db, search)
    .select(['n.id', 'n.kind', 'n.title', 'n.detail', 'n.path', 'n.createdAt', 'n.readAt', 'n.answerBy'])
    .limit(limit);

/** One page: what waits for an answer by deadline, then the others, latest first. */
export async function findNotifications(
  db: Db,
  search: Found,
  { position, limit }: Part,
): Promise<readonly ListedNotification[]> {
  const isPastWaiting = position !== null && position.key >= 0;
  const waiting =
    isPastWaiting || search.state === 'read' ? [] : await findWaiting(db, search, { position, limit });
  const left = limit - waiting.length;
  if (left === 0) return waiting;
  return [
    ...waiting,
    ...(await findNews(db, search, { position: isPastWaiting ? position : null, limit: left })),
  ];
}

async function findWaiting(db: Db, search: Found, { position, limit }: Part) {
  let query = listed(db, search, limit)
    .select(due.as('due'))
    .where(sql<boolean>`(${waits}, n.created_at) > (false, 'infinity'::timestamptz)`)
    .orderBy(due)
    .orderBy('n.id');
  if (position !== null)
    query = query.where(sql<boolean>`(${due}, n.id) > (${-position.key}::bigint, ${position.id}::uuid)`);
  const rows = await query.execute();
  return rows.map(({ readAt: _none, due: dueMs, ...row }) => ({
    ...row,
    key: -dueMs,
    isRead: false,
    waitsForAnswer: true,
  }));
}

async function findNews(db: Db, search: Found, { position, limit }: Part) {
  const before =
    position === null
      ? sql`(true, '-infinity'::timestamptz, ${nilUuid}::uuid)`
      : sql`(false, ${new Date(position.key)}::timestamptz, ${position.id}::uuid)`;
  // As the index of the list has it.
  let query = listed(db, search, limit)
    .where(sql<boolean>`(${waits}, n.created_at, n.id) < ${before}`)
    .orderBy(waits, 'desc')
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc');
  if (search.state !== null) query = query.where('n.readAt', search.state === 'read' ? 'is not' : 'is', null);
  const rows = await query.execute();
  return rows.map(({ readAt, ...row }) => ({
    ...row,
    key: row.createdAt.getTime(),
    isRead: readAt !== null,
    waitsForAnswer: false,
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
