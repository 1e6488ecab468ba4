-- Whom a yacht's owner lets buy for it, by the address of their crew account, which need not be there yet.
create table yacht_people (
  yacht_id uuid not null references yachts (id) on delete cascade,
  email text not null check (length(email) between 3 and 254),
  email_key text generated always as (lower(email)) stored,
  primary key (yacht_id, email_key),
  position integer not null,
  role text not null check (role in ('approver', 'buyer')),
  -- For one order, delivery and tax included, in the market's currency; null: none.
  spending_limit_minor bigint check (spending_limit_minor >= 0),
  check (role = 'buyer' or spending_limit_minor is null)
);
create index yacht_people_email on yacht_people (email_key);

-- Everybody who buys for a yacht, and as what.
create view yacht_crew as
select yacht_id, user_id, 'owner' as role, null::bigint as spending_limit_minor from yacht_members
union all
select p.yacht_id, u.id, p.role, p.spending_limit_minor
from yacht_people p join users u on u.email_key = p.email_key and u.role = 'crew_member' and u.closed_at is null
where not exists (select from yacht_members m where m.yacht_id = p.yacht_id and m.user_id = u.id);

create table approvals (
  id uuid primary key,
  number bigint generated always as identity (start with 1001) unique,
  -- approval.process.ts decides.
  status text not null check (status in ('asked', 'approved', 'ordered', 'declined', 'withdrawn', 'expired')),
  requester_id uuid not null references users (id),
  -- Who approved or declined.
  approver_id uuid references users (id),
  note text check (length(note) between 1 and 1000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What it came to when it was asked for; what is charged is decided when it is ordered.
  asked_minor bigint not null check (asked_minor > 0),
  -- Where it is to go and who buys, as in a cart.
  yacht_id uuid not null references yachts (id),
  port text references ports (slug),
  berth text check (length(berth) between 1 and 120),
  contact text check (length(contact) between 1 and 160),
  arrives_from timestamptz,
  arrives_until timestamptz,
  check (arrives_from <= arrives_until),
  latest_useful_on date,
  note_to_supplier text check (length(note_to_supplier) between 1 and 500),
  if_incomplete text check (if_incomplete in ('ask', 'send', 'cancel')),
  bill_to jsonb check (bill_to ->> 'status' = 'business'),
  po_number text check (length(po_number) between 1 and 40),
  cost_centre text check (length(cost_centre) between 1 and 40),
  -- False: one thing by itself, which lay in no cart.
  from_cart boolean not null,
  order_id uuid unique references orders (id),
  check ((status in ('approved', 'ordered')) = (order_id is not null)),
  check (status in ('asked', 'withdrawn', 'expired') or approver_id is not null),
  request_key text not null,
  body_sha256 text not null,
  unique (requester_id, request_key),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);
create index approvals_requester on approvals (requester_id, created_at desc, id desc);
create index approvals_yacht on approvals (yacht_id, created_at desc, id desc);

create table approval_lines (
  approval_id uuid not null references approvals (id) on delete cascade,
  inventory_id uuid not null references inventory_items (id),
  product_id uuid not null references products (id),
  position integer not null,
  quantity integer not null check (quantity between 1 and 9999),
  asked_price_minor bigint not null check (asked_price_minor >= 0),
  primary key (approval_id, inventory_id)
);
create table approval_deliveries (
  approval_id uuid not null references approvals (id) on delete cascade,
  supplier_id uuid not null references vendors (id),
  delivery_method_id uuid references delivery_methods (id),
  port text references ports (slug),
  address text check (length(address) between 1 and 300),
  check ((port is null) = (address is null)),
  primary key (approval_id, supplier_id)
);

-- Whatever the program does: nobody buys above their limit, and only who may approve orders what was asked for.
create function order_is_within_limit() returns trigger language plpgsql as $$
declare
  most bigint;
begin
  select p.spending_limit_minor into most from yacht_people p join users u on u.email_key = p.email_key
  where u.id = new.buyer_id and p.yacht_id = new.yacht_id
  for share of p;
  if most < new.total_minor then
    raise exception 'order % is above the limit of its buyer', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_within_limit before insert on orders
  for each row when (new.yacht_id is not null) execute function order_is_within_limit();

create function approval_is_by_approver() returns trigger language plpgsql as $$
begin
  if not exists (
    select from orders o join yacht_crew c on c.user_id = o.buyer_id and c.yacht_id = new.yacht_id
    where o.id = new.order_id and o.buyer_id = new.approver_id and c.role in ('owner', 'approver')
  ) then
    raise exception 'approval % was not given by an approver', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger approvals_by_approver before update of order_id on approvals
  for each row when (new.order_id is not null and new.order_id is distinct from old.order_id) execute function approval_is_by_approver();
