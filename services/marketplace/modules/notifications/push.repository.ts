import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { RoleName } from '../../platform/db/account-tables.ts';

type Db = Kysely<Database>;

/** A browser's push subscription (PushSubscription). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Saves the session's subscription; its previous one, and this browser's subscription for another user, are deleted.
 */
export async function saveSubscription(
  db: Db,
  saved: PushTarget & {
    readonly id: string;
    readonly userId: string;
    readonly sessionId: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('pushSubscriptions')
      .where((row) => row.or([row('sessionId', '=', saved.sessionId), row('endpoint', '=', saved.endpoint)]))
      .execute();
    await trx.insertInto('pushSubscriptions').values(saved).execute();
  });
}

export const hasSubscription = async (db: Db, sessionId: string): Promise<boolean> =>
  (await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()) !== undefined;

export async function deleteSubscription(
  db: Db,
  which: { readonly id: string } | { readonly sessionId: string },
): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where((row) => ('id' in which ? row('id', '=', which.id) : row('sessionId', '=', which.sessionId)))
    .execute();
}

/** Found only while its session is valid; `role` determines the link. */
export const findSubscription = (
  db: Db,
  id: string,
  now: Date,
): Promise<(PushTarget & { readonly role: RoleName }) | undefined> =>
  db
    .selectFrom('pushSubscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.sessionId')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 'u.role'])
    .where('p.id', '=', id)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .executeTakeFirst();

/**
 * Plans a push for each browser of these users. A planned one suffices for all further notifications and keeps its
 * time: a burst is one push.
 */
export async function planPushes(
  trx: Transaction<Database>,
  userIds: readonly string[],
  { runAt, maxAttempts }: { readonly runAt: Date; readonly maxAttempts: number },
): Promise<void> {
  await sql`
    select graphile_worker.add_job('send_push', payload => json_build_object('subscriptionId', id), run_at => ${runAt}::timestamptz,
      max_attempts => ${maxAttempts}::integer, job_key => 'push:' || id, job_key_mode => 'preserve_run_at')
    from push_subscriptions where user_id = any (${[...userIds]}::uuid[])`.execute(trx);
}
