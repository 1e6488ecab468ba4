import { sql, type Kysely, type Transaction } from 'kysely';
import type { Log } from '../log.ts';
import { publishedAtOnce, publishNotified, sendPublished } from '../live/index.ts';

/** Further work for the recipients of the numbered notifications, in the same transaction. */
type AlsoFor<DB> = (trx: Transaction<DB>, userIds: readonly string[]) => Promise<void>;

interface SenderOptions<DB> {
  readonly db: Kysely<DB>;
  readonly alsoFor: AlsoFor<DB>;
  readonly log: Pick<Log, 'warn'>;
  /** How often it looks for new notifications. */
  readonly everyMs?: number;
}

/** The maximum numbered by one statement; the next continues. */
const numberedAtOnce = 1000;
/** The key of a PostgreSQL advisory lock; any number that is not used elsewhere here. */
const senderLock = 4_701_936;

/**
 * Numbers the notifications written since the last time, in the order in which they became visible, and tells every
 * process whose they are. Returns how many there were. Only one sender numbers at a time, and its numbers are visible
 * before the next one begins: a reader that has seen all numbers up to one misses nothing that commits later. NOTIFY
 * locks the whole database until its transaction ends, so the transactions that write notifications, and move money,
 * leave it to this one.
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

/**
 * Sends notifications, and live events of orders and bookings, until it is stopped. Failures are retried with the next
 * poll: nothing is marked before it is sent.
 */
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
      // An outage is logged once, not four times a second.
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
    /** Waits until the current batch is sent. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  } as const;
}

export type NotificationSender = ReturnType<typeof startNotificationSender>;
