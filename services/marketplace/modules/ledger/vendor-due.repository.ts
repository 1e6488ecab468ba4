import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { statement } from '../../platform/db/statement.ts';

/** $1 is the vendor, $2 the currency. */
export const readDue = statement<{ readonly dueMinor: number }>(`
  select coalesce(sum(due_minor), 0)::bigint as due_minor from vendor_days where vendor_id = $1 and currency = $2`);

/**
 * $1 is the vendor, $2 the currency. For what is paid and not transferred yet: the first day (UTC) on which something
 * is transferred even if nobody confirms a delivery or completion.
 */
export const findNextTransfer = statement<{ readonly at: Date; readonly amountMinor: number }>(`
  with expected as (
    select s.id as sale_id, s.delivered_at + interval '${businessTerms.receiptDays} days' as at
    from sub_orders s where s.supplier_id = $1 and s.status = 'delivered'
    union all
    select x.id, case b.status when 'no_show_reported' then b.no_show_at + interval '${businessTerms.noShow.disagreeHours} hours'
      else greatest(b.ends_at, b.no_show_withdrawn_at) + interval '${businessTerms.completionHours} hours' end
    from bookings b join sales x on x.purchase_id = b.id
    where b.provider_id = $1 and b.status in ('confirmed', 'reschedule_proposed', 'in_progress', 'no_show_reported')
  ), owed as (
    select e.at, -sum(p.amount_minor) as due_minor
    from expected e join ledger_postings p on p.sale_id = e.sale_id and p.account = 'vendor_due' and p.currency = $2
    group by e.sale_id, e.at having -sum(p.amount_minor) > 0
  )
  select min(at) as at, sum(due_minor)::bigint as amount_minor from owed
  group by (at at time zone 'UTC')::date order by min(at) limit 1`);
