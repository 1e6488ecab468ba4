import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { statement } from '../../platform/db/statement.ts';
import type { AdminDashboard, ExceptionKind, Taken } from './exceptions.domain.ts';

export interface ExceptionRow extends Taken {
  readonly kind: ExceptionKind;
  readonly id: string;
  readonly subject: string;
  readonly detail: string | null;
  readonly saleKind: 'order' | 'booking' | null;
  readonly purchaseId: string | null;
  readonly since: Date;
  readonly until: Date | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly ofKind: number;
}

const vendorName = `coalesce(v.trading_name, v.legal_name, 'A vendor')`;
const subOrderNumber = `'Q-' || o.number || '/' ||
  (select count(*) from sub_orders p where p.order_id = s.order_id and p.id <= s.id)`;

/** What is left of what was paid for the sale with this id and total. */
const leftOf = (id: string, total: string): string =>
  `${total} - coalesce((select sum(f.amount_minor) from refunds f where f.sale_id = ${id} and f.status in ('pending', 'done')), 0)`;

/** What the lines that the dispute about `s` names cost with tax, as agreed (see `reportedPartMinor`); null if it names none. */
const reportedLines = `(
  select sum(net + (net * tax_bps + 5000) / 10000)
  from (
    select l.tax_bps, (d ->> 'quantity')::bigint * coalesce(
      (select (c ->> 'unitPriceMinor')::bigint from jsonb_array_elements(s.proposal -> 'lines') c where c ->> 'lineId' = l.id::text),
      l.unit_price_minor) as net
    from jsonb_array_elements(s.dispute -> 'lines') d join sub_order_lines l on l.id::text = d ->> 'lineId' and l.sub_order_id = s.id
  ) named)`;

/**
 * $1 is the reading admin, $2 the time before which due answers count, $3 the limit per kind (oldest first), $4 the
 * time. All counts use partial indexes.
 */
