import { sql, type Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import type { Person, Stall } from './stall.ts';

type Db = Kysely<Database>;

const idsOf = (people: readonly Person[]): string[] => people.map(({ id }) => id);

/** Payments that are still under way, with the state of their orders' jobs. */
export async function unfinished(db: Db, stall: Stall) {
  const { rows } = await sql`
    select p.status, o.status as "order", j.task_identifier as task, j.attempts, j.last_error as "lastError"
    from payments p join orders o on o.id = p.order_id
    left join graphile_worker.jobs j on j.key like '%' || o.id
    where p.status not in ('captured', 'voided', 'expired', 'failed') and o.buyer_id = any(${idsOf(stall.buyers)})`.execute(
    db,
  );
  return rows;
}

/** Orders that were created or charged more than once. */
export async function doubled(db: Db, stall: Stall) {
  const { rows } = await sql`
    select buyer_id, count(*) from orders where buyer_id = any(${idsOf(stall.buyers)}) group by buyer_id having count(*) > 1
    union all select purchase_id, count(*) from ledger_entries where kind = 'capture' group by purchase_id having count(*) > 1`.execute(
    db,
  );
  return rows;
}

/** Items whose initial stock is not the sum of what is left, sold and reserved. */
export async function missingFromStock(db: Db, stall: Stall) {
  const { rows } = await sql<{ id: string; stock: number; taken: number }>`
    select i.id, i.stock, coalesce(sum(l.quantity - l.returned_quantity), 0)::integer as taken
    from inventory_items i left join sub_order_lines l on l.inventory_id = i.id
    where i.id = any(${[...stall.stock.keys()]}) group by i.id`.execute(db);
  return rows.filter(({ id, stock, taken }) => stock < 0 || stock + taken !== stall.stock.get(id));
}

/** Lines of decided sub-orders whose stock is neither sold nor returned. */
export async function unsettled(db: Db, stall: Stall) {
  const { rows } = await sql`
    select l.id, s.status from sub_order_lines l join sub_orders s on s.id = l.sub_order_id
    where l.quantity - l.returned_quantity <> case when s.status in ('released', 'declined', 'expired', 'cancelled') then 0 else coalesce(l.accepted_quantity, -1) end
      and s.supplier_id = any(${idsOf(stall.suppliers)})`.execute(db);
  return rows;
}

export async function ledgerSums(db: Db) {
  const { rows } = await sql<{ sum: number; cash: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as sum, coalesce(sum(amount_minor) filter (where account = 'cash'), 0)::bigint as cash
    from ledger_postings`.execute(db);
  return { sum: Number(rows[0]?.sum), cash: Number(rows[0]?.cash) };
}

export async function captured(db: Db): Promise<number> {
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(captured_minor), 0)::bigint as sum from payments`.execute(db);
  return Number(rows[0]?.sum);
}

/** Payments of bookings that are still under way, with the state of their jobs. */
export async function unfinishedBookings(db: Db) {
  const { rows } = await sql`
    select p.status, b.status as booking, j.task_identifier as task, j.attempts, j.last_error as "lastError"
    from payments p join bookings b on b.id = p.sale_id left join graphile_worker.jobs j on j.key like '%' || b.id
    where p.status not in ('captured', 'voided', 'expired', 'failed')`.execute(db);
  return rows;
}

/** Bookings that were created or charged more than once. */
export async function doubledBookings(db: Db) {
  const { rows } = await sql`
    select buyer_id, count(*) from bookings group by buyer_id having count(*) > 1
    union all select purchase_id, count(*) from ledger_entries where kind = 'capture' group by purchase_id having count(*) > 1`.execute(
    db,
  );
  return rows;
}

/**
 * Occupied periods without a booking, bookings without their period or payment, and two bookings of one team at once.
 */
export async function wrongTimes(db: Db) {
  const { rows } = await sql`
    select 'kept for nobody' as what, o.source_id from occupied_periods o join bookings b on b.id = o.source_id
    where b.status in ('released', 'declined', 'withdrawn', 'expired', 'cancelled')
    union all select 'without its time', b.id from bookings b
    where b.status in ('held', 'requested', 'confirmed') and not exists (select from occupied_periods o where o.source_id = b.id
      and o.kind = 'booking' and o.team_id = b.team_id and o.period = tstzrange(b.blocked_from, b.blocked_until))
    union all select 'neither paid nor released', b.id from bookings b join payments p on p.sale_id = b.id
    where (b.status in ('confirmed') and p.status <> 'captured') or b.status = 'held'
    union all select 'shares a team', b.id from bookings b join bookings other on other.team_id = b.team_id and other.id <> b.id
      and other.starts_at < b.ends_at and other.ends_at > b.starts_at
    where b.status = 'confirmed' and other.status = 'confirmed'`.execute(db);
  return rows;
}
