import { sql, type Kysely, type Transaction } from 'kysely';

/** The channel of LISTEN and NOTIFY. */
export const channel = 'quayside_trade';

/** What has changed; listeners fetch the change themselves. `subOrderId` null: the order itself. */
export type About =
  | { readonly orderId: string; readonly subOrderId: string | null }
  | { readonly bookingId: string }
  /** Notifications of the audience, up to this number. */
  | { readonly notifiedUpTo: number };

interface LiveEvent {
  readonly about: About;
  /** User ids. */
  readonly audience: readonly string[];
  readonly at: Date;
}

/** The message as sent; `to` are user ids. */
export type PublishedEvent = About & {
  readonly at: string;
  readonly to: readonly string[];
};

// NOTIFY allows 8,000 bytes: 150 ids of 39 bytes and the rest of the message.
const idsAtOnce = 150;

function messagesOf({ about, audience, at }: LiveEvent): readonly string[] {
  const messages: string[] = [];
  for (let start = 0; start < audience.length; start += idsAtOnce) {
    const to = audience.slice(start, start + idsAtOnce);
    const announced: PublishedEvent = { ...about, at: at.toISOString(), to };
    messages.push(JSON.stringify(announced));
  }
  return messages;
}

/**
 * Queues an event for the users it concerns, and admins: the sender passes it on soon after the transaction has
 * committed.
 */
export async function publishLiveEvent<DB>(trx: Transaction<DB>, event: LiveEvent): Promise<void> {
  await sql`insert into live_events (message) select message from unnest(${messagesOf(event)}::text[]) as message`.execute(
    trx,
  );
}

/** The maximum sent by one statement; the next continues. */
export const publishedAtOnce = 1000;

/**
 * Sends queued events to every process, and returns how many there were. NOTIFY locks the whole database until its
 * transaction ends, so the transactions that call publishLiveEvent, and move money, leave it to this one.
 */
export async function sendPublished<DB>(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql`
    with announced as (
      delete from live_events
      where id in (select id from live_events order by id limit ${publishedAtOnce} for update skip locked)
      returning id, message
    )
    select pg_notify(${channel}, message) from (select message from announced order by id) as in_order`.execute(
    db,
  );
  return rows.length;
}

/** Tells every process who has new notifications, once the sender's transaction commits. */
export async function publishNotified<DB>(
  trx: Transaction<DB>,
  audience: readonly string[],
  notifiedUpTo: number,
): Promise<void> {
  const messages = messagesOf({ about: { notifiedUpTo }, audience, at: new Date() });
  await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as message`.execute(trx);
}
