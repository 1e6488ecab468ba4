-- Time that is sold: when a provider works, what is free of it, and what was booked (docs/adr/0019, 0020).

create extension if not exists btree_gist;

-- Where a service is done, what its price includes, and for how many units its duration is; null: however many.
alter table services add column place_kinds text[] not null default '{berth}'
  check (cardinality(place_kinds) > 0 and place_kinds <@ array['berth', 'yard', 'remote']);
alter table services add column included text[] not null default '{}' check (cardinality(included) <= 12);
alter table services add column duration_units integer check (duration_units between 1 and 999);

-- A provider's own row, and one for each service that differs: there null is as the provider has it.
create table schedules (
  id uuid primary key,
  provider_id uuid not null references vendors (id),
  service_id uuid references services (id),
  -- [[["08:00", "12:30"], …] for Monday, … Sunday], on the clock of the port.
  hours jsonb check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  -- [{on, intervals, note}]: instead of the weekday's hours. Of the provider alone, as the travel times are: {port: minutes}.
  exceptions jsonb not null default '[]' check (jsonb_typeof(exceptions) = 'array'),
  travel jsonb not null default '{}' check (jsonb_typeof(travel) = 'object'),
  notice_hours integer check (notice_hours between 0 and 720),
  horizon_days integer check (horizon_days between 1 and 365),
  buffer_before_minutes integer check (buffer_before_minutes between 0 and 480),
  buffer_after_minutes integer check (buffer_after_minutes between 0 and 480),
  check (
    service_id is not null
    or (hours is not null and notice_hours is not null and horizon_days is not null and buffer_before_minutes is not null
      and buffer_after_minutes is not null)
  ),
  version integer not null default 1,
  updated_at timestamptz not null,
  unique nulls not distinct (provider_id, service_id)
);

-- Who can work at the same time as others: two technicians, a crane.
create table teams (
  id uuid primary key,
  provider_id uuid not null references vendors (id),
  name text not null check (length(name) between 1 and 80),
  position integer not null,
  created_at timestamptz not null,
  archived_at timestamptz
);
create index teams_provider on teams (provider_id, position) where archived_at is null;
insert into teams (id, provider_id, name, position, created_at)
select uuidv7(), id, 'Team 1', 1, now() from vendors where kind = 'service_provider';
-- None for a service: any team does it.
create table service_teams (
  service_id uuid not null references services (id),
  team_id uuid not null references teams (id),
  primary key (service_id, team_id)
);

