-- People, how they prove who they are, and what the shell itself needs. Ids are UUIDv7, made in the application.

create table users (
  id uuid primary key,
  email text not null,
  -- One account an address, however it is written; the address itself stays as the person typed it.
  email_key text generated always as (lower(email)) stored,
  role text not null check (role in ('crew_member', 'admin', 'supplier', 'service_provider')),
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  phone text check (length(phone) between 4 and 32),
  password_hash text not null,
  picture_file_id text,
  time_zone text not null default 'UTC',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A closed account keeps its row, without the person: orders and bookings still point at it.
  closed_at timestamptz
);
create unique index users_email_key on users (email_key);

create table notification_choices (
  user_id uuid primary key references users (id) on delete cascade,
  orders_by_email boolean not null default true,
  bookings_by_email boolean not null default true,
  documents_by_email boolean not null default true,
  news_by_email boolean not null default false
);

create table crew_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  position text check (length(position) between 1 and 80),
  yacht_name text check (length(yacht_name) between 1 and 120),
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  about text check (length(about) <= 2000),
  licences jsonb not null default '[]' check (jsonb_typeof(licences) = 'array'),
  updated_at timestamptz not null
);

-- A sign-up is an account nobody has proved yet. `address_taken` rows exist so that the answer to a sign-up, and all
-- that can be done with it, is the same whether or not the address has an account: no code ever fits them.
create table sign_ups (
  id uuid primary key,
  email text not null,
  email_key text generated always as (lower(email)) stored,
  role text not null check (role in ('crew_member', 'supplier', 'service_provider')),
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  password_hash text not null,
  address_taken boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  user_id uuid references users (id) on delete cascade
);
create index sign_ups_email_key on sign_ups (email_key, created_at desc);
create index sign_ups_expires_at on sign_ups (expires_at);

create table verification_codes (
  id uuid primary key,
  sign_up_id uuid not null references sign_ups (id) on delete cascade,
  code_hmac bytea not null,
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_codes_sign_up on verification_codes (sign_up_id, created_at desc);

create table sessions (
  id uuid primary key,
  -- SHA-256 of the opaque token: whoever reads the table cannot sign in with it.
  token_hash bytea not null unique,
  user_id uuid references users (id) on delete cascade,
  sign_up_id uuid references sign_ups (id) on delete cascade,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- A session starts with a sign-up and, once the code is proved, belongs to the user as well.
  check (user_id is not null or sign_up_id is not null)
);
create index sessions_user on sessions (user_id) where revoked_at is null;
create index sessions_expires_at on sessions (expires_at);

create table password_resets (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

-- Wrong tries, counted by what is tried (a keyed hash of the address), whether or not it exists.
create table throttles (
  bucket text primary key,
  failures integer not null check (failures > 0),
  last_failed_at timestamptz not null,
  blocked_until timestamptz
);
create index throttles_last_failed_at on throttles (last_failed_at);

create table outbox_mails (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  created_at timestamptz not null
);
create index outbox_mails_created_at on outbox_mails (created_at desc);

create table page_view_counts (
  day date not null,
  pattern text not null,
  views bigint not null check (views > 0),
  primary key (day, pattern)
);
