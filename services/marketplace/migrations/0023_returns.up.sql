-- What buyers give back of a delivered sub-order, and what is said and decided about it.

-- How much of a line is in returns, whatever becomes of them; what is withdrawn can be returned again.
alter table sub_order_lines
  add column quantity_in_returns integer not null default 0,
  add constraint sub_order_lines_returned check (quantity_in_returns between 0 and coalesce(accepted_quantity, 0));

create table returns (
  id uuid primary key,
  sub_order_id uuid not null references sub_orders (id),
  kind text not null check (kind in ('complaint', 'withdrawal')),
  -- return.process.ts decides.
  status text not null check (
    status in ('requested', 'part_proposed', 'rejected', 'accepted', 'sent_back', 'received', 'escalated', 'refunded', 'dismissed',
      'withdrawn', 'closed')
  ),
  -- A withdrawal from the contract needs none.
  reason text check (reason in ('damaged', 'wrong_item', 'not_as_described', 'not_needed', 'other')),
  check (kind = 'withdrawal' or reason is not null),
  note text check (length(note) between 1 and 2000),
  wanted text not null check (wanted in ('refund', 'price_reduction')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What the lines cost with tax, and with delivery where nothing else is left: nobody is given back more.
  most_minor bigint not null check (most_minor > 0),
  requested_minor bigint not null check (requested_minor between 1 and most_minor),
  -- As proposed, agreed or decided.
  agreed_minor bigint check (agreed_minor between 0 and most_minor),
  goods_come_back boolean not null,
  instructions text check (length(instructions) between 1 and 2000),
  tracking text check (length(tracking) between 1 and 200),
  answer_by timestamptz,
  refund_id uuid unique references refunds (id),
  request_key text not null,
  body_sha256 text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (sub_order_id, request_key)
);
create index returns_waiting on returns (status, answer_by) where status not in ('refunded', 'dismissed', 'withdrawn', 'closed');

create table return_lines (
  return_id uuid not null references returns (id),
  line_id uuid not null references sub_order_lines (id),
  quantity integer not null check (quantity > 0),
  primary key (return_id, line_id)
);
create index return_lines_line on return_lines (line_id);

-- Every step, and every message, which leaves the state as it is.
create table return_history (
  id uuid primary key,
  return_id uuid not null references returns (id),
  command text not null,
  from_status text,
  to_status text not null,
  -- Null: by itself.
  actor_id uuid references users (id),
  actor_role text not null check (actor_role in ('crew_member', 'supplier', 'admin', 'system')),
  note text,
  at timestamptz not null
);
create index return_history_return on return_history (return_id, at, id);

create table return_files (
  file_id text primary key,
  return_id uuid not null references returns (id),
  added_by uuid not null references users (id),
  name text not null check (length(name) between 1 and 255),
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  added_at timestamptz not null
);
create index return_files_return on return_files (return_id, added_at);
