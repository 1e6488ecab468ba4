import { isTeamAway } from '../availability/team-away.sql.ts';
import { isAtStockLevel } from '../catalogue/stock-level.sql.ts';
import { orderedItemColumns } from '../orders/ordered-items.sql.ts';
import { statement } from '../../platform/db/statement.ts';
import type { ReturnStatus } from '../../platform/db/return-tables.ts';
import { businessTerms } from '../../../../src/lib/business-terms.ts';
import type { BookingRow, Readiness, ShortListing, Taxed } from './dashboards.domain.ts';
import type { TaskRow } from './task-rows.domain.ts';

/** A vendor's client: the yacht `%` if it has a name, otherwise the buyer `u`. */
const clientOf = (yacht: string) =>
  `coalesce(nullif(${yacht}, ''), concat_ws(' ', u.first_name, u.last_name))`;

/** $1 is the vendor. */
export const findReadiness = statement<Readiness>(`
  select v.status = 'active' as is_live, a.status is not distinct from 'approved' as approved,
    v.onboarding_completed_at is not null as onboarding_complete, v.can_take_charges,
    v.status as vendor_status, case when v.status = 'suspended' then (
      select h.note from vendor_history h
      where h.vendor_id = v.id and h.process = 'vendor' and h.command = 'suspend' order by h.at desc, h.id desc limit 1
    ) end as suspension_reason, coalesce(a.status, 'draft') as application_status, a.note, a.submitted_at
  from vendors v
  left join lateral (
    select status, note, submitted_at from vendor_applications where vendor_id = v.id order by created_at desc limit 1
  ) a on true
  where v.id = $1`);

/** $1 is the supplier. */
export const findTaxed = statement<Taxed>(`
  select country, vat_number is not null as is_vat_registered, taxed_at_destination from vendors where id = $1`);

/** The supplier's deadline for answering the sub-order `s`, or its dispute. */
const answerDue = `case s.status when 'pending_confirmation' then s.answer_by
      when 'disputed' then (s.dispute ->> 'answerBy')::timestamptz end`;

/** $1 is the supplier, $2 the kind of task, $3 states, $4 the limit. Sorted by the time left, then by expected date. */
export const findSupplierTasks = statement<TaskRow>(`
  with first as (
    select s.*, count(*) over () as in_all from sub_orders s
    where s.supplier_id = $1 and s.status = any ($3::text[])
      and (s.status <> 'disputed' or s.dispute ->> 'stage' = 'asked')
    order by ${answerDue}, s.ready_on, s.created_at, s.id
    limit $4
  )
  select $2::text as kind, s.id,
    'Q-' || o.number || '/' || (select count(*) from sub_orders p where p.order_id = s.order_id and p.id <= s.id) as number,
    null as service, items.first_item, items.first_quantity, items.lines, ${clientOf('o.yacht_name')} as other_side,
    ${answerDue} as until, to_char(s.ready_on, 'YYYY-MM-DD') as expected_on,
    coalesce(s.accepted_total_minor, s.total_minor) as amount_minor, s.currency, s.in_all
  from first s join orders o on o.id = s.order_id join users u on u.id = o.buyer_id
  cross join lateral (
    select ${orderedItemColumns}
    from sub_order_lines l where l.sub_order_id = s.id
  ) items
  order by until, s.ready_on, s.created_at, s.id`);

const statesOf = (...states: readonly ReturnStatus[]) => `('${states.join("', '")}')`;
const waitingReturns = statesOf('requested', 'sent_back', 'received');

/** $1 is the supplier, $2 the limit. Returns that it has to answer, receive or refund, by the time left. */
export const findWaitingReturns = statement<TaskRow>(`
  with first as (
    select r.*, s.order_id, count(*) over () as in_all
    from returns r join sub_orders s on s.id = r.sub_order_id
    where s.supplier_id = $1 and r.status in ${waitingReturns}
    order by r.answer_by, r.id limit $2
  )
  select 'handle_return' as kind, r.sub_order_id as id,
    'Q-' || o.number || '/' || (select count(*) from sub_orders p where p.order_id = r.order_id and p.id <= r.sub_order_id) as number,
    null as service, items.first_item, items.first_quantity, items.lines, ${clientOf('o.yacht_name')} as other_side,
    r.answer_by as until, null as expected_on, coalesce(r.agreed_minor, r.requested_minor) as amount_minor, r.currency, r.in_all
  from first r join orders o on o.id = r.order_id join users u on u.id = o.buyer_id
  cross join lateral (
    select count(*)::integer as lines, (array_agg(l.name order by l.position))[1] as first_item,
      (array_agg(b.quantity order by l.position))[1] as first_quantity
    from return_lines b join sub_order_lines l on l.id = b.line_id where b.return_id = r.id
  ) items
  order by r.answer_by, r.id`);

const saleNumber = `case f.sale_kind when 'booking' then p.number else p.number || '/' ||
  (select count(*) from sales o where o.purchase_id = f.purchase_id and o.id <= f.sale_id) end`;

/**
 * $1 is the vendor, $2 the limit. Documents that it issues itself and has not sent, by due date; a sale's credit notes
 * count as one.
 */
