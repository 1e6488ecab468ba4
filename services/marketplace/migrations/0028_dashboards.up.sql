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
