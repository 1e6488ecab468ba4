-- What a vendor's dashboard says of their money, kept by the day (UTC) as the ledger is written: adding up years of postings for each
-- look took longer with every sale. The ledger is never changed, so that these sums only grow by what is added.
create table vendor_days (
  vendor_id uuid not null references vendors (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  -- Paid by buyers less refunded to them.
  sold_minor bigint not null,
  -- By how much more, or less, is due to the vendor.
  due_minor bigint not null,
  primary key (vendor_id, currency, day)
);

create function add_to_vendor_days() returns trigger language plpgsql as $$
begin
  insert into vendor_days (vendor_id, currency, day, sold_minor, due_minor)
  select p.vendor_id, p.currency, (e.at at time zone 'UTC')::date,
    coalesce(sum(p.amount_minor) filter (where p.account = 'cash' and e.kind in ('capture', 'refund')), 0),
    -coalesce(sum(p.amount_minor) filter (where p.account = 'vendor_due'), 0)
  from added p join ledger_entries e on e.id = p.entry_id
  group by 1, 2, 3
  -- In one order, so that two transactions never wait for each other.
  order by 1, 2, 3
  on conflict (vendor_id, currency, day) do update
    set sold_minor = vendor_days.sold_minor + excluded.sold_minor, due_minor = vendor_days.due_minor + excluded.due_minor;
  return null;
end $$;
create trigger ledger_postings_days after insert on ledger_postings
  referencing new table as added for each statement execute function add_to_vendor_days();

insert into vendor_days (vendor_id, currency, day, sold_minor, due_minor)
select p.vendor_id, p.currency, (e.at at time zone 'UTC')::date,
  coalesce(sum(p.amount_minor) filter (where p.account = 'cash' and e.kind in ('capture', 'refund')), 0),
  -coalesce(sum(p.amount_minor) filter (where p.account = 'vendor_due'), 0)
from ledger_postings p join ledger_entries e on e.id = p.entry_id
group by 1, 2, 3;

-- What is open is found without reading what is over.
create index orders_open on orders (buyer_id)
  where status in ('pending_payment', 'placed', 'partially_confirmed', 'confirmed', 'partially_fulfilled', 'fulfilled');
create index bookings_open on bookings (buyer_id)
  where status in ('held', 'requested', 'time_proposed', 'confirmed', 'reschedule_proposed', 'in_progress');
create index inventory_items_short on inventory_items (supplier_id, stock)
  where status = 'active' and (stock = 0 or stock <= reorder_level);

-- Which admin sees to what is wrong. Nothing refers to it: what is no exception any more needs nobody.
create table exception_takes (
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  subject_id text not null check (length(subject_id) between 1 and 100),
  admin_id uuid not null references users (id),
  taken_at timestamptz not null,
  primary key (kind, subject_id)
);

-- What the admins' desk looks for is rare among what there is.
create index sub_orders_waiting on sub_orders (answer_by) where status = 'pending_confirmation';
create index sub_orders_disputed on sub_orders (updated_at) where status = 'disputed';
create index bookings_waiting on bookings (answer_by) where status = 'requested';
create index bookings_disputed on bookings (updated_at) where status = 'disputed';
create index payments_disputed on payments (updated_at) where status = 'disputed';
create index transfers_failed on transfers (updated_at) where status = 'failed';
create index payment_accounts_restricted on payment_accounts (updated_at) where disabled_reason is not null;
create index vendor_applications_waiting on vendor_applications (submitted_at) where status in ('submitted', 'in_review');
create index vendor_days_day on vendor_days (day);
