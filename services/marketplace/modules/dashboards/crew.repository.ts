import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { statement } from '../../platform/db/statement.ts';
import type { BookingRow, OrderedItems } from './dashboards.domain.ts';
import type { OrderStatus, SubOrderStatus } from '../../platform/db/order-tables.ts';
import {
  isBeingReturned,
  openReturnsWhere,
  ordersInReturnOf,
  type OpenReturnJson,
} from '../returns/open-returns.sql.ts';
import { refundedOf } from '../ledger/refunded.sql.ts';
import { orderedItemColumns } from '../orders/ordered-items.sql.ts';
import type { TaskRow } from './task-rows.domain.ts';

const vendorName = `coalesce(v.trading_name, v.legal_name, 'A vendor')`;

/** The items of order `o`, as a lateral `items`. */
const itemsOfOrder = `
  cross join lateral (
    select ${orderedItemColumns}
    from sub_orders s join sub_order_lines l on l.sub_order_id = s.id where s.order_id = o.id
  ) items`;

/** The suppliers' names of order `o`. */
const suppliersOfOrder = `(
  select string_agg(${vendorName}, ', ' order by s.id) from sub_orders s join vendors v on v.id = s.supplier_id where s.order_id = o.id)`;

/** The items of sub-order `s`, as a lateral `items`. */
const itemsOfSubOrder = `
    cross join lateral (
      select ${orderedItemColumns}
      from sub_order_lines l where l.sub_order_id = s.id
    ) items`;

const underWay = `('pending_payment', 'placed', 'partially_confirmed', 'confirmed', 'partially_fulfilled', 'fulfilled')`;

/** Whether an accepted sub-order `s` was fully refunded, or its refund is agreed. */
const isGivenBack = `(
      select coalesce(sum(f.amount_minor), 0) from refunds f where f.sale_id = s.id and f.status <> 'failed'
    ) + (
      select coalesce(sum(r.agreed_minor), 0) from returns r
      where r.sub_order_id = s.id and r.status in ('accepted', 'sent_back', 'received')
    ) >= coalesce(s.accepted_total_minor, s.total_minor)`;

