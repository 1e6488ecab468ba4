import { sql } from 'kysely';
import type { Db } from './payment.repository.ts';

/** At most so many of each kind at a time: the next sweep takes the rest. */
const atMost = 200;

/** Payments that wait for their payer, or for news of them, and were not asked about since. */
export async function stuckPayments(
  db: Db,
  askedBefore: Date,
): Promise<readonly { orderId: string; sessionId: string }[]> {
  const { rows } = await sql<{ orderId: string; sessionId: string }>`
    select order_id as "orderId", provider_session_id as "sessionId" from payments
    where status in ('processing', 'requires_action') and provider_session_id is not null
      and coalesce(read_at, updated_at) < ${askedBefore}
    order by coalesce(read_at, updated_at) limit ${atMost}`.execute(db);
  return rows;
}

const idsOf = async (query: ReturnType<typeof sql<{ id: string }>>, db: Db): Promise<readonly string[]> =>
  (await query.execute(db)).rows.map(({ id }) => id);

/** Orders whose time to be paid was over before. */
export const overdueOrders = (db: Db, before: Date): Promise<readonly string[]> =>
  idsOf(
    sql`select id from orders where status = 'pending_payment' and expires_at < ${before} order by expires_at limit ${atMost}`,
    db,
  );

/** Orders that ended unpaid and whose payment is still set aside. */
export const lateOrders = (db: Db, before: Date): Promise<readonly string[]> =>
  idsOf(
    sql`select p.order_id as id from payments p join orders o on o.id = p.order_id
      where p.status = 'authorized' and o.status = 'payment_expired' and p.updated_at < ${before} limit ${atMost}`,
    db,
  );

/** Decided orders whose payment is not captured. */
export const unsettledOrders = (db: Db, before: Date): Promise<readonly string[]> =>
  idsOf(
    sql`select p.order_id as id from payments p join orders o on o.id = p.order_id
      where p.status = 'authorized' and o.status not in ('pending_payment', 'payment_expired') and o.updated_at < ${before}
        and not exists (
          select from sub_orders s
          where s.order_id = o.id and s.status in ('reserved', 'pending_confirmation', 'change_proposed')
        )
      limit ${atMost}`,
    db,
  );

/** Completed sub-orders that are not paid out; those that the provider refused are tried again only after long. */
export const unsentSubOrders = (db: Db, before: Date, failedBefore: Date): Promise<readonly string[]> =>
  idsOf(
    sql`select t.sub_order_id as id from transfers t join sub_orders s on s.id = t.sub_order_id
      where s.status = 'completed' and t.amount_minor > 0
        and ((t.status in ('accrued', 'eligible') and greatest(t.updated_at, s.updated_at) < ${before})
          or (t.status = 'failed' and t.updated_at < ${failedBefore}))
      limit ${atMost}`,
    db,
  );

/** Refunds that were not sent. */
export const unsentRefunds = (db: Db, before: Date): Promise<readonly string[]> =>
  idsOf(
    sql`select id from refunds where status = 'pending' and created_at < ${before} order by created_at limit ${atMost}`,
    db,
  );
