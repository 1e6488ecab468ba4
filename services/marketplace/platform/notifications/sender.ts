import { sql, type Kysely, type Transaction } from 'kysely';
import type { Log } from '../log.ts';
import { publishedAtOnce, publishNotified, sendPublished } from '../live/index.ts';

/** What else is done for the people whose notifications were numbered, in the same transaction. */
type AlsoFor<DB> = (trx: Transaction<DB>, userIds: readonly string[]) => Promise<void>;

interface SenderOptions<DB> {
  readonly db: Kysely<DB>;
  readonly alsoFor: AlsoFor<DB>;
  readonly log: Pick<Log, 'warn'>;
  /** How often it looks for what was written meanwhile. */
  readonly everyMs?: number;
}

/** What one statement numbers at most: the rest comes with the next. */
const numberedAtOnce = 1000;
/** Of PostgreSQL's advisory locks; any number that nobody else here takes. */
const senderLock = 4_701_936;

/**
 * Numbers what was written since the last time, in the order in which it became visible, and notifies every process of whose it is. Returns how many
 * there were. Only one sender numbers at a time, and its numbers are visible before the next one begins: who has seen all up to a number misses
 * nothing that commits later. NOTIFY takes a lock of the whole database until its transaction has ended, which is why the transactions that write
 * notifications, and move money, leave it to this one.
 */
export async function sendNotifications<DB>(db: Kysely<DB>, alsoFor?: AlsoFor<DB>): Promise<number> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from notifications where sequence is null) as waits`.execute(db);
  if (rows[0]?.waits !== true) return 0;
  return db.transaction().execute(async (trx) => {
    if (!(await isAlone(trx))) return 0;
    const numbered = await sql<{ userId: string; upTo: number }>`
      with unsent as (
        select id, nextval('notification_sequence') as number
        from (select id from notifications where sequence is null order by created_at, id limit ${numberedAtOnce}) as oldest
      )
      update notifications n set sequence = unsent.number from unsent where n.id = unsent.id
      returning n.user_id as "userId", n.sequence as "upTo"`.execute(trx);
    const userIds = [...new Set(numbered.rows.map(({ userId }) => userId))];
    const upTo = Math.max(0, ...numbered.rows.map((row) => row.upTo));
    if (userIds.length > 0) {
      await publishNotified(trx, userIds, upTo);
      await alsoFor?.(trx, userIds);
    }
    return numbered.rows.length;
  });
}

async function isAlone<DB>(trx: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ isAlone: boolean }>`
    select pg_try_advisory_xact_lock(${senderLock}) as "isAlone"`.execute(trx);
  return rows[0]?.isAlone === true;
}

/** Sends notifications, and what is announced of orders and bookings, until it is stopped. What fails is tried again with the next look: nothing is marked before it is sent. */
export function startNotificationSender<DB>({ db, alsoFor, log, everyMs = 250 }: SenderOptions<DB>) {
  let isStopped = false;
  let isAway = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      while (!isStopped && (await sendPublished(db)) === publishedAtOnce);
      while (!isStopped && (await sendNotifications(db, alsoFor)) === numberedAtOnce);
      isAway = false;
    } catch (err) {
      // An outage is said once, not four times a second.
      if (!isAway) log.warn({ err }, 'notifications could not be sent, trying again');
      isAway = true;
    }
  };
  const next = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look().finally(next);
    }, everyMs);
    timer.unref();
  };
  next();
  return {
    /** Waits for what is being sent. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  } as const;
}

export type NotificationSender = ReturnType<typeof startNotificationSender>;
