import type { Kysely } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Session } from '../account/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Task } from '../../platform/jobs/index.ts';
import { pageOf, patternsOf, positionOfCursor } from '../../platform/list-page.ts';
import { invalidCursor, type Invalid } from '../../platform/refusals.ts';
import type { NotificationKind } from '../../platform/notifications/index.ts';
import {
  addressesOfOpened,
  keptMs,
  type ListedNotification,
  type NotificationState,
} from './notifications.domain.ts';
import {
  countByState,
  countUnread,
  deleteOld,
  findNotifications,
  markAllRead,
  markOpened,
  markRead,
} from './notifications.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    clean_up_notifications: NightlyJob;
  }
}

export interface NotificationParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}

type Reader = Pick<Session, 'userId'>;

interface ListQuery {
  readonly q?: string | undefined;
  readonly state?: NotificationState | undefined;
  readonly kind?: NotificationKind | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface NotificationPage {
  readonly items: readonly ListedNotification[];
  readonly nextCursor: string | null;
  readonly counts: { readonly unread: number; readonly read: number };
  /** How many of the unread wait for an answer. */
  readonly waiting: number;
}

const pageSize = 24;

/** The reader's own: what waits for an answer by deadline, then the others (contract: listNotifications). */
export async function listNotifications(
  { db }: NotificationParts,
  { userId }: Reader,
  { q, state, kind, cursor, limit = pageSize }: ListQuery,
): Promise<Result<NotificationPage, Invalid>> {
  const position = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && position === null) return refuse(invalidCursor);
  const search = { userId, kind: kind ?? null, patterns: patternsOf(q) };
  const [rows, { waiting, ...counts }] = await Promise.all([
    findNotifications(db, { ...search, state: state ?? null }, { position, limit: limit + 1 }),
    countByState(db, search),
  ]);
  return ok({ ...pageOf(rows, limit), counts, waiting });
}

/** Contract: countUnreadNotifications. */
export const unreadCount = ({ db }: NotificationParts, { userId }: Reader): Promise<number> =>
  countUnread(db, userId);

/** Contract: markNotifications. Returns the new number of unread ones. */
export async function markNotifications(
  { db, clock }: NotificationParts,
  { userId }: Reader,
  { ids, isRead }: { readonly ids: readonly string[]; readonly isRead: boolean },
): Promise<number> {
  await markRead(db, userId, ids, isRead ? clock.now() : null);
  return countUnread(db, userId);
}

/** Contract: markAllNotificationsRead. Returns the new number of unread ones. */
export async function markAllNotificationsRead(
  { db, clock }: NotificationParts,
  { userId }: Reader,
  until: Date,
): Promise<number> {
  await markAllRead(db, userId, until, clock.now());
  return countUnread(db, userId);
}

/** Contract: markOpenedNotificationsRead. Returns the new number of unread ones. */
export async function markOpenedNotificationsRead(
  { db, clock }: NotificationParts,
  { userId }: Reader,
  path: string,
): Promise<number> {
  const addresses = addressesOfOpened(path);
  if (addresses.length > 0) await markOpened(db, userId, addresses, clock.now());
  return countUnread(db, userId);
}

/** The module's jobs, for the worker. */
export const notificationTasks = ({
  db,
  clock,
}: NotificationParts): { readonly clean_up_notifications: Task<'clean_up_notifications'> } => ({
  async clean_up_notifications(_payload, { log }) {
    const now = clock.now().getTime();
    const deleted = await deleteOld(db, {
      readBefore: new Date(now - keptMs.read),
      madeBefore: new Date(now - keptMs.unread),
    });
    log.info({ deleted }, 'notifications cleaned up');
  },
});