export const findAwaitedInvoices = statement<TaskRow>(`
  with first as (
    select a.kind, a.sale_id, a.currency, s.kind as sale_kind, s.purchase_id, min(a.due_at) as due_at,
      sum(a.amount_minor)::bigint as amount_minor, count(*) over () as in_all
    from awaited_invoices a join sales s on s.id = a.sale_id
    where a.vendor_id = $1
    group by a.kind, a.sale_id, a.currency, s.kind, s.purchase_id
    order by min(a.due_at), a.sale_id, a.kind desc limit $2
  )
  select case f.kind when 'invoice' then 'send_invoice' else 'send_credit_note' end as kind,
    case f.sale_kind when 'sub_order' then f.sale_id else f.purchase_id end as id, ${saleNumber} as number,
    b.service_name as service, items.first_item, items.first_quantity, items.lines,
    ${clientOf('coalesce(o.yacht_name, b.yacht_name)')} as other_side, null as until,
    to_char(f.due_at at time zone 'UTC', 'YYYY-MM-DD') as expected_on, f.amount_minor, f.currency, f.in_all
  from first f join purchases p on p.id = f.purchase_id join users u on u.id = p.buyer_id
  left join orders o on o.id = f.purchase_id left join bookings b on b.id = f.purchase_id
  left join lateral (
    select ${orderedItemColumns}
    from sub_order_lines l where l.sub_order_id = f.sale_id
  ) items on f.sale_kind = 'sub_order'
  order by f.due_at, f.sale_id, f.kind desc`);

/** $1 is the supplier, $2 the limit. Lowest stock first. */
export const findShortListings = statement<ShortListing & { readonly inAll: number }>(`
  select id, name, variant, stock, reorder_level, count(*) over () as in_all from inventory_items i
  where supplier_id = $1 and status = 'active' and ${isAtStockLevel('i', 'short')}
  order by stock, lower(name), id limit $2`);

/** $1 is the vendor, $2 the currency, $3 the first day (YYYY-MM-DD). */
export const findSoldDays = statement<{ readonly on: string; readonly soldMinor: number }>(`
  select to_char(day, 'YYYY-MM-DD') as "on", sold_minor from vendor_days
  where vendor_id = $1 and currency = $2 and day >= $3::date`);

/**
 * $1 is the provider, $2 the time, $3 the limit. Requests, times proposed by crew, disputes, and work whose time is over,
 * by the time left.
 */
export const findProviderTasks = statement<TaskRow>(`
  with first as (
    select b.*, case b.status when 'requested' then b.answer_by when 'disputed' then (b.dispute ->> 'answerBy')::timestamptz
      when 'in_progress' then greatest(b.ends_at, b.no_show_withdrawn_at) + interval '${businessTerms.completionHours} hours'
      when 'confirmed' then b.starts_at
      else (b.proposal ->> 'expiresAt')::timestamptz end as until,
      count(*) over () as in_all
    from bookings b
    where b.provider_id = $1
      and (b.status = 'requested' or b.status = 'reschedule_proposed' and b.proposal ->> 'by' = 'crew_member'
        or b.status = 'in_progress' and b.finished_at is null and b.ends_at <= $2
        or b.status = 'disputed' and b.dispute ->> 'stage' = 'asked' or ${isTeamAway})
    order by until, b.id limit $3
  )
  select case b.status when 'requested' then 'answer_booking' when 'disputed' then 'answer_dispute'
      when 'in_progress' then 'finish_work' when 'confirmed' then 'cover_booking' else 'answer_time' end as kind, b.id, 'B-' || b.number as number,
    b.service_name as service, null as first_item, null as first_quantity, null as lines, ${clientOf('b.yacht_name')} as other_side,
    b.until, null as expected_on, b.total_minor as amount_minor, b.currency, b.in_all
  from first b join users u on u.id = b.buyer_id
  order by b.until, b.id`);

const bookingColumns = `b.id, 'B-' || b.number as number, b.status, b.service_name, ${clientOf('b.yacht_name')} as other_side,
    t.name as team, p.name as place, b.place_kind, b.berth, b.contact, u.phone as buyer_phone, b.starts_at, b.ends_at,
    b.time_zone, b.finished_at, b.proposal, b.dispute`;
const bookingTables =
  'bookings b join users u on u.id = b.buyer_id join teams t on t.id = b.team_id left join ports p on p.slug = b.port';

/**
 * $1 is the provider, $2 the time, $3 the limit. Bookings with a dispute that it has answered, which come first, in
 * progress until their time is over, and those that await the buyer's answer; then by their end.
 */
export const findBookingsUnderWay = statement<BookingRow>(`
  select ${bookingColumns} from ${bookingTables}
  where b.provider_id = $1
    and (b.status = 'disputed' and b.dispute ->> 'stage' is distinct from 'asked'
      or b.status = 'in_progress' and (b.finished_at is not null or b.ends_at > $2)
      or b.status in ('time_proposed', 'no_show_reported')
      or b.status = 'reschedule_proposed' and b.proposal ->> 'by' = 'service_provider')
  order by b.status, b.ends_at, b.id limit $3`);

/** $1 is the provider, $2 and $3 the span, $4 the limit. Agreed bookings in the span, by their start. */
export const findAgreedBookings = statement<BookingRow>(`
  select ${bookingColumns} from ${bookingTables}
  where b.provider_id = $1 and b.status in ('confirmed', 'reschedule_proposed', 'in_progress')
    and b.starts_at < $3 and b.ends_at > $2
  order by b.starts_at, b.id limit $4`);
