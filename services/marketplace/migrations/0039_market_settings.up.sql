-- What admins set for the whole market. Without a row it is as the market was configured at its start.
create table market_settings (
  -- There is one.
  id uuid primary key check (id = '00000000-0000-7000-8000-000000000001'),
  commission_bps integer not null check (commission_bps between 0 and 10000),
  takes_orders boolean not null,
  takes_bookings boolean not null,
  takes_applications boolean not null,
  version integer not null check (version > 0),
  updated_by uuid not null references users (id),
  updated_at timestamptz not null
);

-- Who was asked to run the market with the others. Signing up by the link makes an admin.
create table admin_invitations (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  email_key text not null generated always as (lower(email)) stored,
  token_hash bytea not null unique,
  invited_by uuid not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users (id),
  withdrawn_at timestamptz,
  check ((accepted_at is null) = (accepted_by is null))
);
create index admin_invitations_waiting on admin_invitations (created_at desc) where accepted_at is null and withdrawn_at is null;

-- The audit log is read by what was done and by whom.
create index audit_log_act on audit_log (act, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_latest on audit_log (at desc, id desc);
