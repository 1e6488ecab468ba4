-- How each person wants to be mailed what they are notified of, by kind; what has no row is mailed at once.
create table mail_choices (
  user_id uuid not null references users (id),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  delivery text not null check (delivery in ('at_once', 'daily', 'never')),
  primary key (user_id, kind)
);
insert into mail_choices (user_id, kind, delivery)
select user_id, 'order', 'never' from notification_choices where not orders_by_email
union all
select user_id, 'booking', 'never' from notification_choices where not bookings_by_email;

-- It waits for the daily mail of its person.
alter table notifications add column digest_due boolean not null default false;
create index notifications_digest on notifications (user_id) where digest_due;

-- What admins write to many. Who gets it is decided when it is sent.
create table announcements (
  id uuid primary key,
  title text not null check (length(title) between 1 and 120),
  body text not null check (length(body) between 1 and 1000),
  -- Null: of every role, and wherever they are.
  role text check (role in ('crew_member', 'supplier', 'service_provider', 'admin')),
  port text references ports (slug),
  -- Only who agreed to news gets it.
  is_promotional boolean not null,
  written_by uuid not null references users (id),
  created_at timestamptz not null,
  send_at timestamptz not null,
  sent_at timestamptz,
  withdrawn_at timestamptz,
  -- How many have got it.
  recipients integer not null default 0 check (recipients >= 0)
);
create index announcements_latest on announcements (created_at desc, id desc);
alter table notifications add column announcement_id uuid references announcements (id);
create unique index notifications_announced on notifications (announcement_id, user_id) where announcement_id is not null;

-- The last daily mail of a person: a day of their own time zone.
create table digests (
  user_id uuid primary key references users (id),
  sent_on date not null
);
