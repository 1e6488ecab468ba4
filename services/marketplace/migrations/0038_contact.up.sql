-- What people write to the market through its contact page, and what the admins answer.
create table contact_messages (
  id uuid primary key,
  -- Shown as M-10001.
  number bigint generated always as identity (start with 10001) unique,
  topic text not null check (topic in ('order', 'booking', 'payment', 'account', 'selling', 'vendor', 'other')),
  name text not null check (name <> ''),
  email text not null check (length(email) between 3 and 254),
  -- As it was written: nothing has to have this number.
  order_number text,
  vendor_id uuid references vendors (id) on delete set null,
  status text not null check (status in ('open', 'held', 'answered', 'closed')),
  held_because text check (held_because in ('trap', 'no_form', 'too_quick', 'links', 'markup', 'repeated', 'too_many')),
  -- The network it came from, and its words, as hashes: for counting alone.
  sent_from text not null,
  text_hash bytea not null,
  -- Of the form it was sent with: sent twice it is one message.
  form_key text unique,
  waiting_since timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contact_messages_status on contact_messages (status, waiting_since, id);
create index contact_messages_all on contact_messages (waiting_since, id);
create index contact_messages_sent_from on contact_messages (sent_from, created_at);
create index contact_messages_text on contact_messages (text_hash, created_at);
create index contact_messages_vendor on contact_messages (vendor_id) where vendor_id is not null;

create table contact_entries (
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  command text not null check (command in ('write', 'answer', 'close', 'reopen', 'release')),
  from_status text,
  to_status text not null,
  -- The admin; null: the sender.
  actor_id uuid references users (id),
  text text,
  at timestamptz not null,
  check ((command in ('write', 'answer')) = (text is not null))
);
create index contact_entries_message on contact_entries (message_id, at, id);

-- Addresses that were left for news of what opens next; written to once their owner has opened the link.
create table news_addresses (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  email_key text generated always as (lower(email)) stored unique,
  -- SHA-256 of the secret in the mailed link.
  token_hash bytea not null unique,
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  created_at timestamptz not null
);
create index news_addresses_unconfirmed on news_addresses (created_at) where confirmed_at is null;