/** $1 is the buyer, $2 the time, $3 the limit. */
export const findCrewTasks = statement<TaskRow>(`
  with tasks as (
    select 'pay_order' as kind, o.id, 'Q-' || o.number as number, null as service, items.first_item, items.first_quantity,
      items.lines, ${suppliersOfOrder} as other_side, o.expires_at as until, o.total_minor as amount_minor, o.currency
    from orders o ${itemsOfOrder}
    where o.buyer_id = $1 and o.status = 'pending_payment' and o.expires_at > $2
    union all
    select 'answer_change', o.id, 'Q-' || o.number, null, items.first_item, items.first_quantity, items.lines, ${vendorName},
      s.answer_by, null, o.currency
    from orders o
    join sub_orders s on s.order_id = o.id and s.status = 'change_proposed'
    join vendors v on v.id = s.supplier_id ${itemsOfSubOrder}
    where o.buyer_id = $1 and o.status in ${underWay}
    union all
    select 'confirm_receipt', o.id, 'Q-' || o.number, null, items.first_item, items.first_quantity, items.lines, ${vendorName},
      s.delivered_at + interval '${businessTerms.receiptDays} days', null, o.currency
    from orders o
    join sub_orders s on s.order_id = o.id and s.status = 'delivered'
    join vendors v on v.id = s.supplier_id ${itemsOfSubOrder}
    where o.buyer_id = $1 and o.status in ${underWay} and not ${isGivenBack} and not ${isBeingReturned('s.id')}
    union all
    select 'answer_problem_offer', o.id, 'Q-' || o.number, null, items.first_item, items.first_quantity, items.lines, ${vendorName},
      (s.dispute ->> 'answerBy')::timestamptz, (s.dispute ->> 'offeredMinor')::bigint, o.currency
    from orders o
    join sub_orders s on s.order_id = o.id and s.status = 'disputed' and s.dispute ->> 'stage' = 'part_offered'
    join vendors v on v.id = s.supplier_id ${itemsOfSubOrder}
    where o.buyer_id = $1 and o.status in ${underWay}
    union all
    select case r.status when 'accepted' then 'send_back' else 'answer_return' end, o.id, 'Q-' || o.number, null,
      items.first_item, items.first_quantity, items.lines, ${vendorName}, r.answer_by, r.agreed_minor, r.currency
    from returns r
    join sub_orders s on s.id = r.sub_order_id
    join orders o on o.id = s.order_id
    join vendors v on v.id = s.supplier_id
    cross join lateral (
      select count(*)::integer as lines, (array_agg(l.name order by l.position))[1] as first_item,
        (array_agg(b.quantity order by l.position))[1] as first_quantity
      from return_lines b join sub_order_lines l on l.id = b.line_id where b.return_id = r.id
    ) items
    where o.buyer_id = $1 and (r.status = 'part_proposed' or r.status = 'accepted' and r.goods_come_back)
    union all
    select 'answer_approval', a.id, 'A-' || a.number, null, items.first_item, items.first_quantity, items.lines,
      r.first_name || ' ' || r.last_name, a.expires_at, a.asked_minor, a.currency
    from yacht_crew w
    join approvals a on a.yacht_id = w.yacht_id and a.status = 'asked'
    join users r on r.id = a.requester_id
    cross join lateral (
      select count(*)::integer as lines, (array_agg(i.name order by l.position))[1] as first_item,
        (array_agg(l.quantity order by l.position))[1] as first_quantity
      from approval_lines l join inventory_items i on i.id = l.inventory_id where l.approval_id = a.id
    ) items
    where w.user_id = $1 and w.role in ('owner', 'approver')
    union all
    select case b.status when 'held' then 'pay_booking' else 'answer_time' end, b.id, 'B-' || b.number, b.service_name, null,
      null, null, ${vendorName}, case b.status when 'held' then b.expires_at else (b.proposal ->> 'expiresAt')::timestamptz end,
      case b.status when 'held' then b.total_minor end, b.currency
    from bookings b join vendors v on v.id = b.provider_id
    where b.buyer_id = $1
      and b.status in ('held', 'requested', 'time_proposed', 'confirmed', 'reschedule_proposed', 'in_progress')
      and (b.status = 'held' and b.expires_at > $2 or b.status = 'time_proposed'
        or b.status = 'reschedule_proposed' and b.proposal ->> 'by' = 'service_provider')
    union all
    select 'answer_dispute', b.id, 'B-' || b.number, b.service_name, null, null, null, ${vendorName},
      (b.dispute ->> 'answerBy')::timestamptz, (b.dispute ->> 'offeredMinor')::bigint, b.currency
    from bookings b join vendors v on v.id = b.provider_id
    where b.buyer_id = $1 and b.status = 'disputed' and b.dispute ->> 'stage' = 'part_offered'
    union all
    select 'answer_no_show', b.id, 'B-' || b.number, b.service_name, null, null, null, ${vendorName},
      b.no_show_at + interval '${businessTerms.noShow.disagreeHours} hours', b.total_minor, b.currency
    from bookings b join vendors v on v.id = b.provider_id
    where b.buyer_id = $1 and b.status = 'no_show_reported'
    union all
    select 'confirm_completion', b.id, 'B-' || b.number, b.service_name, null, null, null, ${vendorName},
      greatest(least(b.finished_at, b.ends_at), b.no_show_withdrawn_at) + interval '${businessTerms.completionHours} hours', null, b.currency
    from bookings b join vendors v on v.id = b.provider_id
    where b.buyer_id = $1 and b.status = 'in_progress' and b.finished_at is not null
    union all
    select 'answer_extra_work', b.id, 'B-' || b.number, b.service_name, null, null, null, ${vendorName}, w.expires_at,
      w.total_minor, w.currency
    from bookings b join vendors v on v.id = b.provider_id
    join supplements w on w.booking_id = b.id and w.status = 'proposed' and w.expires_at > $2
    where b.buyer_id = $1
      and b.status in ('held', 'requested', 'time_proposed', 'confirmed', 'reschedule_proposed', 'in_progress')
  )
  select tasks.*, null as expected_on, count(*) over () as in_all from tasks order by until nulls last, id limit $3`);