create table time_off (
  id uuid primary key,
  provider_id uuid not null references vendors (id),
  -- Null: every team.
  team_id uuid references teams (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  note text check (length(note) between 1 and 120),
  created_at timestamptz not null
);
create index time_off_provider on time_off (provider_id, ends_at);

create table bookings (
  id uuid primary key,
  number bigint generated always as identity (start with 10001) unique,
  buyer_id uuid not null references users (id),
  provider_id uuid not null references vendors (id),
  service_id uuid not null references services (id),
  team_id uuid not null references teams (id),
  -- booking.process.ts decides.
  status text not null check (
    status in ('held', 'released', 'requested', 'time_proposed', 'confirmed', 'reschedule_proposed', 'in_progress', 'completed',
      'no_show', 'disputed', 'declined', 'withdrawn', 'expired', 'cancelled_by_crew', 'cancelled_by_provider', 'cancelled')
  ),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- With travel and buffers, as it is in occupied_periods.
  blocked_from timestamptz not null check (blocked_from <= starts_at),
  blocked_until timestamptz not null check (blocked_until >= ends_at),
  time_zone text not null,
  whole_days boolean not null,
  -- As it was sold.
  service_name text not null,
  priced_per text not null check (priced_per in ('visit', 'hour', 'day', 'unit')),
  unit text,
  quantity integer not null check (quantity between 1 and 999),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  tax_bps integer not null check (tax_bps between 0 and 10000),
  tax_category text not null check (tax_category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  tax_reason text,
  bill_to jsonb check (jsonb_typeof(bill_to) = 'object'),
  subtotal_minor bigint not null check (subtotal_minor = unit_price_minor * quantity),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = subtotal_minor + tax_minor and total_minor > 0),
  cancellation_policy text not null check (cancellation_policy in ('flexible', 'moderate', 'strict')),
  commission_bps integer not null check (commission_bps between 0 and 10000),
  commission_minor bigint not null check (commission_minor between 0 and total_minor),
  place_kind text not null check (place_kind in ('berth', 'yard', 'remote')),
  port text references ports (slug),
  check (port is not null or place_kind = 'remote'),
  yacht_id uuid references yachts (id),
  yacht_name text check (length(yacht_name) between 1 and 120),
  berth text check (length(berth) between 1 and 120),
  contact text check (length(contact) between 1 and 160),
  latest_useful_on date,
  note text check (length(note) between 1 and 1000),
  -- The last word that came with a decision.
  answer text check (length(answer) between 1 and 1000),
  -- Another time that is asked for: {teamId, startsAt, endsAt, blockedFrom, blockedUntil, by, message, expiresAt}.
  proposal jsonb check (jsonb_typeof(proposal) = 'object'),
  expires_at timestamptz not null,
  requested_at timestamptz,
  answer_by timestamptz,
  decided_at timestamptz,
  completed_at timestamptz,
  -- When what is captured was settled: a booking that ends before is never charged, one that ends after is refunded.
  settled_at timestamptz,
  booking_key text not null check (length(booking_key) between 8 and 100),
  body_sha256 text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (buyer_id, booking_key)
);
create index bookings_buyer on bookings (buyer_id, starts_at desc, id desc);
create index bookings_provider on bookings (provider_id, starts_at desc, id desc);
create index bookings_provider_status on bookings (provider_id, status, starts_at desc, id desc);
create index bookings_starts on bookings (starts_at desc, id desc);

-- What a team is busy with: bookings with their buffers, the time proposed for one, time off. Two sources never overlap; a booking's own
-- proposal may overlap it.
create table occupied_periods (
  team_id uuid not null references teams (id),
  period tstzrange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  kind text not null check (kind in ('booking', 'proposal', 'time_off')),
  -- The booking, or the time off.
  source_id uuid not null,
  unique (source_id, kind, team_id),
  exclude using gist (team_id with =, period with &&, source_id with <>)
);

create table supplements (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  -- supplement.process.ts decides.
  status text not null check (status in ('proposed', 'pending_payment', 'paid', 'declined', 'withdrawn', 'expired')),
  description text not null check (length(description) between 1 and 500),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  subtotal_minor bigint not null check (subtotal_minor > 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = subtotal_minor + tax_minor),
  commission_minor bigint not null check (commission_minor between 0 and total_minor),
  expires_at timestamptz not null,
  supplement_key text not null check (length(supplement_key) between 8 and 100),
  body_sha256 text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (booking_id, supplement_key)
);
create index supplements_booking on supplements (booking_id, id);

create function booking_is_purchase_and_sale() returns trigger language plpgsql as $$
begin
  insert into purchases (id, kind, number, buyer_id, currency)
  values (new.id, 'booking', 'B-' || new.number, new.buyer_id, new.currency);
  insert into sales (id, kind, purchase_id, vendor_id) values (new.id, 'booking', new.id, new.provider_id);
  return null;
end $$;
create trigger bookings_are_purchases after insert on bookings for each row execute function booking_is_purchase_and_sale();
create function supplement_is_sale() returns trigger language plpgsql as $$
begin
  insert into sales (id, kind, purchase_id, vendor_id)
  select new.id, 'supplement', new.booking_id, provider_id from bookings where id = new.booking_id;
  return null;
end $$;
create trigger supplements_are_sales after insert on supplements for each row execute function supplement_is_sale();

create table booking_files (
  file_id text primary key,
  booking_id uuid not null references bookings (id),
  added_by uuid not null references users (id),
  name text not null check (length(name) between 1 and 255),
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  added_at timestamptz not null
);
create index booking_files_booking on booking_files (booking_id, added_at);

-- Secret addresses of one's own calendar: only the hash is kept.
create table calendar_feeds (
  id uuid primary key,
  user_id uuid not null references users (id),
  token_hash bytea not null unique,
  with_details boolean not null,
  created_at timestamptz not null,
  last_read_at timestamptz
);
create index calendar_feeds_user on calendar_feeds (user_id);

-- Calendars from elsewhere: their busy times hide slots, and nothing else of them is kept.
create table outside_calendars (
  id uuid primary key,
  provider_id uuid not null references vendors (id),
  team_id uuid references teams (id),
  name text not null check (length(name) between 1 and 80),
  -- Null: from a file.
  address text check (length(address) <= 2000),
  etag text,
  last_modified text,
  last_read_at timestamptz,
  failure text,
  created_at timestamptz not null
);
create index outside_calendars_provider on outside_calendars (provider_id);
create table outside_busy (
  calendar_id uuid not null references outside_calendars (id) on delete cascade,
  period tstzrange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period))
);
create index outside_busy_calendar on outside_busy (calendar_id, upper(period));
