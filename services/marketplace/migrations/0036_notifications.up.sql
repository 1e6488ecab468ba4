-- What a person is told in the app: one row for each event that concerns them, written in the event's own transaction.
create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  -- What it is about, and so how it may be mailed.
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  title text not null check (length(title) between 1 and 300),
  detail text check (length(detail) <= 1000),
  -- The page of the site where the reader goes on: never a link that opens something without signing in.
  path text not null check (path ~ '^/[^/]' and length(path) <= 500),
  created_at timestamptz not null,
  read_at timestamptz,
  -- Its place in the order in which notifications became visible: given after its transaction, by one sender at a time, so that
  -- who has seen all up to a number misses nothing that commits later.
  sequence bigint unique
);
create sequence notification_sequence owned by notifications.sequence;
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;
create index notifications_resumed on notifications (user_id, sequence);
create index notifications_unsent on notifications (created_at) where sequence is null;
create index notifications_read on notifications (read_at) where read_at is not null;
