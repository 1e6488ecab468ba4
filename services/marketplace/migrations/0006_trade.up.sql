-- From the cart to the money: what is bought, from whom, on whose word, and every cent that moves for it.

-- A yacht is shared by those who work on it.
create table yachts (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  port text references ports (slug),
  berth text check (length(berth) between 1 and 120),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table yacht_members (
  yacht_id uuid not null references yachts (id) on delete cascade,
  user_id uuid not null references users (id),
  joined_at timestamptz not null,
  primary key (yacht_id, user_id)
);
create index yacht_members_user on yacht_members (user_id);

create table delivery_methods (
  id uuid primary key,
  supplier_id uuid not null references vendors (id),
  kind text not null check (kind in ('berth', 'collection', 'courier')),
  name text not null check (length(name) between 1 and 80),
  details text check (length(details) between 1 and 300),
  cost_minor bigint not null check (cost_minor between 0 and 100000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  position integer not null,
  created_at timestamptz not null,
  -- Orders remember their own delivery; what is no longer offered stays for carts to say so.
  archived_at timestamptz
);
create index delivery_methods_supplier on delivery_methods (supplier_id, position) where archived_at is null;

create table carts (
  user_id uuid primary key references users (id),
  -- Another one after each checkout.
  id uuid not null unique,
  -- Counts every change: a checkout names the version it was shown.
  version integer not null default 1,
  yacht_id uuid references yachts (id),
  port text references ports (slug),
  berth text check (length(berth) between 1 and 120),
  contact text check (length(contact) between 1 and 160),
  arrives_from timestamptz,
  arrives_until timestamptz,
  latest_useful_on date,
  check (arrives_from <= arrives_until),
  updated_at timestamptz not null
);
create table cart_lines (
  user_id uuid not null references carts (user_id) on delete cascade,
  inventory_id uuid not null references inventory_items (id),
  product_id uuid not null references products (id),
  quantity integer not null check (quantity between 1 and 9999),
  saved_for_later boolean not null default false,
  -- What it cost when the buyer last saw it: a later change is pointed out.
  seen_price_minor bigint not null,
  added_at timestamptz not null,
  primary key (user_id, inventory_id)
);
create table cart_deliveries (
  user_id uuid not null references carts (user_id) on delete cascade,
  supplier_id uuid not null references vendors (id),
  delivery_method_id uuid not null references delivery_methods (id),
  primary key (user_id, supplier_id)
);

create table orders (
  id uuid primary key,
  number bigint generated always as identity (start with 10001) unique,
  buyer_id uuid not null references users (id),
  -- order.process.ts decides.
  status text not null check (
    status in ('pending_payment', 'payment_expired', 'placed', 'partially_confirmed', 'confirmed', 'partially_fulfilled', 'fulfilled',
      'completed', 'cancelled')
  ),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  delivery_minor bigint not null check (delivery_minor >= 0),
  total_minor bigint not null check (total_minor = subtotal_minor + tax_minor + delivery_minor and total_minor > 0),
  -- Where it is to go and until when it is of use, as it was said at the checkout.
  yacht_id uuid references yachts (id),
  yacht_name text check (length(yacht_name) between 1 and 120),
  port text references ports (slug),
  berth text check (length(berth) between 1 and 120),
  contact text check (length(contact) between 1 and 160),
  arrives_from timestamptz,
  arrives_until timestamptz,
  latest_useful_on date,
  -- The same checkout again is answered with the same order.
  checkout_key text not null check (length(checkout_key) between 8 and 100),
  body_sha256 text not null,
  expires_at timestamptz not null,
  placed_at timestamptz,
  -- When what is captured was settled: a sub-order cancelled before is never charged, one cancelled after is refunded.
  settled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (buyer_id, checkout_key)
);
create index orders_buyer on orders (buyer_id, created_at desc, id desc);
create index orders_created on orders (created_at desc, id desc);

create table sub_orders (
  id uuid primary key,
  order_id uuid not null references orders (id),
  supplier_id uuid not null references vendors (id),
  -- sub-order.process.ts decides; `reserved` until the order is paid.
  status text not null check (
    status in ('reserved', 'released', 'pending_confirmation', 'change_proposed', 'confirmed', 'preparing', 'dispatched',
      'ready_for_collection', 'delivered', 'disputed', 'completed', 'returned', 'declined', 'cancelled', 'expired')
  ),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  delivery_kind text not null check (delivery_kind in ('berth', 'collection', 'courier')),
  delivery_name text not null,
  -- As ordered.
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  delivery_minor bigint not null check (delivery_minor >= 0),
  total_minor bigint not null check (total_minor = subtotal_minor + tax_minor + delivery_minor),
  -- As the supplier accepted it; null until then, zero when nothing was.
  accepted_subtotal_minor bigint,
  accepted_tax_minor bigint,
  accepted_delivery_minor bigint,
  accepted_total_minor bigint check (accepted_total_minor between 0 and total_minor),
  check (accepted_total_minor = accepted_subtotal_minor + accepted_tax_minor + accepted_delivery_minor),
  -- Frozen at placement: the rate, and what it makes of what was accepted.
  commission_bps integer not null check (commission_bps between 0 and 10000),
  commission_minor bigint check (commission_minor between 0 and accepted_total_minor),
  answer_by timestamptz,
  decided_at timestamptz,
  -- What the supplier said when answering, declining or cancelling.
  note text check (length(note) between 1 and 1000),
  -- {message, readyOn, lines: [{lineId, quantity, unitPriceMinor, substitute}]} while a change is proposed.
  proposal jsonb check (jsonb_typeof(proposal) = 'object'),
  ready_on date,
  tracking text check (length(tracking) between 1 and 200),
  delivered_at timestamptz,
  completed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, supplier_id)
);
create index sub_orders_supplier on sub_orders (supplier_id, created_at desc, id desc);
create index sub_orders_supplier_status on sub_orders (supplier_id, status, created_at desc, id desc);

create table sub_order_lines (
  id uuid primary key,
  sub_order_id uuid not null references sub_orders (id),
  position integer not null,
  inventory_id uuid not null references inventory_items (id),
  product_id uuid not null references products (id),
  -- As it was sold.
  name text not null,
  variant text,
  sku text,
  unit text,
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  tax_bps integer not null check (tax_bps between 0 and 10000),
  quantity integer not null check (quantity between 1 and 9999),
  net_minor bigint not null check (net_minor = unit_price_minor * quantity),
  tax_minor bigint not null check (tax_minor >= 0),
  accepted_quantity integer check (accepted_quantity between 0 and quantity),
  -- What was agreed instead, when a change was.
  substitute text check (length(substitute) between 1 and 200),
  -- Of what was taken from a counted stock, how much went back: all of it is sold or returned in the end.
  counts_stock boolean not null,
  returned_quantity integer not null default 0 check (returned_quantity between 0 and quantity),
  unique (sub_order_id, position)
);
create index sub_order_lines_inventory on sub_order_lines (inventory_id);

-- The emailed way to answer: only the hash is kept, and the answer uses it up.
create table sub_order_links (
  token_hash bytea primary key,
  sub_order_id uuid not null references sub_orders (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sub_order_links_sub_order on sub_order_links (sub_order_id);

create table payments (
  id uuid primary key,
  order_id uuid not null unique references orders (id),
  -- payment.process.ts decides.
  status text not null check (
    status in ('created', 'processing', 'requires_action', 'failed', 'expired', 'authorized', 'voided', 'captured', 'partially_refunded',
      'refunded', 'disputed', 'won', 'lost')
  ),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider_session_id text unique,
  provider_intent_id text unique,
  payment_url text,
  -- Why the last try did not do, in words for people.
  decline_message text,
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and captured_minor),
  version integer not null default 1,
  -- When the provider was last asked.
  read_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  sub_order_id uuid not null references sub_orders (id),
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (length(reason) between 1 and 1000),
  status text not null check (status in ('pending', 'done', 'failed')),
  provider_refund_id text unique,
  requested_by uuid references users (id),
  created_at timestamptz not null,
  done_at timestamptz
);
create index refunds_sub_order on refunds (sub_order_id);

create table transfers (
  id uuid primary key,
  sub_order_id uuid not null unique references sub_orders (id),
  vendor_id uuid not null references vendors (id),
  -- transfer.process.ts decides.
  status text not null check (
    status in ('accrued', 'eligible', 'sent', 'failed', 'partially_reversed', 'reversed')
  ),
  amount_minor bigint not null check (amount_minor >= 0),
  reversed_minor bigint not null default 0 check (reversed_minor between 0 and amount_minor),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider_transfer_id text unique,
  failure text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index transfers_vendor on transfers (vendor_id, created_at desc);

-- Every transition of the trade's processes, in the transaction that made it: the timeline.
create table trade_history (
  id uuid primary key,
  order_id uuid not null references orders (id),
  sub_order_id uuid references sub_orders (id),
  process text not null check (process in ('order', 'sub_order', 'payment', 'transfer')),
  command text not null,
  from_status text not null,
  to_status text not null,
  -- Null: by itself.
  actor_id uuid references users (id),
  actor_role text not null check (actor_role in ('crew_member', 'supplier', 'admin', 'system', 'provider')),
  note text,
  at timestamptz not null
);
create index trade_history_order on trade_history (order_id, at, id);

-- Double entry, in minor units, debit positive: what comes in stands in `cash`, against what is due to vendors and the commission earned.
create table ledger_entries (
  id uuid primary key,
  kind text not null check (kind in ('capture', 'refund', 'transfer', 'reversal')),
  -- What it records, once: `capture:<payment>`, `refund:<refund>`, `transfer:<transfer>`, `reversal:<refund>`.
  source text not null unique,
  order_id uuid not null references orders (id),
  buyer_id uuid not null references users (id),
  memo text not null,
  at timestamptz not null
);
create index ledger_entries_at on ledger_entries (at desc, id desc);
create index ledger_entries_order on ledger_entries (order_id, at);
create index ledger_entries_buyer on ledger_entries (buyer_id, at desc, id desc);

create table ledger_postings (
  entry_id uuid not null references ledger_entries (id),
  position integer not null,
  account text not null check (account in ('cash', 'vendor_due', 'commission')),
  sub_order_id uuid not null references sub_orders (id),
  vendor_id uuid not null references vendors (id),
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (entry_id, position)
);
create index ledger_postings_vendor on ledger_postings (vendor_id, entry_id);
create index ledger_postings_sub_order on ledger_postings (sub_order_id);

create function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_postings where entry_id = new.entry_id group by currency, sub_order_id having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger entry % does not balance', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_entry_balances();
create trigger ledger_entries_are_final before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_postings_are_final before update or delete on ledger_postings
  for each row execute function refuse_change();

-- Whoever sells already can hand things over at their own address, as those can who come from now on.
insert into delivery_methods (id, supplier_id, kind, name, details, cost_minor, currency, position, created_at)
select uuidv7(), id, 'collection', 'Collection', 'Collect it from our address.', 0, 'EUR', 1, now() from vendors where kind = 'supplier';