export const findExceptions = statement<ExceptionRow>(`
  with found as (
    select 'answer_due' as kind, s.id::text as id, ${subOrderNumber} as subject, ${vendorName} as detail, 'order' as sale_kind,
      o.id as purchase_id, coalesce(o.placed_at, o.created_at) as since, s.answer_by as until, s.total_minor as amount_minor, s.currency
    from sub_orders s join orders o on o.id = s.order_id join vendors v on v.id = s.supplier_id
    where s.status = 'pending_confirmation' and s.answer_by <= $2
    union all
    select 'answer_due', b.id::text, 'B-' || b.number, ${vendorName}, 'booking', b.id, coalesce(b.requested_at, b.created_at),
      b.answer_by, b.total_minor, b.currency
    from bookings b join vendors v on v.id = b.provider_id
    where b.status = 'requested' and b.answer_by <= $2
    union all
    select 'dispute', s.id::text, ${subOrderNumber}, ${vendorName}, 'order', o.id, s.updated_at, null,
      -- What was reported, or all that is left if it never came or nothing was named.
      least(${reportedLines}, ${leftOf('s.id', 'coalesce(s.accepted_total_minor, s.total_minor)')})::bigint, s.currency
    from sub_orders s join orders o on o.id = s.order_id join vendors v on v.id = s.supplier_id
    -- Before that stage the two sides answer each other, here as in bookings.
    where s.status = 'disputed' and s.dispute ->> 'stage' is distinct from 'asked' and s.dispute ->> 'stage' is distinct from 'part_offered'
    union all
    select 'dispute', b.id::text, 'B-' || b.number, ${vendorName}, 'booking', b.id, b.updated_at, null,
      (${leftOf('b.id', 'b.total_minor')})::bigint, b.currency
    from bookings b join vendors v on v.id = b.provider_id
    where b.status = 'disputed' and b.dispute ->> 'stage' = 'escalated'
    union all
    select 'return', r.id::text, ${subOrderNumber},
      case r.wanted when 'price_reduction' then 'Lower price' else 'Return' end || ' · ' || ${vendorName},
      'order', o.id, r.updated_at, null,
      -- An offer that was refused is not in dispute; what was decided before the goods came back is.
      case when exists (select from return_history h where h.return_id = r.id and h.command = 'decide')
        then coalesce(r.agreed_minor, r.requested_minor) else r.requested_minor end,
      r.currency
    from returns r join sub_orders s on s.id = r.sub_order_id join orders o on o.id = s.order_id
    join vendors v on v.id = s.supplier_id
    where r.status = 'escalated'
    union all
    select 'chargeback', p.id::text, u.number, case c.status when 'sent' then 'Evidence is with the bank' end, u.kind, u.id,
      coalesce(c.created_at, p.updated_at), case c.status when 'open' then c.evidence_due_by end,
      coalesce(c.amount_minor, p.amount_minor), p.currency
    from payments p join purchases u on u.id = p.purchase_id
    left join lateral (
      select status, created_at, evidence_due_by, amount_minor from chargebacks
      where payment_id = p.id and status in ('open', 'sent') order by created_at limit 1
    ) c on true
    where p.status = 'disputed'
    union all
    select 'failed_transfer', t.id::text, u.number, concat_ws(': ', ${vendorName}, t.failure), u.kind, u.id, t.updated_at, null,
      t.amount_minor, t.currency
    from transfers t join sales z on z.id = t.sale_id join purchases u on u.id = z.purchase_id join vendors v on v.id = t.vendor_id
    where t.status = 'failed'
    union all
    select 'failed_payout', o.id::text, ${vendorName}, coalesce(o.failure_message, o.failure_code), null, null, o.updated_at, null,
      o.amount_minor, o.currency
    from payouts o join vendors v on v.id = o.vendor_id
    where o.status = 'failed' and not exists (
      select from payout_lines l join payouts p on p.id = l.payout_id where l.returned_payout_id = o.id and p.status <> 'failed')
    union all
    select 'unsaid_identity', 'market', 'Quayside', null, null, null, (
        date_trunc('month', e.at at time zone 'UTC') + interval '1 month') at time zone 'UTC', null, null, null
    from (select at from ledger_entries order by at limit 1) e
    where not exists (select from market_identity) and e.at < date_trunc('month', $4::timestamptz at time zone 'UTC') at time zone 'UTC'
    union all
    select 'overdue_invoice', a.id::text, u.number, ${vendorName}, u.kind, u.id, a.due_at, null, a.amount_minor, a.currency
    from awaited_invoices a join sales z on z.id = a.sale_id join purchases u on u.id = z.purchase_id join vendors v on v.id = a.vendor_id
    where a.due_at < $4::timestamptz
    union all
    select 'restricted_account', a.vendor_id::text, ${vendorName}, a.disabled_reason, null, null, a.updated_at, null, null, null
    from payment_accounts a join vendors v on v.id = a.vendor_id
    where a.disabled_reason is not null and v.status <> 'closed'
      -- During the setup, what the provider still requires is a step and no exception; a refusal is one.
      and (v.status not in ('applicant', 'approved') or a.disabled_reason like 'rejected.%')
    union all
    select 'waiting_application', a.id::text, ${vendorName}, null, null, null, a.submitted_at, null, null, null
    from vendor_applications a join vendors v on v.id = a.vendor_id
    where a.status in ('submitted', 'in_review') and a.submitted_at is not null
    union all
    select 'failed_job', j.task_identifier, j.task_identifier, count(*) || ' given up', null, null, min(j.created_at), null, null, null
    from graphile_worker.jobs j
    where j.attempts >= j.max_attempts and j.locked_at is null
    group by j.task_identifier
    union all
    select 'contact_message', m.id::text, 'M-' || m.number, m.name, null, null, m.waiting_since, null, null, null
    from contact_messages m
    where m.status = 'open'
    union all
    select 'held_messages', 'held', 'Suspected spam', count(*) || ' to look through', null, null, min(m.waiting_since), null, null, null
    from contact_messages m
    where m.status = 'held'
    having count(*) > 0
    union all
    select 'failed_mail', m.id::text, m.to_address, m.reason, null, null, m.failed_at, m.discard_at, null, null
    from undelivered_mails m
    where m.discard_at is null or m.discard_at > $4::timestamptz
    union all
    select 'failed_import', i.id::text, ${vendorName}, i.file_name, null, null, i.updated_at, null, null, null
    from imports i join vendors v on v.id = i.vendor_id
    where i.status = 'open' and i.file_id is not null and i.reading_file_id is null
      and i.updated_at < $4::timestamptz - interval '1 hour'
  ), placed as (
    select found.*, count(*) over (partition by kind) as of_kind,
      row_number() over (partition by kind order by coalesce(until, since), id) as place
    from found
  )
  select placed.*, nullif(concat_ws(' ', a.first_name, a.last_name), '') as taken_by, coalesce(e.admin_id = $1, false) as is_mine
  from placed
  left join exception_takes e on e.kind = placed.kind and e.subject_id = placed.id
  left join users a on a.id = e.admin_id
  where place <= $3
  order by placed.kind, place`);

