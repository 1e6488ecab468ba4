import { sql, type Transaction } from 'kysely';

/** The channel of LISTEN and NOTIFY. */
export const channel = 'quayside_trade';

/** What is another now; what of it, is to be asked for. `subOrderId` null: the order itself. */
export type About =
  | { readonly orderId: string; readonly subOrderId: string | null }
  | { readonly bookingId: string }
  /** Notifications of the audience, up to this one. */
  | { readonly notifiedUpTo: number };

interface LiveEvent {
  readonly about: About;
  /** User ids. */
  readonly audience: readonly string[];
  readonly at: Date;
}

/** As it travels; `to` are user ids. */
export type Announced = About & {
  readonly at: string;
  readonly to: readonly string[];
};

// A notification holds 8,000 bytes: 150 ids of 39 with what is around them.
const idsAtOnce = 150;

/**
 * Notifies every process, once the transaction commits, of an event and the users it concerns besides the admins. One
 * statement.
 */
export async function announce<DB>(trx: Transaction<DB>, { about, audience, at }: LiveEvent): Promise<void> {
  const messages: string[] = [];
  for (let start = 0; start < audience.length; start += idsAtOnce) {
    const to = audience.slice(start, start + idsAtOnce);
    const announced: Announced = { ...about, at: at.toISOString(), to };
    messages.push(JSON.stringify(announced));
  }
  await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as message`.execute(trx);
}

/** Notifies every process of whose notifications are new, once the sender's transaction commits. */
export const announceNotified = <DB>(
  trx: Transaction<DB>,
  audience: readonly string[],
  notifiedUpTo: number,
): Promise<void> => announce(trx, { about: { notifiedUpTo }, audience, at: new Date() });
