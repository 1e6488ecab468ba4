import { statement } from '../../../platform/db/statement.ts';

interface PurchaseFacts {
  readonly number: string;
  readonly boughtAt: Date;
  readonly buyer: string;
  readonly email: string;
  readonly currency: string;
  readonly paidMinor: number;
}

/** $1 is a chargeback. */
export const readPurchaseFacts = statement<PurchaseFacts>(`
  select u.number, coalesce(o.placed_at, b.requested_at, p.created_at) as bought_at,
    b2.first_name || ' ' || b2.last_name as buyer, b2.email, p.currency, p.captured_minor as paid_minor
  from chargebacks c join payments p on p.id = c.payment_id join purchases u on u.id = p.purchase_id
  join users b2 on b2.id = u.buyer_id
  left join orders o on o.id = u.id left join bookings b on b.id = u.id
  where c.id = $1`);

interface SoldLine {
  readonly vendor: string;
  readonly text: string;
}

/** $1 is a chargeback. Returns what was sold, with its destination and delivery. */
export const readSoldLines = statement<SoldLine>(`
  select coalesce(v.trading_name, v.legal_name, 'The seller') as vendor,
    l.accepted_quantity || ' × ' || l.name as text
  from chargebacks c join payments p on p.id = c.payment_id
  join sub_orders s on s.order_id = p.purchase_id join sub_order_lines l on l.sub_order_id = s.id
  join vendors v on v.id = s.supplier_id
  where c.id = $1 and p.sale_id is null and l.accepted_quantity > 0
  union all
  select coalesce(v.trading_name, v.legal_name, 'The seller'),
    b.quantity || ' × ' || b.service_name || ', ' || to_char(b.starts_at at time zone b.time_zone, 'YYYY-MM-DD HH24:MI')
  from chargebacks c join payments p on p.id = c.payment_id join bookings b on b.id = p.purchase_id
  join vendors v on v.id = b.provider_id
  where c.id = $1`);

/** $1 is a chargeback. */
export const readHandover = statement<{ readonly text: string }>(`
  select concat_ws('; ', s.delivery_name, 
    case when s.delivery_kind <> 'collection' then
      'to ' || coalesce(s.delivery_address, concat_ws(', ', o.yacht_name, o.berth, pt.name)) end,
    'tracking ' || s.tracking, s.tracking_url, 'delivered ' || to_char(s.delivered_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC') as text
  from chargebacks c join payments p on p.id = c.payment_id join sub_orders s on s.order_id = p.purchase_id
  join orders o on o.id = s.order_id left join ports pt on pt.slug = coalesce(s.delivery_port, o.port)
  where c.id = $1 and p.sale_id is null and s.accepted_total_minor > 0
  order by s.id`);

/** $1 is a chargeback. */
export const readInvoiceNumbers = statement<{ readonly text: string }>(`
  select i.number || ' of ' || to_char(i.issued_at at time zone 'UTC', 'YYYY-MM-DD') as text
  from chargebacks c join payments p on p.id = c.payment_id join invoices i on i.purchase_id = p.purchase_id
  where c.id = $1 and i.kind = 'invoice' and (p.sale_id is null or i.sale_id = p.sale_id)
  order by i.issued_at, i.id`);

/** $1 is a chargeback. Returns the commands on each vendor's part with actors and notes, oldest first. */
export const readCourse = statement<{
  readonly at: Date;
  readonly command: string;
  readonly vendor: string;
  readonly by: string;
  readonly note: string | null;
}>(`
  select course.*, coalesce(v.trading_name, v.legal_name, 'The seller') as vendor from (
    select h.at, h.id, h.command, h.actor_role as by, h.note, h.sale_id
    from chargebacks c join payments p on p.id = c.payment_id join trade_history h on h.purchase_id = p.purchase_id
    where c.id = $1 and h.process in ('sub_order', 'booking', 'supplement') and h.command <> 'authorize'
    union all
    select h.at, h.id, 'return: ' || h.command, h.actor_role, h.note, s.id
    from chargebacks c join payments p on p.id = c.payment_id join sub_orders s on s.order_id = p.purchase_id
    join returns r on r.sub_order_id = s.id join return_history h on h.return_id = r.id
    where c.id = $1
  ) course join sales x on x.id = course.sale_id join vendors v on v.id = x.vendor_id
  order by at, course.id limit 200`);