/**
 * $1 is the kind, $2 the id, $3 the admin, $4 the time. The first who takes it has it; returns a row if that was this
 * one.
 */
export const insertTake = statement<{ readonly kind: string }>(`
  insert into exception_takes (kind, subject_id, admin_id, taken_at) values ($1, $2, $3, $4)
  on conflict (kind, subject_id) do nothing returning kind`);

/** $1 is the kind, $2 the id, $3 the admin, who can release only their own. Returns a row if there was one. */
export const deleteTake = statement<{ readonly kind: string }>(
  'delete from exception_takes where kind = $1 and subject_id = $2 and admin_id = $3 returning kind',
);

/** $1 is the kind, $2 the id, $3 the reading admin. */
export const findTake = statement<Taken>(`
  select concat_ws(' ', u.first_name, u.last_name) as taken_by, e.admin_id = $3 as is_mine
  from exception_takes e join users u on u.id = e.admin_id
  where e.kind = $1 and e.subject_id = $2`);

/** $1 is the currency, $2 the first day. */
export const findMarketDays = statement<{ readonly on: string; readonly soldMinor: number }>(`
  select to_char(day, 'YYYY-MM-DD') as "on", sum(sold_minor)::bigint as sold_minor from vendor_days
  where day >= $2::date and currency = $1 group by day`);

/** $1 is the admin, $2 the time. */
export const readStart = statement<AdminDashboard['start']>(`
  select u.second_factor_since is not null as has_second_factor, u.created_at > $2::timestamptz - interval '14 days' as is_new,
    exists (select from users o where o.role = 'admin' and o.closed_at is null and o.id <> u.id) as has_colleague
  from users u where u.id = $1`);

/** $1 is the currency, $2 the beginning. */
export const readMarketFigures = statement<{
  readonly commissionMinor: number;
  readonly liveVendors: number;
}>(`
  select (
      select -coalesce(sum(p.amount_minor), 0)::bigint
      from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'commission' and p.currency = $1
      where e.at >= $2::date
    ) as commission_minor,
    (select count(*) from vendors where status = 'active') as live_vendors`);

/** Makes an uploaded list that was never read count as new again; undefined if it was read meanwhile. */
export const touchUnreadImport = (db: Kysely<Database>, importId: string, now: Date) =>
  db
    .updateTable('imports')
    .set({ updatedAt: now })
    .where('id', '=', importId)
    .where('status', '=', 'open')
    .where('fileId', 'is not', null)
    .where('readingFileId', 'is', null)
    .returning(['vendorId', 'fileName', 'kind'])
    .executeTakeFirst();
