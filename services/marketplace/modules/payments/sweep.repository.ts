import { sql, type RawBuilder } from 'kysely';
import type { Db } from './payment/payment.repository.ts';
import type { PaymentKey } from './purchase-money.domain.ts';

/** The maximum of each kind at a time: the next sweep continues. */
export const maxRows = 200;

/** Payments that await their payer, or a result, and were not read since. */
export async function stuckPayments(
  db: Db,
  askedBefore: Date,
): Promise<readonly (PaymentKey & { readonly sessionId: string })[]> {
  const { rows } = await sql<PaymentKey & { readonly sessionId: string }>`
    select purchase_id as "purchaseId", sale_id as "saleId", provider_session_id as "sessionId" from payments
    where status in ('processing', 'requires_action') and provider_session_id is not null
      and coalesce(read_at, updated_at) < ${askedBefore}
    order by coalesce(read_at, updated_at) limit ${maxRows}`.execute(db);
  return rows;
}

const keysOf = async (query: RawBuilder<PaymentKey>, db: Db): Promise<readonly PaymentKey[]> =>
  (await query.execute(db)).rows;

const idsOf = async (query: RawBuilder<{ id: string }>, db: Db): Promise<readonly string[]> =>
  (await query.execute(db)).rows.map(({ id }) => id);

/** Unpaid payments whose time ended after one instant, up to the other; all of them if `most` is null. */
export const overduePayments = (
  db: Db,
  { after, until, most }: { readonly after: Date; readonly until: Date; readonly most: number | null },
): Promise<readonly PaymentKey[]> =>
  keysOf(
    sql`select id as "purchaseId", null::uuid as "saleId" from orders
        where status = 'pending_payment' and expires_at > ${after} and expires_at <= ${until}
      union all select id, id from bookings where status = 'held' and expires_at > ${after} and expires_at <= ${until}
      union all select booking_id, id from supplements
        where status = 'pending_payment' and expires_at > ${after} and expires_at <= ${until}
      limit ${most}`,
    db,
  );

/** Authorised payments of purchases that ended unpaid. */
export const latePayments = (db: Db, before: Date): Promise<readonly PaymentKey[]> =>
  keysOf(
    sql`select p.purchase_id as "purchaseId", p.sale_id as "saleId" from payments p
      left join orders o on o.id = p.purchase_id
      left join bookings b on b.id = p.sale_id
      left join supplements s on s.id = p.sale_id
      where p.status = 'authorized' and p.updated_at < ${before}
        and (o.status = 'payment_expired' or b.status = 'released' or s.status in ('declined', 'withdrawn', 'expired'))
      limit ${maxRows}`,
    db,
  );

/** Payments of decided purchases that are not captured. */
export const unsettledPayments = (db: Db, before: Date): Promise<readonly PaymentKey[]> =>
  keysOf(
    sql`select p.purchase_id as "purchaseId", p.sale_id as "saleId" from payments p
      left join orders o on o.id = p.purchase_id
      left join bookings b on b.id = p.sale_id
      left join supplements s on s.id = p.sale_id
      where p.status = 'authorized' and (
        (o.status not in ('pending_payment', 'payment_expired') and o.updated_at < ${before} and not exists (
          select from sub_orders
          where order_id = o.id and status in ('reserved', 'pending_confirmation', 'change_proposed')
        ))
        or (b.status not in ('held', 'released', 'requested', 'time_proposed') and b.updated_at < ${before})
        or (s.status = 'paid' and s.updated_at < ${before})
      )
      limit ${maxRows}`,
    db,
  );

/** Earned sales that are not paid out; those that the provider refused are retried only after a long time. */
export const unsentSales = (db: Db, before: Date, failedBefore: Date): Promise<readonly string[]> =>
  idsOf(
    sql`select t.sale_id as id from transfers t
      join sales x on x.id = t.sale_id
      left join sub_orders s on s.id = x.id
      left join bookings b on b.id = x.purchase_id
      where t.amount_minor > 0
        and (s.status = 'completed' or b.status in ('completed', 'no_show', 'cancelled_by_crew'))
        and ((t.status in ('accrued', 'eligible')
            and greatest(t.updated_at, coalesce(s.updated_at, b.updated_at)) < ${before})
          or (t.status = 'failed' and t.updated_at < ${failedBefore}))
      limit ${maxRows}`,
    db,
  );

/** Refunds that were not sent. */
export const unsentRefunds = (db: Db, before: Date): Promise<readonly string[]> =>
  idsOf(
    sql`select id from refunds where status = 'pending' and created_at < ${before} order by created_at limit ${maxRows}`,
    db,
  );
