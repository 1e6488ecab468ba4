import { sql } from 'kysely';
import type { BookingStatus, Dispute, TimeProposal } from '../../platform/db/booking-tables.ts';
import type { Db } from './feeds.repository.ts';

export interface BookedRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly status: BookingStatus;
  readonly proposal: TimeProposal | null;
  readonly dispute: Dispute | null;
  readonly finishedAt: Date | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
}

export async function bookingsOf(
  db: Db,
  userId: string,
  since: Date,
  before: Date,
): Promise<readonly BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    select b.id, b.service_name as title,
      coalesce(v.trading_name, v.legal_name, concat_ws(' ', u.first_name, u.last_name)) as detail,
      b.status, b.proposal, b.dispute, b.finished_at as "finishedAt", b.starts_at as "startsAt", b.ends_at as "endsAt", b.time_zone as "timeZone"
    from bookings b join vendors v on v.id = b.provider_id join users u on u.id = v.opened_by
    where b.buyer_id = ${userId} and b.starts_at < ${before} and b.ends_at > ${since}
      and b.status not in ('released', 'declined', 'withdrawn', 'expired', 'cancelled_by_crew', 'cancelled_by_provider', 'cancelled')
    order by b.starts_at, b.id`.execute(db);
  return rows;
}

export interface DeliveryRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly status: string;
  /** YYYY-MM-DD. */
  readonly on: string;
}

/** The expected deliveries and collections by day. */
export async function deliveriesOf(
  db: Db,
  userId: string,
  from: string,
  until: string,
): Promise<readonly DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select o.id, case s.delivery_kind when 'collection' then 'Collection' else 'Delivery' end || ' of Q-' || o.number as title,
      coalesce(v.trading_name, v.legal_name, concat_ws(' ', u.first_name, u.last_name)) as detail,
      s.status, to_char(s.ready_on, 'YYYY-MM-DD') as on
    from sub_orders s join orders o on o.id = s.order_id join vendors v on v.id = s.supplier_id join users u on u.id = v.opened_by
    where o.buyer_id = ${userId} and s.ready_on between ${from}::date and ${until}::date
      and s.status in ('confirmed', 'preparing', 'dispatched', 'ready_for_collection', 'delivered', 'completed')
    order by s.ready_on, s.id`.execute(db);
  return rows;
}