/** $1 is the buyer, $2 the time, $3 the limit. Returns bookings that end later, next first. */
export const findNextBookings = statement<BookingRow>(`
  select b.id, 'B-' || b.number as number, b.status, b.service_name, ${vendorName} as other_side, null as team, p.name as place,
    b.place_kind, b.berth, b.contact, null as buyer_phone, b.starts_at, b.ends_at, b.time_zone,
    b.finished_at, b.proposal, b.dispute
  from bookings b join vendors v on v.id = b.provider_id left join ports p on p.slug = b.port
  where b.buyer_id = $1
    and b.status in ('held', 'requested', 'time_proposed', 'confirmed', 'reschedule_proposed', 'in_progress')
    and b.status <> 'held' and b.ends_at > $2
  order by b.starts_at, b.id limit $3`);

export interface OrderRow extends OrderedItems {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly suppliers: readonly string[];
  readonly subOrderStatuses: readonly SubOrderStatus[];
  readonly openReturns: readonly OpenReturnJson[];
  readonly refundedMinor: number;
  readonly expectedOn: string | null;
  readonly totalMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly inAll: number;
}

const orderColumns = `o.id, 'Q-' || o.number as number, o.status, o.currency, o.created_at, items.first_item, items.first_quantity,
  items.lines, parts.suppliers, parts.sub_order_statuses, parts.expected_on, parts.total_minor,
  ${refundedOf('o.id')} as refunded_minor, ${openReturnsWhere('rs.order_id = o.id')} as open_returns`;
const partsOfOrder = `
  cross join lateral (
    select json_agg(${vendorName} order by s.id) as suppliers, json_agg(s.status order by s.id) as sub_order_statuses,
      sum(coalesce(s.accepted_total_minor, case s.status when 'released' then 0 else s.total_minor end))::bigint as total_minor,
      to_char(min(s.ready_on) filter (where s.status in ('confirmed', 'preparing', 'dispatched', 'ready_for_collection')), 'YYYY-MM-DD')
        as expected_on
    from sub_orders s join vendors v on v.id = s.supplier_id where s.order_id = o.id
  ) parts`;

/**
 * $1 is the buyer, $2 the limit. Returns paid orders that are not completely delivered, or have an open return, by
 * expected date.
 */
export const findOpenOrders = statement<OrderRow>(`
  select ${orderColumns}, count(*) over () as in_all
  from (
    -- Each by its own index: with “or”, all orders would be read.
    select id from orders
    where buyer_id = $1 and status in ('placed', 'partially_confirmed', 'confirmed', 'partially_fulfilled')
    union ${ordersInReturnOf('$1')}
  ) open join orders o on o.id = open.id ${itemsOfOrder} ${partsOfOrder}
  order by parts.expected_on nulls last, o.created_at desc limit $2`);

/** $1 is the buyer. Returns the latest paid order. */
export const findLastOrder = statement<OrderRow>(`
  select ${orderColumns}, 1 as in_all
  from (
    select * from orders where buyer_id = $1 and placed_at is not null order by created_at desc, id desc limit 1
  ) o ${itemsOfOrder} ${partsOfOrder}`);

/** $1 is the buyer, $2 the first day of the previous month, $3 of this month, $4 the currency. */
export const readSpend = statement<{ readonly amountMinor: number; readonly beforeMinor: number }>(`
  select coalesce(sum(p.amount_minor) filter (where e.at >= $3::date), 0)::bigint as amount_minor,
    coalesce(sum(p.amount_minor) filter (where e.at < $3::date), 0)::bigint as before_minor
  from ledger_entries e
  -- Per entry, by its index: with a join, all postings of the market would be read.
  cross join lateral (
    select sum(amount_minor) as amount_minor from ledger_postings where entry_id = e.id and account = 'cash' and currency = $4
  ) p
  where e.buyer_id = $1 and e.kind in ('capture', 'refund') and e.at >= $2::date`);

/** $1 is the user. */
export const findHasYacht = statement<{ readonly hasYacht: boolean }>(
  'select exists (select from yacht_crew where user_id = $1) as has_yacht',
);
