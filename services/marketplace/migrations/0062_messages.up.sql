-- What buyer, vendor and market write to each other about a sub-order or booking. Nothing of it is changed or removed: it is part of what was agreed.
create table sale_messages (
  -- In the order of time.
  id uuid primary key,
  sale_id uuid not null references sales (id),
  author_id uuid not null references users (id),
  party text not null check (party in ('crew_member', 'vendor', 'admin')),
  text text not null check (text <> '' and length(text) <= 2000),
  -- The author's, so that a message that is sent again is not written again.
  request_key text not null,
  written_at timestamptz not null,
  unique (author_id, request_key)
);
create index sale_messages_sale on sale_messages (sale_id, id);
